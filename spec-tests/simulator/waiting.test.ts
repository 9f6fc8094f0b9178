/** Requests and the clock: what takes effect when, and what waits for what. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSimulator, diffStates, type Simulator } from "../../src/index";
import { whenSettled } from "../../src/simulator/waiting-requests";
import { forAllAsync } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";

const FIXTURE = {
  now: 1_767_225_600,
  users: [
    { email: "ann@example.test", api_key: "ann-key" },
    { email: "bob@example.test", api_key: "bob-key" },
  ],
  channels: [{ name: "general", subscribers: "all" as const }],
};
const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };
const hello = (content = "hello"): Record<string, string> => ({ type: "channel", to: "general", topic: "t", content });

function post(sim: Simulator, body: RequestInit["body"]): Promise<Response> {
  return sim.fetch("/api/v1/messages", { method: "POST", headers, body: body ?? null });
}

function contents(sim: Simulator): string[] {
  return Array.from(sim.snapshot().messages, (message) => message?.content ?? "");
}

function pollOf(sim: Simulator): Promise<Response> {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue({ event_types: ["message"] });
  return sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers });
}

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe("a request takes effect before fetch returns", () => {
  test.each([
    ["URLSearchParams", new URLSearchParams(hello())],
    ["a form without files", form(hello())],
    ["a string", new URLSearchParams(hello()).toString()],
  ])("with a body that is %s", async (_what, body) => {
    const sim = createSimulator(FIXTURE);
    const answer = post(sim, body);
    expect(contents(sim)).toEqual(["hello"]);
    expect(sim.journal.map(({ operation }) => operation)).toEqual(["send-message"]);
    expect((await answer).status).toBe(200);
  });

  test("with a Request that has no body", async () => {
    const sim = createSimulator(FIXTURE);
    const answer = sim.fetch(new Request("http://chat.test/api/v1/users/me", { headers }));
    expect(sim.journal).toHaveLength(1);
    expect((await answer).status).toBe(200);
  });

  test("and a poll that waits during a reset is not in the new journal", async () => {
    const sim = createSimulator(FIXTURE);
    const poll = pollOf(sim);
    sim.reset(FIXTURE);
    expect((await poll).status).toBe(400);
    expect(sim.journal).toEqual([]);
  });

  test("and with a fault plan in force", async () => {
    const sim = createSimulator({ ...FIXTURE, faults: { rules: [{ operation: "get-messages", fault: "lose_answer" }] } });
    const answer = post(sim, new URLSearchParams(hello()));
    expect(contents(sim)).toEqual(["hello"]);
    expect((await answer).status).toBe(200);
  });
});

describe("a body that can only be read asynchronously", () => {
  test.each([
    ["a Blob", () => new Blob([new URLSearchParams(hello()).toString()], { type: "application/x-www-form-urlencoded" })],
    ["bytes", () => new TextEncoder().encode(new URLSearchParams(hello()).toString())],
  ])("%s takes effect once it is read, and settled() waits for it", async (_what, body) => {
    const sim = createSimulator(FIXTURE);
    const answer = post(sim, body());
    sim.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "first" });
    expect(contents(sim)).toEqual(["first"]);
    expect(sim.waiting()).toMatchObject([
      {
        operation: "send-message",
        account: "ann@example.test",
        waits_for: "body",
        due: null,
        text: "the body of send-message by ann@example.test is still being read: await sim.settled().",
      },
    ]);
    await sim.settled();
    expect(contents(sim)).toEqual(["first", "hello"]);
    expect(sim.waiting()).toEqual([]);
    expect((await answer).status).toBe(200);
  });

  test("that cannot be read no longer waits", async () => {
    const sim = createSimulator(FIXTURE);
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("The source failed.")) });
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    await expect(sim.fetch("http://chat.test/api/v1/messages", init)).rejects.toThrow("The source failed.");
    expect(sim.waiting()).toEqual([]);
  });
});

describe("a delayed answer", () => {
  const delayed = { ...FIXTURE, faults: { rules: [{ operation: "send-message", fault: "delay", seconds: 30 }] } } as const;

  test("comes when the clock is advanced right after the request", async () => {
    const sim = createSimulator(delayed);
    const answer = post(sim, new URLSearchParams(hello()));
    expect(sim.waiting().map(({ text }) => text)).toEqual([
      "a delayed answer to send-message by ann@example.test, due at 1767225630 (in 30 s): advance the clock.",
    ]);
    expect(sim.waiting()).toMatchObject([{ method: "POST", path: "/messages", waits_for: "clock", due: 1_767_225_630 }]);
    sim.clock.advance({ seconds: 30 });
    expect((await answer).status).toBe(200);
    expect(sim.waiting()).toEqual([]);
  });

  test("comes during advanceAsync, whose outcome has what was due on the way", async () => {
    const sim = createSimulator(delayed);
    const params = { type: "direct" as const, to: [2], content: "later" };
    sim.as("ann@example.test").createScheduledMessage({ ...params, scheduled_delivery_timestamp: sim.clock.now + 45 });
    const seen: number[] = [];
    const client = (async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        await post(sim, new URLSearchParams(hello()));
        seen.push(sim.clock.now - FIXTURE.now);
      }
    })();
    const moved = await sim.clock.advanceAsync({ minutes: 2 });
    await client;
    expect(seen).toEqual([30, 60]);
    expect(moved.ok && moved.response).toEqual({
      now: FIXTURE.now + 120,
      fired: [{ at: FIXTURE.now + 45, kind: "scheduled_message", id: 1 }],
    });
    expect(moved.events.length).toBeGreaterThan(0);
  });

  test("in real time arrives without the clock, and says so", async () => {
    const rules = [{ fault: "delay" as const, real_seconds: 0.01 }];
    const sim = createSimulator({ ...FIXTURE, faults: { rules } });
    const answer = post(sim, new URLSearchParams(hello()));
    expect(sim.waiting()).toMatchObject([{ waits_for: "real_time", due: null }]);
    expect((await answer).status).toBe(200);
    expect(sim.waiting()).toEqual([]);
  });
});

describe("a long poll", () => {
  test("is answered by an event of the very next line", async () => {
    const sim = createSimulator(FIXTURE);
    const poll = pollOf(sim);
    expect(sim.waiting()).toMatchObject([{ operation: "get-events", waits_for: "event" }]);
    expect(sim.waiting()[0]?.text).toMatch(
      /^a poll \(get-events\) by ann@example\.test waits for an event, or for a heartbeat due at .*: cause an event, or /,
    );
    sim.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "hi" });
    expect(await (await poll).json()).toMatchObject({ events: [{ type: "message", message: { content: "hi" } }] });
    expect(sim.waiting()).toEqual([]);
  });

  test("without events gets a heartbeat when the clock is advanced", async () => {
    const sim = createSimulator(FIXTURE);
    const poll = pollOf(sim);
    sim.clock.advance({ minutes: 1 });
    expect(await (await poll).json()).toMatchObject({ events: [{ type: "heartbeat" }] });
  });

  test("whose answer is delayed begins its delay with the event", async () => {
    const sim = createSimulator({ ...FIXTURE, faults: { rules: [{ operation: "get-events", fault: "delay", seconds: 5 }] } });
    const poll = pollOf(sim);
    sim.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "hi" });
    expect(sim.waiting()).toMatchObject([{ waits_for: "clock", due: FIXTURE.now + 5 }]);
    sim.clock.advance({ seconds: 5 });
    expect(await (await poll).json()).toMatchObject({ events: [{ type: "message" }] });
  });

  test("that the caller aborts no longer waits", async () => {
    const sim = createSimulator(FIXTURE);
    const { queue_id } = sim.must.as("ann@example.test").registerQueue({ event_types: ["message"] });
    const leaving = new AbortController();
    const poll = sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers, signal: leaving.signal });
    leaving.abort();
    await expect(poll).rejects.toThrow(/abort/);
    expect(sim.waiting()).toEqual([]);
  });
});

test("a stalled request waits for its caller to abort", async () => {
  const sim = createSimulator({ ...FIXTURE, faults: { rules: [{ fault: "stall" }] } });
  const leaving = new AbortController();
  const body = new URLSearchParams(hello());
  const answer = sim.fetch("/api/v1/messages", { method: "POST", headers, body, signal: leaving.signal });
  await sim.settled();
  expect(sim.waiting()).toMatchObject([
    { waits_for: "client", text: "send-message by ann@example.test gets no answer (fault stall): abort the request." },
  ]);
  leaving.abort();
  await expect(answer).rejects.toThrow(/abort/);
  expect(sim.waiting()).toEqual([]);
});

describe("settled", () => {
  test("waits for a client that reacts to each answer with a further request", async () => {
    const sim = createSimulator(FIXTURE);
    const client = (async () => {
      for (const content of ["one", "two", "three"]) await (await post(sim, new URLSearchParams(hello(content)))).json();
    })();
    await sim.settled();
    expect(contents(sim)).toEqual(["one", "two", "three"]);
    await client;
  });

  test("says in a sentence that a client never rests", async () => {
    let requests = 0;
    const settled = whenSettled({ isReading: () => false, requestsBegun: () => (requests += 1) });
    await expect(settled).rejects.toThrow("settled: requests follow each other without end");
  });
});

test("the clock throws for a move that it cannot make, and changes nothing", async () => {
  const sim = createSimulator(FIXTURE);
  const before = sim.snapshot();
  expect(() => sim.clock.advance({ hours: -1 })).toThrow(`clock.advance: The clock cannot go back; it is at ${before.now}.`);
  expect(() => sim.clock.advance({ seconds: 0.5 })).toThrow("clock.advance: The clock goes by whole seconds.");
  expect(() => sim.clock.advance({ days: 1e7 })).toThrow("clock.advance: The clock goes to the year 5138 and no further.");
  expect(() => sim.clock.advanceTo(before.now - 1)).toThrow("clock.advanceTo: The clock cannot go back");
  await expect(sim.clock.advanceAsync({ hour: 1 } as never)).rejects.toThrow("advance: there is no unit hour");
  await expect(sim.clock.advanceAsync({ seconds: -1 })).rejects.toThrow("clock.advance: The clock cannot go back");
  await expect(sim.clock.advanceAsync({ seconds: 0.5 })).rejects.toThrow("by whole seconds");
  expect(sim.snapshot()).toBe(before);
});

type Action =
  | { readonly do: "fetch" | "call"; readonly content: string; readonly body: "query" | "form" | "text" }
  | { readonly do: "clock"; readonly seconds: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constantFrom("fetch" as const, "call" as const),
    content: fc.constantFrom("a", "b", "c"),
    body: fc.constantFrom("query" as const, "form" as const, "text" as const),
  }),
  fc.record({ do: fc.constant("clock" as const), seconds: fc.integer({ min: 0, max: 40 }) }),
);

const BODIES = {
  query: (fields: Record<string, string>) => new URLSearchParams(fields),
  form,
  text: (fields: Record<string, string>) => new URLSearchParams(fields).toString(),
};

test("requests, typed calls and clock moves take effect in the order in which they are written", async () => {
  const delaying = { rules: [{ operation: "send-message" as const, share: 0.5, fault: "delay" as const, seconds: 10 }] };
  await forAllAsync([fc.array(action, { maxLength: 12 }), fc.boolean()], propertyRuns(500), async (actions, isDelaying) => {
    const [mixed, typed] = [createSimulator(FIXTURE), createSimulator(FIXTURE)];
    if (isDelaying) mixed.faults.plan(delaying);
    const answers: Promise<Response>[] = [];
    const send = (sim: Simulator, content: string): void => {
      sim.as("ann@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content });
    };
    for (const one of actions) {
      if (one.do === "clock") {
        for (const sim of [mixed, typed]) sim.clock.advance({ seconds: one.seconds });
        continue;
      }
      if (one.do === "fetch") answers.push(post(mixed, BODIES[one.body](hello(one.content))));
      else send(mixed, one.content);
      send(typed, one.content);
      expect(mixed.snapshot().messages.size).toBe(typed.snapshot().messages.size);
    }
    // The snapshots differ in the name of the client program, which comes with a request.
    expect(diffStates(mixed.snapshot(), typed.snapshot()).filter((line) => !line.includes(".client"))).toEqual([]);
    mixed.clock.advance({ seconds: 10 });
    const ids = await Promise.all(answers.map(async (answer) => ((await (await answer).json()) as { id: number }).id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(mixed.waiting()).toEqual([]);
  });
});
