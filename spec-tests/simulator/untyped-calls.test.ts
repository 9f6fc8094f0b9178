/** Calls that do not compile in a typed program. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { advanceClock, CallProblem, createRealm, createSimulator, explore, realmToJSON, sameState } from "../../src/index";
import { FIXTURE, sentence, simulator, untyped } from "./untyped";

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
