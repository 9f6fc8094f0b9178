/**
 * The arguments of calls that are not operations of the interface: one shape each, for typed calls and the control
 * plane.
 */
import * as v from "../../protocol/shape";

/** A count: a whole number from 0. */
export const wholeNumber = v.pipe(
  v.number(),
  v.safeInteger("expected a whole number"),
  v.minValue(0, "expected at least 0"),
);

/** An ID, or a count of at least one. */
export const fromOne = v.pipe(
  v.number(),
  v.safeInteger("expected a whole number"),
  v.minValue(1, "expected at least 1"),
);

/** Who joins, and by which token or link. */
export const ACCEPTED_INVITATION = v.strictObject({
  email: v.string(),
  full_name: v.string(),
  token: v.optional(v.string()),
  invite_link: v.optional(v.string()),
});

/** What the push relay answers to a registration. */
export const RELAY_ANSWER = v.strictObject({
  user_id: v.number(),
  push_account_id: v.number(),
  status: v.picklist(["active", "failed"], "expected active or failed"),
  error_code: v.optional(v.string()),
});

const ofTheSnapshot = v.custom(isFunction, "expected a function of the snapshot");

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

/** What `explore` takes. */
export const EXPLORED = v.object({
  moves: v.array(v.object({ name: v.string(), make: ofTheSnapshot })),
  invariants: v.array(v.object({ name: v.string(), problem: ofTheSnapshot })),
  options: v.strictObject({
    max_depth: v.optional(v.number()),
    max_states: v.optional(v.number()),
    max_repeats: v.optional(v.number()),
    relevant: v.optional(ofTheSnapshot),
    watch: v.optional(v.custom(isFunction, "expected a function of the step")),
  }),
});
