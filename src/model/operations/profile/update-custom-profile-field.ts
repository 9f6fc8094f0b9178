import { withProfileFields } from "../../changes/profile/profile-fields";
import { listOptions, withoutValues } from "../../changes/profile/profile-values";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { CustomProfileField } from "../../realm/custom-profile-field";
import type { Realm } from "../../realm/realm";
import { storedDescription, withServiceName, wrongField } from "../../rules/profile/profile-field-check";
import { PROFILE_FIELD_TYPES, profileFieldById } from "../../rules/profile/profile-fields";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";
import type { ProfileFieldParams } from "./create-custom-profile-field";

/** Which field, and what of it is to change; what is left out stays. */
export interface UpdateCustomProfileFieldParams extends ProfileFieldParams {
  /** The ID of the custom profile field. */
  readonly field_id: number;
}

/**
 * Changes a custom profile field; its type stays, and so do the values that accounts have for it, but for options of a
 * list that are there no more: these go without a word.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   no such field; for another name, hint or description of a service that every server knows; then for a name, a hint,
 *   a description, or a place in the summary that cannot be, or a name that is there
 * @tells everybody `custom_profile_fields` with the whole list
 * @settled update_realm_custom_profile_field, remove_custom_profile_field_value_if_required
 */
export const updateCustomProfileField: Operation<UpdateCustomProfileFieldParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const known = profileFieldById(realm, params.field_id);
    if (known === undefined)
      return refused(realm, badRequest("profile_field_unknown", "There is no such custom profile field."));
    const changed: CustomProfileField = {
      ...known,
      name: params.name?.trim() ?? known.name,
      hint: params.hint ?? known.hint,
      field_data: params.field_data === undefined ? known.field_data : storedDescription(known.type, params.field_data),
      display_in_profile_summary: params.display_in_profile_summary ?? known.display_in_profile_summary,
      required: params.required ?? known.required,
      editable_by_user: params.editable_by_user ?? known.editable_by_user,
    };
    const isService = withServiceName({ ...known, name: "" }).name !== "";
    if (isService && !sameDescription(known, changed)) {
      return refused(realm, badRequest("profile_field_of_service", "The name of a known service cannot be changed."));
    }
    const wrong = wrongField(realm, changed);
    if (isFailure(wrong)) return refused(realm, wrong);
    const rows = realm.custom_profile_fields.map((row) => (row === known ? changed : row));
    return accepted(withProfileFields(withoutRemovedOptions(realm, changed), rows), {});
  }),
);

function sameDescription(known: CustomProfileField, changed: CustomProfileField): boolean {
  const isSame = known.name === changed.name && known.hint === changed.hint;
  return isSame && known.field_data === changed.field_data;
}

/** The realm without the values of a list field that are no options of it any more. */
function withoutRemovedOptions(realm: Realm, field: CustomProfileField): Realm {
  if (field.type !== PROFILE_FIELD_TYPES.LIST) return realm;
  const options = listOptions(field);
  return withoutValues(realm, String(field.id), (value) => !Object.hasOwn(options, value));
}
