import * as v from "../../spec/shape";
import { optional } from "../parameter";

/** Values for custom profile fields: a text, a list of user IDs, or null to take the value away. */
export const profileItems = v.array(
  v.strictObject({
    id: v.pipe(v.number(), v.integer("expected the ID of a field")),
    value: v.union([v.string(), v.null(), v.array(v.pipe(v.number(), v.integer("expected a user ID")))]),
  }),
);

/** What of an account others may change. */
export const userChanges = {
  full_name: optional("text", v.string(), { former: { until: 106, encoding: "json" } }),
  role: optional("json", v.pipe(v.number(), v.integer("expected a role"))),
  profile_data: optional("json", profileItems),
  new_email: optional("text", v.string(), { since: 313 }),
};
