import { withSubgroups } from "../../changes/user-groups/change-members";
import { IdSet } from "../../collections/id-set";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen, transition } from "../../outcome/transition";
import { fieldsOf, withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { GroupSettingValue } from "../../realm/group-setting-value";
import type { Realm } from "../../realm/realm";
import type { UserGroup, UserGroupSettings } from "../../realm/user-group";
import { has } from "../../rules/realm/feature-level";
import { defaultUserGroupSettings } from "../../rules/settings/defaults";
import { unknownMember, unknownSubgroup } from "../../rules/user-groups/group-members";
import { checkGroupName } from "../../rules/user-groups/group-names";
import { groupCreatorsAlone } from "../../rules/user-groups/group-permissions";
import { checkGroupValue } from "../../rules/user-groups/group-value-check";
import { USER_GROUP_SETTING_NAMES, USER_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { userGroupView } from "../../views/user-groups/user-group-view";
import { CREATE_USER_GROUP_ANSWER, type CreateUserGroupResponse } from "../../../protocol/answers/user-groups";
import { type Operation, operation } from "../operation";

/** Values for some of a group's settings. */
export type UserGroupValues = { readonly [Name in keyof typeof USER_GROUP_SETTINGS]?: GroupSettingValue };

/** The group to make; settings that are left out have their defaults. */
export interface CreateUserGroupParams extends UserGroupValues {
  /** At most 100 characters; no other group has it. */
  readonly name: string;
  /** What the group is for. */
  readonly description: string;
  /** User IDs of its members. */
  readonly members: readonly number[];
  /** IDs of groups whose members are members. Since feature level 311. */
  readonly subgroups?: readonly number[];
}

/**
 * Creates a user group. Whoever creates it manages it and adds its members, unless the settings say otherwise, but is
 * no member unless named.
 *
 * @returns the new group's ID; nothing before feature level 317
 * @refuses BAD_REQUEST for guests, for bots below feature level 496; without the permission to create groups; for a
 *   name that is empty, too long, reserved or taken; for an unknown or deactivated member, then subgroup; then for each
 *   setting, in the order of the card, as `checkGroupValue` does
 * @tells everybody `user_group/add`, then `add_subgroups` if it begins with some
 * @spec Endpoints 13
 */
export const createUserGroup: Operation<CreateUserGroupParams, CreateUserGroupResponse> = operation(
  () => CREATE_USER_GROUP_ANSWER,
  (realm, actor, params) => {
    const excluded = groupCreatorsAlone(realm, actor);
    if (isFailure(excluded)) return refused(realm, excluded);
    const { name } = params;
    const unfit = checkGroupName(realm, name, null);
    if (isFailure(unfit)) return refused(realm, unfit);
    const stranger = unknownMember(realm, params.members);
    if (isFailure(stranger)) return refused(realm, stranger);
    const subgroups = params.subgroups ?? [];
    const unknown = unknownSubgroup(realm, subgroups);
    if (isFailure(unknown)) return refused(realm, unknown);
    const settings = checkedSettings(realm, params);
    if (isFailure(settings)) return refused(realm, settings);
    const group: UserGroup = frozen({
      ...defaultUserGroupSettings(actor.user_id),
      ...settings,
      id: realm.user_groups.size + 1,
      name,
      description: params.description,
      date_created: realm.now,
      creator_id: actor.user_id,
      members: IdSet.from(params.members),
      direct_subgroup_ids: [],
      system_name: null,
      deactivated: false,
    });
    const next = withFields(realm, { user_groups: realm.user_groups.push(group) });
    const added = eventFor(ALL_USERS, { type: "user_group", op: "add", group: userGroupView(next, group) });
    const created = transition(next, [added]);
    const ids = [...new Set(subgroups)].sort((a, b) => a - b);
    const filled =
      ids.length === 0 ? created : andThen(created, (then) => withSubgroups(then, group, ids, "add_subgroups"));
    return accepted(filled, has(realm, "createdGroupsAreNamed") ? { group_id: group.id } : {});
  },
);

function checkedSettings(realm: Realm, given: UserGroupValues) {
  const settings: Record<string, GroupSettingValue> = {};
  for (const name of USER_GROUP_SETTING_NAMES) {
    const value = given[name];
    if (value === undefined) continue;
    const checked = checkGroupValue(realm, name, USER_GROUP_SETTINGS[name], value);
    if (isFailure(checked)) return checked;
    settings[name] = checked;
  }
  return fieldsOf<UserGroupSettings>(settings);
}
