/** Scenario files can name a reason by the name that it had before. */
import { expect, test } from "vitest";
import { presentReason } from "../../src/protocol/refusals/older-reasons";
import { REASONS } from "../../src/protocol/refusals/reasons";

test.each([
  ["emails_fixed", "email_changes_disabled"],
  ["login_wrong", "login_invalid"],
  ["domain_malformed", "domain_invalid"],
  ["parameter_misshapen", "parameter_invalid"],
  ["muting_oneself", "muting_own_account"],
  ["message_unknown", "message_unknown"],
])("%s is read as %s", (older, present) => {
  expect(presentReason(older)).toBe(present);
  expect(Object.keys(REASONS)).toContain(present);
});

test("no reason has a name that is read as another one", () => {
  expect(Object.keys(REASONS).filter((name) => presentReason(name) !== name)).toEqual([]);
});
