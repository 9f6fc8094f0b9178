/**
 * What one account has set for one channel. It outlives unsubscribing and comes back with the next subscription.
 *
 * @spec Resources: Subscription property names
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
