/** Events about subscriptions, and about the settings of an account for topics. */
import { integer, list, named, text, timestamp, tuple } from "../schema/shapes";
import { event, field, presentSince, record } from "../schema/tables";
import { SUBSCRIPTION, type SubscriptionView } from "../records/channels";
import { USER_TOPIC } from "../records/personal-items";
import { fieldsIn, propertyEvents, type EventBodyOf } from "./event-body";

/** The account subscribes to channels now. */
export interface SubscriptionAddEvent extends EventBodyOf<typeof SUBSCRIPTION_ADD_EVENT> {}
export const SUBSCRIPTION_ADD_EVENT = event({
  type: "subscription",
  op: "add",
  fields: {
    /** The subscriptions. */
    subscriptions: list(named<SubscriptionView>(SUBSCRIPTION)),
  },
});

/** A channel that an account has left. */
export const LEFT_CHANNEL = record("left_channel", {
  /** The channel. */
  stream_id: integer,
  /** Its name. */
  name: text,
});

/** The account subscribes to channels no more. */
export interface SubscriptionRemoveEvent extends EventBodyOf<typeof SUBSCRIPTION_REMOVE_EVENT> {}
export const SUBSCRIPTION_REMOVE_EVENT = event({
  type: "subscription",
  op: "remove",
  fields: {
    /** The channels. */
    subscriptions: list(LEFT_CHANNEL),
  },
});

/** The account has set something else for a subscription. */
export const SUBSCRIPTION_UPDATE_EVENTS = propertyEvents(
  "subscription",
  {
    /** The channel. */
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

/** The account has set something else for a subscription. */
export interface SubscriptionUpdateEvent extends EventBodyOf<(typeof SUBSCRIPTION_UPDATE_EVENTS)[number]> {}

const PEER_FIELDS = {
  /** The channels. The event is about each account in each of them. Since feature level 35. */
  stream_ids: presentSince(35, list(integer)),
  /** The accounts. Since feature level 35. */
  user_ids: presentSince(35, list(integer)),
  /** The channel, where an event is about one. */
  stream_id: field(integer, { since: 19, until: 35 }),
  /** The name of the channel, before that. */
  name: field(text, { until: 19 }),
  /** The account, where an event is about one. */
  user_id: field(integer, { until: 35 }),
} as const;

/** Others subscribe to channels now. */
export interface SubscriptionPeerAddEvent extends EventBodyOf<typeof SUBSCRIPTION_PEER_ADD_EVENT> {}
export const SUBSCRIPTION_PEER_ADD_EVENT = event({ type: "subscription", op: "peer_add", fields: PEER_FIELDS });

/** Others subscribe to channels no more. */
export interface SubscriptionPeerRemoveEvent extends EventBodyOf<typeof SUBSCRIPTION_PEER_REMOVE_EVENT> {}
export const SUBSCRIPTION_PEER_REMOVE_EVENT = event({ type: "subscription", op: "peer_remove", fields: PEER_FIELDS });

/** The account has set something for a topic. */
export interface UserTopicEvent extends EventBodyOf<typeof USER_TOPIC_EVENT> {}
export const USER_TOPIC_EVENT = event({ type: "user_topic", fields: fieldsIn(USER_TOPIC), since: 134 });

/** The account has muted other topics: the former form of `user_topic`. */
export interface MutedTopicsEvent extends EventBodyOf<typeof MUTED_TOPICS_EVENT> {}
export const MUTED_TOPICS_EVENT = event({
  type: "muted_topics",
  fields: {
    /** All topics that it mutes: the name of the channel, the topic, and since when. */
    muted_topics: list(tuple(text, text, timestamp)),
  },
});

/** Any event of this subject. */
export type AnySubscriptionEvent =
  | SubscriptionAddEvent
  | SubscriptionRemoveEvent
  | SubscriptionUpdateEvent
  | SubscriptionPeerAddEvent
  | SubscriptionPeerRemoveEvent
  | UserTopicEvent
  | MutedTopicsEvent;

/** The tables of this subject. */
export const SUBSCRIPTION_EVENTS = [
  SUBSCRIPTION_ADD_EVENT,
  SUBSCRIPTION_REMOVE_EVENT,
  ...SUBSCRIPTION_UPDATE_EVENTS,
  SUBSCRIPTION_PEER_ADD_EVENT,
  SUBSCRIPTION_PEER_REMOVE_EVENT,
  USER_TOPIC_EVENT,
  MUTED_TOPICS_EVENT,
];
