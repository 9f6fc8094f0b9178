/** The four policies of an account for a topic: 0 none, 1 muted, 2 unmuted, 3 followed. */
export type VisibilityPolicy = 0 | 1 | 2 | 3;

/**
 * The preference of one account for one topic; a policy of 0 is not stored.
 *
 * @spec Topic visibility policy
 */
export interface UserTopic {
  readonly user_id: number;
  readonly stream_id: number;
  readonly topic_name: string;
  /** UNIX seconds. */
  readonly last_updated: number;
  readonly visibility_policy: VisibilityPolicy;
}
