import * as v from "../../protocol/shape";
import { optional } from "../parameter";

const fieldId = v.pipe(v.number(), v.integer("expected the ID of a field"));
const people = v.array(v.pipe(v.number(), v.integer("expected a user ID")));

/** Values for custom profile fields of one's own: a text or a list of user IDs. */
export const ownProfileItems = v.array(v.object({ id: fieldId, value: v.union([v.string(), people]) }));

/** Values for custom profile fields: a text, a list of user IDs, or null to take the value away. */
export const profileItems = v.array(v.object({ id: fieldId, value: v.union([v.string(), v.null(), people]) }));

/** What of an account others may change. */
export const userChanges = {
  full_name: optional("text", v.string(), { former: { until: 106, encoding: "json" } }),
  role: optional("json", v.pipe(v.number(), v.integer("expected a role"))),
  profile_data: optional("json", profileItems),
  new_email: optional("text", v.string(), { since: 313 }),
};
