/** What is told of reactions, and of the parts that integrations add to messages. */
import { email, integer, literal, text } from "../schema/shapes";
import { event, field, record } from "../schema/tables";
import { type EventBodyOf } from "./event-body";

/** Who has reacted, beside the ID. */
export const REACTING_USER = record("reaction_event_user", {
  /** The ID of the account. */
  user_id: integer,
  /** The address that everybody may know. */
  email: email,
  /** The full name. */
  full_name: text,
});

const REACTION_FIELDS = {
  /** The message. */
  message_id: integer,
  /** The name of the emoji. */
  emoji_name: text,
  /** Unique within its kind: code points in hexadecimal with dashes, the ID of a custom emoji, or a name. */
  emoji_code: text,
  /** Which kind of emoji it is. */
  reaction_type: literal("unicode_emoji", "realm_emoji", "zulip_extra_emoji"),
  /** Who reacted. */
  user_id: integer,
  /** Who reacted; not at the levels 328 to 338. */
  user: field(REACTING_USER, { until: 484, optional: true }),
} as const;

/** Somebody has reacted to a message. */
export const REACTION_ADD_EVENT = event({ type: "reaction", op: "add", fields: REACTION_FIELDS });

/** Somebody has reacted to a message. */
export interface ReactionAddEvent extends EventBodyOf<typeof REACTION_ADD_EVENT> {}

/** Somebody has taken a reaction back. */
export const REACTION_REMOVE_EVENT = event({ type: "reaction", op: "remove", fields: REACTION_FIELDS });

/** Somebody has taken a reaction back. */
export interface ReactionRemoveEvent extends EventBodyOf<typeof REACTION_REMOVE_EVENT> {}

/** An integration has added a part to a message. */
export const SUBMESSAGE_EVENT = event({
  type: "submessage",
  fields: {
    /** The kind of the part. */
    msg_type: text,
    /** The part, as JSON text. */
    content: text,
    /** The message that it belongs to. */
    message_id: integer,
    /** Who added it. */
    sender_id: integer,
    /** The ID of the part. */
    submessage_id: integer,
  },
});

/** An integration has added a part to a message. */
export interface SubmessageEvent extends EventBodyOf<typeof SUBMESSAGE_EVENT> {}

/** Any event of this subject. */
export type AnyReactionEvent = ReactionAddEvent | ReactionRemoveEvent | SubmessageEvent;

/** The tables of this subject. */
export const REACTION_EVENTS = [REACTION_ADD_EVENT, REACTION_REMOVE_EVENT, SUBMESSAGE_EVENT];
