import { dictionary, list, text, boolean } from "../schema/shapes";
import { field, type FieldsOut } from "../schema/tables";

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
