/** Parameters that hold group settings: values, and changes of values. */
import { type ChannelGroupSetting, CHANNEL_GROUP_SETTINGS, USER_GROUP_SETTINGS } from "../group-settings";
import { ANONYMOUS_GROUP, type AnonymousGroupView } from "../records/group-values";
import { optional, type Parameter, type WireForm } from "../schema/parameters";
import { integer, named, oneOf, type Shape } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** An account group or, without a name, members and subgroups. */
export const GROUP_VALUE: Shape<number | AnonymousGroupView> = oneOf(
  integer,
  named<AnonymousGroupView>(ANONYMOUS_GROUP),
);

const GROUP_VALUE_CHANGE = record("group_value_change", {
  /** The new value: the ID of a group, or members and subgroups. */
  new: GROUP_VALUE,
  /** The value that the client believes to be current; any other current value is a refusal. */
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
