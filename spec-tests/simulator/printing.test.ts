/** What printers show of outcomes and snapshots, and the events of outcomes. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createSimulator, type Outcome, type Simulator } from "../../src/index";
import { realmFromJSON, realmToJSON } from "../../src/index";

const FIXTURE = {
  now: 1_767_225_600,
  users: [
    { email: "ann@example.test", full_name: "Ann" },
    { email: "bob@example.test", full_name: "Bob" },
    { email: "cleo@example.test", full_name: "Cleo", is_active: false },
  ],
  channels: [{ name: "general", subscribers: ["ann@example.test", "bob@example.test"] }],
};

const simulator = (): Simulator => createSimulator(structuredClone(FIXTURE));
const send = (sim: Simulator): Outcome<object> =>
  sim.as("ann@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "**hi**" });

function failureOf(assertion: () => void): string {
  try {
    assertion();
  } catch (error) {
    const { message, diff = "" } = error as Error & { diff?: string };
    return `${message}\n${diff}`;
  }
  return "";
}

describe("the events of an outcome", () => {
  test("are as clients receive them, once for each form, with the accounts", () => {
    const sim = simulator();
    const mentioning = { type: "channel", to: "general", topic: "t", content: "@**Bob** hi" } as const;
    const { events } = sim.as("ann@example.test").sendMessage(mentioning);
    expect(events.filter(({ event }) => event.type === "message")).toMatchObject([
      { recipients: [1], event: { flags: [], message: { id: 1, content: "@**Bob** hi", sender_full_name: "Ann" } } },
      { recipients: [2], event: { flags: ["mentioned"], message: { id: 1 } } },
    ]);
  });

  test("go only to active accounts, and are in one form if all accounts receive the same", () => {
    const sim = simulator();
    const { events } = sim.as("bob@example.test").updateStatus({ status_text: "away" });
    expect(events).toMatchObject([{ recipients: [1, 2], event: { type: "user_status", status_text: "away" } }]);
  });

  test("are read from the outcome of the clock, and of an outcome whose answer was pruned", () => {
    const sim = simulator();
    sim.as("ann@example.test").createScheduledMessage({
      type: "direct",
      to: [2],
      content: "later",
      scheduled_delivery_timestamp: sim.clock.now + 60,
    });
    const types = sim.clock.advance({ minutes: 1 }).events.map(({ event }) => event.type);
    expect(types).toEqual(expect.arrayContaining(["message", "scheduled_messages"]));
    const old = createSimulator({ ...structuredClone(FIXTURE), feature_level: 100 });
    expect(send(old).events).toMatchObject([{ recipients: [1, 2], event: { type: "message" } }]);
  });

  test("are empty for a refusal, and the same list each time", () => {
    const sim = simulator();
    const refused = sim.as("ann@example.test").sendMessage({ type: "channel", to: "x", topic: "t", content: "hi" });
    expect(refused.events).toEqual([]);
    const sent = send(sim);
    expect(sent.events).toBe(sent.events);
  });
});

describe("an outcome prints", () => {
  const accepted = (): Outcome<object> => send(simulator());
  const refused = (): Outcome<object> =>
    simulator().as("bob@example.test").sendMessage({ type: "channel", to: "x", topic: "t", content: "hi" });

  test("as answer, events with names and outbound items", () => {
    expect(inspect(accepted(), { breakLength: 300 })).toBe(
      "Outcome { ok: true, response: { id: 1, automatic_new_visibility_policy: 3 }, events: [ 'muted_topics to Ann', " +
        "'user_topic to Ann', 'stream/update to Ann, Bob', 'message to Ann, Bob' ], outbound: [] }",
    );
    expect(JSON.parse(JSON.stringify(accepted()))).toMatchObject({ ok: true, response: { id: 1 } });
  });

  test("as code, reason and message if it is a refusal", () => {
    expect(inspect(refused(), { breakLength: 300 })).toBe(
      "Outcome { ok: false, code: 'STREAM_DOES_NOT_EXIST', reason: 'addressed_channel_unknown', " +
        "msg: 'There is no channel named \"x\".' }",
    );
  });

  test("with the beginning of a long answer, and the first events and names", () => {
    const users = Array.from({ length: 20 }, (_, at) => ({ email: `u${at}@example.test`, full_name: `User ${at}` }));
    const sim = createSimulator({ users, channels: [{ name: "general", subscribers: "all" }] });
    const sent = sim.as("u0@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "hi" });
    expect(inspect(sent)).toContain("message to User 0, User 1, User 2 and 17 more");
    const text = inspect(sim.as("u0@example.test").getUsers());
    expect(text.split("\n").length).toBeLessThan(10);
    expect(text.length).toBeLessThan(600);
  });

  test.each([
    ["toEqual", () => expect(accepted()).toEqual({ ok: false })],
    ["toBe", () => expect(refused()).toBe(true)],
    ["toMatchObject", () => expect(accepted()).toMatchObject({ ok: false, error: { code: "BAD_REQUEST" } })],
    ["a snapshot", () => expect(simulator().snapshot()).toEqual({})],
    ["two snapshots", () => expect(simulator().snapshot()).toEqual(accepted().realm)],
    ["two outcomes", () => expect(accepted()).toEqual(refused())],
  ])("at most 25 lines when %s fails", (_what, assertion) => {
    const text = failureOf(assertion);
    expect(text).not.toBe("");
    expect(text.split("\n").length, text).toBeLessThanOrEqual(25);
  });
});

test("a snapshot prints as one line of counts and time, whichever call made it", () => {
  const sim = simulator();
  send(sim);
  const line = "Realm at 1767225600: feature level 421, 3 accounts, 1 channel, 1 message, 0 event queues";
  const realm = sim.snapshot();
  expect([inspect(realm), inspect({ realm })]).toEqual([line, `{\n  realm: ${line}\n}`]);
  expect(inspect(realmFromJSON(JSON.parse(JSON.stringify(realmToJSON(realm)))))).toBe(line);
  expect(Object.keys(realm).sort()).toEqual(Object.keys(createSimulator({}).snapshot()).sort());
});
