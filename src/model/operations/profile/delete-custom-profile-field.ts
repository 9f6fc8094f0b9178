import { withProfileFields } from "../../changes/profile/profile-fields";
import { withoutValues } from "../../changes/profile/profile-values";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { profileFieldById } from "../../rules/profile/profile-fields";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** Which field, by its ID. */
export interface DeleteCustomProfileFieldParams {
  /** The ID of the custom profile field. */
  readonly field_id: number;
}

/**
 * Removes a custom profile field, with the values that accounts have for it.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   no such field
 * @tells everybody `custom_profile_fields` with the whole list
 */
export const deleteCustomProfileField: Operation<DeleteCustomProfileFieldParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const known = profileFieldById(realm, params.field_id);
    if (known === undefined)
      return refused(realm, badRequest("profile_field_unknown", "There is no such custom profile field."));
    const rows = realm.custom_profile_fields.filter((row) => row !== known);
    return accepted(
      withProfileFields(
        withoutValues(realm, String(known.id), () => true),
        rows,
      ),
      {},
    );
  }),
);
