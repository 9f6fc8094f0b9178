/** A change of real servers that the simulator does not have at older levels. */
export interface UnmodelledLevel {
  /** The first level with the change. */
  readonly level: number;
  readonly touches: string;
  readonly change: string;
  readonly reason: string;
}

const left = (level: number, touches: string, change: string, reason: string): UnmodelledLevel => ({
  level,
  touches,
  change,
  reason,
});

const STORED_ONCE = "a realm stores the newer values alone, and no older value stands for each of them";

/**
 * What of the changes from level 100 to 421 is left out, and why: below the level, a realm already is as above it.
 *
 * @spec Versioning
 */
export const UNMODELLED_LEVELS: readonly UnmodelledLevel[] = [
  left(258, "groups", "`can_mention_group` may be an object; before, a group ID", STORED_ONCE),
  left(314, "realm settings", "two group settings may be objects; before, group IDs", STORED_ONCE),
  left(320, "channels", "`can_remove_subscribers_group` may be an object; before, a group ID", STORED_ONCE),
  left(
    393,
    "event update_message",
    "`message_ids` ascend; before, any order",
    "ascending is one of the orders that older ones had",
  ),
  left(
    408,
    "personal settings",
    "`twenty_four_hour_time` may be null",
    "a value that is never chosen here is never shown",
  ),
];
