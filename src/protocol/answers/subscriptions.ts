/** What the operations of this subject answer. */
import { boolean, dictionary, list, text } from "../schema/shapes";
import { field, mergeFields, record, type RecordOf } from "../schema/tables";

/** Whether somebody subscribes to a channel. */
export const GET_SUBSCRIPTION_STATUS_ANSWER = record("get_subscription_status_response", {
  /** Archived channels included. */
  is_subscribed: boolean,
});

/** The answer declared by `GET_SUBSCRIPTION_STATUS_ANSWER`. */
export interface GetSubscriptionStatusResponse extends RecordOf<typeof GET_SUBSCRIPTION_STATUS_ANSWER> {}

const SUBSCRIBED_FIELDS = {
  /** The names of channels that each account joined, by its ID, before feature level 289 by its address. */
  subscribed: dictionary(list(text)),
  /** The names of channels that each account was in already. */
  already_subscribed: dictionary(list(text)),
  /** Channels that the actor may not join; there when such channels are passed over. */
  unauthorized: field(list(text), { optional: true }),
  /** Whether those who were subscribed are told. */
  new_subscription_messages_sent: field(boolean, { since: 397, optional: true }),
} as const;

/** Who was subscribed to what. */
export const SUBSCRIBE_ANSWER = record("subscribe_response", SUBSCRIBED_FIELDS);

/** The answer declared by `SUBSCRIBE_ANSWER`. */
export interface SubscribeResponse extends RecordOf<typeof SUBSCRIBE_ANSWER> {}

const LEFT_FIELDS = {
  /** The names of the channels that were left. */
  removed: list(text),
  /** The names of channels that somebody was not in. */
  not_removed: list(text),
} as const;

/** What was left. */
export const UNSUBSCRIBE_ANSWER = record("unsubscribe_response", LEFT_FIELDS);

/** The answer declared by `UNSUBSCRIBE_ANSWER`. */
export interface UnsubscribeResponse extends RecordOf<typeof UNSUBSCRIBE_ANSWER> {}

/** Who was subscribed to what, and what was left. */
export const UPDATE_SUBSCRIPTIONS_ANSWER = record(
  "update_subscriptions_response",
  mergeFields(SUBSCRIBED_FIELDS, LEFT_FIELDS),
);

/** The answer declared by `UPDATE_SUBSCRIPTIONS_ANSWER`. */
export interface UpdateSubscriptionsResponse extends RecordOf<typeof UPDATE_SUBSCRIPTIONS_ANSWER> {}
