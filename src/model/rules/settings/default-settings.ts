/** The settings of new realms, accounts, channels and groups. */
import { byLevel } from "../../../data/lazy";
import {
  CHANNEL_GROUP_SETTINGS,
  type GroupSettingRule,
  REALM_GROUP_SETTINGS,
  USER_GROUP_SETTINGS,
} from "../../../protocol/group-settings";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { USER_SETTINGS } from "../../../protocol/user-settings";
import type { ChannelGroupSettings } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { RealmSettings } from "../../realm/settings";
import type { UserSettings } from "../../realm/user";
import type { GroupSettingValue, UserGroupSettings } from "../../realm/user-group";
import { systemGroupId } from "../user-groups/group-membership";

/** A table of rows mapped to a record of values under the same names. */
function mapped<Row, Value>(rows: Readonly<Record<string, Row>>, value: (row: Row) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, value(row)]));
}

/** The default of a group setting: a system group, or the creator alone; no account without a creator. */
function defaultGroupValue(rule: GroupSettingRule, creatorId: number | null): GroupSettingValue {
  if (rule.default_group !== "creator") return systemGroupId(rule.default_group);
  return creatorId === null ? systemGroupId("role:nobody") : { direct_members: [creatorId], direct_subgroups: [] };
}

interface RowWithDefault {
  readonly default_value: unknown;
  readonly later?: { readonly since: number; readonly default_value: unknown };
}

/** The settings of a new realm of a feature level; realms that changed nothing share them. */
export const defaultRealmSettings = byLevel((level) =>
  frozen({
    ...mapped<RowWithDefault, unknown>(REALM_SETTINGS, ({ default_value, later }) =>
      later !== undefined && level >= later.since ? later.default_value : default_value,
    ),
    ...mapped<GroupSettingRule, GroupSettingValue>(REALM_GROUP_SETTINGS, ({ default_before, ...rule }) =>
      level < rule.since && default_before !== undefined
        ? systemGroupId(default_before)
        : defaultGroupValue(rule, null),
    ),
  } as RealmSettings),
);

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

/** The group settings of a system group. No account can change it. */
export function systemGroupSettings(): UserGroupSettings {
  return mapped<GroupSettingRule, GroupSettingValue>(USER_GROUP_SETTINGS, () =>
    systemGroupId("role:nobody"),
  ) as UserGroupSettings;
}
