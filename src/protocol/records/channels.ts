/** Channels, subscriptions and channel folders. */
import { CHANNEL_GROUP_SETTINGS } from "../group-settings";
import {
  boolean,
  changedAt,
  chosen,
  color,
  dictionary,
  email,
  html,
  integer,
  list,
  literal,
  named,
  nullable,
  text,
  timestamp,
} from "../schema/shapes";
import { field, type FieldsOut, mergeFields, record, type RecordOf } from "../schema/tables";
import { groupSettingFields, groupValue } from "./groups";

const CHANNEL_FIELDS = mergeFields(
  mergeFields(
    {
      /** Unique in the realm. */
      stream_id: integer,
      /** The name of the channel. */
      name: text,
      /** The description, as Markdown. */
      description: text,
      /** The description, as HTML. */
      rendered_description: html,
      /** When the channel was created, in UNIX seconds. */
      date_created: field(timestamp, { since: 30 }),
      /** The ID of the account that created the channel; null if unknown. */
      creator_id: field(nullable(integer), { since: 254 }),
      /** Whether the channel is archived: closed to new messages and omitted from most lists. */
      is_archived: field(boolean, { since: 315 }),
      /** Whether the channel is private. */
      invite_only: boolean,
      /** Whether the channel is web-public: readable without an account. */
      is_web_public: boolean,
      /** Whether new subscribers can read messages from before they subscribed. */
      history_public_to_subscribers: boolean,
      /** The ID of the oldest message; null in a channel without messages. */
      first_message_id: nullable(integer),
      /** The ID of the folder of the channel; null without a folder. */
      folder_id: field(nullable(integer), { since: 389 }),
      /** Whether a message was sent to the channel recently. */
      is_recently_active: field(boolean, { since: 323 }),
      /** After how many days messages are deleted; null: as the realm is set; -1: never. */
      message_retention_days: field(nullable(integer), { since: 17 }),
      /** Whether messages without a topic are allowed. `inherit` uses the setting of the realm. */
      topics_policy: field(literal("inherit", "allow_empty_topic", "disable_empty_topic", "empty_topic_only"), {
        since: 392,
      }),
      /** Whether new subscribers get push notifications for its messages. */
      default_push_notifications: field(boolean, { since: 507 }),
      /** How many active accounts subscribe. */
      subscriber_count: field(integer, { since: 394 }),
      /** The average number of messages per week; null if the channel is too new. */
      stream_weekly_traffic: field(chosen(nullable(integer)), { since: 199 }),
    },
    groupSettingFields(CHANNEL_GROUP_SETTINGS),
  ),
  {
    /** Who may unsubscribe other accounts. */
    can_remove_subscribers_group: field(groupValue, { since: 197 }),
    /** Who may post, as a number. The former form of `can_send_message_group`. */
    stream_post_policy: field(integer, { since: 1 }),
    /** Whether only administrators may post. The former form of `stream_post_policy`. */
    is_announcement_only: boolean,
    /** The former name of `can_remove_subscribers_group`. */
    can_remove_subscribers_group_id: field(groupValue, { since: 142, until: 197 }),
  },
);

/**
 * A channel.
 *
 * @see https://zulip.com/api/get-streams
 */
export interface ChannelView extends RecordOf<typeof CHANNEL> {}
export const CHANNEL = record("channel", CHANNEL_FIELDS);

/* @__NO_SIDE_EFFECTS__ */
function defaultChannelFields() {
  const { stream_weekly_traffic: _traffic, ...fields } = CHANNEL_FIELDS;
  return fields;
}

/** A default channel for new users, as servers returned it until feature level 330. */
export interface DefaultChannelView extends RecordOf<typeof DEFAULT_CHANNEL> {}
export const DEFAULT_CHANNEL = record("default_channel", defaultChannelFields());

/** A group of channels that new users can be subscribed to together. */
export interface DefaultStreamGroupView extends RecordOf<typeof DEFAULT_STREAM_GROUP> {}
export const DEFAULT_STREAM_GROUP = record("default_stream_group", {
  /** The name of the group; unique in the realm. */
  name: text,
  /** Unique in the realm. */
  id: integer,
  /** The description of the group. */
  description: text,
  /** The channels of the group, sorted by name: their IDs; before feature level 330, whole channels. */
  streams: changedAt(330, list(named<DefaultChannelView>(DEFAULT_CHANNEL)), list(integer)),
});

/** A channel in the list of all channels. */
export interface ListedChannelView extends RecordOf<typeof LISTED_CHANNEL> {}
export const LISTED_CHANNEL = record(
  "listed_channel",
  mergeFields(CHANNEL_FIELDS, {
    /** Whether new users are subscribed; only with `include_default`. */
    is_default: field(boolean, { optional: true }),
  }),
);

const SUBSCRIBER_FIELDS = {
  /** The IDs of all subscribers, if requested. */
  subscribers: field(list(integer), { optional: true }),
  /** The IDs of some subscribers, including all bots. Replaces `subscribers` when the client accepts partial lists. */
  partial_subscribers: field(list(integer), { optional: true }),
} as const;

const PERSONAL_FIELDS = {
  /** The color of the channel for the account. */
  color: chosen(color),
  /** Whether the account has muted it. */
  is_muted: boolean,
  /** The inverse of `is_muted`. */
  in_home_view: boolean,
  /** Whether the account has pinned the channel to the top of its list. */
  pin_to_top: boolean,
  /** Whether messages cause desktop notifications; null inherits the setting of the account. */
  desktop_notifications: nullable(boolean),
  /** Whether messages cause audible notifications; null inherits the setting of the account. */
  audible_notifications: nullable(boolean),
  /** Whether messages cause push notifications; null inherits the setting of the account. */
  push_notifications: nullable(boolean),
  /** Whether messages cause email notifications; null inherits the setting of the account. */
  email_notifications: nullable(boolean),
  /** Whether wildcard mentions cause notifications; null inherits the setting of the account. */
  wildcard_mentions_notify: nullable(boolean),
} as const;

/** The personal settings of an account for a channel. */
export interface PersonalView extends RecordOf<typeof PERSONAL_CHANNEL_SETTINGS> {}
export const PERSONAL_CHANNEL_SETTINGS = record("personal_channel_settings", PERSONAL_FIELDS);

/** The subscribers of a channel: all or some, as requested. */
export interface SubscribersView extends RecordOf<typeof SUBSCRIBERS> {}
export const SUBSCRIBERS = record("subscribers", SUBSCRIBER_FIELDS);

/** A field of a channel that old servers have only next to a subscription. */
const TRAFFIC_FIELDS = {
  /** The average number of messages per week; null if the channel is too new. */
  stream_weekly_traffic: field(chosen(nullable(integer)), { since: 0 }),
} as const;

/** A channel that the account has never subscribed to, with its subscribers. */
export interface UnsubscribedChannelView extends RecordOf<typeof UNSUBSCRIBED_CHANNEL> {}
export const UNSUBSCRIBED_CHANNEL = record(
  "unsubscribed_channel",
  mergeFields(mergeFields(CHANNEL_FIELDS, TRAFFIC_FIELDS), SUBSCRIBER_FIELDS),
);

const SUBSCRIPTION_FIELDS = mergeFields(mergeFields(mergeFields(CHANNEL_FIELDS, TRAFFIC_FIELDS), PERSONAL_FIELDS), {
  ...SUBSCRIBER_FIELDS,
  /** The address for emails to the channel. Since feature level 226, a separate operation returns it. */
  email_address: field(chosen(email), { until: 226 }),
  /** Always 50, the role of a member of the channel. */
  role: field(integer, { since: 31, until: 133 }),
});

/**
 * A subscription: the channel with the personal settings of the account.
 *
 * @see https://zulip.com/api/get-subscriptions
 */
export interface SubscriptionView extends RecordOf<typeof SUBSCRIPTION> {}
export const SUBSCRIPTION = record("subscription", SUBSCRIPTION_FIELDS);

/** A subscription in the list of the subscriptions of the actor. */
export interface ListedSubscriptionView extends RecordOf<typeof LISTED_SUBSCRIPTION> {}
export const LISTED_SUBSCRIPTION = record(
  "listed_subscription",
  mergeFields(SUBSCRIPTION_FIELDS, {
    /** All subscribers, if requested: their IDs; before feature level 79, their addresses. */
    subscribers: field(changedAt(79, list(email), list(integer)), { optional: true }),
  }),
);

/**
 * A channel folder.
 *
 * @see https://zulip.com/api/get-channel-folders
 */
export interface ChannelFolderView extends RecordOf<typeof CHANNEL_FOLDER> {}
export const CHANNEL_FOLDER = record("channel_folder", {
  /** Unique in the realm. */
  id: integer,
  /** The name of the folder. */
  name: text,
  /** The description, as Markdown. */
  description: text,
  /** The description, as HTML. */
  rendered_description: html,
  /** When the folder was created, in UNIX seconds. */
  date_created: timestamp,
  /** The ID of the account that created the folder; null if unknown. */
  creator_id: nullable(integer),
  /** Whether the folder is archived. */
  is_archived: boolean,
  /** The position in the list, from 0. */
  order: field(integer, { since: 414 }),
});

/** What an answer says of the channels that accounts were subscribed to. */
export const SUBSCRIBED_FIELDS = {
  /**
   * For each account, the names of the channels that it was subscribed to. The keys are IDs; before feature level 289,
   * addresses.
   */
  subscribed: dictionary(list(text)),
  /** For each account, the names of the channels that it had already subscribed to. The keys are as in `subscribed`. */
  already_subscribed: dictionary(list(text)),
  /** Names of channels that the actor is not allowed to subscribe to; only if `authorization_errors_fatal` is false. */
  unauthorized: field(list(text), { optional: true }),
  /** Whether the new subscribers got a message about it. */
  new_subscription_messages_sent: field(boolean, { since: 397, optional: true }),
} as const;

/** What an answer says of the channels that accounts were subscribed to. */
export type SubscribedAnswer = FieldsOut<typeof SUBSCRIBED_FIELDS>;

/** What an answer says of the channels that accounts left. */
export const LEFT_FIELDS = {
  /** The names of the channels that accounts were unsubscribed from. */
  removed: list(text),
  /** The names of the channels that no account was subscribed to. */
  not_removed: list(text),
} as const;
