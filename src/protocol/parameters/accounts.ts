/** Parameters about accounts that several operations share. */
import { optional } from "../schema/parameters";
import { dictionary, integer, list, nothing, oneOf, text } from "../schema/shapes";
import { openRecord } from "../schema/tables";

/** Values for the actor's own custom profile fields. */
export const OWN_PROFILE_VALUES = list(
  openRecord("own_profile_value", {
    /** The ID of the field. */
    id: integer,
    /** A text, or user IDs. */
    value: oneOf(text, list(integer)),
  }),
);

/** Values for custom profile fields. */
export const PROFILE_VALUES = list(
  openRecord("profile_value_change", {
    /** The ID of the field. */
    id: integer,
    /** A text, user IDs, or null to remove the value. */
    value: oneOf(text, nothing, list(integer)),
  }),
);

/** What of an account others may change. */
export const USER_CHANGES = {
  /** The new name. */
  full_name: optional(text, { former: { until: 106, encoding: "json" } }),
  /** The new role: 100, 200, 300, 400 or 600. */
  role: optional(integer),
  /** Values for custom profile fields. */
  profile_data: optional(PROFILE_VALUES),
  /** The new address. Since feature level 313. */
  new_email: optional(text, { since: 313 }),
};

/** The choices of a custom profile field, or other data of its type. */
export const FIELD_DESCRIPTION = dictionary(oneOf(text, dictionary(text)));
