import { dictionary, list, text, boolean } from "../schema/shapes";
import { field, type FieldsOut } from "../schema/tables";

/** What an answer says of the channels that accounts were subscribed to. */
export const SUBSCRIBED_FIELDS = {
  /** The names of channels that each account joined, by its ID, before feature level 289 by its address. */
  subscribed: dictionary(list(text)),
  /** The names of channels that each account was in already. */
  already_subscribed: dictionary(list(text)),
  /** Channels that the actor may not join; there when such channels are passed over. */
  unauthorized: field(list(text), { optional: true }),
  /** Whether those who were subscribed are told. */
  new_subscription_messages_sent: field(boolean, { since: 397, optional: true }),
} as const;

/** What an answer says of the channels that accounts were subscribed to. */
export type SubscribedAnswer = FieldsOut<typeof SUBSCRIBED_FIELDS>;

/** What an answer says of the channels that accounts left. */
export const LEFT_FIELDS = {
  /** The names of the channels that were left. */
  removed: list(text),
  /** The names of channels that somebody was not in. */
  not_removed: list(text),
} as const;
