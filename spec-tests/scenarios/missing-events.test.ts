/** A step that misses an event says why the queue did not receive it. */
import { expect, test } from "vitest";
import type { JsonValue } from "../../src/index";
import { replayScenario, type StepInCode } from "../../src/scenario/in-code";
import { controlledTarget } from "../../src/targets/controlled-target";
import { simulatorTarget, startSimulator } from "../../src/targets/simulator-target";
import type { Target } from "../../src/targets/target";

const BOB = "bob@example.test";

/** The hint of the first difference of a step that expects events in a queue of Bob. */
async function hintFor(
  before: readonly StepInCode[],
  expected: readonly Readonly<Record<string, JsonValue>>[],
  options: Readonly<Record<string, JsonValue>> = {},
  target: Target = simulatorTarget((fixture) => startSimulator(fixture)),
) {
  const scenario = {
    name: "n",
    purpose: "p",
    fixture: {
      users: [{ email: "ann@example.test" }, { email: BOB }],
      channels: [{ name: "secret", invite_only: true, subscribers: ["ann@example.test"] }],
    },
    steps: [
      { call: "register-queue", as: BOB, with: options, save: { q: "queue_id" } },
      ...before,
      { events: { queue: "$q", as: BOB }, expect: expected },
    ],
  };
  const { steps } = await replayScenario(scenario, target);
  expect(steps.map(({ status }) => status).slice(0, -1)).not.toContain("failed");
  return steps.at(-1)?.differences[0]?.hint;
}

const send = (params: Readonly<Record<string, JsonValue>>): StepInCode => ({
  call: "send-message",
  as: "ann@example.test",
  with: { content: "hi", ...params },
});

test("by the rule that withheld the event", async () => {
  const secret = send({ type: "channel", to: "secret", topic: "t" });
  expect(await hintFor([secret], [{ type: "message" }])).toBe("no message event: bob is not subscribed to #secret, which is private");
});

test("by the options of the queue", async () => {
  const direct = send({ type: "direct", to: [BOB] });
  const reason = "no message event: The queue did not request message, only reaction";
  expect(await hintFor([direct], [{ type: "message" }], { event_types: ["reaction"] })).toBe(reason);
});

test("with the rule for the expected event, where several were withheld", async () => {
  const steps = [send({ type: "channel", to: "secret", topic: "a" }), send({ type: "direct", to: ["ann@example.test"] })];
  const hint = await hintFor(steps, [{ type: "message", message: { type: "stream" } }]);
  expect(hint).toContain("not subscribed to #secret");
});

test("if no such event has happened, or the queue has had all of them", async () => {
  expect(await hintFor([], [{ type: "typing", op: "start" }])).toBe("no typing/start event has happened since the queue was registered");
  const direct = send({ type: "direct", to: [BOB] });
  expect(await hintFor([direct], [{ type: "message" }, { type: "message" }])).toContain(
    "the queue has had 1 message event, and this step expects one more",
  );
});

test("not where the event is there with another value", async () => {
  const hint = await hintFor([send({ type: "direct", to: [BOB] })], [{ type: "message", message: { content: "no" } }]);
  expect(hint ?? "").not.toContain("event");
});

test("not where the control plane lists no deliveries: then it is not known", async () => {
  const older = controlledTarget({
    name: "an older server",
    patienceMilliseconds: 0,
    accounts: [],
    restart: async (fixture) => {
      const send = startSimulator(fixture ?? {});
      const isListed = ({ url }: { readonly url: string }): boolean => url.includes("/_simulator/deliveries/");
      return {
        baseUrl: "http://older.invalid",
        send: async (request) => (isListed(request) ? Response.json({ result: "error" }, { status: 404 }) : send(request)),
      };
    },
  });
  expect((await hintFor([], [{ type: "typing", op: "start" }], {}, older)) ?? "").not.toContain("has happened");
});
