/** Channels, subscriptions and channel folders. */
import {
  boolean,
  changedAt,
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
import { CHANNEL_GROUP_SETTINGS } from "../group-settings";
import { groupSettingFields, groupValue } from "./groups";

const CHANNEL_FIELDS = mergeFields(
  mergeFields(
    {
      /** Unique in the realm. */
      stream_id: integer,
      /** The name of the channel. */
      name: text,
      /** What the channel is for, as it was written. */
      description: text,
      /** What the channel is for, as HTML. */
      rendered_description: html,
      /** When it was created, in UNIX seconds. */
      date_created: field(timestamp, { since: 30 }),
      /** Who created it; null where that is not known. */
      creator_id: field(nullable(integer), { since: 254 }),
      /** Whether it is closed to new messages and omitted from most lists. */
      is_archived: field(boolean, { since: 315 }),
      /** Whether it is private. */
      invite_only: boolean,
      /** Whether visitors may read it. */
      is_web_public: boolean,
      /** Whether new subscribers can read messages from before they subscribed. */
      history_public_to_subscribers: boolean,
      /** The ID of the oldest message; null in a channel without messages. */
      first_message_id: nullable(integer),
      /** The folder that it lies in. */
      folder_id: field(nullable(integer), { since: 389 }),
      /** Whether something was said in it lately. */
      is_recently_active: field(boolean, { since: 323 }),
      /** Days after which messages are deleted; null: as the realm says; -1: never. */
      message_retention_days: field(nullable(integer), { since: 17 }),
      /** What it says about messages without a topic; `inherit` leaves it to the realm. */
      topics_policy: field(literal("inherit", "allow_empty_topic", "disable_empty_topic", "empty_topic_only"), {
        since: 392,
      }),
      /** Whether accounts that subscribe for the first time get push notifications of its messages. */
      default_push_notifications: field(boolean, { since: 507 }),
      /** How many active accounts subscribe. */
      subscriber_count: field(integer, { since: 394 }),
      /** Messages per week; null for a channel that is too new to tell. */
      stream_weekly_traffic: field(nullable(integer), { since: 199 }),
    },
    groupSettingFields(CHANNEL_GROUP_SETTINGS),
  ),
  {
    /** Who may unsubscribe others. */
    can_remove_subscribers_group: field(groupValue, { since: 197 }),
    /** Who may post, as the number that it once was. */
    stream_post_policy: field(integer, { since: 1 }),
    /** Whether only administrators may post. */
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

/** A channel that new users join, as old servers showed it. */
export interface DefaultChannelView extends RecordOf<typeof DEFAULT_CHANNEL> {}
export const DEFAULT_CHANNEL = record("default_channel", defaultChannelFields());

/** A group of channels that new users can be subscribed to together. */
export interface DefaultStreamGroupView extends RecordOf<typeof DEFAULT_STREAM_GROUP> {}
export const DEFAULT_STREAM_GROUP = record("default_stream_group", {
  /** The name of the group; no other has it. */
  name: text,
  /** Unique in the realm. */
  id: integer,
  /** What the group is for. */
  description: text,
  /** Its channels, by name: by their IDs, before feature level 330 in full. */
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
  /** The IDs of all subscribers, when requested. */
  subscribers: field(list(integer), { optional: true }),
  /** The IDs of some subscribers, bots among them; instead of `subscribers` when a part is enough. */
  partial_subscribers: field(list(integer), { optional: true }),
} as const;

const PERSONAL_FIELDS = {
  /** The colour in which the account sees it. */
  color: color,
  /** Whether the account has muted it. */
  is_muted: boolean,
  /** The inverse of `is_muted`. */
  in_home_view: boolean,
  /** Whether the account keeps it at the top of its list. */
  pin_to_top: boolean,
  /** Null inherits the account's own setting. */
  desktop_notifications: nullable(boolean),
  /** Null inherits the account's own setting. */
  audible_notifications: nullable(boolean),
  /** Null inherits the account's own setting. */
  push_notifications: nullable(boolean),
  /** Null inherits the account's own setting. */
  email_notifications: nullable(boolean),
  /** Null inherits the account's own setting. */
  wildcard_mentions_notify: nullable(boolean),
} as const;

/** What an account has set for a channel. */
export interface PersonalView extends RecordOf<typeof PERSONAL_CHANNEL_SETTINGS> {}
export const PERSONAL_CHANNEL_SETTINGS = record("personal_channel_settings", PERSONAL_FIELDS);

/** The subscribers of a channel, all or some as requested. */
export interface SubscribersView extends RecordOf<typeof SUBSCRIBERS> {}
export const SUBSCRIBERS = record("subscribers", SUBSCRIBER_FIELDS);

/** A field of a channel that old servers have only next to a subscription. */
const TRAFFIC_FIELDS = {
  /** Messages per week; null for a channel that is too new to tell. */
  stream_weekly_traffic: field(nullable(integer), { since: 0 }),
} as const;

/** A channel that the account was never subscribed to, with its subscribers. */
export interface UnsubscribedChannelView extends RecordOf<typeof UNSUBSCRIBED_CHANNEL> {}
export const UNSUBSCRIBED_CHANNEL = record(
  "unsubscribed_channel",
  mergeFields(mergeFields(CHANNEL_FIELDS, TRAFFIC_FIELDS), SUBSCRIBER_FIELDS),
);

const SUBSCRIPTION_FIELDS = mergeFields(mergeFields(mergeFields(CHANNEL_FIELDS, TRAFFIC_FIELDS), PERSONAL_FIELDS), {
  ...SUBSCRIBER_FIELDS,
  /** The address for mails to the channel; later by an operation of its own. */
  email_address: field(email, { until: 226 }),
  /** Always 50, for members. */
  role: field(integer, { since: 31, until: 133 }),
});

/**
 * A subscription: the channel and what the account has set for it.
 *
 * @see https://zulip.com/api/get-subscriptions
 */
export interface SubscriptionView extends RecordOf<typeof SUBSCRIPTION> {}
export const SUBSCRIPTION = record("subscription", SUBSCRIPTION_FIELDS);

/** A subscription in the list of the actor's own subscriptions. */
export interface ListedSubscriptionView extends RecordOf<typeof LISTED_SUBSCRIPTION> {}
export const LISTED_SUBSCRIPTION = record(
  "listed_subscription",
  mergeFields(SUBSCRIPTION_FIELDS, {
    /** All subscribers, when requested: by their IDs, before feature level 79 by their addresses. */
    subscribers: field(changedAt(79, list(email), list(integer)), { optional: true }),
  }),
);

/**
 * A folder of channels.
 *
 * @see https://zulip.com/api/get-channel-folders
 */
export interface ChannelFolderView extends RecordOf<typeof CHANNEL_FOLDER> {}
export const CHANNEL_FOLDER = record("channel_folder", {
  /** Unique in the realm. */
  id: integer,
  /** The name of the folder. */
  name: text,
  /** What the folder is for, as it was written. */
  description: text,
  /** What the folder is for, as HTML. */
  rendered_description: html,
  /** When it was created, in UNIX seconds. */
  date_created: timestamp,
  /** Who created it; null where that is not known. */
  creator_id: nullable(integer),
  /** Whether it is out of use. */
  is_archived: boolean,
  /** Its place in the list, from 0. */
  order: field(integer, { since: 414 }),
});

/** What an answer says of the channels that accounts were subscribed to. */
export const SUBSCRIBED_FIELDS = {
  /** The names of channels that each account joined, by its ID, before feature level 289 by its address. */
  subscribed: dictionary(list(text)),
  /** The names of channels that each account was in already. */
  already_subscribed: dictionary(list(text)),
  /** Channels that the actor is not allowed to join; only when such channels are not an error. */
  unauthorized: field(list(text), { optional: true }),
  /** Whether the new subscribers get a message. */
  new_subscription_messages_sent: field(boolean, { since: 397, optional: true }),
} as const;

/** What an answer says of the channels that accounts were subscribed to. */
export type SubscribedAnswer = FieldsOut<typeof SUBSCRIBED_FIELDS>;

/** What an answer says of the channels that accounts left. */
export const LEFT_FIELDS = {
  /** The names of the channels that were left. */
  removed: list(text),
  /** The names of channels that an account was not subscribed to. */
  not_removed: list(text),
} as const;
