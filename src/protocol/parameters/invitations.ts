/** Parameters that invitations and invitation links share. */
import { optional } from "../schema/parameters";
import { boolean, integer, list, literal, nullable, text } from "../schema/shapes";

/** The terms of an invitation. */
export const INVITATION_TERMS = {
  /** How many minutes it is valid; null: without end; by default as the server is set. Since feature level 126. */
  invite_expires_in_minutes: optional(nullable(integer), { since: 126 }),
  /** How many days it is valid; null: without end. Since feature level 96, until feature level 126. */
  invite_expires_in_days: optional(nullable(integer), { since: 96, until: 126 }),
  /**
   * The role: 100 owner (since feature level 20), 200 administrator, 300 moderator (since feature level 61), 400 member
   * (the default), 600 guest.
   */
  invite_as: optional<number>(literal(100, 200, 300, 400, 600), { values_since: { 100: 20, 300: 61 } }),
  /** IDs of groups that new users are added to. Since feature level 322. */
  group_ids: optional(list(integer), { since: 322 }),
  /** Whether new users are also subscribed to the default channels; false by default. Since feature level 261. */
  include_realm_default_subscriptions: optional(boolean, { since: 261 }),
  /** The text of the welcome message: at most 8000 characters; null: as in the realm. Since feature level 416. */
  welcome_message_custom_text: optional(nullable(text), {
    encoding: "text",
    since: 416,
    wire: { shape: text, convert: (given: string) => (given === "null" ? null : given) },
  }),
};
