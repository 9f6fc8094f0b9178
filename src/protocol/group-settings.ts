/**
 * The permission settings whose values are user groups: of the realm, of channels and of user groups; with their
 * defaults and allowed values. The names are those of the interface.
 *
 * @see https://zulip.com/api/group-setting-values
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

/** What readers of a mention see instead of the name of a system group. */
export const SYSTEM_GROUP_TITLES: Readonly<Record<SystemGroupName, string>> = {
  "role:nobody": "Nobody",
  "role:owners": "Owners",
  "role:administrators": "Administrators",
  "role:moderators": "Moderators",
  "role:fullmembers": "Full members",
  "role:members": "Members",
  "role:everyone": "Everyone",
  "role:internet": "Everyone on the internet",
};

/** The default of a group setting, and the system groups that it accepts. */
export interface GroupSettingRule {
  /** A system group, or `creator` for the account that creates the channel or group. */
  readonly default_group: SystemGroupName | "creator";
  readonly allow_nobody: boolean;
  /** The first feature level that accepts `role:nobody`; refused below. */
  readonly nobody_since?: number;
  /** If false, guests cannot have the permission, even if named directly. */
  readonly allow_everyone: boolean;
  /** Only these system groups are accepted, and no anonymous group. */
  readonly only_system_groups?: readonly SystemGroupName[];
  /** System groups that only documented behaviour refuses, in addition to the two switches. */
  readonly refused_groups?: readonly SystemGroupName[];
  /** The feature level that brought the setting. */
  readonly since: number;
  /** The default below that level, if it was a number with another default. */
  readonly default_before?: SystemGroupName;
  /** The first feature level at which the value can be members and subgroups instead of one group. */
  readonly objects_since: number;
}

/** Whether a group setting may be held by the group without members, at a feature level. */
export function allowsNobody(level: number, { allow_nobody, nobody_since = 0 }: GroupSettingRule): boolean {
  return allow_nobody && level >= nobody_since;
}

/** The feature level at which group settings could name more than one group. */
const OBJECTS_SINCE = 309;

const rule = (
  default_group: GroupSettingRule["default_group"],
  allow_nobody: boolean,
  allow_everyone: boolean,
  since: number,
  more: Partial<Omit<GroupSettingRule, "default_group" | "allow_nobody" | "allow_everyone" | "since">> = {},
): GroupSettingRule => ({ default_group, allow_nobody, allow_everyone, since, objects_since: OBJECTS_SINCE, ...more });

/** The group settings of a realm, in the order in which servers check and change them. */
export const REALM_GROUP_SETTINGS = {
  /** Who may create invitation links. Since feature level 209. */
  create_multiuse_invite_group: rule("role:administrators", true, false, 209, { objects_since: 314 }),
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  can_access_all_users_group: rule("role:everyone", false, true, 225, {
    only_system_groups: ["role:everyone", "role:members"],
    objects_since: 314,
  }),
  /** Who may subscribe others to channels. Since feature level 341. */
  can_add_subscribers_group: rule("role:members", true, false, 341),
  /** Who may add custom emoji. Since feature level 307. */
  can_add_custom_emoji_group: rule("role:members", true, false, 307),
  /** Who may create bots of any kind. Since feature level 344. */
  can_create_bots_group: rule("role:members", true, false, 344),
  /** Who may create user groups. Since feature level 299. */
  can_create_groups: rule("role:members", true, false, 299),
  /** Who may create public channels. Since feature level 264. */
  can_create_public_channel_group: rule("role:members", true, false, 264),
  /** Who may create private channels. Since feature level 266. */
  can_create_private_channel_group: rule("role:members", true, false, 266),
  /** Who may create web-public channels, which can be read without an account. Since feature level 280. */
  can_create_web_public_channel_group: rule("role:owners", true, false, 280, {
    only_system_groups: ["role:moderators", "role:administrators", "role:owners", "role:nobody"],
  }),
  /** Who may create bots that only send. Since feature level 344. */
  can_create_write_only_bots_group: rule("role:members", true, false, 344),
  /** Who may delete any message that they can read. Since feature level 281. */
  can_delete_any_message_group: rule("role:administrators", true, false, 281),
  /** Who may delete messages of their own. Since feature level 291. */
  can_delete_own_message_group: rule("role:everyone", true, true, 291),
  /** Who may invite users by mail. Since feature level 321. */
  can_invite_users_group: rule("role:members", true, false, 321),
  /** Who may manage all user groups. Since feature level 299. */
  can_manage_all_groups: rule("role:owners", false, false, 299, { default_before: "role:members" }),
  /** Who may manage the plan and its bills. Since feature level 363. */
  can_manage_billing_group: rule("role:administrators", false, false, 363),
  /** Who may mention all users of a large channel or topic. Since feature level 352. */
  can_mention_many_users_group: rule("role:administrators", true, true, 352),
  /** Who may move messages to another channel. Since feature level 310. */
  can_move_messages_between_channels_group: rule("role:members", true, false, 310),
  /** Who may move messages to another topic of their channel. Since feature level 316. */
  can_move_messages_between_topics_group: rule("role:everyone", true, true, 316),
  /** Who may mark topics as resolved. Since feature level 367. */
  can_resolve_topics_group: rule("role:everyone", true, true, 367),
  /** Who may set for a channel who deletes its messages. Since feature level 407. */
  can_set_delete_message_policy_group: rule("role:moderators", true, false, 407),
  /** Who may set for a channel whether messages need a topic. Since feature level 392. */
  can_set_topics_policy_group: rule("role:members", true, true, 392),
  /** Who may request summaries of topics. Since feature level 350. */
  can_summarize_topics_group: rule("role:everyone", true, true, 350),
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  workplace_users_group: rule("role:everyone", true, true, 477),
  /** Who may start a conversation by direct messages. Since feature level 270. */
  direct_message_initiator_group: rule("role:everyone", true, true, 270),
  /** Every conversation by direct messages needs a member of this group. Since feature level 270. */
  direct_message_permission_group: rule("role:everyone", true, true, 270),
} as const satisfies Record<string, GroupSettingRule>;

/** The group settings of a channel. */
export const CHANNEL_GROUP_SETTINGS = {
  /** Who may subscribe others to the channel. Since feature level 342. */
  can_add_subscribers_group: rule("role:nobody", true, false, 342),
  /** Who may change the channel and its permissions. Since feature level 325. */
  can_administer_channel_group: rule("creator", true, false, 325),
  /** Who may start topics in the channel. Since feature level 441. */
  can_create_topic_group: rule("role:everyone", true, true, 441),
  /** Who may delete any message of the channel. Since feature level 407. */
  can_delete_any_message_group: rule("role:nobody", true, true, 407),
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  can_delete_own_message_group: rule("role:nobody", true, true, 407),
  /** Who may move messages from the channel to another. Since feature level 396. */
  can_move_messages_out_of_channel_group: rule("role:nobody", true, true, 396),
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  can_move_messages_within_channel_group: rule("role:nobody", true, true, 396),
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  can_remove_subscribers_group: rule("role:administrators", true, true, 161, { objects_since: 320, nobody_since: 320 }),
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  can_resolve_topics_group: rule("role:nobody", true, true, 402),
  /** Who may post to the channel. Since feature level 333. */
  can_send_message_group: rule("role:everyone", true, true, 333),
  /** Who may subscribe to the channel, even if it is private. Since feature level 357. */
  can_subscribe_group: rule("role:nobody", true, false, 357),
} as const satisfies Record<string, GroupSettingRule>;

/** The group settings of a user group. */
export const USER_GROUP_SETTINGS = {
  /** Who may add members to the group. Since feature level 305. */
  can_add_members_group: rule("creator", true, false, 305),
  /** Who may join the group. Since feature level 301. */
  can_join_group: rule("role:nobody", true, false, 301),
  /** Who may leave the group. Since feature level 308. */
  can_leave_group: rule("role:everyone", true, true, 308),
  /** Who may change the group and its members. Since feature level 283. */
  can_manage_group: rule("creator", true, false, 283),
  /** Who may mention the group. Since feature level 191. */
  can_mention_group: rule("role:everyone", true, true, 191, { refused_groups: ["role:owners"], objects_since: 258 }),
  /** Who may remove members from the group. Since feature level 324. */
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
