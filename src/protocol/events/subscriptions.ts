/** Events about subscriptions, and about the settings of an account for topics. */
import { SUBSCRIPTION, type SubscriptionView } from "../records/channels";
import { USER_TOPIC } from "../records/personal-items";
import { integer, list, named, text, timestamp, tuple } from "../schema/shapes";
import { event, field, presentSince, record } from "../schema/tables";
import { fieldsIn, propertyEvents } from "./event-body";

/** The account has subscribed to channels, or was subscribed. */
export const SUBSCRIPTION_ADD_EVENT = event("subscription/add", {
  /** The new subscriptions. */
  subscriptions: list(named<SubscriptionView>(SUBSCRIPTION)),
});

/** A channel that an account has left. */
export const LEFT_CHANNEL = record("left_channel", {
  /** The ID of the channel. */
  stream_id: integer,
  /** The name of the channel. */
  name: text,
});

/** The account no longer subscribes to channels. */
export const SUBSCRIPTION_REMOVE_EVENT = event("subscription/remove", {
  /** The channels that the account no longer subscribes to. */
  subscriptions: list(LEFT_CHANNEL),
});

/** A setting of a subscription of the account has changed. */
export const SUBSCRIPTION_UPDATE_EVENTS = propertyEvents(
  "subscription",
  {
    /** The ID of the channel. */
    stream_id: integer,
    /** The name of the channel. */
    name: field(text, { until: 41 }),
    /** The address of the account. */
    email: field(text, { until: 40 }),
  },
  {
    color: SUBSCRIPTION.fields.color,
    is_muted: SUBSCRIPTION.fields.is_muted,
    in_home_view: SUBSCRIPTION.fields.in_home_view,
    pin_to_top: SUBSCRIPTION.fields.pin_to_top,
    desktop_notifications: SUBSCRIPTION.fields.desktop_notifications,
    audible_notifications: SUBSCRIPTION.fields.audible_notifications,
    push_notifications: SUBSCRIPTION.fields.push_notifications,
    email_notifications: SUBSCRIPTION.fields.email_notifications,
    wildcard_mentions_notify: SUBSCRIPTION.fields.wildcard_mentions_notify,
  },
);

const PEER_FIELDS = {
  /** The IDs of the channels. The event applies to each account in each channel. Since feature level 35. */
  stream_ids: presentSince(35, list(integer)),
  /** The IDs of the accounts. Since feature level 35. */
  user_ids: presentSince(35, list(integer)),
  /** The ID of the channel, at levels where an event has one channel. */
  stream_id: field(integer, { since: 19, until: 35 }),
  /** The name of the channel, until `stream_id` replaced it. */
  name: field(text, { until: 19 }),
  /** The ID of the account, at levels where an event has one account. */
  user_id: field(integer, { until: 35 }),
} as const;

/** Other accounts have subscribed to channels. */
export const SUBSCRIPTION_PEER_ADD_EVENT = event("subscription/peer_add", PEER_FIELDS);

/** Other accounts no longer subscribe to channels. */
export const SUBSCRIPTION_PEER_REMOVE_EVENT = event("subscription/peer_remove", PEER_FIELDS);

/** The account has changed the visibility policy of a topic. */
export const USER_TOPIC_EVENT = event("user_topic", 134, fieldsIn(USER_TOPIC));

/** The muted topics of the account have changed. The former form of `user_topic`. */
export const MUTED_TOPICS_EVENT = event("muted_topics", {
  /** All muted topics: the name of the channel, the topic, and the time in UNIX seconds when it was muted. */
  muted_topics: list(tuple(text, text, timestamp)),
});
