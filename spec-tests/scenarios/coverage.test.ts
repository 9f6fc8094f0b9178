/** What a replay has reached of the interface, as `--coverage` counts it. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { coverageLines, coverageOf } from "../../src/conformance/scenario/coverage";
import { traceStep } from "../../src/testing/trace/trace-step";

const sim = createSimulator({ users: [{ email: "ann@example.test", role: "owner" }] });
const ann = sim.as("ann@example.test");
const traced = (id: string, outcome: Parameters<typeof traceStep>[0]) => ({ ...traceStep(outcome), id });

test("operations count whether they were carried out or refused, refusals by their reason, events by their kind", () => {
  const steps = [
    traced("send-message", ann.sendMessage({ type: "direct", to: [1], content: "x" })),
    traced("send-message", ann.sendMessage({ type: "direct", to: [1], content: "y" })),
    traced("get-message", ann.getMessage({ message_id: 99 })),
  ];
  const { operations, refusals, events } = coverageOf(steps);
  expect(operations.reached).toEqual({ "get-message": 1, "send-message": 2 });
  expect(refusals.reached).toEqual({ message_unknown: 1 });
  expect(events.reached).toMatchObject({ message: 2 });
  expect(operations.missed).not.toContain("send-message");
  expect(operations.missed).toContain("mute-user");
});

test("a share is 100 % only where all is reached", () => {
  const share = (count: number, missed: readonly string[]): string => {
    const reached = Object.fromEntries(Array.from({ length: count }, (_one, index) => [`r${index}`, 1]));
    const all = { reached, missed };
    return coverageLines({ operations: all, refusals: all, events: all })[0] ?? "";
  };
  expect(share(999, ["last"])).toBe("operations    999 of 1000 reached, 99 %");
  expect(share(3, [])).toContain("3 of 3 reached, 100 %");
});
