/** Scenarios written in TypeScript: every step has its result, and mistakes are reported before anything is played. */
import { expect, it } from "vitest";
import { defineScenario, replayScenario, type StepInCode } from "../../src/scenario/in-code";
import { scriptedTarget } from "./scripted-target";

const people = ["ada", "ben", "cleo"];
const threeAtOnce = defineScenario({
  name: "Three messages at the same second",
  purpose: "Messages that are due at the same second are delivered in the order in which they were scheduled.",
  card: ["Endpoints 1", "States: Scheduled message"],
  fixture: {
    now: "2026-01-05T09:00:00Z",
    users: people.map((name) => ({ email: `${name}@town.test`, role: name === "ada" ? 100 : 400 })),
    channels: [{ name: "square", subscribers: "all" }],
  },
  steps: [
    { call: "register-queue", as: "ada@town.test", with: { event_types: ["message"] }, save: { queue: "queue_id" } },
    { save: { noon: { $now: 180 } } },
    ...people.map((name): StepInCode => ({
      call: "create-scheduled-message",
      as: `${name}@town.test`,
      with: { type: "channel", to: 1, topic: "clock", content: name, scheduled_delivery_timestamp: "$noon" },
    })),
    { clock: "next", expect: { now: "$noon", fired: { $length: people.length } } },
    {
      events: { queue: "$queue", as: "ada@town.test" },
      expect: people.map((name) => ({ type: "message", message: { content: name, timestamp: "$noon" } })),
    },
  ],
});

it("is played on a simulator of its own", async () => {
  const { status, steps } = await replayScenario(threeAtOnce);
  expect(status, JSON.stringify(steps, null, 1)).toBe("passed");
});

it("gives the result of every step, those that differ too", async () => {
  const steps = [...threeAtOnce.steps, { clock: { advance: { seconds: 1 } }, expect: { now: 0 } }];
  const result = await replayScenario({ ...threeAtOnce, steps });
  expect(result).toMatchObject({ file: "(in code)", status: "failed" });
  expect(result.steps.map(({ status }) => status).join(" ")).toMatch(/^(passed )+failed$/u);
});

it("is played on another target when one is given", async () => {
  const { target, asked } = scriptedTarget();
  await replayScenario({ ...threeAtOnce, steps: [{ clock: "next" }] }, target);
  expect(asked).toEqual([{ reset: threeAtOnce.fixture }, { clock: { next: true } }]);
});

it("refuses a scenario that cannot be played, with everything that is wrong", async () => {
  const wrong = { ...threeAtOnce, fixture: { now: 1, seed: 0.5 }, steps: [{ call: "sned-message", as: 1 }] };
  const refused = replayScenario(wrong);
  await expect(refused).rejects.toThrow(/; steps\[0\]\.call: there is no operation "sned-m/u);
  await expect(refused).rejects.toThrow(/^The scenario cannot be played: fixture\.seed: /u);
  const nothing = replayScenario(null as never);
  await expect(nothing).rejects.toThrow(/^The scenario cannot be played: a scenario is an object/u);
});
