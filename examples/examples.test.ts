import { expect, test } from "vitest";
import { branching } from "./branching";
import { exploreBadge, forgetfulBadge } from "./explore-a-client";
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

test("exploring finds the order of moves in which a client's badge is wrong", () => {
  const { violation } = exploreBadge(forgetfulBadge);
  expect(violation).toMatchObject({
    moves: ["Ann writes", "Ann deletes"],
    problem: "the badge shows 1 instead of 0",
  });
});

test("exploring sees every order of the moves when nothing is wrong", () => {
  const isThere = (types: readonly string[]): boolean => types.includes("message") && !types.includes("delete_message");
  const rightBadge = (types: readonly string[]): number =>
    isThere(types) && !types.includes("update_message_flags") ? 1 : 0;
  expect(exploreBadge(rightBadge)).toMatchObject({ complete: true, depth: 3 });
});
