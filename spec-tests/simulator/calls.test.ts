/** Typed calls of a simulator: accepted calls, refusals, and calls that do not compile in a typed program. */
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import { createRealm, getOwnUser, must, RefusalError, sendMessage } from "../../src/index";
import { routes } from "../../src/wire/route";
import { sentence, simulator, type Untyped, untyped } from "./untyped";

describe("calls that must succeed", () => {
  test("return the response", () => {
    const sim = simulator();
    const message = { type: "channel", to: "general", topic: "t", content: "hi" } as const;
    expect(sim.must.as("bob@example.test").sendMessage(message)).toMatchObject({ id: 1 });
    expect(must(sim.asUser(2).sendMessage(message))).toMatchObject({ id: 2 });
    expect(must(sendMessage(sim.snapshot(), 1, message))).toMatchObject({ id: 3 });
  });

  test("say operation, account, parameters, code, reason and message when they are refused, and suggest a name", () => {
    const sim = simulator();
    const call = (): unknown => sim.must.as("bob@example.test").sendMessage({ type: "channel", to: "generl", topic: "t", content: "hi" });
    expect(call).toThrow(RefusalError);
    expect(sentence(call).split("\n")).toEqual([
      "sendMessage by bob@example.test was refused: STREAM_DOES_NOT_EXIST (addressed_channel_unknown, 400): " +
        'There is no channel named "generl".',
      '  with {"stream":"generl"}',
      '  called with {"type":"channel","to":"generl","topic":"t","content":"hi"}',
      '  There is no channel "generl"; did you mean general?',
    ]);
  });

  test("list the channels for an unknown ID", () => {
    const sim = simulator();
    const outcome = sim.as("bob@example.test").sendMessage({ type: "channel", to: 9, topic: "t", content: "hi" });
    expect(sentence(() => must(outcome))).toContain("There are the channels general (1).");
  });

  test.each([
    [{ members: [99] }, "There are the accounts ann@example.test (1), bob@example.test (2)."],
    [{ members: [], subgroups: [99] }, "There are the groups leads (9), role:nobody (1), "],
  ])("list the accounts and groups for an unknown ID, in %j", (given, expected) => {
    const ann = simulator().as("ann@example.test");
    expect(sentence(() => must(ann.createUserGroup({ name: "x", description: "", ...given })))).toContain(expected);
  });

  test("list them for changes of groups too", () => {
    const { updateUserGroup, updateUserGroupMembers } = simulator().must.as("ann@example.test");
    expect(sentence(() => updateUserGroup({ user_group_id: 99, name: "x" }))).toContain("There are the groups leads (9), ");
    expect(sentence(() => updateUserGroupMembers({ user_group_id: 9, add: [99] }))).toContain("There are the accounts ann@");
    expect(sentence(() => updateUserGroupMembers({ user_group_id: 99, add: [1] }))).toContain("There are the groups leads (9), ");
  });

  test("name the nearest user and group", () => {
    const { must: well } = simulator();
    const bob = well.as("bob@example.test");
    expect(sentence(() => bob.sendMessage({ type: "direct", to: ["anne@example.test"], content: "hi" }))).toContain(
      'There is no account "anne@example.test"; did you mean ann@example.test?',
    );
  });

  test("report an outcome of an operation without a simulator", () => {
    const outcome = sendMessage(createRealm({}), 1, { type: "channel", to: "x", topic: "t", content: "hi" });
    expect(sentence(() => must(outcome))).toMatch(/^The operation was refused: STREAM_DOES_NOT_EXIST/);
    expect(sentence(() => must(undefined as never))).toBe("must: expected the outcome of an operation, received undefined.");
  });
});

test("the realm checks types of events without a similar name, and the wire accepts what servers accept", async () => {
  const sim = simulator();
  expect(must(sim.as("ann@example.test").registerQueue({ event_types: ["message", "hotspots"] }))).toHaveProperty("queue_id");
  const headers = { authorization: `Basic ${btoa(`ann@example.test:${sim.snapshot().users.get(0)?.api_key}`)}` };
  const register = new URLSearchParams({
    event_types: '["mesage"]',
    client_capabilities: '{"notification_settings_null":false,"bulk_message_deletions":true}',
  });
  expect((await sim.fetch("/api/v1/register", { method: "POST", headers, body: register })).status).toBe(200);
  const later = { type: "direct", to: "[1]", content: "x", scheduled_delivery_timestamp: "1767225600000" };
  const answer = await sim.fetch("/api/v1/scheduled_messages", { method: "POST", headers, body: new URLSearchParams(later) });
  expect(answer.status).toBe(200);
});

describe("accounts", () => {
  test("are found by ID after a change of address, and keep their operations", () => {
    const sim = simulator();
    const ann = sim.as("ann@example.test");
    must(ann.updateUser({ user_id: 1, new_email: "anna@example.test" }));
    expect(must(ann.getOwnUser())).toMatchObject({ user_id: 1 });
    expect(must(sim.asUser(1).getOwnUser())).toMatchObject({ user_id: 1 });
    expect(sim.as("anna@example.test")).toBe(ann);
  });

  test.each([
    [["as", "bbo@example.test"], 'as("bbo@example.test"): there is no account with this address; did you mean bob@example.test?'],
    [["as", "zoe@chat.test"], 'as("zoe@chat.test"): there is no account with this address.'],
    [["as", "BOB"], 'as("BOB"): there is no account with this address; did you mean bob@example.test?'],
    [["as", ""], 'as(""): there is no account with this address.'],
    [["as", null], "as: expected the address of an account, received null."],
    [["as", ["bob@example.test"]], "as: expected the address of an account, received a list."],
    [["as", 1], "as: expected the address of an account, received number; asUser(1) takes an ID."],
    [["asUser", 9], "asUser(9): there is no account with this ID; IDs run from 1 to 2."],
    [["asUser", "1"], "asUser: expected the ID of an account, received string; as(…) takes an address."],
  ])("%j is one sentence", ([method, argument], expected) => {
    expect(sentence(() => untyped(simulator())[String(method)]?.(argument))).toBe(expected);
  });
});

const HAPPENED = ["message", "reaction", "typing"];

test("operations without a simulator need no parameters if none is required", () => {
  const realm = createRealm({});
  function calledAlone(id: string): unknown {
    const name = id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
    return (OPERATIONS as unknown as Untyped)[name]?.(realm, 1);
  }
  expect(must(getOwnUser(realm, 1))).toMatchObject({ user_id: 1 });
  const needless = routes().filter(({ id, parameters }) => {
    return id !== "get-server-settings" && !Object.values(parameters).some(({ required }) => required);
  });
  expect(needless.length).toBeGreaterThan(40);
  for (const { id } of needless) expect([id, sentence(() => calledAlone(id))]).toEqual([id, "nothing was thrown"]);
});

describe("explainDelivery", () => {
  test("says which events a queue receives, and why it does not receive the others", () => {
    const sim = simulator();
    const [ann, bob] = [sim.must.as("ann@example.test"), sim.must.as("bob@example.test")];
    ann.sendMessage({ type: "direct", to: [1], content: "before anybody listens" });
    const { queue_id } = bob.registerQueue({ event_types: ["message", "typing"], narrow: [["topic", "lunch"]] });
    ann.sendMessage({ type: "channel", to: 1, topic: "lunch", content: "pizza" });
    ann.sendMessage({ type: "channel", to: 1, topic: "work", content: "later" });
    ann.sendMessage({ type: "direct", to: [1], content: "to myself" });
    ann.addReaction({ message_id: 2, emoji_name: "tada" });
    ann.setTypingStatus({ type: "stream", op: "start", stream_id: 1, topic: "lunch" });
    bob.getEvents({ queue_id, last_event_id: -1, dont_block: true });
    const deliveries = sim.explainDelivery(queue_id).filter(({ event }) => HAPPENED.includes(event.type));
    expect(deliveries.map(({ event, withheld }) => [event.type, withheld])).toEqual([
      ["message", null],
      ["message", "narrow"],
      ["message", "audience"],
      ["reaction", "event_types"],
      ["typing", "capabilities"],
    ]);
    expect(deliveries.map(({ why }) => why)).toEqual([
      "The queue of bob has it.",
      'The narrow of the queue excludes the message: [["topic","lunch"]].',
      "bob is not a participant of this direct conversation.",
      "The queue did not request reaction, only message, typing.",
      "The client did not declare the capability stream_typing_notifications.",
    ]);
    expect(deliveries[0]?.event).toMatchObject({ type: "message", message: { content: "pizza" } });
  });

  test("names only the capabilities that were not declared", () => {
    const sim = simulator();
    const client_capabilities = { notification_settings_null: true, bulk_message_deletion: true };
    const { queue_id } = sim.must.as("bob@example.test").registerQueue({ event_types: ["typing"], client_capabilities });
    sim.must.as("ann@example.test").setTypingStatus({ type: "stream", op: "start", stream_id: 1, topic: "lunch" });
    const [typing] = sim.explainDelivery(queue_id).filter(({ event }) => event.type === "typing");
    expect(typing?.why).toBe("The client did not declare the capability stream_typing_notifications.");
  });
});
