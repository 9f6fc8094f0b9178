/** The matchers for vitest and jest: when they pass, and what they say when they fail. */
import { describe, expect, test } from "vitest";
import { createSimulator, type Simulator } from "../../src/index";
import { matchers } from "../../src/matchers";

expect.extend(matchers);

function simulator(): Simulator {
  return createSimulator({
    users: [{ email: "ann@example.test", role: "owner" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
}

/** The text of a failure, without colours. */
function failure(assertion: () => void): string {
  try {
    assertion();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return "it passed";
}

const HELLO = { type: "channel", to: "general", topic: "t", content: "hello" } as const;

describe("toBeAccepted and toBeRefused", () => {
  test("pass or fail by the outcome of the operation", () => {
    const bob = simulator().as("bob@example.test");
    expect(bob.sendMessage(HELLO)).toBeAccepted();
    const refused = bob.sendMessage({ ...HELLO, to: "generl" });
    expect(refused).not.toBeAccepted();
    expect(refused).toBeRefused();
    expect(refused).toBeRefused("STREAM_DOES_NOT_EXIST");
    expect(refused).toBeRefused("addressed_channel_unknown");
    expect(refused).toBeRefused("STREAM_DOES_NOT_EXIST", { stream: expect.any(String) });
    expect(refused).not.toBeRefused("BAD_REQUEST");
    expect(refused).not.toBeRefused("STREAM_DOES_NOT_EXIST", { stream: "x" });
  });

  test("say why they fail", () => {
    const bob = simulator().as("bob@example.test");
    const refused = bob.sendMessage({ ...HELLO, to: "generl" });
    expect(failure(() => expect(refused).toBeAccepted())).toMatch(
      /^sendMessage by bob@example\.test was refused: STREAM_DOES_NOT_EXIST[^]*did you mean general\?$/,
    );
    expect(failure(() => expect(refused).toBeRefused("BAD_REQUEST"))).toMatch(/^Expected BAD_REQUEST\.\nsendMessage by/);
    expect(failure(() => expect(bob.sendMessage(HELLO)).toBeRefused("BAD_REQUEST"))).toMatch(
      /^Expected BAD_REQUEST, but the operation was accepted, and answered \{/,
    );
    expect(failure(() => expect(5).toBeAccepted())).toBe("toBeAccepted: expected the outcome of an operation, received 5.");
  });
});

test("toHaveMessages takes a simulator, a realm, an answer and a list", () => {
  const sim = simulator();
  sim.must.as("bob@example.test").sendMessage(HELLO);
  sim.must.as("ann@example.test").sendMessage({ ...HELLO, content: "hi", topic: "u" });
  const asked = { anchor: "newest", num_before: 10, num_after: 0, apply_markdown: false } as const;
  const answer = sim.as("bob@example.test").getMessages(asked);
  for (const received of [sim, sim.snapshot(), answer]) expect(received).toHaveMessages(["hello", "hi"]);
  expect(answer).toHaveMessages([{ sender_id: 2 }, { subject: "u", content: /^h/ }]);
  expect(answer).not.toHaveMessages([{ sender_id: 2 }, { subject: "u", content: /^H/ }]);
  expect(sim).not.toHaveMessages(["hello"]);
  expect(sim).not.toHaveMessages(["hi", "hello"]);
  expect(failure(() => expect(sim).toHaveMessages(["hello"]))).toBe(
    'Expected these messages:\n  "hello"\nbut there are:\n' +
      '  {"id":1,"sender_id":2,"topic":"t","content":"hello"}\n  {"id":2,"sender_id":1,"topic":"u","content":"hi"}',
  );
});

describe("toHaveSentEvent", () => {
  test("looks at the events for one account", () => {
    const sim = simulator();
    const sent = sim.as("ann@example.test").sendMessage({ type: "direct", to: [1], content: "to myself" });
    expect(sent).toHaveSentEvent("ann@example.test", { type: "message", message: { content: "to myself" } });
    expect(sent).not.toHaveSentEvent("bob@example.test", { type: "message" });
    expect(failure(() => expect(sent).toHaveSentEvent("bob@example.test", { type: "message" }))).toMatch(
      /^Expected bob@example\.test to receive \{"type":"message"\}, but it receives/,
    );
    expect(failure(() => expect(sent).toHaveSentEvent("bbo@example.test"))).toMatch(/did you mean bob@example\.test\?$/);
  });

  test("accepts a list with as many items, each of which fits", () => {
    const sim = simulator();
    const bob = sim.must.as("bob@example.test");
    for (const content of ["a", "b"]) bob.sendMessage({ ...HELLO, content });
    const marked = sim.as("ann@example.test").updateMessageFlags({ messages: [1, 2], op: "add", flag: "starred" });
    expect(marked).toHaveSentEvent("ann@example.test", { messages: [1, expect.any(Number)] });
    for (const messages of [[1], [1, 2, 3], [2, 1], []]) expect(marked).not.toHaveSentEvent("ann@example.test", { messages });
  });
});

describe("invalid arguments of a matcher are refused in one clear sentence", () => {
  const sent = simulator().as("bob@example.test").sendMessage(HELLO);
  const refused = simulator()
    .as("bob@example.test")
    .sendMessage({ ...HELLO, to: "generl" });
  const untyped = (received: unknown): Record<string, (...args: unknown[]) => void> => expect(received) as never;
  const negated = (received: unknown): Record<string, (...args: unknown[]) => void> => expect(received).not as never;

  test.each([
    ["toHaveMessages", sent, [1], 'toHaveMessages: expected a list of messages like ["hello"] or [{ topic: "t" }], received 1.'],
    ["toHaveMessages", sent, [[1]], 'toHaveMessages: expected a list of messages like ["hello"] or [{ topic: "t" }], received [1].'],
    [
      "toBeAccepted",
      Promise.resolve(sent),
      [],
      "toBeAccepted: expected the outcome of an operation, received Promise; is an await missing?",
    ],
    ["toBeRefused", refused, ["BAD_REQEST"], 'toBeRefused: there is no code and no reason "BAD_REQEST"; did you mean BAD_REQUEST?'],
    [
      "toBeRefused",
      sent,
      ["chanel_unknown"],
      'toBeRefused: there is no code and no reason "chanel_unknown"; did you mean channel_unknown?',
    ],
    ["toHaveSentEvent", sent, ["bob", {}], 'toHaveSentEvent: there is no account "bob"; did you mean bob@example.test?'],
    [
      "toHaveSentEvent",
      sent,
      ["bob@example.test", "message"],
      'toHaveSentEvent: expected fields of an event like { type: "message" }, received "message".',
    ],
    [
      "toHaveSentEvent",
      sent,
      ["bob@example.test", { type: "mesage" }],
      'toHaveSentEvent: there is no type of events "mesage"; did you mean message?',
    ],
    [
      "toHaveSentEvent",
      sent,
      ["bob@example.test", { type: "reaction", op: "ad" }],
      'toHaveSentEvent: events of the type reaction have no op "ad"; allowed are add, remove.',
    ],
    ["toHaveSentEvent", sent, [2, { type: "message" }], "toHaveSentEvent: expected the address of an account, received 2."],
    [
      "toBeRefused",
      refused,
      [{ code: "BAD_REQUEST" }],
      'toBeRefused: expected a code or a reason like "BAD_REQUEST", then its fields if they matter, received {"code":"BAD_REQUEST"}.',
    ],
  ])("%s", (matcher, received, args, expected) => {
    expect(failure(() => untyped(received)[matcher]?.(...args))).toBe(expected);
    // A negation that cannot be asked does not hold either.
    expect(failure(() => negated(received)[matcher]?.(...args))).toBe(expected);
  });

  test("messages of a refusal", () => {
    for (const ask of [() => expect(refused).toHaveMessages([]), () => expect(refused).not.toHaveMessages(["x"])]) {
      expect(failure(ask)).toMatch(/^toHaveMessages: the outcome is a refusal, .*\n.* was refused: STREAM_DOES_NOT_EXIST/);
    }
  });
});

test("toBeSameState compares what snapshots hold, and lists what differs", () => {
  const [one, other] = [simulator(), simulator()];
  expect(one).toBeSameState(other);
  expect(one.snapshot()).toBeSameState(other);
  one.must.as("bob@example.test").sendMessage(HELLO);
  other.must.as("bob@example.test").sendMessage({ ...HELLO, content: "ho" });
  expect(one).not.toBeSameState(other);
  expect(failure(() => expect(one).toBeSameState(other))).toBe(
    'Expected the same state; what differs, expected → received:\n  messages[0].content: "ho" → "hello"',
  );
  expect(failure(() => expect(one).toBeSameState({}))).toBe("toBeSameState: expected two snapshots, simulators or outcomes.");
});
