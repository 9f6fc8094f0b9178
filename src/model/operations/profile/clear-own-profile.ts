import { withProfileValues } from "../../changes/profile/profile-values";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { fixedField } from "../../rules/profile/fixed-field";
import { profileFieldById } from "../../rules/profile/profile-fields";
import { profilesForUsersOnly } from "../../rules/users/users-only";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which values go. */
export interface ClearOwnProfileParams {
  /** The fields whose values go, by ID. */
  readonly data: readonly number[];
}

/**
 * Takes values of one's own profile away.
 *
 * @refuses BAD_REQUEST for bots; for an unknown field; for a field that only administrators may change
 * @tells who may know of the account `realm_user/update`, once for each value that was there
 * @spec Endpoints 6: profile_data
 */
export const clearOwnProfile: Operation<ClearOwnProfileParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const barred = profilesForUsersOnly(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    const unknown = params.data.find((id) => profileFieldById(realm, id) === undefined);
    if (unknown !== undefined)
      return refused(realm, badRequest("profile_field_unknown", `data: there is no field with the ID ${unknown}.`));
    const fixed = fixedField(realm, actor, params.data);
    if (fixed !== undefined)
      return refused(realm, badRequest("profile_field_fixed", `data: only administrators may change field ${fixed}.`));
    const changed = withProfileValues(realm, actor, new Map(params.data.map((id) => [id, null])));
    return changed.events.length === 0 ? answered(realm, {}) : accepted(transition(changed.realm, changed.events), {});
  },
);
