import { USER_GROUP_SETTING_NAMES, USER_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { USER_GROUP_VALUES } from "../../../protocol/parameters/accounts";
import { optional, required } from "../../../protocol/schema/parameters";
import { integer, list, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { withSubgroups } from "../../changes/user-groups/change-members";
import { IdSet } from "../../collections/id-set";
import { ascending } from "../../collections/sorted-ids";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { andThen, transition } from "../../outcome/transition";
import { fieldsOf, withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { GroupSettingValue, UserGroup, UserGroupSettings } from "../../realm/user-group";
import { defaultUserGroupSettings } from "../../rules/settings/default-settings";
import { checkGroupName, unknownMember, unknownSubgroup } from "../../rules/user-groups/group-members";
import { groupCreatorsOnly } from "../../rules/user-groups/group-permissions";
import { checkGroupValue } from "../../rules/user-groups/group-value-check";
import { accepted } from "../../views/outcome";
import { userGroupView } from "../../views/user-groups/user-group-view";
import { someGroupSettings } from "../examples";
import { operation } from "../operation";

/** Values for some of a group's settings. */
export type UserGroupValues = { readonly [Name in keyof typeof USER_GROUP_SETTINGS]?: GroupSettingValue };

/**
 * Creates a user group. Its creator manages it and adds its members, unless the settings say otherwise. The creator
 * is a member only if it is in the list.
 */
export const createUserGroup = operation(
  () => ({
    id: "create-user-group",
    method: "POST",
    path: "/user_groups/create",
    parameters: {
      /** The name: at most 100 characters, unique. */
      name: required(text),
      /** The IDs of its members. */
      members: required(list(integer)),
      /** The description of the group. */
      description: required(text),
      /** The IDs of subgroups, whose members are members of the group, too. Since feature level 311. */
      subgroups: optional(list(integer), { since: 311 }),
      ...USER_GROUP_VALUES,
    },
    answer: {
      /** The ID of the group. */
      group_id: field(integer, { since: 317 }),
    },
    refusals: [
      "guests_see_no_groups",
      "bots_use_no_groups",
      "group_creation_not_allowed",
      "group_name_empty",
      "group_name_too_long",
      "group_name_reserved",
      "group_name_taken",
      "member_unknown",
      "subgroup_unknown",
      "group_value_user_unknown",
      "group_value_group_unknown",
      "group_value_excluded",
    ],
    events: ["user_group/add", "user_group/add_subgroups"],
    example: (pick) => ({
      name: pick.unguessable("g"),
      description: "",
      members: pick.users(4),
      subgroups: pick.some([9], 1),
      ...someGroupSettings(USER_GROUP_SETTINGS, pick, false),
    }),
  }),
  (realm, actor, params) => {
    const { name } = params;
    const invalid = checkGroupName(realm, name, null);
    if (isFailure(invalid)) return invalid;
    const unknownUser = unknownMember(realm, params.members);
    if (isFailure(unknownUser)) return unknownUser;
    const subgroups = params.subgroups ?? [];
    const unknown = unknownSubgroup(realm, subgroups);
    if (isFailure(unknown)) return unknown;
    const settings = checkedSettings(realm, params);
    if (isFailure(settings)) return settings;
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
    const ids = ascending(subgroups);
    const filled =
      ids.length === 0 ? created : andThen(created, (then) => withSubgroups(then, group, ids, "add_subgroups"));
    return accepted(filled, { group_id: group.id });
  },
  { accessDenied: groupCreatorsOnly },
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
