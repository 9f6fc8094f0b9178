/** Events: clients that wait, by the function that takes web-standard requests. */
import { expect, test } from "vitest";
import { createRealm, createSimulator, type Simulator } from "../../src/index";
import { heartbeatTime, withHeartbeatsPassed } from "../../src/model/changes/events/event-queues";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

const HEADERS = { authorization: `Basic ${Buffer.from("mel@example.test:mel-key").toString("base64")}` };
const SAID = { type: "channel", to: 1, topic: "t", content: "news" } as const;

type Answer = Readonly<Record<string, unknown>>;

async function call(simulator: Simulator, method: string, path: string, headers = HEADERS): Promise<Answer> {
  const answer: unknown = await (await simulator.fetch(`/api/v1${path}`, { method, headers })).json();
  return typeof answer === "object" && answer !== null ? { ...answer } : {};
}

async function queueOf(simulator: Simulator): Promise<string> {
  const types = encodeURIComponent(JSON.stringify(["message"]));
  const { queue_id } = await call(simulator, "POST", `/register?event_types=${types}&fetch_event_types=[]`);
  return String(queue_id);
}

function polling(simulator: Simulator, queueId: string, more = ""): Promise<Answer> {
  return call(simulator, "GET", `/events?queue_id=${queueId}&last_event_id=-1${more}`);
}

/** Lets everything run that does not wait for the world. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
}

test("three hundred clients wait, and one message answers all of them", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queues = await Promise.all(Array.from({ length: 300 }, () => queueOf(simulator)));
  let answered = 0;
  const polls = queues.map(async (id) => {
    const answer = await polling(simulator, id);
    answered += 1;
    return answer;
  });
  await settled();
  expect(answered).toBe(0);
  simulator.as("nina@example.test").sendMessage(SAID);
  const answers = await Promise.all(polls);
  expect(answers.map(({ events }) => (Array.isArray(events) ? events.length : 0))).toEqual(queues.map(() => 1));
  expect(new Set(answers.map(({ queue_id }) => queue_id)).size).toBe(300);
});

test.each([
  ["without faults", {}],
  ["with a plan of faults", { rules: [{ operation: "get-messages" as const, fault: "lose_answer" as const }] }],
])("a poll that a reset ends writes nothing to the new journal, %s", async (_what, faults) => {
  const simulator = createSimulator({ ...EVERY_ROLE_FIXTURE, faults });
  const poll = polling(simulator, await queueOf(simulator));
  await settled();
  simulator.reset(EVERY_ROLE_FIXTURE);
  expect(await poll).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
  expect(simulator.journal).toEqual([]);
  const again = polling(simulator, await queueOf(simulator));
  await settled();
  simulator.clearJournal();
  simulator.as("nina@example.test").sendMessage(SAID);
  await again;
  expect(simulator.journal.map(({ path }) => path)).toEqual(["/events"]);
});

test("a poll with waiting events is answered immediately", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queueId = await queueOf(simulator);
  expect(await polling(simulator, queueId, "&dont_block=true")).toEqual({ result: "success", msg: "", events: [] });
  simulator.as("nina@example.test").sendMessage(SAID);
  expect(await polling(simulator, queueId)).not.toHaveProperty("queue_id");
});

test("a second poll ends the first without events, and waits itself", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queueId = await queueOf(simulator);
  const first = polling(simulator, queueId);
  await settled();
  const second = polling(simulator, queueId);
  expect(await first).toMatchObject({ result: "success", events: [] });
  simulator.as("nina@example.test").sendMessage(SAID);
  expect(await second).toMatchObject({ events: [{ id: 0, type: "message" }] });
});

test("a waiting client gets a heartbeat after 45 to 55 seconds, and its queue lives while it waits", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queueId = await queueOf(simulator);
  const poll = polling(simulator, queueId);
  await settled();
  let isAnswered = false;
  void poll.then(() => (isAnswered = true));
  simulator.clock.advance({ seconds: 44 });
  await settled();
  expect(isAnswered).toBe(false);
  simulator.clock.advance({ seconds: 11 });
  expect(await poll).toMatchObject({ events: [{ id: 0, type: "heartbeat" }] });
  const again = call(simulator, "GET", `/events?queue_id=${queueId}&last_event_id=0`);
  await settled();
  simulator.clock.advance({ seconds: 10000 });
  expect(await again).toMatchObject({ result: "success", events: [{ id: 1, type: "heartbeat" }] });
});

test("a heartbeat comes at its exact second, and the journal contains why a poll was refused", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queueId = await queueOf(simulator);
  const poll = polling(simulator, queueId);
  await settled();
  simulator.clock.advanceTo(heartbeatTime(simulator.clock.now, queueId));
  expect(await poll).toMatchObject({ events: [{ type: "heartbeat" }] });
  await polling(simulator, "nothing");
  expect(simulator.journal.map(({ operation, reason }) => [operation, reason]).slice(-2)).toEqual([
    ["get-events", null],
    ["get-events", "queue_unknown"],
  ]);
});

test("the lifespan of a queue starts when a poll begins to wait, not when it ends", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queueId = await queueOf(simulator);
  simulator.clock.advance({ seconds: 500 });
  const poll = polling(simulator, queueId);
  await settled();
  simulator.clock.advance({ seconds: 40 });
  simulator.as("nina@example.test").sendMessage(SAID);
  expect(await poll).toMatchObject({ events: [{ id: 0 }], queue_id: queueId });
  simulator.clock.advance({ seconds: 559 });
  expect(await polling(simulator, queueId)).toMatchObject({ result: "success" });
  simulator.clock.advance({ seconds: 1 });
  expect(await polling(simulator, queueId)).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
});

test("a waiting poll keeps its queue, with any short lifespan and any step of the clock", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const { queue_id } = await call(simulator, "POST", "/register?queue_lifespan_secs=60&event_types=%5B%22message%22%5D");
  let last = -1;
  for (const seconds of [55, 59, 3600]) {
    const poll = call(simulator, "GET", `/events?queue_id=${String(queue_id)}&last_event_id=${last}`);
    await settled();
    simulator.clock.advance({ seconds });
    await simulator.fetch("/api/v1/register", { method: "POST", headers: HEADERS });
    last += 1;
    expect(await poll).toMatchObject({ events: [{ id: last, type: "heartbeat" }], queue_id });
  }
});

test("a waiting poll ends immediately when its account is deactivated or its queue is deleted", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const [first, second] = [await queueOf(simulator), await queueOf(simulator)];
  const polls = [polling(simulator, first), polling(simulator, second)];
  await settled();
  await call(simulator, "DELETE", `/events?queue_id=${first}`);
  expect(await polls[0]).toMatchObject({ code: "BAD_EVENT_QUEUE_ID", queue_id: first });
  simulator.as("olive@example.test").deactivateUser({ user_id: 4 });
  expect(await polls[1]).toMatchObject({ code: "UNAUTHORIZED" });
});

test("a new key ends the polls of the old one", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queueId = await queueOf(simulator);
  const poll = polling(simulator, queueId);
  await settled();
  simulator.as("mel@example.test").regenerateOwnApiKey({});
  simulator.as("nina@example.test").sendMessage(SAID);
  expect(await poll).toMatchObject({ code: "UNAUTHORIZED" });
});

test("a client that disconnects leaves the queue unchanged", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const queueId = await queueOf(simulator);
  const gone = new AbortController();
  const path = `/api/v1/events?queue_id=${queueId}&last_event_id=-1`;
  const poll = simulator.fetch(path, { headers: HEADERS, signal: gone.signal });
  await settled();
  gone.abort();
  await poll.catch(() => undefined);
  simulator.as("nina@example.test").sendMessage(SAID);
  expect(await polling(simulator, queueId)).toMatchObject({ events: [{ id: 0, type: "message" }] });
});

test("an event that a client cannot receive does not end its poll", async () => {
  const simulator = createSimulator(EVERY_ROLE_FIXTURE);
  const types = encodeURIComponent(JSON.stringify(["typing", "message"]));
  const { queue_id } = await call(simulator, "POST", `/register?event_types=${types}&fetch_event_types=[]`);
  const poll = polling(simulator, String(queue_id));
  await settled();
  simulator.as("nina@example.test").setTypingStatus({ op: "start", type: "stream", stream_id: 1, topic: "t" });
  simulator.as("nina@example.test").sendMessage(SAID);
  expect(await poll).toMatchObject({ events: [{ type: "message" }] });
});

test("the lifespan of a queue restarts at the heartbeat of its waiting poll, also in the second of the heartbeat", () => {
  const { realm, response } = play(createRealm(EVERY_ROLE_FIXTURE)).registerQueue(4, {});
  const { queue_id } = response;
  const poll = { queue_id, connected_at: realm.now, heartbeat_at: realm.now + 50 };
  const contactAfter = (seconds: number) =>
    (withHeartbeatsPassed({ ...realm, now: realm.now + seconds }, [poll]).queues.get(queue_id)?.last_contact ?? 0) - realm.now;
  expect([49, 50, 51, 99, 100].map(contactAfter)).toEqual([0, 50, 50, 50, 100]);
});

test("a heartbeat comes 45 to 55 seconds after a poll begins, in whole seconds", () => {
  const waits = Array.from({ length: 500 }, (_, number) => heartbeatTime(1000, `queue-${number}`) - 1000);
  expect([...new Set(waits)].sort((a, b) => a - b)).toEqual([45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55]);
});
