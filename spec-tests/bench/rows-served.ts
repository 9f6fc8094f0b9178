import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { createInterface } from "node:readline";
import { timingOf } from "./measure";
import { type BenchRow, ratioRow } from "./report";
import { CONTENT } from "./starting-points";

const CLI = "dist/cli.js";
const OURS = [CLI, "serve", "--port", "0", "--quiet", "--fixture", "spec-tests/bench/served-realm.json"];
const EXPRESS = ["spec-tests/bench/express-server.mjs"];
const GOAL = "≤ 1.2";
/** Rounds at the beginning, in which the engine optimizes the code. */
const UNCOUNTED = 4;
const HEADERS = {
  authorization: `Basic ${btoa("ann@example.test:key")}`,
  "content-type": "application/x-www-form-urlencoded",
};
/** Makes a process say how much processor time it has used, when it is asked. */
const METER = "data:text/javascript,process.on('message',()=>process.send(process.cpuUsage()))";

/** What the answers have that the clients read. */
interface Answer {
  readonly queue_id?: string;
  readonly events?: readonly { readonly id: number }[];
}

/** A server in a process of its own, with connections that stay open. */
class ServedSide {
  private agent = new Agent({ keepAlive: true });

  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(args: readonly string[]): Promise<ServedSide> {
    const child = spawn(process.execPath, ["--import", METER, ...args], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    if (child.stdout === null) throw new Error("The output of the server must be a pipe.");
    const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    return new ServedSide(child, (JSON.parse(line) as { url: string }).url);
  }

  stop(): void {
    this.agent.destroy();
    this.child.kill("SIGKILL");
  }

  /** Servers close connections that nothing uses for some seconds, so each round has its own. */
  connectAgain(): void {
    this.agent.destroy();
    this.agent = new Agent({ keepAlive: true });
  }

  /** The processor time of this server so far, in microseconds. */
  async spent(): Promise<number> {
    this.child.send("");
    const [{ user, system }] = (await once(this.child, "message")) as [NodeJS.CpuUsage];
    return user + system;
  }

  async ask(method: string, path: string, params: Record<string, string>): Promise<Answer> {
    const form = new URLSearchParams(params).toString();
    const url = `${this.url}/api/v1/${path}${method === "GET" ? `?${form}` : ""}`;
    const asked = request(url, { method, agent: this.agent, headers: HEADERS });
    asked.end(method === "GET" ? undefined : form);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    let text = "";
    for await (const chunk of answer.setEncoding("utf8")) text += chunk;
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text) as Answer;
  }
}

/** One request of a client, or two. */
type Turn = (turn: number) => Promise<unknown>;

/** What a client does, again and again. */
type Client = (side: ServedSide) => Promise<Turn>;

const topicOf = (turn: number): string => `topic ${turn % 100}`;

const send = (side: ServedSide, turn: number): Promise<Answer> =>
  side.ask("POST", "messages", { type: "channel", to: "1", topic: topicOf(turn), content: CONTENT });

const sends: Client = async (side) => (turn) => send(side, turn);

const reads: Client = async (side) => (turn) => {
  const narrow = [
    { operator: "channel", operand: 1 },
    { operator: "topic", operand: topicOf(turn) },
  ];
  return side.ask("GET", "messages", { anchor: "newest", num_before: "20", num_after: "0", narrow: JSON.stringify(narrow) });
};

const sendsAndPolls: Client = async (side) => {
  const { queue_id = "" } = await side.ask("POST", "register", { event_types: '["message"]' });
  let last_event_id = -1;
  return async (turn) => {
    await send(side, turn);
    const { events = [] } = await side.ask("GET", "events", { queue_id, last_event_id: String(last_event_id), dont_block: "true" });
    last_event_id = events.at(-1)?.id ?? last_event_id;
  };
};

/** The processor time of a server for one turn, in microseconds. A client begins its next turn when it has its answer. */
async function timeOf(side: ServedSide, turns: readonly Turn[], count: number): Promise<number> {
  let next = 0;
  side.connectAgain();
  const began = await side.spent();
  const work = turns.map(async (turn) => {
    while (next < count) await turn((next += 1));
  });
  await Promise.all(work);
  return ((await side.spent()) - began) / count;
}

async function servedRow(what: string, client: Client, clients: number, count: number, rounds: number): Promise<BenchRow> {
  const sides = await Promise.all([OURS, EXPRESS].map(ServedSide.start));
  const turns = await Promise.all(sides.map(async (side) => Promise.all(Array.from({ length: clients }, () => client(side)))));
  const times: number[][] = sides.map(() => []);
  for (let round = -UNCOUNTED; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const time = await timeOf(side, turns[index] ?? [], count);
      if (round >= 0) times[index]?.push(time);
    }
  }
  for (const side of sides) side.stop();
  const [ours = [], other = []] = times;
  return ratioRow(`served: ${what}, ${clients} clients ÷ Express with a mutable store`, timingOf(ours), timingOf(other), GOAL);
}

/** `serve` against a fake as a team writes it by hand: processor time of the server, round by round in turns. */
export async function servedRows(count: number, rounds: number): Promise<BenchRow[]> {
  if (!existsSync(CLI)) return [{ what: "served requests", ours: "not built", other: "", ratio: "", goal: GOAL }];
  const rows: BenchRow[] = [];
  for (const clients of [10, 100]) {
    rows.push(await servedRow("send", sends, clients, count, rounds));
    rows.push(await servedRow("read 20 messages", reads, clients, count, rounds));
    rows.push(await servedRow("send and poll", sendsAndPolls, clients, count, rounds));
  }
  return rows;
}
