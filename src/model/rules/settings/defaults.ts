import type { ChannelGroupSettings } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { GroupSettingValue, UserGroupSettings } from "../../realm/user-group";
import type { RealmSettings } from "../../realm/settings";
import type { UserSettings } from "../../realm/user";
import type { GroupSettingRule } from "../../../protocol/group-settings";
import { CHANNEL_GROUP_SETTINGS, REALM_GROUP_SETTINGS, USER_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { USER_SETTINGS } from "../../../protocol/user-settings";
import { systemGroupId } from "../user-groups/group-membership";

/** A table of rows mapped to a record of values under the same names. */
function mapped<Row, Value>(rows: Readonly<Record<string, Row>>, value: (row: Row) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, value(row)]));
}

/** The starting value of a group setting: a system group, or the creator alone; nobody where nobody created. */
export function defaultGroupValue(rule: GroupSettingRule, creatorId: number | null): GroupSettingValue {
  if (rule.default_group !== "creator") return systemGroupId(rule.default_group);
  return creatorId === null ? systemGroupId("role:nobody") : { direct_members: [creatorId], direct_subgroups: [] };
}

const DEFAULT_REALM_SETTINGS = frozen({
  ...mapped<{ default_value: unknown }, unknown>(REALM_SETTINGS, (row) => row.default_value),
  ...mapped<GroupSettingRule, GroupSettingValue>(REALM_GROUP_SETTINGS, (rule) => defaultGroupValue(rule, null)),
} as RealmSettings);

/** The settings of a new realm; realms that changed nothing share them. */
export function defaultRealmSettings(): RealmSettings {
  return DEFAULT_REALM_SETTINGS;
}

const DEFAULT_USER_SETTINGS = frozen(
  mapped<{ default_value: unknown }, unknown>(USER_SETTINGS, (row) => row.default_value) as UserSettings,
);

/** The personal settings of an account in a new realm; accounts that changed nothing share them. */
export function defaultUserSettings(): UserSettings {
  return DEFAULT_USER_SETTINGS;
}

/** The group settings of a new channel. */
export function defaultChannelGroupSettings(creatorId: number | null): ChannelGroupSettings {
  return mapped<GroupSettingRule, GroupSettingValue>(CHANNEL_GROUP_SETTINGS, (rule) =>
    defaultGroupValue(rule, creatorId),
  ) as ChannelGroupSettings;
}

/** The group settings of a new user group. */
export function defaultUserGroupSettings(creatorId: number | null): UserGroupSettings {
  return mapped<GroupSettingRule, GroupSettingValue>(USER_GROUP_SETTINGS, (rule) =>
    defaultGroupValue(rule, creatorId),
  ) as UserGroupSettings;
}

/** The group settings of a system group: nobody may do anything with it by request. */
export function systemGroupSettings(): UserGroupSettings {
  return mapped<GroupSettingRule, GroupSettingValue>(USER_GROUP_SETTINGS, () =>
    systemGroupId("role:nobody"),
  ) as UserGroupSettings;
}
