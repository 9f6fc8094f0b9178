/** Where the command `campaign` looks at what a client shows. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { Unplayable } from "../campaign/run";
import { unknownName } from "../model/fixture/fault-plan";
import type { CampaignCommandOptions } from "./campaign-options";
import { ClientProblem, type ClientProcess, endGroup } from "./client-process";

/** Gives what a client shows. @throws ClientProblem for what is no view, Unplayable where none could ever be seen */
export type ClientView = (client: ClientProcess) => Promise<Readonly<Record<string, unknown>>>;

/**
 * The way to a client's view: its own line, or an address or a command next to it. One that has never given anything is
 * taken for a mistake in the arguments, not of the client.
 *
 * @param known - the parts that a view may have
 */
export function clientView({ view, timeoutSeconds }: CampaignCommandOptions, known: readonly string[]): ClientView {
  let hasShown = false;
  return async (client) => {
    let given: unknown;
    try {
      given = view === undefined ? (await client.ask({ do: "view" }))["view"] : await shownAt(view, timeoutSeconds);
    } catch (error) {
      if (view === undefined || error instanceof ClientProblem) throw error;
      const sentence = `--view ${view} gives no JSON: ${reasonOf(error)}.`;
      throw hasShown ? new ClientProblem(sentence) : new Unplayable(sentence);
    }
    hasShown = true;
    if (typeof given !== "object" || given === null || Array.isArray(given)) {
      throw new ClientProblem(`The client's view is not an object: ${JSON.stringify(given) ?? "nothing was given"}.`);
    }
    const unknown = Object.keys(given).find((name) => !known.includes(name));
    if (Object.keys(given).length === 0) {
      throw new ClientProblem(`The client's view has no part to compare; it can have ${known.join(", ")}.`);
    }
    if (unknown === undefined) return { ...given };
    throw new ClientProblem(`The client's view: ${unknownName("part", unknown, known)}.`);
  };
}

async function shownAt(view: string, timeoutSeconds: number): Promise<unknown> {
  const milliseconds = timeoutSeconds * 1000;
  if (/^https?:\/\//u.test(view)) return (await fetch(view, { signal: AbortSignal.timeout(milliseconds) })).json();
  return JSON.parse(await printedBy(view, milliseconds));
}

async function printedBy(command: string, timeout: number): Promise<string> {
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(child);
  }, timeout);
  const code = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  const [printed, problem, status] = await Promise.all([text(child.stdout), text(child.stderr), code]);
  clearTimeout(timer);
  if (isLate) throw new Error(`it has not ended within ${timeout / 1000} s`);
  if (status !== 0) throw new Error(problem.trim() || `it ended with the status ${status}`);
  return printed;
}

/** What went wrong, from the last word about it: a command's on standard error, a connection's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.trim().split("\n").at(-1) ?? "";
}
