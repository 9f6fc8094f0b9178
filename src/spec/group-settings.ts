/**
 * Which permissions are held by user groups: of the realm, of a channel, of a group; with their defaults and what
 * a value may be. The names are the interface's own.
 *
 * @spec Value conventions: Group-setting value; Endpoints 3, 13
 */

/** The names of the groups that every realm has, in the order in which they take the first group IDs. */
export const SYSTEM_GROUP_NAMES = [
  "role:nobody",
  "role:owners",
  "role:administrators",
  "role:moderators",
  "role:fullmembers",
  "role:members",
  "role:everyone",
  "role:internet",
] as const;

/** One of the eight system groups. */
export type SystemGroupName = (typeof SYSTEM_GROUP_NAMES)[number];

/** What a group setting starts with and which system groups it may name. */
export interface GroupSettingRule {
  /** A system group, or `creator` for whoever creates the channel or group. */
  readonly default_group: SystemGroupName | "creator";
  readonly allow_nobody: boolean;
  /** Where this is false, guests cannot hold the permission, even when named directly. */
  readonly allow_everyone: boolean;
  /** Only these system groups are accepted, and no anonymous group. */
  readonly only_system_groups?: readonly SystemGroupName[];
  /** System groups that are refused beyond what the two switches refuse. */
  readonly refused_groups?: readonly SystemGroupName[];
  /** The feature level that brought the setting. */
  readonly since: number;
}

const rule = (
  default_group: GroupSettingRule["default_group"],
  allow_nobody: boolean,
  allow_everyone: boolean,
  since: number,
  more: Pick<GroupSettingRule, "only_system_groups" | "refused_groups"> = {},
): GroupSettingRule => ({ default_group, allow_nobody, allow_everyone, since, ...more });

/** The group settings of a realm. */
export const REALM_GROUP_SETTINGS = {
  can_access_all_users_group: rule("role:everyone", false, true, 225, {
    only_system_groups: ["role:everyone", "role:members"],
  }),
  can_add_custom_emoji_group: rule("role:members", true, false, 307),
  can_add_subscribers_group: rule("role:members", true, false, 341),
  can_create_bots_group: rule("role:members", true, false, 344),
  can_create_write_only_bots_group: rule("role:members", true, false, 344),
  can_create_groups: rule("role:members", true, false, 299),
  can_create_public_channel_group: rule("role:members", true, false, 264),
  can_create_private_channel_group: rule("role:members", true, false, 266),
  can_create_web_public_channel_group: rule("role:owners", true, false, 280, {
    only_system_groups: ["role:moderators", "role:administrators", "role:owners", "role:nobody"],
  }),
  can_delete_any_message_group: rule("role:administrators", true, false, 281),
  can_delete_own_message_group: rule("role:everyone", true, true, 291),
  can_invite_users_group: rule("role:members", true, false, 321),
  can_manage_all_groups: rule("role:owners", false, false, 299),
  can_manage_billing_group: rule("role:administrators", false, false, 363),
  can_mention_many_users_group: rule("role:administrators", true, true, 352),
  can_move_messages_between_channels_group: rule("role:members", true, false, 310),
  can_move_messages_between_topics_group: rule("role:everyone", true, true, 316),
  can_resolve_topics_group: rule("role:everyone", true, true, 367),
  can_set_delete_message_policy_group: rule("role:moderators", true, false, 407),
  can_set_topics_policy_group: rule("role:members", true, true, 392),
  can_summarize_topics_group: rule("role:everyone", true, true, 350),
  create_multiuse_invite_group: rule("role:administrators", true, false, 209),
  direct_message_initiator_group: rule("role:everyone", true, true, 270),
  direct_message_permission_group: rule("role:everyone", true, true, 270),
} as const satisfies Record<string, GroupSettingRule>;

/** The group settings of a channel. */
export const CHANNEL_GROUP_SETTINGS = {
  can_add_subscribers_group: rule("role:nobody", true, false, 342),
  can_administer_channel_group: rule("creator", true, false, 325),
  can_delete_any_message_group: rule("role:nobody", true, true, 407),
  can_delete_own_message_group: rule("role:nobody", true, true, 407),
  can_move_messages_out_of_channel_group: rule("role:nobody", true, true, 396),
  can_move_messages_within_channel_group: rule("role:nobody", true, true, 396),
  can_remove_subscribers_group: rule("role:administrators", true, true, 161),
  can_resolve_topics_group: rule("role:nobody", true, true, 402),
  can_send_message_group: rule("role:everyone", true, true, 333),
  can_subscribe_group: rule("role:nobody", true, false, 357),
} as const satisfies Record<string, GroupSettingRule>;

/** The group settings of a user group. */
export const USER_GROUP_SETTINGS = {
  can_add_members_group: rule("creator", true, false, 305),
  can_join_group: rule("role:nobody", true, false, 301),
  can_leave_group: rule("role:everyone", true, true, 308),
  can_manage_group: rule("creator", true, false, 283),
  can_mention_group: rule("role:everyone", true, true, 191, { refused_groups: ["role:owners"] }),
  can_remove_members_group: rule("role:nobody", true, false, 324),
} as const satisfies Record<string, GroupSettingRule>;

/** The name of a realm's group setting. */
export type RealmGroupSetting = keyof typeof REALM_GROUP_SETTINGS;
/** The name of a channel's group setting. */
export type ChannelGroupSetting = keyof typeof CHANNEL_GROUP_SETTINGS;
/** The name of a user group's group setting. */
export type UserGroupSetting = keyof typeof USER_GROUP_SETTINGS;

function isChannelGroupSetting(name: string): name is ChannelGroupSetting {
  return Object.hasOwn(CHANNEL_GROUP_SETTINGS, name);
}

/** The names of a channel's group settings. */
export const CHANNEL_GROUP_SETTING_NAMES: readonly ChannelGroupSetting[] =
  Object.keys(CHANNEL_GROUP_SETTINGS).filter(isChannelGroupSetting);

function isUserGroupSetting(name: string): name is UserGroupSetting {
  return Object.hasOwn(USER_GROUP_SETTINGS, name);
}

/** The names of a user group's group settings. */
export const USER_GROUP_SETTING_NAMES: readonly UserGroupSetting[] =
  Object.keys(USER_GROUP_SETTINGS).filter(isUserGroupSetting);

function isRealmGroupSetting(name: string): name is RealmGroupSetting {
  return Object.hasOwn(REALM_GROUP_SETTINGS, name);
}

/** The names of a realm's group settings. */
export const REALM_GROUP_SETTING_NAMES: readonly RealmGroupSetting[] =
  Object.keys(REALM_GROUP_SETTINGS).filter(isRealmGroupSetting);
