import { checkedProfileItems, type ProfileItem, withProfileValues } from "../../changes/profile/profile-values";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { fixedField } from "../../rules/profile/fixed-field";
import { profilesForUsersOnly } from "../../rules/users/users-only";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Values by field; fields that are left out stay as they are. */
export interface UpdateOwnProfileParams {
  /** Values for custom profile fields; fields that are not named keep theirs. */
  readonly data: readonly ProfileItem[];
}

/**
 * Sets values of one's own profile, all or nothing; an empty text is a value, null takes the present one away.
 *
 * @refuses BAD_REQUEST for bots; for an unknown field or a value that cannot be; for a field that only administrators
 *   may change
 * @tells who may know of the account `realm_user/update`, once for each value that really changed
 * @spec Endpoints 6: profile_data
 */
export const updateOwnProfile: Operation<UpdateOwnProfileParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const barred = profilesForUsersOnly(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    const values = checkedProfileItems(realm, params.data, "is a value");
    if (isFailure(values)) return refused(realm, values);
    const fixed = fixedField(realm, actor, [...values.keys()]);
    if (fixed !== undefined)
      return refused(realm, badRequest("profile_field_fixed", `data: only administrators may change field ${fixed}.`));
    const changed = withProfileValues(realm, actor, values);
    return changed.events.length === 0 ? answered(realm, {}) : accepted(transition(changed.realm, changed.events), {});
  },
);
