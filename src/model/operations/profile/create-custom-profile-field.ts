import { FIELD_DESCRIPTION } from "../../../protocol/parameters/accounts";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, text } from "../../../protocol/schema/shapes";
import { withProfileFields } from "../../changes/profile/profile";
import { badRequest, isFailure } from "../../outcome/failures";
import { withFields } from "../../realm/change";
import type { CustomProfileField } from "../../realm/realm-lists";
import { lastFieldType, storedDescription, withServiceName, wrongField } from "../../rules/profile/profile-fields";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";
import { refusedRow } from "../refused-row";

/** Adds a custom profile field to the realm, after the others. */
export const createCustomProfileField = operation(
  () => ({
    id: "create-custom-profile-field",
    method: "POST",
    path: "/realm/profile_fields",
    parameters: {
      /** The name of the field: at most 40 characters, unique. */
      name: optional(text),
      /** A hint for users who fill in the field: at most 80 characters. */
      hint: optional(text),
      /** Further data of the field: the options of a list, the service of an external account. */
      field_data: optional(FIELD_DESCRIPTION),
      /** The type: 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 users, 7 external account, 8 pronouns. */
      field_type: required(integer),
      /** Whether the short profile shows the field; false by default. Since feature level 146. */
      display_in_profile_summary: optional(boolean, { since: 146 }),
      /**
       * Whether clients find users by the value of the field; false by default. Since feature level 455. Assumption
       * A427.
       */
      use_for_user_matching: optional(boolean, { since: 455 }),
      /** Whether clients ask users to fill in the field; false by default. Since feature level 244. */
      required: optional(boolean, { since: 244 }),
      /** Whether users may change their own value; true by default. Since feature level 296. */
      editable_by_user: optional(boolean, { since: 296 }),
    },
    answer: {
      /** The ID of the field. */
      id: integer,
    },
    refusals: [
      "administrator_required",
      "profile_field_type_unknown",
      "profile_field_name_length",
      "profile_field_hint_too_long",
      "profile_field_invalid",
      "profile_field_not_for_summary",
      "profile_summary_full",
      "profile_field_name_taken",
    ],
    changes_when_refused: true,
    events: ["custom_profile_fields"],
    example: byAdministrator((pick) => ({ name: pick.unguessable("f"), field_type: 1 })),
  }),
  (realm, _actor, params) => {
    const last = lastFieldType(realm);
    if (!Number.isInteger(params.field_type) || params.field_type < 1 || params.field_type > last) {
      return badRequest("profile_field_type_unknown", `field_type: an integer from 1 to ${last} is expected.`);
    }
    const id = realm.last_ids.custom_profile_field + 1;
    const field: CustomProfileField = withServiceName({
      id,
      type: params.field_type,
      order: id,
      name: (params.name ?? "").trim(),
      hint: params.hint ?? "",
      field_data: storedDescription(params.field_type, params.field_data),
      display_in_profile_summary: params.display_in_profile_summary ?? false,
      use_for_user_matching: params.use_for_user_matching ?? false,
      required: params.required ?? false,
      editable_by_user: params.editable_by_user ?? true,
    });
    const wrong = wrongField(realm, field);
    if (isFailure(wrong)) {
      const isLate = wrong.reason === "profile_field_name_taken";
      return isLate ? refusedRow(realm, "custom_profile_field", wrong) : wrong;
    }
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { custom_profile_field: id }) });
    return accepted(withProfileFields(counted, [...realm.custom_profile_fields, field]), { id });
  },
  { accessDenied: administratorsOnly },
);
