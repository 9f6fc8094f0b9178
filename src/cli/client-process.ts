/** A client in a process of its own, which speaks lines of JSON on its standard input and output. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { isJsonObject } from "../matching/json-value";
import { parsedJson } from "../protocol/parsed-json";
import { cut } from "../protocol/problem-words";

/** What a client says about itself when it is up. */
export interface Introduction {
  /** What it can do: the arguments of each act by name, each with its kind. */
  readonly acts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A client did not do what the protocol asks of it; the message is one sentence. */
export class ClientProblem extends Error {
  override readonly name = "ClientProblem";
}

/** A client that runs. */
export interface ClientProcess {
  readonly introduction: Introduction;
  /** Tells the client something that needs no answer. */
  send(line: Readonly<Record<string, unknown>>): void;
  /** Asks the client, and gives its answer. @throws ClientProblem when it fails, ends, or takes too long */
  ask(line: Readonly<Record<string, unknown>>, timeLimit?: number): Promise<Readonly<Record<string, unknown>>>;
  /** Ends the process. */
  end(): void;
}

/** Starting a program takes long on a busy machine. */
const MIN_START_SECONDS = 10;

const ENDED = "The client's process has ended.";

/** What a client may write on its standard output in one plan: what it logs there, and its views, are far shorter. */
const MAX_OUTPUT_MEBIBYTES = 4;
const FLOODS = `The client has written more than ${MAX_OUTPUT_MEBIBYTES} MiB on its standard output, and was ended.`;

type Row = Readonly<Record<string, unknown>>;

/**
 * Starts a client and waits for its first line.
 *
 * @param onSleep - called when the client waits by the virtual clock; it is woken when the promise resolves
 * @param signal - ends the process
 * @throws ClientProblem when it ends before, or takes too long
 */
export async function startClient(
  command: string,
  timeoutSeconds: number,
  onSleep: (seconds: number, isTimeLimit: boolean) => Promise<void>,
  signal?: AbortSignal,
): Promise<ClientProcess> {
  const child = spawn(command, { shell: true, stdio: "pipe", detached: true });
  child.stderr.on("data", (piece: Buffer) => process.stderr.write(piece));
  const waiting = new Map<unknown, (answer: Row | ClientProblem) => void>();
  let asked = 0;
  const settle = (id: unknown, answer: Row | ClientProblem): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const tell = (line: Row): void => void child.stdin.write(`${JSON.stringify(line)}\n`);
  const answerTo = (id: unknown, what: string, seconds = timeoutSeconds): Promise<Row> =>
    new Promise((resolve, reject) => {
      const late = (): void =>
        settle(id, new ClientProblem(`The client gave no answer to ${what} within ${seconds} s.`));
      const timer = setTimeout(late, seconds * 1000);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        if (answer instanceof ClientProblem) reject(answer);
        else resolve(answer);
      });
    });
  let ending: string | undefined;
  const ended = (reason: string): void => {
    ending ??= reason;
    for (const id of [...waiting.keys()]) settle(id, new ClientProblem(ending));
  };
  const end = (): void => {
    // The time limits of what is asked would keep this process alive.
    ended(ENDED);
    endGroup(child);
    closePipes(child);
  };
  signal?.addEventListener("abort", end, { once: true });
  whenEnded(child, () => ended(ENDED));
  whenFlooded(child, () => ended(FLOODS));
  let garbage: string | undefined;
  const notJson = (text: string): void => void (garbage ??= text);
  onRows(child, notJson, (line) => {
    const seconds = line["sleep"] ?? line["timeout"];
    if (typeof seconds === "number") {
      void onSleep(seconds, line["sleep"] === undefined).then(() => tell({ do: "wake", id: line["id"] }));
    } else settle(line["ready"] === true ? "ready" : line["id"], line);
  });
  const introduction = introductionIn(
    await answerTo("ready", "being started", Math.max(timeoutSeconds, MIN_START_SECONDS)).catch((problem: unknown) => {
      end();
      throw problem instanceof ClientProblem ? withFirstLine(problem, garbage) : problem;
    }),
  );
  return {
    introduction,
    send: tell,
    ask: async (line, timeLimit) => {
      if (ending !== undefined) throw new ClientProblem(ending);
      asked += 1;
      const answer = answerTo(asked, String(line["do"]), timeLimit);
      tell({ ...line, id: asked });
      const { failed, ...rest } = await answer;
      if (failed !== undefined) throw new ClientProblem(String(failed));
      return rest;
    },
    end,
  };
}

/** Waits until its output is read as well: what it wrote at last belongs into the report. */
function whenEnded(child: ChildProcess & { readonly stdin: Writable }, ended: () => void): void {
  child.stdin.on("error", () => undefined);
  child.on("error", ended);
  child.on("close", ended);
  // A program that it has started may keep the output open.
  child.on("exit", () => setTimeout(ended, 1000).unref());
}

/** Says what a client wrote instead of its first line. */
function withFirstLine(problem: ClientProblem, line: string | undefined): ClientProblem {
  if (line === undefined) return problem;
  const shown = JSON.stringify(cut(line, 60));
  return new ClientProblem(
    `${problem.message} It wrote ${shown}; its first line has to be {"ready": true, "acts": {…}}.`,
  );
}

/** Lines that are not JSON objects are the client's own: it may log there. */
function onRows(
  { stdout }: ChildProcess & { readonly stdout: Readable },
  onOther: (text: string) => void,
  onRow: (row: Row) => void,
): void {
  createInterface({ input: stdout }).on("line", (text) => {
    const row = rowIn(text);
    if (row === undefined) onOther(text);
    else onRow(row);
  });
}

/** Ends a client that writes without end: a line that never ends would be kept until the memory is full. */
function whenFlooded(child: ChildProcess & { readonly stdout: Readable }, flooded: () => void): void {
  let bytes = 0;
  child.stdout.on("data", (piece: string | Buffer) => {
    bytes += piece.length;
    if (bytes <= MAX_OUTPUT_MEBIBYTES * 2 ** 20) return;
    flooded();
    child.stdout.destroy();
    endGroup(child);
  });
}

/** Ends a command: the shell and what it started are one group of processes. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** A daemon of the client, which is in no group, would keep this process alive as long as it holds them. */
function closePipes({ stdin, stdout, stderr }: ChildProcessWithoutNullStreams): void {
  for (const pipe of [stdin, stdout, stderr]) pipe.destroy();
}

function rowIn(text: string): Row | undefined {
  const value = parsedJson(text);
  return isJsonObject(value) ? { ...value } : undefined;
}

function introductionIn(line: Row): Introduction {
  const acts: Record<string, Row> = {};
  for (const [name, kinds] of Object.entries(Object(line["acts"]))) acts[name] = Object(kinds);
  return { acts };
}
