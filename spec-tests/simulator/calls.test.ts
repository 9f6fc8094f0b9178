/** Typed calls of a simulator: accepted calls, refusals, and calls that do not compile in a typed program. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  advanceClock,
  CallProblem,
  createRealm,
  createSimulator,
  explore,
  getOwnUser,
  must,
  realmToJSON,
  RefusalError,
  sameState,
  sendMessage,
} from "../../src/index";
import { OPERATIONS } from "../../src/generated/operations";
import { routes } from "../../src/wire/route";

const FIXTURE = {
  now: 1_767_225_600,
  users: [{ email: "ann@example.test", role: "owner", can_change_user_emails: true }, { email: "bob@example.test" }],
  channels: [{ name: "general", subscribers: "all" }],
  groups: [{ name: "leads", members: ["ann@example.test"] }],
} as const;

const simulator = (): ReturnType<typeof createSimulator> => createSimulator(structuredClone(FIXTURE) as object);

/** What a program without types can do: pass any arguments to any call. */
type Untyped = Record<string, (...args: unknown[]) => unknown>;
const untyped = (value: object): Untyped => value as Untyped;

function sentence(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return "nothing was thrown";
}

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

describe("a call that does not compile in a typed program throws one clear sentence and changes nothing", () => {
  test.each([
    ["sendMessage", [], "sendMessage: the parameter type is missing."],
    ["sendMessage", ["hi"], "sendMessage: expected an object of parameters, received a string; it takes type, content, "],
    ["sendMessage", [[]], "sendMessage: expected an object of parameters, received a list; it takes type, content, "],
    ["sendMessage", [null], "sendMessage: expected an object of parameters, received null; it takes type, content, "],
    ["sendMessage", [Promise.resolve({})], "sendMessage: expected an object of parameters, received Promise; is an await missing?"],
    ["getOwnUser", [new Date(0)], "getOwnUser: expected an object of parameters, received Date; it takes none."],
    ["registerQueue", [{ client_capabilities: new Map() }], "registerQueue: client_capabilities: expected an object, received Map."],
    [
      "sendMessage",
      [{ type: "chanel", to: 1, content: "x" }],
      "sendMessage: type: expected one of direct, channel, stream, private, received",
    ],
    [
      "sendMessage",
      [{ type: "channel", to: 1, content: "x", topci: "t" }],
      'sendMessage: there is no parameter "topci"; did you mean topic?; it takes type, ',
    ],
    ["sendMessage", [{ type: "channel", to: 1, content: 5, topic: "t" }], "sendMessage: content: expected a string, received 5."],
    ["getOwnUser", [{ id: 1 }], 'getOwnUser: there is no parameter "id"; it takes none.'],
    ["getOwnUser", [{ constructor: 1 }], 'getOwnUser: there is no parameter "constructor"; it takes none.'],
    ["getMessage", [{ message_id: "1" }], 'getMessage: message_id: expected an integer, received "1".'],
    [
      "createScheduledMessage",
      [{ type: "direct", to: [1], content: "x", scheduled_delivery_timestamp: 1_767_225_600_000 }],
      "createScheduledMessage: scheduled_delivery_timestamp: expected UNIX seconds, received 1767225600000; did you mean 1767225600?",
    ],
    ["createMessageReminder", [{ message_id: 1, scheduled_delivery_timestamp: 1e12 }], "did you mean 1000000000?"],
    ["updateScheduledMessage", [{ scheduled_message_id: 1, scheduled_delivery_timestamp: 1e12 }], "did you mean 1000000000?"],
    [
      "registerQueue",
      [{ event_types: ["message", "mesage"] }],
      'registerQueue: event_types: there is no event type "mesage"; did you mean message?',
    ],
    ["registerQueue", [{ fetch_event_types: ["realm_usr"] }], "did you mean realm_user?"],
    [
      "registerQueue",
      [{ client_capabilities: { notification_settings_null: false, bulk_message_deletions: true } }],
      "registerQueue: client_capabilities: there is no capability bulk_message_deletions; did you mean bulk_message_deletion?",
    ],
  ])("%s(…%j)", (name, args, expected) => {
    const sim = simulator();
    const before = sim.snapshot();
    const call = (): unknown => untyped(sim.as("ann@example.test"))[name]?.(...args);
    expect(call).toThrow(CallProblem);
    expect(sentence(call)).toContain(expected);
    expect(sim.snapshot()).toBe(before);
  });

  test("with a name that no operation has", () => {
    const sim = simulator();
    const [outcomes, responses] = [untyped(sim.as("ann@example.test")), untyped(sim.must.as("ann@example.test"))];
    const expected = "There is no operation sendMesage; did you mean sendMessage?";
    expect(sentence(() => outcomes["sendMesage"]?.({}))).toBe(expected);
    expect(sentence(() => responses["sendMesage"]?.({}))).toBe(expected);
    expect(sentence(() => outcomes["editMessage"]?.({}))).toBe("There is no operation editMessage; did you mean updateMessage?");
    expect(outcomes["anything"]).toBeUndefined();
  });

  test("does not change how other code inspects the operations of an account", async () => {
    const ann = simulator().as("ann@example.test");
    expect(await ann).toBe(ann);
    expect([JSON.stringify(ann), String(ann), ann instanceof Object]).toEqual(["{}", "[object Object]", true]);
    expect(inspect(ann)).toMatch(/^\{\n {2}addAlertWords: /);
    expect(ann).toEqual({ ...ann });
    expect(ann).not.toEqual(simulator().as("ann@example.test"));
  });

  test.each([
    [[], "explore: expected a snapshot, as snapshot(), createRealm and realmFromJSON give them."],
    [[createRealm({})], "explore: moves: expected a list, received undefined."],
    [[createRealm({}), [{ name: "x" }], []], "explore: moves[0].make: is missing."],
    [[createRealm({}), [{ name: "x", make: 1 }], []], "explore: moves[0].make: expected a function of the snapshot, received 1."],
    [[createRealm({}), [], [{ name: "x", problm: 1 }]], "explore: invariants[0].problem: is missing; did you write problm instead?"],
    [[createRealm({}), [], [], { max_dept: 1 }], "did you mean max_depth?"],
    [[createRealm({}), [{ name: "x", make: () => 5 }], []], "explore: the move x: expected the outcome of an operation, received number."],
  ])("explore(…) number %#", (args, expected) => {
    expect(sentence(() => (explore as unknown as (...given: unknown[]) => unknown)(...args))).toContain(expected);
  });

  test.each([
    [[], "received undefined."],
    [[5], "received number."],
    [["messages"], 'received "messages".'],
    [["/api/v1/messages", 5], 'fetch: expected options like { method: "POST" }, received number.'],
    [["/api/v1/messages", { signal: 5 }], "fetch: signal: expected that of an AbortController, received number."],
  ])("fetch(…%j)", async (args, expected) => {
    const answer = untyped(simulator())["fetch"]?.(...args);
    await expect(answer).rejects.toThrow(CallProblem);
    await expect(answer).rejects.toThrow(expected);
  });

  test("is not checked if validate is false", () => {
    const sim = createSimulator(structuredClone(FIXTURE) as object, { validate: false });
    const outcome = untyped(sim.as("ann@example.test"))["getOwnUser"]?.({ id: 1 });
    expect(outcome).toMatchObject({ ok: true });
  });

  test.each([
    ["advance", 5, "advance: expected a range of time like { hours: 1 }, received number; did you mean { seconds: 5 }?"],
    ["advance", undefined, "advance: expected a range of time like { hours: 1 }, received undefined."],
    ["advance", { hour: 1 }, "advance: there is no unit hour; did you mean hours?; allowed are days, hours, minutes, seconds."],
    ["advance", { hours: Number.NaN }, "advance: hours: expected a number, received NaN."],
    ["advance", [], "advance: expected a range of time like { hours: 1 }, received a list."],
    ["advance", Promise.resolve(5), "advance: expected a range of time like { hours: 1 }, received Promise; is an await missing?"],
    ["advance", new Date(0), "advance: expected a range of time like { hours: 1 }, received Date."],
    ["advance", { hours: "1" }, 'advance: hours: expected a number, received "1".'],
    ["advanceTo", 1_767_225_600_500, "advanceTo: expected UNIX seconds, received 1767225600500; did you mean 1767225600?"],
    ["advanceTo", Infinity, "advanceTo: expected a time in UNIX seconds, received Infinity."],
    ["advanceTo", "now", 'advanceTo: expected a time in UNIX seconds, received "now".'],
  ])("clock.%s(%j)", (method, argument, expected) => {
    const sim = simulator();
    expect(sentence(() => untyped(sim.clock)[method]?.(argument))).toBe(expected);
    expect(sim.clock.now).toBe(FIXTURE.now);
  });

  test("restore, explainDelivery and operations without a simulator", () => {
    const sim = untyped(simulator());
    expect(sentence(() => sim["restore"]?.({}))).toMatch(/^restore: expected a snapshot, /);
    expect(sentence(() => sim["explainDelivery"]?.("x"))).toBe('explainDelivery: there is no event queue "x".');
    expect(sentence(() => sim["apply"]?.({}))).toMatch(/^apply: expected a function of the snapshot, /);
    expect(sentence(() => sim["apply"]?.(() => 5))).toBe("apply: expected the outcome of an operation, received number.");
    const create = createSimulator as unknown as (...args: unknown[]) => unknown;
    expect(sentence(() => create({}, { valdate: false }))).toBe(
      "createSimulator: there is no option valdate; did you mean validate?; allowed are validate, onUnhandledRequest.",
    );
    for (const [options, received] of [
      [null, "null"],
      [[], "a list"],
      ["no", "string"],
    ] as const) {
      expect(sentence(() => create({}, options))).toBe(`createSimulator: expected options like { validate: false }, received ${received}.`);
    }
    expect(sentence(() => create({}, { validate: "no" }))).toBe('createSimulator: validate: expected true or false, received "no".');
    expect(sentence(() => create({}, { onUnhandledRequest: "ignore" }))).toBe(
      'createSimulator: onUnhandledRequest: expected "warn", "error" or "bypass", received "ignore".',
    );
    const compare = sameState as unknown as (...args: unknown[]) => unknown;
    expect(sentence(() => compare(sim, simulator().snapshot()))).toMatch(/^sameState: expected two snapshots, /);
    const write = realmToJSON as unknown as (...args: unknown[]) => unknown;
    expect(sentence(() => write(sim))).toMatch(/^realmToJSON: expected a snapshot, /);
  });

  test("joining by an invitation, and the relay's answer", () => {
    const sim = untyped(simulator());
    const joined = (params?: object) => sentence(() => sim["acceptInvitation"]?.(params));
    expect(joined()).toBe("acceptInvitation: email: is missing.");
    expect(joined({ email: 5, full_name: "A" })).toBe("acceptInvitation: email: expected string, received 5.");
    expect(joined({ email: "a@b.test", fullname: "A" })).toBe("acceptInvitation: full_name: is missing; did you write fullname instead?");
    expect(sentence(() => sim["answerPushRegistration"]?.())).toBe("answerPushRegistration: user_id: is missing.");
  });

  test.each([
    [{}, "received {}."],
    [{ minutes: 1 }, 'received {"minutes":1}.'],
    [{ seconds: "5" }, 'received {"seconds":"5"}.'],
    [{ to: 2000, seconds: 1 }, 'received {"to":2000,"seconds":1}.'],
    [{ to: 1_767_225_600_000 }, "received milliseconds; did you mean { to: 1767225600 }?"],
    [{ to: 100_000_000_000 }, "received milliseconds; did you mean { to: 100000000 }?"],
    [5, "received number; did you mean { seconds: 5 }?"],
    [undefined, "received undefined."],
    ["1h", "received string."],
  ])("advanceClock without a simulator, by %j", (target, expected) => {
    const advance = advanceClock as unknown as (...args: unknown[]) => unknown;
    expect(sentence(() => advance(createRealm({ now: 1000 }), target))).toBe(
      `advanceClock: expected a target like { seconds: 60 } or { to: 1060 }, ${expected}`,
    );
    expect(sentence(() => advance({}, { seconds: 1 }))).toMatch(/^advanceClock: expected a realm first, /);
  });
});

const HAPPENED = ["message", "reaction", "typing"];

describe("operations without a simulator", () => {
  const realm = createRealm({});

  test("need no parameters if none is required", () => {
    expect(must(getOwnUser(realm, 1))).toMatchObject({ user_id: 1 });
    const needless = routes().filter(({ id, parameters }) => {
      return id !== "get-server-settings" && !Object.values(parameters).some(({ required }) => required);
    });
    expect(needless.length).toBeGreaterThan(40);
    for (const { id } of needless) expect([id, sentence(() => calledAlone(id))]).toEqual([id, "nothing was thrown"]);
  });

  function calledAlone(id: string): unknown {
    const name = id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
    return (OPERATIONS as unknown as Untyped)[name]?.(realm, 1);
  }
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
