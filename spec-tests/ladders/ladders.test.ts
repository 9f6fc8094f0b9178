// Card: Errors. Each operation's checks in their order, and whether every reason of the tables is reached by a test.
import { describe, expect, test } from "vitest";
import type { Reason } from "../../src/index";
import { REASONS } from "../../src/protocol/refusals/reasons";
import type { Ladder } from "../support/ladder";
import { CHANNEL_LADDERS } from "./channels";
import { DEFAULT_STREAM_GROUP_LADDERS } from "./default-stream-groups";
import { GROUP_LADDERS } from "./groups";
import { PEOPLE_LADDERS } from "./people";
import { PICTURE_LADDERS } from "./pictures";
import { PERSONAL_LADDERS } from "./personal";
import { REALM_LADDERS } from "./realm";
import { REQUEST_LADDERS } from "./requests";
import { MESSAGE_LADDERS } from "./messages";

const LADDERS: readonly Ladder[] = [
  ...MESSAGE_LADDERS,
  ...CHANNEL_LADDERS,
  ...DEFAULT_STREAM_GROUP_LADDERS,
  ...GROUP_LADDERS,
  ...PEOPLE_LADDERS,
  ...PERSONAL_LADDERS,
  ...REALM_LADDERS,
  ...REQUEST_LADDERS,
  ...PICTURE_LADDERS,
];

describe.each(LADDERS)("$operation", ({ cases }) => {
  test.each(cases)("$name", ({ expected, realm, call }) => {
    const outcome = call();
    expect(outcome.ok ? null : outcome.error.reason).toBe(expected);
    if (outcome.ok || outcome.error.code === "INVITATION_FAILED") return;
    expect(outcome.realm).toBe(realm);
    expect(REASONS[outcome.error.reason].codes).toContain(outcome.error.code);
  });
});

test("every reason is reached by a ladder", () => {
  const reached = new Set<string>(LADDERS.flatMap(({ reasons }) => reasons));
  const all = Object.keys(REASONS) as Reason[];
  const missed = all.filter((reason) => !reached.has(reason));
  const rungs = LADDERS.reduce((sum, { cases }) => sum + cases.length, 0);
  console.info(`Reasons reached: ${all.length - missed.length} of ${all.length}, by ${LADDERS.length} ladders and ${rungs} calls.`);
  const pairs = LADDERS.reduce((sum, { inOrder }) => sum + inOrder, 0);
  const apart = LADDERS.reduce((sum, { isApart }) => sum + isApart, 0);
  console.info(`Neighbours broken at once: ${pairs}; ${apart} exclude each other.`);
  expect(missed).toEqual([]);
});
