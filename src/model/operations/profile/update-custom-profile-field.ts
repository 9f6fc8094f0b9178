import { FIELD_DESCRIPTION } from "../../../protocol/parameters/accounts";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, text } from "../../../protocol/schema/shapes";
import { withoutValues, withProfileFields } from "../../changes/profile/profile";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { CustomProfileField } from "../../realm/realm-lists";
import { listOptions } from "../../rules/profile/check-profile-values";
import {
  PROFILE_FIELD_TYPES,
  profileFieldById,
  storedDescription,
  withServiceName,
  wrongField,
} from "../../rules/profile/profile-fields";
import { has } from "../../rules/realm/feature-level";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/**
 * Changes a custom profile field. Its type and the values of accounts stay. Only values of removed options of a list
 * are deleted, without an event.
 */
export const updateCustomProfileField = operation(
  () => ({
    id: "update-custom-profile-field",
    method: "PATCH",
    path: "/realm/profile_fields/{field_id}",
    parameters: {
      /** The ID of the custom profile field. */
      field_id: required(integer),
      /**
       * The name of the field: at most 40 characters, unique. Required before feature level 252, where all omitted
       * parameters are set to their defaults.
       */
      name: optional(text, { required_at: { until: 252 } }),
      /** A hint for users who fill in the field: at most 80 characters. */
      hint: optional(text),
      /** Further data of the field: the options of a list, the service of an external account. */
      field_data: optional(FIELD_DESCRIPTION),
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
    answer: {},
    refusals: [
      "administrator_required",
      "profile_field_unknown",
      "profile_field_of_service",
      "profile_field_name_length",
      "profile_field_hint_too_long",
      "profile_field_invalid",
      "profile_field_not_for_summary",
      "profile_summary_full",
      "profile_field_name_taken",
    ],
    events: ["custom_profile_fields"],
    example: byAdministrator((pick) => ({ field_id: 1, name: pick.unguessable("f") })),
    after: ["create-custom-profile-field"],
  }),
  (realm, _actor, params) => {
    const row = profileFieldById(realm, params.field_id);
    if (row === undefined) return badRequest("profile_field_unknown", "There is no such custom profile field.");
    const known = has(realm, "omittedPartsOfFieldsStay") ? row : { ...row, ...DEFAULTS };
    const changed: CustomProfileField = {
      ...known,
      name: params.name?.trim() ?? known.name,
      hint: params.hint ?? known.hint,
      field_data: params.field_data === undefined ? known.field_data : storedDescription(known.type, params.field_data),
      display_in_profile_summary: params.display_in_profile_summary ?? known.display_in_profile_summary,
      use_for_user_matching: params.use_for_user_matching ?? known.use_for_user_matching,
      required: params.required ?? known.required,
      editable_by_user: params.editable_by_user ?? known.editable_by_user,
    };
    const isService = withServiceName({ ...known, name: "" }).name !== "";
    if (isService && !sameDescription(known, changed)) {
      return badRequest("profile_field_of_service", "The name of a known service cannot be changed.");
    }
    const wrong = wrongField(realm, changed);
    if (isFailure(wrong)) return wrong;
    const rows = realm.custom_profile_fields.map((one) => (one === row ? changed : one));
    return accepted(withProfileFields(withoutRemovedOptions(realm, changed), rows), {});
  },
  { accessDenied: administratorsOnly },
);

const DEFAULTS = { hint: "", display_in_profile_summary: false, required: false } as const;

function sameDescription(known: CustomProfileField, changed: CustomProfileField): boolean {
  const isSame = known.name === changed.name && known.hint === changed.hint;
  return isSame && known.field_data === changed.field_data;
}

/** The realm without the values of a list field that are no longer options of it. */
function withoutRemovedOptions(realm: Realm, field: CustomProfileField): Realm {
  if (field.type !== PROFILE_FIELD_TYPES.LIST) return realm;
  const options = listOptions(field);
  return withoutValues(realm, String(field.id), (value) => !Object.hasOwn(options, value));
}
