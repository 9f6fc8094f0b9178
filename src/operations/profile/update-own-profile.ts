import { checkedProfileItems, type ProfileItem, withProfileValues } from "../../changes/profile/profile-values";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { profileFieldById } from "../../rules/profile/profile-fields";
import { isAdministrator } from "../../rules/users/people";
import { profilesAreForPeople } from "../../rules/users/people-alone";
import { shows } from "../../spec/declare/fields-at";
import { CUSTOM_PROFILE_FIELD } from "../../spec/records/realm-lists";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/** Values by field; fields that are left out stay as they are. */
export interface UpdateOwnProfileParams {
  /** Values for custom profile fields; fields that are not named keep theirs. */
  readonly data: readonly ProfileItem[];
}

/** The first of some fields that an account may not change for itself. */
export function fixedField(realm: Realm, actor: User, fieldIds: readonly number[]): number | undefined {
  if (isAdministrator(actor) || !shows(CUSTOM_PROFILE_FIELD, "editable_by_user", realm.feature_level)) return undefined;
  return fieldIds.find((id) => profileFieldById(realm, id)?.editable_by_user === false);
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
    const barred = profilesAreForPeople(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    const values = checkedProfileItems(realm, params.data, "is a value");
    if (isFailure(values)) return refused(realm, values);
    const fixed = fixedField(realm, actor, [...values.keys()]);
    if (fixed !== undefined)
      return refused(realm, badRequest("profile_field_fixed", `data: only administrators may change field ${fixed}.`));
    const changed = withProfileValues(realm, actor, values);
    return changed.events.length === 0 ? answered(realm, {}) : accepted(step(changed.realm, changed.events), {});
  },
);
