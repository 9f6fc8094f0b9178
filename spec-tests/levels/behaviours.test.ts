/** Every named change of behaviour: what one short request shows just below its level, and at it. */
import { expect, it, test } from "vitest";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { BEHAVIOURS } from "./behaviours/behaviours";

// The narrow to web-public channels opens their whole history since 421, and only the user's own before.
test("every name of the table has a row, and every row is in the table", () => {
  expect(Object.keys(BEHAVIOURS).sort()).toEqual(Object.keys(FEATURE_LEVELS).sort());
});

it.each(Object.entries(BEHAVIOURS))("a behavior starts exactly at its level: %s", (_name, { level, below, from, seen }) => {
  expect([seen(level - 1), seen(level)]).toEqual([below, from]);
  expect(below).not.toEqual(from);
});
