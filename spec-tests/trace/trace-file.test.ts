/** Traces as files: a run that is played again has the same answers, states and deliveries. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sameState } from "../../src/model/realm/compare-states";
import { createSimulator } from "../../src/simulator/create-simulator";
import { whyWithheld } from "../../src/simulator/explain-delivery";
import type { Simulator } from "../../src/simulator/simulator";
import { queueHoldings, stepEvents } from "../../src/testing/trace/deliveries";
import { player } from "../../src/testing/trace/player";
import { saveTrace, traceOnFailure } from "../../src/testing/trace/save-trace";
import { loadedCall, loadedStart, type TraceFile } from "../../src/testing/trace/trace-file";
import { traceOf } from "../../src/testing/trace/trace-of";
import { answerDigest, traceRow } from "../../src/testing/trace/trace-row";

const ANN = "ann@example.test";
const BOB = "bob@example.test";
const FIXTURE = {
  users: [
    { email: ANN, full_name: "Ann Meyer", role: "owner" as const, api_key: "a" },
    { email: BOB, full_name: "Bob Okafor", api_key: "b" },
  ],
  channels: [
    { name: "general", subscribers: "all" as const },
    { name: "release", subscribers: [ANN] },
  ],
};

async function request(sim: Simulator, method: string, path: string, fields: Record<string, string>, signal?: AbortSignal) {
  const form = new URLSearchParams(fields);
  const url = `http://localhost/api/v1${path}${method === "GET" ? `?${form}` : ""}`;
  const headers = { Authorization: `Basic ${btoa(`${ANN}:a`)}` };
  return sim.fetch(url, { method, headers, ...(method === "GET" ? {} : { body: form }), ...(signal === undefined ? {} : { signal }) });
}

async function played(file: TraceFile) {
  const start = loadedStart(file.start);
  const own = player(start, file.faults);
  for (const call of JSON.parse(JSON.stringify(file.calls))) await own.take(loadedCall(call, (step) => own.steps[step]?.after ?? start));
  return own;
}

async function upload(sim: Simulator, name: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.append("filename", new File([content], name));
  const headers = { Authorization: `Basic ${btoa(`${ANN}:a`)}` };
  const answer = await sim.fetch("http://localhost/api/v1/user_uploads", { method: "POST", headers, body });
  return ((await answer.json()) as { uri: string }).uri;
}

describe("a run that is played again", () => {
  it("has the beginning and the size of a large file, and all of a small one", async () => {
    const sim = createSimulator(FIXTURE);
    await upload(sim, "large.bin", new Uint8Array(3_000_000).fill(7));
    await upload(sim, "small.bin", new Uint8Array(60_000).fill(7));
    const file = await traceOf(sim);
    expect(JSON.stringify(file).length).toBeLessThan(150_000);
    const again = await played(file);
    expect(again.steps.map(answerDigest)).toEqual(file.digests);
    expect(sameState(again.realm(), sim.snapshot())).toBe(true);
    const [large, small] = again.steps.map(({ call }) => (call.kind === "request" ? call.request.contents?.[0] : undefined));
    expect([large?.length, large?.[0], large?.at(-1)]).toEqual([3_000_000, 7, 0]);
    expect([small?.length, small?.at(-1)]).toEqual([60_000, 7]);
  });

  it("ends in the same state with the same answers", async () => {
    const sim = createSimulator(FIXTURE);
    const queue = sim.must.as(ANN).registerQueue({});
    const waiting = request(sim, "GET", "/events", { queue_id: queue.queue_id ?? "", last_event_id: "-1" });
    sim.as(BOB).sendMessage({ type: "channel", to: "general", topic: "lunch", content: "Pizza?" });
    await waiting;
    const kept = sim.snapshot();
    sim.clock.advance({ minutes: 5 });
    sim.faults.plan({ rules: [{ fault: "lose_answer", operation: "send-message", times: 1 }] });
    await request(sim, "POST", "/messages", { type: "channel", to: "general", topic: "lunch", content: "Soup" }).catch(() => undefined);
    sim.restore(kept);
    sim.as(BOB).sendMessage({ type: "channel", to: "nowhere", topic: "lunch", content: "Pizza?" });
    const file = await traceOf(sim);
    const again = await played(file);
    expect(sameState(again.realm(), sim.snapshot())).toBe(true);
    expect(again.steps.map(answerDigest)).toEqual(file.digests);
    expect(again.steps.map(traceRow)).toEqual(file.rows);
    expect(file.rows.map(({ operation, status, code, fault }) => [operation, status, code, fault?.fault])).toEqual([
      ["register-queue", 200, undefined, undefined],
      ["get-events", 200, undefined, undefined],
      ["send-message", 200, undefined, undefined],
      ["clock", undefined, undefined, undefined],
      ["faults", undefined, undefined, undefined],
      ["send-message", 200, undefined, "lose_answer"],
      ["restore", undefined, undefined, undefined],
      ["send-message", 400, "STREAM_DOES_NOT_EXIST", undefined],
    ]);
    expect(file.calls[6]).toEqual({ kind: "restore", step: 2 });
  });

  it("notes that the client of a waiting request disconnected", async () => {
    const sim = createSimulator(FIXTURE);
    const queue = sim.must.as(ANN).registerQueue({});
    const gone = new AbortController();
    const waiting = request(sim, "GET", "/events", { queue_id: queue.queue_id ?? "", last_event_id: "-1" }, gone.signal);
    gone.abort();
    await waiting.catch(() => undefined);
    const file = await traceOf(sim);
    expect(file.calls.map(({ kind }) => kind)).toEqual(["call", "request", "hang_up"]);
    expect(sameState((await played(file)).realm(), sim.snapshot())).toBe(true);
  });

  it("stores the state after functions of the program, which cannot be repeated", async () => {
    const sim = createSimulator(FIXTURE);
    sim.apply((realm) => ({ ok: true, realm: { ...realm, now: realm.now + 7 }, response: {}, events: [], outbound: [] }));
    const file = await traceOf(sim);
    expect((await played(file)).realm().now).toBe(sim.clock.now);
  });

  it("starts again with a reset", async () => {
    const sim = createSimulator(FIXTURE);
    sim.as(ANN).getUsers({});
    sim.reset({});
    expect(await traceOf(sim)).toMatchObject({ calls: [], start: { fixture: {} } });
  });
});

describe("deliveries", () => {
  it("say for each queue whether it received an event, and why not", async () => {
    const sim = createSimulator(FIXTURE);
    sim.must.as(ANN).registerQueue({ event_types: ["message"] });
    sim.must.as(BOB).registerQueue({});
    sim.must.as(ANN).sendMessage({ type: "channel", to: "release", topic: "3.2", content: "Out" });
    const [, , step] = (await played(await traceOf(sim))).steps;
    const message = step === undefined ? undefined : stepEvents(step).find(({ event }) => event.event.type === "message");
    const [ann, bob] = [...(message?.deliveries ?? [])].sort((one, other) => one.user_id - other.user_id);
    expect([ann?.withheld, bob?.withheld]).toEqual([null, "audience"]);
    const queue = message?.realm.queues.get(bob?.queue_id ?? "");
    if (message === undefined || queue === undefined) throw new Error("The message and the queue are there.");
    expect(whyWithheld(message.realm, queue, message.event, "audience")).toMatchObject({
      short: "not subscribed",
      sentence: "Bob Okafor is not subscribed to #release.",
    });
  });

  it("count what waits and what is held, without a poll", async () => {
    const sim = createSimulator(FIXTURE);
    const { queue_id = null } = sim.must.as(ANN).registerQueue({ event_types: ["message"] });
    const id = queue_id ?? "";
    for (const content of ["one", "two"]) sim.must.as(BOB).sendMessage({ type: "channel", to: "general", topic: "t", content });
    expect(queueHoldings(sim.snapshot(), id)).toEqual({ waiting: 2, held: 0 });
    sim.must.as(ANN).getEvents({ queue_id: id, last_event_id: -1, dont_block: true });
    expect(queueHoldings(sim.snapshot(), id)).toEqual({ waiting: 0, held: 2 });
  });
});

describe("files", () => {
  it("hold hostile texts only as data", async () => {
    const folder = await mkdtemp(join(tmpdir(), "trace-"));
    const evil = "</script><script>alert(1)</script>{{data}}";
    const path = await saveTrace(createSimulator(FIXTURE), join(folder, "a/trace.html"), { title: evil });
    const html = await readFile(path, "utf8");
    expect(html).not.toContain("<script>alert(1)");
    expect(html.match(/id="trace-data"/g)).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  it("are written when a test fails, with the expectation, and the error stays the same", async () => {
    const folder = await mkdtemp(join(tmpdir(), "trace-"));
    const sim = createSimulator(FIXTURE);
    sim.as(ANN).getUsers({});
    const lines: string[] = [];
    const report = (line: string): void => void lines.push(line);
    const error = Object.assign(new Error("expected 1 to be 2"), { expected: 2, actual: 1 });
    const failing = traceOnFailure(sim, () => Promise.reject(error), { folder, title: "a test", report });
    await expect(failing).rejects.toBe(error);
    expect(lines).toEqual([`Trace: ${join(folder, "a-test.html")}`]);
    expect(await readFile(join(folder, "a-test.html"), "utf8")).toContain('"expected":"2","received":"1"');
    expect(await traceOnFailure(sim, () => 5, { folder, report })).toBe(5);
    expect(lines).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  const cyclic: { self?: object; list: unknown[] } = { list: [1n] };
  cyclic.self = cyclic;
  const bare: object = Object.create(null);
  const throwing = { toJSON: () => expect.fail("no JSON"), toString: () => expect.fail("no text") };
  it.each([
    ["cyclic values", Object.assign(new Error("a"), { expected: cyclic, actual: cyclic })],
    ["BigInt values", Object.assign(new Error("a"), { expected: 1n, actual: [2n] })],
    ["objects without prototype", Object.assign(new Error("a"), { expected: bare, actual: { bare } })],
    ["values that throw", Object.assign(new Error("a"), { expected: throwing, actual: throwing })],
    ["an error without prototype", bare],
    ["a message that is not a text", { message: bare, stack: bare }],
    ["nothing", undefined],
  ])("a test fails with its own error, and saves its trace: %s", async (_what, error) => {
    const folder = await mkdtemp(join(tmpdir(), "traces-"));
    const lines: string[] = [];
    const failing = traceOnFailure(createSimulator(FIXTURE), () => Promise.reject(error), {
      folder,
      title: "x",
      report: (line) => lines.push(line),
    });
    expect(await failing.catch((thrown: unknown) => thrown === error)).toBe(true);
    expect(lines).toEqual([`Trace: ${join(folder, "x.html")}`]);
    await rm(folder, { recursive: true });
  });

  it("is saved under the name of the test, and never over another one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "traces-"));
    const lines: string[] = [];
    const where = { folder, report: (line: string): void => void lines.push(line) };
    for (let time = 0; time < 2; time += 1) {
      await traceOnFailure(createSimulator(FIXTURE), () => Promise.reject(new Error("a")), where).catch(() => undefined);
    }
    const name = "is-saved-under-the-name-of-the-test-and-never-over-another-o";
    expect(lines).toEqual([`Trace: ${join(folder, `${name}.html`)}`, `Trace: ${join(folder, `${name}-2.html`)}`]);
    await rm(folder, { recursive: true });
  });

  it("a test fails with its own error when the trace cannot be saved, and one line says why", async () => {
    const folder = await mkdtemp(join(tmpdir(), "traces-"));
    await writeFile(join(folder, "file"), "");
    const lines: string[] = [];
    const error = new Error("a");
    const where = { folder: join(folder, "file", "below"), report: (line: string): void => void lines.push(line) };
    await expect(traceOnFailure(createSimulator(FIXTURE), () => Promise.reject(error), where)).rejects.toBe(error);
    expect(lines).toEqual([expect.stringMatching(/^Trace: none, since it cannot be saved: ENOTDIR/)]);
    await rm(folder, { recursive: true });
  });
});
