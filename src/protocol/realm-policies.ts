import type { GroupSettingRule, RealmGroupSetting, SystemGroupName } from "./group-settings";
import { REALM_GROUP_SETTINGS, SYSTEM_GROUP_NAMES } from "./group-settings";

/** A permission of the realm as a number: below the level of the group setting that came in its place. */
export interface RealmPolicyRow {
  /** The group settings that hold the permission, and held it for the simulator all the time. */
  readonly settings: readonly RealmGroupSetting[];
  /** What each number represents: a system group per setting, in their order. */
  readonly numbers: Readonly<Record<number, readonly SystemGroupName[]>>;
  /** The first feature level of numbers that came later than the others. */
  readonly numbers_since?: Readonly<Record<number, number>>;
  /** What is shown for groups that no number represents. */
  readonly otherwise: number;
  /** The first feature level that has the number. */
  readonly since: number;
  /** The first feature level that no longer accepts it: the one that has the group setting. */
  readonly until: number;
  /** Whether registration goes on to show it. */
  readonly shown_on: boolean;
}

type Numbers = Readonly<Partial<Record<SystemGroupName, number>>>;

const ROLES: Numbers = { "role:members": 1, "role:administrators": 2, "role:fullmembers": 3, "role:moderators": 4 };
const WEB: Numbers = { "role:administrators": 2, "role:moderators": 4, "role:nobody": 6, "role:owners": 7 };
const MENTIONS: Numbers = {
  "role:everyone": 1,
  "role:members": 2,
  "role:fullmembers": 3,
  "role:administrators": 5,
  "role:nobody": 6,
  "role:moderators": 7,
};

/** Each number with its group, for as many settings as share it. */
function forAll(numbers: Numbers, settings: readonly unknown[]): RealmPolicyRow["numbers"] {
  const names = SYSTEM_GROUP_NAMES.filter((name) => numbers[name] !== undefined);
  return Object.fromEntries(names.map((name) => [numbers[name], settings.map(() => name)]));
}

const policy = (
  setting: RealmGroupSetting,
  numbers: Numbers,
  otherwise: number,
  since: number,
  shown_on = false,
  numbers_since: Readonly<Record<number, number>> = {},
): RealmPolicyRow => {
  const { since: until }: GroupSettingRule = REALM_GROUP_SETTINGS[setting];
  return { settings: [setting], numbers: forAll(numbers, [setting]), otherwise, since, until, shown_on, numbers_since };
};

/** A number for several settings together. */
const shared = (
  settings: readonly RealmGroupSetting[],
  numbers: RealmPolicyRow["numbers"],
  until: number,
): RealmPolicyRow => ({ settings, numbers, otherwise: 1, since: 0, until, shown_on: false });

const CREATING_CHANNELS = ["can_create_public_channel_group", "can_create_private_channel_group"] as const;
const EDITING_GROUPS = ["can_create_groups", "can_manage_all_groups"] as const;

/**
 * The permissions that were numbers before they were groups, each with the group setting that replaces it.
 *
 * @see https://zulip.com/api/update-message
 */
export const REALM_POLICIES = {
  /**
   * Who may create public channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 102,
   * until feature level 264.
   */
  create_public_stream_policy: policy("can_create_public_channel_group", ROLES, 1, 102, true),
  /**
   * Who may create private channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level
   * 102, until feature level 266.
   */
  create_private_stream_policy: policy("can_create_private_channel_group", ROLES, 1, 102, true),
  /**
   * Who may create web-public channels: 2 administrators, 4 moderators, 6 no one, 7 owners. Since feature level 103,
   * until feature level 280.
   */
  create_web_public_stream_policy: policy("can_create_web_public_channel_group", WEB, 4, 103, true),
  /**
   * Who may mention all users of a large channel: 1 everyone, 2 members, 3 full members, 5 administrators, 6 no one,
   * 7 moderators. Since feature level 34, until feature level 352.
   */
  wildcard_mention_policy: policy("can_mention_many_users_group", MENTIONS, 1, 34, true, { 7: 62 }),
  /**
   * Who may add custom emoji: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 85, until
   * feature level 307.
   */
  add_custom_emoji_policy: policy("can_add_custom_emoji_group", ROLES, 1, 85),
  /**
   * Who may delete messages of their own: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Since
   * feature level 101, until feature level 291.
   */
  delete_own_message_policy: policy("can_delete_own_message_group", { ...ROLES, "role:everyone": 5 }, 5, 101),
  /**
   * Who may move messages to another topic: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone, 6
   * no one. Since feature level 75, until feature level 316.
   */
  edit_topic_policy: policy(
    "can_move_messages_between_topics_group",
    { ...ROLES, "role:everyone": 5, "role:nobody": 6 },
    5,
    75,
    false,
    { 6: 159 },
  ),
  /**
   * Who may invite users: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one. Since feature level 50,
   * until feature level 321.
   */
  invite_to_realm_policy: policy("can_invite_users_group", { ...ROLES, "role:nobody": 6 }, 1, 50),
  /** Who may subscribe others: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level 341. */
  invite_to_stream_policy: policy("can_add_subscribers_group", ROLES, 1, 0),
  /**
   * Who may move messages to another channel: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one.
   * Since feature level 56, until feature level 310.
   */
  move_messages_between_streams_policy: policy(
    "can_move_messages_between_channels_group",
    { ...ROLES, "role:nobody": 6 },
    1,
    56,
    false,
    { 6: 159 },
  ),
  /** Who may send direct messages: 1 everyone, 2 no one. Until feature level 270. */
  private_message_policy: policy("direct_message_permission_group", { "role:everyone": 1, "role:nobody": 2 }, 1, 0),
  /**
   * Who may create channels of any kind: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 102.
   */
  create_stream_policy: shared(CREATING_CHANNELS, forAll(ROLES, CREATING_CHANNELS), 102),
  /** Who may create bots: 1 members; 2 members, but only bots that send; 3 administrators. Until feature level 344. */
  bot_creation_policy: shared(
    ["can_create_bots_group", "can_create_write_only_bots_group"],
    {
      1: ["role:members", "role:members"],
      2: ["role:administrators", "role:members"],
      3: ["role:administrators", "role:administrators"],
    },
    344,
  ),
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  user_group_edit_policy: shared(EDITING_GROUPS, forAll(ROLES, EDITING_GROUPS), 299),
} as const satisfies Record<string, RealmPolicyRow>;

/** The group settings whose permission was a number before. */
export const FORMER_NUMBERS: ReadonlySet<RealmGroupSetting> = new Set(
  Object.values(REALM_POLICIES).flatMap(({ settings }) => settings),
);

/** The name of a permission that was a number. */
export type RealmPolicy = keyof typeof REALM_POLICIES;
