import type { CHANNEL_GROUP_SETTINGS } from "../../protocol/group-settings";
import type { IdSet } from "../collections/id-set";
import type { GroupSettingValue } from "./user-group";

/** Who holds each of a channel's permissions. */
export type ChannelGroupSettings = { readonly [Name in keyof typeof CHANNEL_GROUP_SETTINGS]: GroupSettingValue };

/** What a channel says about topics; `inherit` leaves it to the realm. */
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
  /** UNIX seconds. */
  readonly date_created: number;
  readonly creator_id: number | null;
  readonly is_archived: boolean;
  readonly invite_only: boolean;
  readonly is_web_public: boolean;
  readonly history_public_to_subscribers: boolean;
  readonly is_default_stream: boolean;
  /** Whether accounts that subscribe for the first time get push notifications of its messages. */
  readonly default_push_notifications: boolean;
  readonly folder_id: number | null;
  /** Null: as the realm says; -1: unlimited. */
  readonly message_retention_days: number | null;
  readonly topics_policy: TopicsPolicy;
  /** The active accounts that subscribe, bots included. The very object is kept by the messages sent meanwhile. */
  readonly subscribers: IdSet;
}

/**
 * What one account has set for one channel. It outlives unsubscribing and comes back with the next subscription.
 *
 * @see https://zulip.com/api/get-subscriptions
 */
export interface Subscription {
  readonly stream_id: number;
  readonly user_id: number;
  /** Whether the account subscribes now; a deactivated account keeps this but is not among the subscribers. */
  readonly active: boolean;
  readonly color: string;
  readonly is_muted: boolean;
  readonly pin_to_top: boolean;
  /** Null inherits the account's own setting. */
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
  /** Place in the list, from 0. */
  readonly order: number;
  readonly is_archived: boolean;
}
