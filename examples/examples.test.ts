import { expect, test } from "vitest";
import { branching } from "./branching";
import { scenarioFromCode } from "./scenario-from-code";
import { timeTravel } from "./time-travel";

test("time travel delivers tomorrow's message now", () => {
  expect(timeTravel()).toEqual({ before: 0, fired: 1, after: 1 });
});

test("branches of a snapshot know nothing of each other", () => {
  expect(branching()).toEqual({ start: 0, quiet: 1, busy: 3 });
});

test("a scenario from code passes step by step", async () => {
  expect((await scenarioFromCode()).map((line) => line.split(": ").at(-1))).toEqual(["passed", "passed", "passed"]);
});
