import { USER_GROUP_SETTING_NAMES, USER_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { type GroupValueChange, USER_GROUP_CHANGES } from "../../../protocol/parameters/accounts";
import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { boolean, integer, text } from "../../../protocol/schema/shapes";
import { userGroupUpdatedEvent } from "../../changes/user-groups/user-group-events";
import { withGroup } from "../../changes/users/people-changes";
import { badRequest, isFailure } from "../../outcome/failures";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { fieldsOf } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { UserGroup } from "../../realm/user-group";
import { has } from "../../rules/realm/feature-level";
import { checkGroupName } from "../../rules/user-groups/group-members";
import { managedGroup, refusedGroups } from "../../rules/user-groups/group-permissions";
import { checkGroupValueChange } from "../../rules/user-groups/group-value-check";
import { accepted, answered } from "../../views/outcome";
import { byAdministrator, groupId, someGroupSettings } from "../examples";
import { operation } from "../operation";

/** Changes of some of a group's settings. */
export type UserGroupChanges = { readonly [Name in keyof typeof USER_GROUP_SETTINGS]?: GroupValueChange };

const parameters = () => ({
  /** The ID of the group. */
  user_group_id: required(integer),
  /** The new name: at most 100 characters. Required before feature level 165. */
  name: optional(text, { required_at: { until: 165 } }),
  /** The new description. Required before feature level 165. */
  description: optional(text, { required_at: { until: 165 } }),
  ...USER_GROUP_CHANGES,
  /** False reactivates the group; another operation deactivates it. Since feature level 386. */
  deactivated: optional(boolean, { since: 386 }),
});

type UpdateUserGroupParams = ParamsOf<ReturnType<typeof parameters>>;

/** Changes the name, description and settings of a user group, or reactivates it. */
export const updateUserGroup = operation(
  () => ({
    id: "update-user-group",
    method: "PATCH",
    path: "/user_groups/{user_group_id}",
    parameters: parameters(),
    answer: {},
    refusals: [
      "guests_see_no_groups",
      "bots_use_no_groups",
      "group_unknown",
      "group_management_not_allowed",
      "nothing_to_change",
      "group_name_empty",
      "group_name_too_long",
      "group_name_reserved",
      "group_name_taken",
      "group_deactivated",
      "group_value_not_as_expected",
      "group_value_user_unknown",
      "group_value_group_unknown",
      "group_value_excluded",
    ],
    events: ["user_group/update"],
    example: byAdministrator((pick) => ({
      ...groupId(pick),
      ...pick.fields({ name: () => pick.unguessable("g"), description: () => "changed", deactivated: () => false }),
      ...someGroupSettings(USER_GROUP_SETTINGS, pick, true),
    })),
    after: ["create-user-group"],
  }),
  (realm, actor, params) => {
    const group = managedGroup(realm, actor, params.user_group_id);
    if (isFailure(group)) return group;
    if (isNothingGiven(params)) return badRequest("nothing_to_change", "There is nothing to change.");
    const name = params.name ?? group.name;
    const invalid = name === group.name ? undefined : checkGroupName(realm, name, group.id);
    if (isFailure(invalid)) return invalid;
    const settings = changedSettings(realm, group, params);
    if (isFailure(settings)) return settings;
    const changes: Record<string, unknown> = {
      ...(name === group.name ? {} : { name }),
      ...((params.description ?? group.description) === group.description ? {} : { description: params.description }),
      ...(group.deactivated && params.deactivated === false ? { deactivated: false } : {}),
      ...settings,
    };
    if (Object.keys(changes).length === 0) return answered(realm, {});
    return accepted(changedOneByOne(realm, group, changes), {});
  },
  { accessDenied: refusedGroups },
);

/** Changes one field after the other. Each event shows the group at that moment. */
function changedOneByOne(realm: Realm, group: UserGroup, changes: Readonly<Record<string, unknown>>): Transition {
  let after = group;
  const events = Object.entries(changes).map(([name, value]) => {
    after = withFields(after, fieldsOf<UserGroup>({ [name]: value }));
    return userGroupUpdatedEvent(after, { [name]: value });
  });
  return transition(withGroup(realm, group.id, fieldsOf<UserGroup>(changes)), events);
}

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
