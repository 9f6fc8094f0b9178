/**
 * The clock with programs that react: advancing by a and then by b leaves the same state, answers and events as advancing
 * by a + b, whatever waits. A move without programs in between counts an open poll as a client that goes on polling.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSimulator, diffStates, type Fixture, type Simulator } from "../../src/index";
import { forAll, forAllAsync } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";

const [ANN, BOB, CLEO] = ["ann@example.test", "bob@example.test", "cleo@example.test"] as const;
const NOW = 1767225600;
/** The default lifetime of a queue. */
const LIFETIME = 600;

/** Channels that become inactive so many seconds after the start: 180 days after their last message. */
const QUIET = [70, 170, 270, 390, 560, 700, 830, 1010].map((at) => ({ name: `quiet ${at}`, at }));

const FIXTURE: Fixture = {
  now: NOW,
  users: [
    { email: ANN, api_key: "ann-key", role: "owner" },
    { email: BOB, api_key: "bob-key" },
    { email: CLEO, api_key: "cleo-key" },
    { email: "echo-bot@example.test", full_name: "Echo", is_bot: true, bot_type: 3, bot_owner: ANN, payload_url: "http://127.0.0.1:5002/" },
  ],
  channels: [{ name: "general", subscribers: "all" }, ...QUIET.map(({ name }) => ({ name, subscribers: "all" as const }))],
  messages: QUIET.map(({ name, at }) => ({ sender: ANN, channel: name, topic: "t", content: "long ago", sent: at - 180 * 86400 })),
  server: { thumbnail_seconds: 130 },
};

const PNG = { name: "cat.png", size: 5, content_type: "image/png", dimensions: { width: 300, height: 200 } };

/** What programs do: after how many heartbeats or events one sends, which answers are late, and when something is due. */
interface Setting {
  readonly sends_after: number;
  readonly delayed: readonly ("send-message" | "get-events" | "get-own-user")[];
  readonly delay: number;
  readonly due: readonly number[];
}

const setting: fc.Arbitrary<Setting> = fc.record({
  sends_after: fc.integer({ min: 1, max: 5 }),
  delayed: fc.subarray(["send-message", "get-events", "get-own-user"] as const),
  delay: fc.integer({ min: 1, max: 100 }),
  due: fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 3 }),
});

/** A realm with a client that goes on polling, one that never polls again, and one that asks now and then. */
interface World {
  readonly sim: Simulator;
  /** What came to clients, and when. */
  readonly heard: string[];
  readonly end: () => void;
}

function world({ sends_after, delayed, delay, due }: Setting): World {
  const rules = delayed.map((operation) => ({ fault: "delay" as const, seconds: delay, operation }));
  const sim = createSimulator({ ...FIXTURE, faults: { rules } }, { onUnhandledRequest: "bypass" });
  const heard: string[] = [];
  const leaving = new AbortController();
  const { signal } = leaving;
  const ask = async (who: string, path: string, init: RequestInit = {}): Promise<{ events?: { id: number }[] }> => {
    const headers = { authorization: `Basic ${btoa(`${who}:${who.split("@")[0]}-key`)}` };
    const answer = await (await sim.fetch(`/api/v1${path}`, { headers, signal, ...init })).json();
    heard.push(`${sim.clock.now - NOW} ${who} ${path} ${JSON.stringify(answer)}`);
    return answer;
  };
  const [polling, forgotten] = [ANN, BOB].map((who) => sim.must.as(who).registerQueue().queue_id ?? "");
  const say = (content: string): RequestInit => ({
    method: "POST",
    body: new URLSearchParams({ type: "channel", to: "general", topic: "t", content }),
  });
  const goOn = async (): Promise<void> => {
    for (let last = -1, turn = 1; !signal.aborted; turn += 1) {
      const { events } = await ask(ANN, `/events?queue_id=${polling}&last_event_id=${last}`);
      if (events === undefined) return;
      last = events.at(-1)?.id ?? last;
      if (turn % sends_after === 0 && turn < 60) void ask(ANN, "/messages", say(`turn ${turn}`)).catch(() => undefined);
    }
  };
  const lookNowAndThen = async (): Promise<void> => {
    for (let turn = 0; turn < 20 && delayed.includes("get-own-user"); turn += 1) await ask(CLEO, "/users/me");
  };
  void goOn().catch(() => undefined);
  void ask(BOB, `/events?queue_id=${forgotten}&last_event_id=-1`).catch(() => undefined);
  void lookNowAndThen().catch(() => undefined);
  for (const seconds of due) {
    sim.must.as(ANN).createScheduledMessage({
      ...{ type: "channel", to: 1, topic: "t", content: "@**Echo** hello" },
      scheduled_delivery_timestamp: NOW + seconds,
    });
  }
  const { uri } = sim.must.as(ANN).uploadFile({ file: PNG });
  sim.must.as(ANN).sendMessage({ type: "channel", to: "general", topic: "t", content: `@**Echo** [](${uri})` });
  return { sim, heard, end: () => leaving.abort() };
}

/** Whole seconds up to about an hour, in parts. */
const parts = fc.array(fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 1500 })), { minLength: 2, maxLength: 5 });
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

test("advanceAsync by parts and by their sum leave the same state, answers and events", async () => {
  await forAllAsync([setting, parts], propertyRuns(80), async (how, seconds) => {
    const [one, other] = [world(how), world(how)];
    const moves = [];
    for (const part of seconds) moves.push(await one.sim.clock.advanceAsync({ seconds: part }));
    const whole = await other.sim.clock.advanceAsync({ seconds: sumOf(seconds) });
    await Promise.all([one.sim.settled(), other.sim.settled()]);
    expect(diffStates(one.sim.snapshot(), other.sim.snapshot())).toEqual([]);
    expect(one.heard).toEqual(other.heard);
    expect(one.sim.journal).toEqual(other.sim.journal);
    expect(one.sim.outbox).toEqual(other.sim.outbox);
    expect(one.sim.waiting()).toEqual(other.sim.waiting());
    expect(moves.flatMap((move) => (move.ok ? move.response.fired : []))).toEqual(whole.ok && whole.response.fired);
    expect(moves.flatMap(({ events }) => events)).toEqual(whole.events);
    one.end();
    other.end();
  });
});

test("a queue whose client does not poll again is lost 10 minutes after the heartbeat, and not before", async () => {
  const sim = createSimulator(FIXTURE);
  const headers = { authorization: `Basic ${btoa(`${ANN}:ann-key`)}` };
  const { queue_id } = sim.must.as(ANN).registerQueue();
  const poll = (): Promise<Response> => sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers });
  const answer = poll();
  const heartbeat = (sim.waiting()[0]?.due ?? NOW) - NOW;
  await sim.clock.advanceAsync({ seconds: heartbeat + LIFETIME - 1 });
  expect((await (await answer).json()).events).toMatchObject([{ type: "heartbeat" }]);
  expect((await poll()).status).toBe(200);
  await sim.clock.advanceAsync({ seconds: LIFETIME });
  expect(await (await poll()).json()).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
});

test("advance: an open poll counts as a client that goes on polling, and is answered once", async () => {
  await forAllAsync([fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 3 })], propertyRuns(30), async (seconds) => {
    const sim = createSimulator(FIXTURE);
    const headers = { authorization: `Basic ${btoa(`${ANN}:ann-key`)}` };
    const { queue_id } = sim.must.as(ANN).registerQueue({ event_types: ["message"] });
    let last = -1;
    for (const part of seconds) {
      const answer = sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=${last}`, { headers });
      const [poll] = sim.waiting();
      sim.clock.advance({ seconds: part });
      const isAnswered = sim.clock.now >= (poll?.due ?? Infinity);
      expect(sim.waiting()).toHaveLength(isAnswered ? 0 : 1);
      if (!isAnswered) continue;
      last += 1;
      expect((await (await answer).json()).events).toEqual([{ type: "heartbeat", id: last }]);
    }
  });
});

test("advance: the time without an open poll counts, however it is split", () => {
  forAll([parts], propertyRuns(30), (seconds) => {
    const [one, other] = [createSimulator(FIXTURE), createSimulator(FIXTURE)];
    const queues = [one, other].map((sim) => sim.must.as(ANN).registerQueue().queue_id ?? "");
    for (const part of seconds) one.clock.advance({ seconds: part });
    other.clock.advance({ seconds: sumOf(seconds) });
    expect(diffStates(one.snapshot(), other.snapshot())).toEqual([]);
    const [queue_id = ""] = queues;
    for (const sim of [one, other]) {
      const outcome = sim.as(ANN).getEvents({ queue_id, last_event_id: -1, dont_block: true });
      expect(outcome.ok).toBe(sumOf(seconds) < LIFETIME);
    }
  });
});
