/** Reactions to messages. */
import { email, integer, literal, named, text } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** Who reacted, as old servers wrote it into every reaction. */
export interface ReactingUserView extends RecordOf<typeof REACTING_USER> {}
export const REACTING_USER = record("reacting_user", {
  /** The ID of the account. */
  id: integer,
  /** Its address. */
  email: email,
  /** Its full name. */
  full_name: text,
});

/**
 * A reaction to a message.
 *
 * @see https://zulip.com/api/add-reaction
 */
export interface ReactionView extends RecordOf<typeof REACTION> {}
export const REACTION = record("reaction", {
  /** The name of the emoji. */
  emoji_name: text,
  /** Unique within its kind: code points in hexadecimal with dashes, the ID of a custom emoji, or a name. */
  emoji_code: text,
  /** Which kind of emoji it is. */
  reaction_type: literal("unicode_emoji", "realm_emoji", "zulip_extra_emoji"),
  /** The account that reacted. */
  user_id: field(integer, { since: 2 }),
  /** The account that reacted, with its name and address. */
  user: field(named<ReactingUserView>(REACTING_USER), { until: 328 }),
});
