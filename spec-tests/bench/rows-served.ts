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
  /** The bytes of all bodies that it answered with. */
  received = 0;

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
    const url = `${this.url}/api/v1/${path}${method === "POST" ? "" : `?${form}`}`;
    const asked = request(url, { method, agent: this.agent, headers: HEADERS });
    asked.end(method === "POST" ? form : undefined);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    let text = "";
    for await (const chunk of answer.setEncoding("utf8")) text += chunk;
    this.received += Buffer.byteLength(text);
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

const read = (side: ServedSide, turn: number): Promise<Answer> => {
  const narrow = [
    { operator: "channel", operand: 1 },
    { operator: "topic", operand: topicOf(turn) },
  ];
  return side.ask("GET", "messages", { anchor: "newest", num_before: "20", num_after: "0", narrow: JSON.stringify(narrow) });
};

const register = (side: ServedSide): Promise<Answer> => side.ask("POST", "register", { event_types: '["message"]' });

const poll = (side: ServedSide, queue_id: string, last: number): Promise<Answer> =>
  side.ask("GET", "events", { queue_id, last_event_id: String(last), dont_block: "true" });

/** Express, with an answer of the simulator to each request as an example. */
async function expressLike(side: ServedSide): Promise<ServedSide> {
  const { queue_id = "" } = await register(side);
  const answers = { sent: await send(side, 0), read: await read(side, 0), polled: await poll(side, queue_id, -1) };
  await side.ask("DELETE", "events", { queue_id });
  return ServedSide.start([...EXPRESS, JSON.stringify(answers)]);
}

const sends: Client = async (side) => (turn) => send(side, turn);

const reads: Client = async (side) => (turn) => read(side, turn);

const sendsAndPolls: Client = async (side) => {
  const { queue_id = "" } = await register(side);
  let last = -1;
  return async (turn) => {
    await send(side, turn);
    const { events = [] } = await poll(side, queue_id, last);
    last = events.at(-1)?.id ?? last;
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

/** A kind of clients, and what the server has when they begin. */
interface Work {
  readonly what: string;
  readonly client: Client;
  readonly messages: number;
  readonly goal: string;
}

const WORKS: readonly Work[] = [
  { what: "send", client: sends, messages: 0, goal: "≤ 1.4" },
  { what: "read 20 messages", client: reads, messages: 2000, goal: "≤ 1.8" },
  { what: "send and poll", client: sendsAndPolls, messages: 0, goal: "≤ 2" },
];

async function servedRow({ what, client, messages, goal }: Work, clients: number, count: number, rounds: number): Promise<BenchRow> {
  const ours = await ServedSide.start(OURS);
  const sides = [ours, await expressLike(ours)];
  for (const side of sides) for (let turn = 0; turn < messages; turn += 1) await send(side, turn);
  const turns = await Promise.all(sides.map(async (side) => Promise.all(Array.from({ length: clients }, () => client(side)))));
  const times: number[][] = sides.map(() => []);
  for (const side of sides) side.received = 0;
  for (let round = -UNCOUNTED; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const time = await timeOf(side, turns[index] ?? [], count);
      if (round >= 0) times[index]?.push(time);
    }
  }
  for (const side of sides) side.stop();
  const [own = [], other = []] = times;
  const row = ratioRow(`served: ${what}, ${clients} clients ÷ Express with equal answers`, timingOf(own), timingOf(other), goal);
  const [ownBytes = "", otherBytes = ""] = sides.map(({ received }) => bytesText(received / (count * (rounds + UNCOUNTED))));
  return { ...row, ours: `${row.ours}, ${ownBytes}`, other: `${row.other}, ${otherBytes}` };
}

/** The bytes of the answers of a turn. */
function bytesText(bytes: number): string {
  return bytes < 1000 ? `${bytes.toFixed(0)} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** `serve` against a fake as a team writes it by hand: processor time of the server, round by round in turns. */
export async function servedRows(count: number, rounds: number): Promise<BenchRow[]> {
  if (!existsSync(CLI)) return [{ what: "served requests", ours: "not built", other: "", ratio: "", goal: "" }];
  const rows: BenchRow[] = [];
  for (const clients of [10, 100]) for (const work of WORKS) rows.push(await servedRow(work, clients, count, rounds));
  return rows;
}
