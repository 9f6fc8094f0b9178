/** Every named change of behaviour: what one short request shows just below its level, and at it. */
import { describe, expect, it, test } from "vitest";
import { type Behaviour, FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import type { Seen } from "./behaviours/at-level";
import { CHANNEL_BEHAVIOURS } from "./behaviours/channels";
import { LATER_BEHAVIOURS } from "./behaviours/later";
import { LATEST_BEHAVIOURS } from "./behaviours/latest";
import { MESSAGE_BEHAVIOURS } from "./behaviours/messages";
import { MOVING_BEHAVIOURS } from "./behaviours/moving";
import { PEOPLE_BEHAVIOURS } from "./behaviours/people";

/** By the name that the code asks by: a new name needs a row. */
const BEHAVIOURS: Readonly<Record<Behaviour, Seen>> = {
  ...CHANNEL_BEHAVIOURS,
  ...LATER_BEHAVIOURS,
  ...MESSAGE_BEHAVIOURS,
  ...MOVING_BEHAVIOURS,
  ...PEOPLE_BEHAVIOURS,
  ...LATEST_BEHAVIOURS,
};

// The narrow to web-public channels opens their whole history since 421, and only the user's own before.
test("every name of the table has a row, and every row is in the table", () => {
  expect(Object.keys(BEHAVIOURS).sort()).toEqual(Object.keys(FEATURE_LEVELS).sort());
});

describe("a behavior starts exactly at its level", () => {
  it.each(Object.entries(BEHAVIOURS))("%s", (_name, { level, below, from, seen }) => {
    expect([seen(level - 1), seen(level)]).toEqual([below, from]);
    expect(below).not.toEqual(from);
  });
});
