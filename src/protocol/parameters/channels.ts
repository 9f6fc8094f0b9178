/** Parameters about channels that several operations share. */
import { optional, type ParamsOf, required } from "../schema/parameters";
import { boolean, integer, list, literal, nullable, oneOf, text } from "../schema/shapes";
import { field, openRecord } from "../schema/tables";
import { CHANNEL_GROUP_CHANGES, CHANNEL_GROUP_VALUES } from "./accounts";

/** The values of `topics_policy`. */
export const TOPICS_POLICIES = ["inherit", "allow_empty_topic", "disable_empty_topic", "empty_topic_only"] as const;

/** A channel by its ID, in the path. */
export const STREAM_ID = required(integer);

/** Days after which messages are deleted, or a word. */
export const RETENTION_DAYS = optional(oneOf(integer, text), { since: 17 });

/** Whether topics may be empty. */
const TOPICS_POLICY = { since: 392, values_since: { empty_topic_only: 404 } };

/** Who may post, in the form before group settings. */
export const POST_POLICY = {
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  stream_post_policy: optional(literal(1, 2, 3, 4), { since: 1, until: 333 }),
  /** Whether only administrators may post. Until feature level 333. */
  is_announcement_only: optional(boolean, { until: 333 }),
};

/** What a new channel is like, whichever operation creates it. */
export const NEW_CHANNEL = {
  /** Whether to announce the new channel in the announcement channel of the realm; false by default. */
  announce: optional(boolean),
  /** Whether the channel is private; false by default. */
  invite_only: optional(boolean),
  /** Whether visitors can read it; false by default. Since feature level 98. */
  is_web_public: optional(boolean, { since: 98 }),
  /** Whether new users are subscribed to it; false by default. Since feature level 200. */
  is_default_stream: optional(boolean, { since: 200 }),
  /** Whether new subscribers see older messages; by default true for public channels. */
  history_public_to_subscribers: optional(boolean),
  /** Days after which messages are deleted, `unlimited`, or `realm_default` (the default). Since feature level 17. */
  message_retention_days: RETENTION_DAYS,
  /**
   * Whether topics may be empty, in a request as JSON text. Since feature level 392, `empty_topic_only` since feature
   * level 404.
   */
  topics_policy: optional(literal(...TOPICS_POLICIES), { ...TOPICS_POLICY, encoding: "json" }),
  /** The ID of a channel folder. Since feature level 389. */
  folder_id: optional(integer, { since: 389 }),
  /** Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level 507. */
  default_push_notifications: optional(boolean, { since: 507 }),
  ...CHANNEL_GROUP_VALUES,
  ...POST_POLICY,
};

/** What a new channel is like. */
export type NewChannelParams = ParamsOf<typeof NEW_CHANNEL>;

/** Accounts by ID or by address. */
export const PRINCIPALS = optional(oneOf(list(integer), list(text)), {
  former: { until: 9, wire: { shape: list(text) } },
});

/** Channels to subscribe to. */
export const SUBSCRIPTION_ITEMS = list(
  openRecord("subscription_item", {
    /** The name of the channel. */
    name: text,
    /** The description for a channel that does not exist yet; null or omitted for none. */
    description: field(nullable(text), { optional: true }),
    /** The color for the new subscribers, as `#rrggbb`. */
    color: field(nullable(text), { optional: true }),
  }),
);

/** Parameters of everything that subscribes. */
export const SUBSCRIBING = {
  /** User IDs or addresses of the accounts to subscribe; by default the actor. */
  principals: PRINCIPALS,
  /** Whether a channel that the actor is not allowed to subscribe to refuses the whole request; true by default. */
  authorization_errors_fatal: optional(boolean),
  /** Whether accounts that the actor subscribes get a message about it; true by default. Since feature level 397. */
  send_new_subscription_messages: optional(boolean, { since: 397 }),
  ...NEW_CHANNEL,
};

/** Parameters of subscribing to channels. */
export const SUBSCRIBE_PARAMETERS = {
  /** The channels by name. Channels that do not exist are created. */
  subscriptions: required(SUBSCRIPTION_ITEMS),
  ...SUBSCRIBING,
};

/** What subscribing takes. */
export type SubscribingParams = ParamsOf<typeof SUBSCRIBE_PARAMETERS>;

/** Parameters of changing a channel. */
export const UPDATE_STREAM_PARAMETERS = {
  /** The ID of the channel. */
  stream_id: STREAM_ID,
  /** The new description, as Markdown. */
  description: optional(text, { former: { until: 64, encoding: "json" } }),
  /** The new name: at most 60 characters. */
  new_name: optional(text, { former: { until: 64, encoding: "json" } }),
  /** Whether the channel is private. */
  is_private: optional(boolean),
  /** Whether visitors can read it. Since feature level 98. */
  is_web_public: optional(boolean, { since: 98 }),
  /** In a private channel: whether new subscribers see older messages. */
  history_public_to_subscribers: optional(boolean),
  /** Whether new users are subscribed to it. Since feature level 200. */
  is_default_stream: optional(boolean, { since: 200 }),
  /** Days after which messages are deleted, `unlimited`, or `realm_default`. Since feature level 17. */
  message_retention_days: RETENTION_DAYS,
  /** Only false: unarchives. Archiving is another operation. Since feature level 388. */
  is_archived: optional(boolean, { since: 388 }),
  /** The ID of a channel folder; null removes the channel from its folder. Since feature level 389. */
  folder_id: optional(nullable(integer), { since: 389 }),
  /** Whether topics may be empty. Since feature level 392, `empty_topic_only` since feature level 404. */
  topics_policy: optional(literal(...TOPICS_POLICIES), TOPICS_POLICY),
  /** Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level 507. */
  default_push_notifications: optional(boolean, { since: 507 }),
  ...CHANNEL_GROUP_CHANGES,
  ...POST_POLICY,
};

/** What changing a channel takes. */
export type UpdateStreamParams = ParamsOf<typeof UPDATE_STREAM_PARAMETERS>;
