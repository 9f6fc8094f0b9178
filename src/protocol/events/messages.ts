/** Events of messages: sending, editing and deleting, flags, reactions, and what integrations add. */
import { MESSAGE, messageFlag, type MessageView, TOPIC_LINK } from "../records/messages";
import {
  boolean,
  dictionary,
  email,
  html,
  integer,
  list,
  literal,
  markdown,
  named,
  nullable,
  oneOf,
  text,
  timestamp,
} from "../schema/shapes";
import { event, field, mergeFields, record, type RecordOf } from "../schema/tables";
import type { EventBodyOf } from "./event-body";

/** A message has arrived. */
export interface MessageEvent extends EventBodyOf<typeof MESSAGE_EVENT> {}
export const MESSAGE_EVENT = event({
  type: "message",
  fields: {
    /** The message, as the queue wants it. */
    message: named<MessageView>(MESSAGE),
    /** What the reader's flags were when it arrived. */
    flags: list(messageFlag),
    /** The ID that the sending client gave; in the queue that it named alone. */
    local_message_id: field(text, { optional: true }),
  },
});

/** Messages were edited or moved. */
export interface UpdateMessageEvent extends EventBodyOf<typeof UPDATE_MESSAGE_EVENT> {}
export const UPDATE_MESSAGE_EVENT = event({
  type: "update_message",
  fields: {
    /** Who edited; null where only the rendering is another one. */
    user_id: nullable(integer),
    /** When, in UNIX seconds. */
    edit_timestamp: timestamp,
    /** The message that the request named. */
    message_id: integer,
    /** All messages that are concerned, ascending. */
    message_ids: list(integer),
    /** The reader's flags of the message that the request named. */
    flags: list(messageFlag),
    /** Whether nothing but the rendering is another one. */
    rendering_only: field(boolean, { since: 114 }),
    /** The channel before; channel messages only. */
    stream_id: field(integer, { optional: true }),
    /** The name of the channel before; channel messages only. */
    stream_name: field(text, { optional: true }),
    /** Which messages were meant; with a move. */
    propagate_mode: field(literal("change_one", "change_later", "change_all"), { optional: true }),
    /** The topic before; with a move. */
    orig_subject: field(text, { optional: true }),
    /** The channel after, where it is another one. */
    new_stream_id: field(integer, { optional: true }),
    /** The topic after, where it is another one. */
    subject: field(text, { optional: true }),
    /** Where the new topic's links lead, where it is another one. */
    topic_links: field(list(TOPIC_LINK), { optional: true }),
    /** The content before, as Markdown; where it is another one. */
    orig_content: field(markdown, { optional: true }),
    /** The content before, as HTML; where it is another one. */
    orig_rendered_content: field(html, { optional: true }),
    /** Which renderer made that HTML; where the content is another one. */
    prev_rendered_content_version: field(integer, { until: 284, optional: true }),
    /** The content after, as Markdown; where it is another one. */
    content: field(markdown, { optional: true }),
    /** The content after, as HTML; where it is another one. */
    rendered_content: field(html, { optional: true }),
    /** Whether the content begins with `/me` now; where it is another one. */
    is_me_message: field(boolean, { optional: true }),
  },
});

/** Messages of one conversation are deleted, or not readable since now. */
export interface DeleteMessageEvent extends EventBodyOf<typeof DELETE_MESSAGE_EVENT> {}
export const DELETE_MESSAGE_EVENT = event({
  type: "delete_message",
  fields: {
    /** Whether they were in a channel or among users. */
    message_type: literal("stream", "private"),
    /** The IDs of all deleted messages, ascending; for clients that accept several in one event. */
    message_ids: field(list(integer), { optional: true }),
    /** A deleted one; for all other clients. */
    message_id: field(integer, { optional: true }),
    /** The channel; channel messages only. */
    stream_id: field(integer, { optional: true }),
    /** The topic; channel messages only. */
    topic: field(text, { optional: true }),
    /** The recipient that the message named; direct messages only. */
    recipient_id: field(integer, { optional: true, until: 77 }),
    /** Who sent it; direct messages only. */
    sender_id: field(integer, { optional: true, until: 77 }),
  },
});

/** Any event of this subject. */
export type AnyMessageEvent = MessageEvent | UpdateMessageEvent | DeleteMessageEvent;

/** The tables of this subject. */
export const MESSAGE_EVENTS = [MESSAGE_EVENT, UPDATE_MESSAGE_EVENT, DELETE_MESSAGE_EVENT];

/** The account that has reacted, for clients that need more than its ID. */
export const REACTING_USER = record("reaction_event_user", {
  /** The ID of the account. */
  user_id: integer,
  /** The address that all accounts can see. */
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

/** An account has added a reaction. */
export interface ReactionAddEvent extends EventBodyOf<typeof REACTION_ADD_EVENT> {}
export const REACTION_ADD_EVENT = event({ type: "reaction", op: "add", fields: REACTION_FIELDS });

/** An account has removed a reaction. */
export interface ReactionRemoveEvent extends EventBodyOf<typeof REACTION_REMOVE_EVENT> {}
export const REACTION_REMOVE_EVENT = event({ type: "reaction", op: "remove", fields: REACTION_FIELDS });

/** An integration has added a part to a message. */
export interface SubmessageEvent extends EventBodyOf<typeof SUBMESSAGE_EVENT> {}
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

/** Any event of this subject. */
export type AnyReactionEvent = ReactionAddEvent | ReactionRemoveEvent | SubmessageEvent;

/** The tables of this subject. */
export const REACTION_EVENTS = [REACTION_ADD_EVENT, REACTION_REMOVE_EVENT, SUBMESSAGE_EVENT];

/** Where an unread direct message is. */
export interface DirectMessageDetails extends RecordOf<typeof DIRECT_MESSAGE_DETAILS> {}
export const DIRECT_MESSAGE_DETAILS = record("direct_message_details", {
  /** A direct message. */
  type: literal("private"),
  /** The other participants; empty in a conversation of an account with itself. */
  user_ids: list(integer),
  /** True where the message mentions the reader. */
  mentioned: field(literal(true), { optional: true }),
});

/** Where an unread channel message is. */
export interface ChannelMessageDetails extends RecordOf<typeof CHANNEL_MESSAGE_DETAILS> {}
export const CHANNEL_MESSAGE_DETAILS = record("channel_message_details", {
  /** A channel message. */
  type: literal("stream"),
  /** Its channel. */
  stream_id: integer,
  /** Its topic. */
  topic: text,
  /** Whether the reader has muted neither the topic nor the channel around it. */
  unmuted_stream_msg: boolean,
  /** True where the message mentions the reader. */
  mentioned: field(literal(true), { optional: true }),
});

/** Where an unread message is, for the client's counts. */
export type MessageDetails = DirectMessageDetails | ChannelMessageDetails;

const FLAG_FIELDS = {
  /** The former name of `op`. */
  operation: literal("add", "remove"),
  /** The flag. */
  flag: messageFlag,
  /** The messages. */
  messages: list(integer),
  /** Whether all messages are meant, whatever `messages` lists. */
  all: boolean,
} as const;

/** Messages have a flag now. */
export interface UpdateMessageFlagsAddEvent extends EventBodyOf<typeof UPDATE_MESSAGE_FLAGS_ADD_EVENT> {}
export const UPDATE_MESSAGE_FLAGS_ADD_EVENT = event({
  type: "update_message_flags",
  op: "add",
  op_since: 32,
  fields: FLAG_FIELDS,
});

/** Messages have a flag no more. */
export interface UpdateMessageFlagsRemoveEvent extends EventBodyOf<typeof UPDATE_MESSAGE_FLAGS_REMOVE_EVENT> {}
export const UPDATE_MESSAGE_FLAGS_REMOVE_EVENT = event({
  type: "update_message_flags",
  op: "remove",
  op_since: 32,
  fields: mergeFields(FLAG_FIELDS, {
    /** By the ID of each message that is unread again: where it is. */
    message_details: field(
      dictionary(
        oneOf(
          named<DirectMessageDetails>(DIRECT_MESSAGE_DETAILS),
          named<ChannelMessageDetails>(CHANNEL_MESSAGE_DETAILS),
        ),
        "integers",
      ),
      { since: 121, optional: true },
    ),
  }),
});

/** Any event of this subject. */
export type AnyFlagEvent = UpdateMessageFlagsAddEvent | UpdateMessageFlagsRemoveEvent;

/** The tables of this subject. */
export const FLAG_EVENTS = [UPDATE_MESSAGE_FLAGS_ADD_EVENT, UPDATE_MESSAGE_FLAGS_REMOVE_EVENT];
