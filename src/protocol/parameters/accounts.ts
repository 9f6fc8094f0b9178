/** Parameters of accounts, groups and invitations. */
import { CHANNEL_GROUP_SETTINGS, type ChannelGroupSetting, USER_GROUP_SETTINGS } from "../group-settings";
import { ANONYMOUS_GROUP, type AnonymousGroupView } from "../records/groups";
import { optional, type Parameter, type WireForm } from "../schema/parameters";
import {
  boolean,
  dictionary,
  integer,
  list,
  literal,
  named,
  nothing,
  nullable,
  oneOf,
  type Shape,
  text,
} from "../schema/shapes";
import { field, openRecord, record, type RecordOf } from "../schema/tables";

/** Values for the actor's own custom profile fields. */
export const OWN_PROFILE_VALUES = list(
  openRecord("own_profile_value", {
    /** The ID of the field. */
    id: integer,
    /** A text, or user IDs. */
    value: oneOf(text, list(integer)),
  }),
);

/** Values for custom profile fields. */
export const PROFILE_VALUES = list(
  openRecord("profile_value_change", {
    /** The ID of the field. */
    id: integer,
    /** A text, user IDs, or null to remove the value. */
    value: oneOf(text, nothing, list(integer)),
  }),
);

/** What of an account others may change. */
export const USER_CHANGES = {
  /** The new name. */
  full_name: optional(text, { former: { until: 106, encoding: "json" } }),
  /** The new role: 100, 200, 300, 400 or 600. */
  role: optional(integer),
  /** Values for custom profile fields. */
  profile_data: optional(PROFILE_VALUES),
  /** The new address. Since feature level 313. */
  new_email: optional(text, { since: 313 }),
};

/** The choices of a custom profile field, or other data of its type. */
export const FIELD_DESCRIPTION = dictionary(oneOf(text, dictionary(text)));

/** An account group or, without a name, members and subgroups. */
export const GROUP_VALUE: Shape<number | AnonymousGroupView> = oneOf(
  integer,
  named<AnonymousGroupView>(ANONYMOUS_GROUP),
);

const GROUP_VALUE_CHANGE = record("group_value_change", {
  /** The new value: the ID of a group, or members and subgroups. */
  new: GROUP_VALUE,
  /** The value that the client expects to be current. If it is not, the request is refused. */
  old: field(GROUP_VALUE, { optional: true }),
});

/** A change of a group setting: the new value and, optionally, the old one. */
export interface GroupValueChange extends RecordOf<typeof GROUP_VALUE_CHANGE> {}

/** A change of a group setting. */
export const groupChange: Shape<GroupValueChange> = named<GroupValueChange>(GROUP_VALUE_CHANGE);

/** A change of a group setting before there were groups without a name: the ID of the new group. */
export const BARE_GROUP: WireForm = { shape: integer, convert: (group: number) => ({ new: group }) };

type GroupValue = Parameter<number | AnonymousGroupView, false>;
type GroupChange = Parameter<GroupValueChange, false>;

function forEachChannelSetting<P>(make: (since: number) => P): { readonly [Name in ChannelGroupSetting]: P } {
  const of = (name: ChannelGroupSetting): P => make(CHANNEL_GROUP_SETTINGS[name].since);
  return {
    can_add_subscribers_group: of("can_add_subscribers_group"),
    can_administer_channel_group: of("can_administer_channel_group"),
    can_create_topic_group: of("can_create_topic_group"),
    can_delete_any_message_group: of("can_delete_any_message_group"),
    can_delete_own_message_group: of("can_delete_own_message_group"),
    can_move_messages_out_of_channel_group: of("can_move_messages_out_of_channel_group"),
    can_move_messages_within_channel_group: of("can_move_messages_within_channel_group"),
    can_remove_subscribers_group: of("can_remove_subscribers_group"),
    can_resolve_topics_group: of("can_resolve_topics_group"),
    can_send_message_group: of("can_send_message_group"),
    can_subscribe_group: of("can_subscribe_group"),
  };
}

/** The group settings of a new channel. */
export const CHANNEL_GROUP_VALUES: { readonly [Name in keyof typeof CHANNEL_GROUP_SETTINGS]: GroupValue } =
  /* @__PURE__ */ forEachChannelSetting<GroupValue>((since) => optional(GROUP_VALUE, { since }));

/** Changes of the group settings of a channel. */
export const CHANNEL_GROUP_CHANGES: { readonly [Name in keyof typeof CHANNEL_GROUP_SETTINGS]: GroupChange } = {
  .../* @__PURE__ */ forEachChannelSetting<GroupChange>((since) => optional(groupChange, { since })),
  can_remove_subscribers_group: optional(groupChange, {
    since: CHANNEL_GROUP_SETTINGS.can_remove_subscribers_group.since,
    former: { until: 320, wire: BARE_GROUP },
  }),
};

const since = (name: keyof typeof USER_GROUP_SETTINGS): { since: number } => ({
  since: USER_GROUP_SETTINGS[name].since,
});

/** The permissions over a new user group. */
export const USER_GROUP_VALUES: { readonly [Name in keyof typeof USER_GROUP_SETTINGS]: GroupValue } = {
  can_add_members_group: optional(GROUP_VALUE, since("can_add_members_group")),
  can_join_group: optional(GROUP_VALUE, since("can_join_group")),
  can_leave_group: optional(GROUP_VALUE, since("can_leave_group")),
  can_manage_group: optional(GROUP_VALUE, since("can_manage_group")),
  can_mention_group: optional(GROUP_VALUE, {
    ...since("can_mention_group"),
    former: { ...since("can_mention_group"), until: 198, name: "can_mention_group_id", wire: { shape: integer } },
  }),
  can_remove_members_group: optional(GROUP_VALUE, since("can_remove_members_group")),
};

/** Changes of the permissions over a user group. */
export const USER_GROUP_CHANGES: { readonly [Name in keyof typeof USER_GROUP_SETTINGS]: GroupChange } = {
  can_add_members_group: optional(groupChange, since("can_add_members_group")),
  can_join_group: optional(groupChange, since("can_join_group")),
  can_leave_group: optional(groupChange, since("can_leave_group")),
  can_manage_group: optional(groupChange, since("can_manage_group")),
  can_mention_group: optional(groupChange, {
    ...since("can_mention_group"),
    former: { until: 260, wire: BARE_GROUP },
  }),
  can_remove_members_group: optional(groupChange, since("can_remove_members_group")),
};

/** The terms of an invitation. */
export const INVITATION_TERMS = {
  /**
   * How many minutes the invitation is valid; null: it does not expire. The default is a setting of the server. Since
   * feature level 126.
   */
  invite_expires_in_minutes: optional(nullable(integer), { since: 126 }),
  /**
   * How many days the invitation is valid; null: it does not expire. Since feature level 96, until feature level 126.
   */
  invite_expires_in_days: optional(nullable(integer), { since: 96, until: 126 }),
  /**
   * The role: 100 owner (since feature level 20), 200 administrator, 300 moderator (since feature level 61), 400 member
   * (the default), 600 guest.
   */
  invite_as: optional<number>(literal(100, 200, 300, 400, 600), { values_since: { 100: 20, 300: 61 } }),
  /** IDs of groups that new users are added to. Since feature level 322. */
  group_ids: optional(list(integer), { since: 322 }),
  /** Whether new users are also subscribed to the default channels; false by default. Since feature level 261. */
  include_realm_default_subscriptions: optional(boolean, { since: 261 }),
  /** The text of the welcome message: at most 8000 characters; null: as in the realm. Since feature level 416. */
  welcome_message_custom_text: optional(nullable(text), {
    encoding: "text",
    since: 416,
    wire: { shape: text, convert: (given: string) => (given === "null" ? null : given) },
  }),
};
