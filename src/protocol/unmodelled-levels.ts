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

/**
 * What of the changes from level 100 to 421 is left out, and why: below the level, a realm already is as above it.
 *
 * @spec Versioning
 */
export const UNMODELLED_LEVELS: readonly UnmodelledLevel[] = [
  left(
    159,
    "permissions to move messages",
    "nobody as a choice",
    "the number is taken, and means what it means later, at older levels too",
  ),
  left(
    163,
    "personal settings",
    "`email_address_visibility` per account; before, one setting of the realm, and real addresses for administrators",
    "a realm stores it per account, and at older levels tells nobody of real addresses",
  ),
  left(
    349,
    "private channels",
    "those whom groups of the channel name add to it, and hear of it, without subscribing",
    "they hear of it at older levels too, and add from the level on that gives them access to content",
  ),
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
