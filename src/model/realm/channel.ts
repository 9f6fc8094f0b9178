import type { CHANNEL_GROUP_SETTINGS } from "../../protocol/group-settings";
import type { IdSet } from "../collections/id-set";
import type { GroupSettingValue } from "./user-group";

/** Who has each permission of a channel. */
export type ChannelGroupSettings = { readonly [Name in keyof typeof CHANNEL_GROUP_SETTINGS]: GroupSettingValue };

/** Whether messages without a topic are allowed; `inherit` uses the setting of the realm. */
export type TopicsPolicy = "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";

/** The allowed values of a channel's `topics_policy`. */
export const TOPICS_POLICIES: readonly TopicsPolicy[] = [
  "inherit",
  "allow_empty_topic",
  "disable_empty_topic",
  "empty_topic_only",
];

/** A channel, as stored. */
export interface Channel extends ChannelGroupSettings {
  readonly stream_id: number;
  readonly recipient_id: number;
  readonly name: string;
  readonly description: string;
  /** The HTML of the description when it was set. */
  readonly rendered_description: string;
  /** When the channel was created, in UNIX seconds. */
  readonly date_created: number;
  readonly creator_id: number | null;
  readonly is_archived: boolean;
  readonly invite_only: boolean;
  readonly is_web_public: boolean;
  readonly history_public_to_subscribers: boolean;
  readonly is_default_stream: boolean;
  /** Whether new subscribers get push notifications for its messages. */
  readonly default_push_notifications: boolean;
  readonly folder_id: number | null;
  /** After how many days messages are deleted; null: as the realm is set; -1: never. */
  readonly message_retention_days: number | null;
  readonly topics_policy: TopicsPolicy;
  /** The active accounts that subscribe, including bots. Messages sent meanwhile store the same object. */
  readonly subscribers: IdSet;
}

/**
 * The personal settings of an account for a channel. They stay when the account unsubscribes, and apply to the next
 * subscription.
 *
 * @see https://zulip.com/api/get-subscriptions
 */
export interface Subscription {
  readonly stream_id: number;
  readonly user_id: number;
  /** Whether the account subscribes now. A deactivated account keeps this value but is not among the subscribers. */
  readonly active: boolean;
  readonly color: string;
  readonly is_muted: boolean;
  readonly pin_to_top: boolean;
  /** Whether messages cause desktop notifications; null inherits the setting of the account. */
  readonly desktop_notifications: boolean | null;
  readonly audible_notifications: boolean | null;
  readonly push_notifications: boolean | null;
  readonly email_notifications: boolean | null;
  readonly wildcard_mentions_notify: boolean | null;
}

/** @see https://zulip.com/api/get-channel-folders */
export interface ChannelFolder {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** The HTML of the description when it was set. */
  readonly rendered_description: string;
  readonly date_created: number;
  readonly creator_id: number | null;
  /** The position in the list, from 0. */
  readonly order: number;
  readonly is_archived: boolean;
}
