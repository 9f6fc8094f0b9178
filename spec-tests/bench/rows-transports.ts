import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { drop, factory, primaryKey } from "@mswjs/data";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { createSimulator, getMessages, sendMessage, type Simulator } from "../../src/index";
import type { Realm } from "../../src/model/realm/realm";
import { frontController } from "../../src/server/front-controller";
import { partsOf } from "../../src/simulator/simulator-parts";
import type { LoggedStep, StepCall } from "../../src/simulator/step-log";
import { servedRequest } from "../support/served-request";
import { inWords, timed, timedAsync, timedPairAsync, type Timing, timingOf } from "./measure";
import { type MutableRealm, mutableSend } from "./mutable-realm";
import { type BenchRow, fasterRow, ratioRow } from "./report";
import { CONTENT, filledMutable, quietRealm, sendMany, topicOf } from "./starting-points";

const BASE = "http://localhost/api/v1";
const WINDOW = 100;
const NARROW = [
  { operator: "channel", operand: 1 },
  { operator: "topic", operand: topicOf(0) },
];

/** Sending and fetching by typed calls, compared with the usual way to fake a server in tests. */
export async function mockServerRows(size: number): Promise<BenchRow[]> {
  const realm = sendMany(quietRealm(), size);
  const post = timed(() => {
    let next = realm;
    for (let call = 0; call < 1000; call += 1) {
      next = sendMessage(next, 1, { type: "channel", to: 1, topic: topicOf(call), content: CONTENT }).realm;
    }
  }, 1000);
  const newest = { anchor: "newest", num_before: WINDOW, num_after: 0, narrow: NARROW, apply_markdown: false };
  const get = timed(() => {
    for (let call = 0; call < 100; call += 1) getMessages(realm, 1, newest);
  }, 100);
  const mock = await mockServerTimes(size);
  const sim = createSimulator();
  sim.restore(realm);
  const byFetch = await fetchTimes(sim.fetch, authorizationIn(realm));
  const at = `at ${size.toLocaleString("en")} messages, against msw + @mswjs/data`;
  return [
    fasterRow(`typed sendMessage ${at}`, post, mock.post, "≥ 50 × faster"),
    fasterRow(`typed getMessages ${at}`, get, mock.get, "≥ 500 × faster"),
    fasterRow(`sim.fetch POST /messages ${at}`, byFetch.post, mock.post, ""),
    fasterRow(`sim.fetch GET /messages ${at}`, byFetch.get, mock.get, ""),
  ];
}

/** The credentials of the first account. */
export function authorizationIn(realm: Realm): string {
  const user = realm.users.get(0);
  return `Basic ${btoa(`${user?.delivery_email}:${user?.api_key}`)}`;
}

/** A message that is sent, and the newest of a topic, each with its answer read. */
async function fetchTimes(call: Fetch, authorization: string): Promise<PostAndGet> {
  const newest = { anchor: "newest", num_before: String(WINDOW), num_after: "0", narrow: JSON.stringify(NARROW), apply_markdown: "false" };
  const address = `${BASE}/messages?${new URLSearchParams(newest).toString()}`;
  const body = new URLSearchParams({ type: "channel", to: "1", topic: topicOf(0), content: CONTENT }).toString();
  const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
  const post = await timedAsync(
    async () => {
      for (let count = 0; count < 20; count += 1) await (await call(`${BASE}/messages`, { method: "POST", body, headers })).json();
    },
    20,
    5,
  );
  const get = await timedAsync(
    async () => {
      await (await call(address, { headers })).json();
    },
    1,
    5,
  );
  return { post, get };
}

interface PostAndGet {
  readonly post: Timing;
  readonly get: Timing;
}

async function mockServerTimes(size: number): Promise<PostAndGet> {
  const db = factory({
    message: { id: primaryKey(Number), sender_id: Number, topic: String, content: String, timestamp: Number },
  });
  for (let index = 0; index < size; index += 1) {
    db.message.create({ id: index + 1, sender_id: 1, topic: topicOf(index), content: CONTENT, timestamp: index });
  }
  let lastId = size;
  const server = setupServer(
    http.post(`${BASE}/messages`, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      lastId += 1;
      const [topic, content] = [form.get("topic") ?? "", form.get("content") ?? ""];
      db.message.create({ id: lastId, sender_id: 1, topic, content, timestamp: lastId });
      return HttpResponse.json({ result: "success", msg: "", id: lastId });
    }),
    http.get(`${BASE}/messages`, () => {
      const found = db.message.findMany({
        where: { topic: { equals: topicOf(0) } },
        orderBy: { id: "desc" },
        take: WINDOW,
      });
      return HttpResponse.json({ result: "success", msg: "", messages: found.reverse() });
    }),
  );
  server.listen();
  const times = await fetchTimes(fetch, "");
  server.close();
  drop(db);
  return times;
}

/** The fetch transport, compared with a handler written by hand over the mutable store. */
export async function fetchTransportRow(size: number): Promise<BenchRow> {
  const sim = createSimulator();
  sim.restore(sendMany(quietRealm(), size));
  const authorization = authorizationIn(sim.snapshot());
  const mutable = filledMutable(size);
  const byHand = handWritten(mutable, authorization);
  const calls = 200;
  const [ours, other] = await timedPairAsync(
    () => posts(sim.fetch, authorization, calls),
    () => posts(byHand, authorization, calls),
    calls,
  );
  return ratioRow(`fetch transport, POST /messages at ${size.toLocaleString("en")} messages ÷ hand-written handler`, ours, other, "≤ 1.4");
}

/** Served requests while no browser shows the inspector, and without inspector and log of steps. */
export async function unseenInspectorRow(size: number): Promise<BenchRow> {
  const start = sendMany(quietRealm(), size);
  const authorization = authorizationIn(start);
  const calls = 200;
  const [inspected, plain] = [servedFrom(start, true), servedFrom(start, false)];
  const [ours, other] = await timedPairAsync(
    () => posts(inspected, authorization, calls),
    () => posts(plain, authorization, calls),
    calls,
  );
  return ratioRow(
    `served POST /messages, inspector not open ÷ no inspector, at ${size.toLocaleString("en")} messages`,
    ours,
    other,
    "≤ 1.02",
  );
}

function servedFrom(start: Realm, hasInspector: boolean): Fetch {
  const simulator = createSimulator();
  simulator.restore(start);
  const steps = partsOf(simulator)?.steps;
  if (steps === undefined) throw new Error("A simulator has a log of steps.");
  if (!hasInspector) Object.assign(steps, { begin: (call: StepCall): LoggedStep => ({ call, at: 0 }) });
  const { handle } = frontController({ simulator, fixture: () => ({}), complete: (given) => given }, hasInspector);
  return async (input, init) => handle(await servedRequest(new Request(input, init)));
}

type Fetch = Simulator["fetch"];

/** Sends messages, one after the other. */
export async function posts(call: Fetch, authorization: string, calls: number): Promise<void> {
  for (let index = 0; index < calls; index += 1) {
    const response = await call(`${BASE}/messages`, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ type: "channel", to: "1", topic: topicOf(index), content: CONTENT }),
    });
    const answer: { result: string } = await response.json();
    if (answer.result !== "success") throw new Error("The message must be sent.");
  }
}

function handWritten(realm: MutableRealm, authorization: string): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (request.headers.get("authorization") !== authorization) return Response.json({ result: "error" }, { status: 401 });
    if (url.pathname !== "/api/v1/messages" || request.method !== "POST") return Response.json({}, { status: 404 });
    const form = new URLSearchParams(await request.text());
    const id = mutableSend(realm, 1, form.get("topic") ?? "", form.get("content") ?? "");
    return Response.json({ result: "success", msg: "", id });
  };
}

/** From starting the program to its first answer. */
export async function serverStartRow(): Promise<BenchRow> {
  const cli = "dist/cli.js";
  const what = "server: from `serve` to the first answer";
  if (!existsSync(cli)) return { what, ours: "not built", other: "", ratio: "", goal: "< 250 ms" };
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const begin = performance.now();
    const server = spawn(process.execPath, [cli, "serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: server.stdout });
    const first = await new Promise<string>((resolve) => lines.once("line", resolve));
    const { url }: { url: string } = JSON.parse(first);
    await (await fetch(`${url}/api/v1/server_settings`)).json();
    times.push((performance.now() - begin) * 1000);
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
  }
  return { what, ours: inWords(timingOf(times)), other: "", ratio: "", goal: "< 250 ms" };
}
