/** What arbitraries are asked for, for those whose programs have no types. */
import { unknownName } from "../../model/fixture/fault-plan";
import { OPERATIONS } from "../../generated/operations";
import { fromOne, wholeNumber } from "../../simulator/calls/call-shapes";
import * as v from "../../protocol/shape";

/** How large fixtures may be. */
export const FIXTURE_OPTIONS = v.strictObject({
  users: v.optional(fromOne),
  channels: v.optional(wholeNumber),
  messages: v.optional(wholeNumber),
});

const STEPS: readonly string[] = [...Object.keys(OPERATIONS), "advanceClock"];
const known = v.picklist(STEPS, ({ input }) => unknownName("operation", String(input), STEPS));

/** What steps are drawn from. */
export const STEP_OPTIONS = v.strictObject({
  operations: v.optional(v.pipe(v.array(known), v.minLength(1, "expected at least one operation"))),
  actors: v.optional(v.pipe(v.array(fromOne), v.minLength(1, "expected at least one account"))),
});

/** How many steps a sequence has, and what they are drawn from. */
export const SEQUENCE_OPTIONS = v.strictObject({
  ...STEP_OPTIONS.entries,
  minLength: v.optional(wholeNumber),
  maxLength: v.optional(wholeNumber),
});
