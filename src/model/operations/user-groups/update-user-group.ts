import { withGroup } from "../../changes/users/people-changes";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { fieldsOf } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { UserGroup } from "../../realm/user-group";
import { has } from "../../rules/realm/feature-level";
import { checkGroupName } from "../../rules/user-groups/group-names";
import { managedGroup, refusedGroups } from "../../rules/user-groups/group-permissions";
import { checkGroupValueChange, type GroupValueChange } from "../../rules/user-groups/group-value-check";
import { USER_GROUP_SETTING_NAMES, USER_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";
import { userGroupUpdatedEvent } from "../../views/user-groups/user-group-events";

/** Changes of some of a group's settings. */
export type UserGroupChanges = { readonly [Name in keyof typeof USER_GROUP_SETTINGS]?: GroupValueChange };

/** Which group, by its ID, and what of it is to change; what is left out stays. */
export interface UpdateUserGroupParams extends UserGroupChanges {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** The new name: at most 100 characters. */
  readonly name?: string;
  /** The new description. */
  readonly description?: string;
  /** False reactivates the group; true changes nothing. Since feature level 386. */
  readonly deactivated?: boolean;
}

/**
 * Changes name, description and settings of a user group, or reactivates it.
 *
 * @refuses BAD_REQUEST for guests, for bots below feature level 496; for no such group or a system group; without the
 *   permission to manage it; when nothing is given; for a name that cannot be; below
 *   feature level 340 for settings of a deactivated group; then for each setting, in the order of the card:
 *   EXPECTATION_MISMATCH (with `field_name`) for an `old` that is not the present value, then as `checkGroupValue` does
 * @tells everybody `user_group/update` with what really changed, a reactivation first and apart
 * @spec Endpoints 13; Value conventions: Group-setting value
 * @settled edit_user_group
 */
export const updateUserGroup: Operation<UpdateUserGroupParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const excluded = refusedGroups(realm, actor);
    if (isFailure(excluded)) return refused(realm, excluded);
    const group = managedGroup(realm, actor, params.user_group_id);
    if (isFailure(group)) return refused(realm, group);
    if (isNothingGiven(params)) return refused(realm, badRequest("nothing_to_change", "There is nothing to change."));
    const name = params.name ?? group.name;
    const unfit = name === group.name ? undefined : checkGroupName(realm, name, group.id);
    if (isFailure(unfit)) return refused(realm, unfit);
    const settings = changedSettings(realm, group, params);
    if (isFailure(settings)) return refused(realm, settings);
    const changed: Record<string, unknown> = {
      ...(name === group.name ? {} : { name }),
      ...((params.description ?? group.description) === group.description ? {} : { description: params.description }),
      ...settings,
    };
    const comesBack = group.deactivated && params.deactivated === false;
    const events = [
      ...(comesBack ? [userGroupUpdatedEvent(group, { deactivated: false })] : []),
      ...Object.entries(changed).map(([name, value]) => userGroupUpdatedEvent(group, { [name]: value })),
    ];
    if (events.length === 0) return answered(realm, {});
    const fields = { ...fieldsOf<UserGroup>(changed), ...(comesBack ? { deactivated: false } : {}) };
    return accepted(transition(withGroup(realm, group.id, fields), events), {});
  },
);

function isNothingGiven(params: UpdateUserGroupParams): boolean {
  const { user_group_id: _group, ...given } = params;
  return Object.values(given).every((value) => value === undefined);
}

/** The settings that really change, as stored. */
function changedSettings(realm: Realm, group: UserGroup, given: UserGroupChanges) {
  const changed: Record<string, unknown> = {};
  for (const name of USER_GROUP_SETTING_NAMES) {
    const change = given[name];
    if (change === undefined) continue;
    if (group.deactivated && !has(realm, "settingsOfDeactivatedGroupsChange")) {
      return badRequest("group_deactivated", `${name}: the group is deactivated.`);
    }
    const checked = checkGroupValueChange(realm, name, USER_GROUP_SETTINGS[name], group[name], change);
    if (isFailure(checked)) return checked;
    if (checked !== group[name]) changed[name] = checked;
  }
  return changed;
}
