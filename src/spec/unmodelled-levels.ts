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

const ONE_RULE = "the newer rule holds at every level; a client has nothing else to do for the older one";
const ONE_FORM = "the newer form is shown and taken at every level";
const STORED_ONCE = "a realm stores the newer values alone, and no older value stands for each of them";

/**
 * What of the changes from level 100 to 421 is left out, and why: below the level, a realm already is as above it.
 *
 * @spec Versioning
 */
export const UNMODELLED_LEVELS: readonly UnmodelledLevel[] = [
  left(100, "limits of time", "null instead of 0 for deleting without limit", ONE_FORM),
  left(102, "creating channels", "separate rights for private channels; before, one right for all", STORED_ONCE),
  left(103, "creating channels", "a right of its own for web-public channels", STORED_ONCE),
  left(107, "personal settings", "`escape_navigates_to_default_view`, which 219 renamed", ONE_FORM),
  left(138, "limits of time", "null instead of 0 for no limit", ONE_FORM),
  left(150, "events of realm settings", "the settings of editing travel apart; before, all together", ONE_FORM),
  left(192, "event stream/create", "guests are told of public channels that they are subscribed to", ONE_RULE),
  left(198, "groups", "`can_mention_group` instead of `can_mention_group_id`", ONE_FORM),
  left(205, "changes of roles", "events for the channels that come into sight, or go", ONE_RULE),
  left(
    219,
    "personal settings",
    "`web_home_view` and `web_escape_navigates_to_home_view`; before, `default_view`",
    ONE_FORM,
  ),
  left(220, "web-public channels", "guests are told of them and of their subscribers", ONE_RULE),
  left(227, "personal settings", "four values of `desktop_icon_count_display`, in place of three", STORED_ONCE),
  left(258, "groups", "`can_mention_group` may be an object; before, a group ID", STORED_ONCE),
  left(314, "realm settings", "two group settings may be objects; before, group IDs", STORED_ONCE),
  left(320, "channels", "`can_remove_subscribers_group` may be an object; before, a group ID", STORED_ONCE),
  left(383, "personal settings", "the value 3 of `web_channel_default_view`; before, refused", ONE_FORM),
  left(
    393,
    "event update_message",
    "`message_ids` ascend; before, any order",
    "ascending is one of the orders that older ones had",
  ),
  left(401, "personal settings", "the value 4 of `web_channel_default_view`; before, refused", ONE_FORM),
  left(
    408,
    "personal settings",
    "`twenty_four_hour_time` may be null",
    "a value that is never chosen here is never shown",
  ),
];
