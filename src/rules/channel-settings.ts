/** The group settings of a channel, shared by everything that creates or changes one: values, and who may set them. */
import {
  CHANNEL_GROUP_SETTING_NAMES,
  CHANNEL_GROUP_SETTINGS,
  REALM_GROUP_SETTINGS,
  type ChannelGroupSetting,
  type RealmGroupSetting,
} from "../card/group-settings";
import { badRequest, failure, isFailure, type Failure } from "../outcome/failures";
import type { Channel } from "../realm/channel";
import type { GroupSettingValue } from "../realm/group-setting-value";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { hasContentAccess } from "./channel-access";
import { systemGroupId, holdsPermission, userGroupById } from "./group-membership";
import { normalizeGroupValue, sameGroupValue } from "./group-setting-values";
import { userById } from "./people";

/** Values for some of a channel's group settings. */
export type ChannelGroupValues = { readonly [Name in ChannelGroupSetting]?: GroupSettingValue };

/** A change of a group setting: the new value, and perhaps the one that the client believes to be there. */
export interface GroupValueChange {
  readonly new: GroupSettingValue;
  readonly old?: GroupSettingValue;
}

/** Changes of some of a channel's group settings. */
export type ChannelGroupChanges = { readonly [Name in ChannelGroupSetting]?: GroupValueChange };

/** What a group setting needs of whoever sets it, beyond the right to administer the channel. */
const NEEDS: { readonly [Name in ChannelGroupSetting]?: "content_access" | "delete_policy" } = {
  can_add_subscribers_group: "content_access",
  can_subscribe_group: "content_access",
  can_delete_any_message_group: "delete_policy",
  can_delete_own_message_group: "delete_policy",
};

/** Whether an account holds one of the realm's permissions. */
export function holdsRealmPermission(realm: Realm, name: RealmGroupSetting, user: User): boolean {
  return holdsPermission(realm, realm.settings[name], REALM_GROUP_SETTINGS[name], user);
}

/**
 * Brings a value for a channel's group setting to the form in which it is stored.
 *
 * @refuses BAD_REQUEST for an unknown or deactivated user or group, then for a system group that the setting excludes
 * @card Value conventions: Group-setting value; Endpoints 3
 */
export function checkChannelGroupValue(
  realm: Realm,
  name: ChannelGroupSetting,
  value: GroupSettingValue,
): { readonly value: GroupSettingValue } | Failure {
  const normal = normalizeGroupValue(value);
  const members = typeof normal === "number" ? [] : normal.direct_members;
  const groups = typeof normal === "number" ? [normal] : normal.direct_subgroups;
  const stranger = members.find((id) => userById(realm, id)?.is_active !== true);
  if (stranger !== undefined) return badRequest(`${name}: there is no active user with the ID ${stranger}.`);
  const unknown = groups.find((id) => userGroupById(realm, id)?.deactivated !== false);
  if (unknown !== undefined) return badRequest(`${name}: there is no active user group with the ID ${unknown}.`);
  const excluded = groups.find((id) => isExcluded(name, id));
  if (excluded === undefined) return { value: normal };
  return badRequest(`${name}: the group ${userGroupById(realm, excluded)?.name ?? excluded} cannot hold this.`);
}

function isExcluded(name: ChannelGroupSetting, groupId: number): boolean {
  if (groupId === systemGroupId("role:internet")) return true;
  return groupId === systemGroupId("role:everyone") && !CHANNEL_GROUP_SETTINGS[name].allow_everyone;
}

/**
 * Checks the group settings of a channel that is about to be created.
 *
 * @returns the values given, in the form in which they are stored
 * @refuses as a single value, in the order of the settings' names
 */
export function checkNewGroupValues(
  realm: Realm,
  given: ChannelGroupValues,
): { readonly values: ChannelGroupValues } | Failure {
  const values: { [Name in ChannelGroupSetting]?: GroupSettingValue } = {};
  for (const name of CHANNEL_GROUP_SETTING_NAMES) {
    const value = given[name];
    if (value === undefined) continue;
    const checked = checkChannelGroupValue(realm, name, value);
    if (isFailure(checked)) return checked;
    values[name] = checked.value;
  }
  return { values };
}

/**
 * Checks changes of a channel's group settings by somebody who may administer it.
 *
 * @returns the values that really differ, in the form in which they are stored
 * @refuses per setting: as a value, then EXPECTATION_MISMATCH when the old value is another, then BAD_REQUEST for
 *   want of content access, or of the right to decide on the deletion of messages
 */
export function checkGroupValueChanges(
  realm: Realm,
  actor: User,
  channel: Channel,
  given: ChannelGroupChanges,
): { readonly values: ChannelGroupValues } | Failure {
  const values: { [Name in ChannelGroupSetting]?: GroupSettingValue } = {};
  for (const name of CHANNEL_GROUP_SETTING_NAMES) {
    const wanted = given[name];
    if (wanted === undefined) continue;
    const checked = checkChannelGroupValue(realm, name, wanted.new);
    if (isFailure(checked)) return checked;
    if (wanted.old !== undefined && !sameGroupValue(normalizeGroupValue(wanted.old), channel[name])) {
      return failure("EXPECTATION_MISMATCH", `${name}: "old" is not the present value.`, { field_name: "old" });
    }
    if (sameGroupValue(checked.value, channel[name])) continue;
    const permission = checkNeed(realm, actor, channel, name);
    if (permission !== undefined) return permission;
    values[name] = checked.value;
  }
  return { values };
}

function checkNeed(realm: Realm, actor: User, channel: Channel, name: ChannelGroupSetting): Failure | undefined {
  if (NEEDS[name] === "content_access" && !hasContentAccess(realm, channel, actor)) {
    return badRequest(`${name}: only those who may read the channel may set this.`);
  }
  if (NEEDS[name] === "delete_policy" && !holdsRealmPermission(realm, "can_set_delete_message_policy_group", actor)) {
    return badRequest(`${name}: you may not decide who deletes messages.`);
  }
  return undefined;
}

/** Whether values for a new channel decide who deletes messages otherwise than channels do by default. */
export function setsDeletePolicy(values: ChannelGroupValues): boolean {
  return CHANNEL_GROUP_SETTING_NAMES.some((name) => {
    if (NEEDS[name] !== "delete_policy") return false;
    return (values[name] ?? systemGroupId("role:nobody")) !== systemGroupId("role:nobody");
  });
}
