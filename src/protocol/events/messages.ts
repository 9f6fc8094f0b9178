/** Events of messages: sending, editing and deleting, flags, reactions, and what integrations add. */
import { MESSAGE, messageFlag, type MessageView, TOPIC_LINK } from "../records/messages";
import {
  boolean,
  chosen,
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

/** A message was sent. */
export const MESSAGE_EVENT = event("message", {
  /** The message, with the options that the queue was registered with. */
  message: named<MessageView>(MESSAGE),
  /** The flags of the message for the account when it was sent. */
  flags: list(messageFlag),
  /** The local ID that the sending client gave. Only in the queue that the client named in its request. */
  local_message_id: field(text, { optional: true }),
});

/** Messages were edited or moved, or rendered again. */
export const UPDATE_MESSAGE_EVENT = event("update_message", {
  /** The ID of the account that edited; null when only the rendering changed. */
  user_id: nullable(integer),
  /** The time of the edit, in UNIX seconds. */
  edit_timestamp: timestamp,
  /** The ID of the message that the request named. */
  message_id: integer,
  /** The IDs of all affected messages, ascending. */
  message_ids: list(integer),
  /** The flags of the message `message_id` for the account. */
  flags: list(messageFlag),
  /** Whether only the rendering changed. */
  rendering_only: field(boolean, { since: 114 }),
  /** The ID of the channel before the edit; channel messages only. */
  stream_id: field(integer, { optional: true }),
  /** The name of the channel before the edit; channel messages only. */
  stream_name: field(text, { optional: true }),
  /** Which messages were moved; only after a move. */
  propagate_mode: field(literal("change_one", "change_later", "change_all"), { optional: true }),
  /** The topic before the move; only after a move. */
  orig_subject: field(text, { optional: true }),
  /** The ID of the new channel; only when the channel changed. */
  new_stream_id: field(integer, { optional: true }),
  /** The new topic; only when the topic changed. */
  subject: field(text, { optional: true }),
  /** The links of the new topic; only when the topic changed. */
  topic_links: field(list(TOPIC_LINK), { optional: true }),
  /** The previous content, as Markdown; only when the content changed. */
  orig_content: field(markdown, { optional: true }),
  /** The previous content, as HTML; only when the content changed. */
  orig_rendered_content: field(html, { optional: true }),
  /** The version of the renderer of the previous content; only when the content changed. */
  prev_rendered_content_version: field(integer, { until: 284, optional: true }),
  /** The new content, as Markdown; only when the content changed. */
  content: field(markdown, { optional: true }),
  /** The new content, as HTML; only when the content changed. */
  rendered_content: field(html, { optional: true }),
  /** Whether the new content begins with `/me`; only when the content changed. */
  is_me_message: field(boolean, { optional: true }),
});

/** Messages of one conversation were deleted, or the account can no longer read them. */
export const DELETE_MESSAGE_EVENT = event("delete_message", {
  /** `stream` for channel messages, `private` for direct messages. */
  message_type: literal("stream", "private"),
  /** The IDs of all deleted messages, ascending. For clients with the capability `bulk_message_deletion`. */
  message_ids: field(list(integer), { optional: true }),
  /** The ID of the deleted message. For clients without the capability `bulk_message_deletion`. */
  message_id: field(integer, { optional: true }),
  /** The ID of the channel; channel messages only. */
  stream_id: field(integer, { optional: true }),
  /** The topic; channel messages only. */
  topic: field(text, { optional: true }),
  /** The ID of the recipient of the message; direct messages only. */
  recipient_id: field(chosen(integer), { optional: true, until: 77 }),
  /** The ID of the sender; direct messages only. */
  sender_id: field(integer, { optional: true, until: 77 }),
});

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
  /** The ID of the message. */
  message_id: integer,
  /** The name of the emoji. */
  emoji_name: text,
  /** Unique within its type: code points in hexadecimal with dashes, the ID of a custom emoji, or a name. */
  emoji_code: text,
  /** The type of emoji. */
  reaction_type: literal("unicode_emoji", "realm_emoji", "zulip_extra_emoji"),
  /** The ID of the account that reacted. */
  user_id: integer,
  /** The account that reacted. Absent at feature levels 328 to 338. */
  user: field(REACTING_USER, { until: 484, optional: true }),
} as const;

/** An account has added a reaction to a message. */
export const REACTION_ADD_EVENT = event("reaction/add", REACTION_FIELDS);

/** An account has removed a reaction from a message. */
export const REACTION_REMOVE_EVENT = event("reaction/remove", REACTION_FIELDS);

/** A submessage was added to a message: data of a widget, such as a vote in a poll. */
export const SUBMESSAGE_EVENT = event("submessage", {
  /** The type of the submessage. */
  msg_type: text,
  /** The data of the widget, as JSON text. */
  content: text,
  /** The ID of the message that it belongs to. */
  message_id: integer,
  /** The ID of the account that added it. */
  sender_id: integer,
  /** The ID of the submessage. */
  submessage_id: integer,
});

/** The conversation of a direct message that became unread. */
export interface DirectMessageDetails extends RecordOf<typeof DIRECT_MESSAGE_DETAILS> {}
export const DIRECT_MESSAGE_DETAILS = record("direct_message_details", {
  /** Always `private`. */
  type: literal("private"),
  /** The IDs of the other participants; empty in a conversation of an account with itself. */
  user_ids: list(integer),
  /** True when the message mentions the account; otherwise absent. */
  mentioned: field(literal(true), { optional: true }),
});

/** The conversation of a channel message that became unread. */
export interface ChannelMessageDetails extends RecordOf<typeof CHANNEL_MESSAGE_DETAILS> {}
export const CHANNEL_MESSAGE_DETAILS = record("channel_message_details", {
  /** Always `stream`. */
  type: literal("stream"),
  /** The ID of the channel. */
  stream_id: integer,
  /** The topic of the message. */
  topic: text,
  /** Whether neither the topic nor its channel is muted by the account. */
  unmuted_stream_msg: boolean,
  /** True when the message mentions the account; otherwise absent. */
  mentioned: field(literal(true), { optional: true }),
});

/** Where an unread message is, for the client's counts. */
export type MessageDetails = DirectMessageDetails | ChannelMessageDetails;

const FLAG_FIELDS = {
  /** The former name of `op`. */
  operation: literal("add", "remove"),
  /** The flag. */
  flag: messageFlag,
  /** The IDs of the messages. */
  messages: list(integer),
  /** Whether the change applies to all messages. If true, `messages` is not complete. */
  all: boolean,
} as const;

/** The account has added a flag to messages. */
export const UPDATE_MESSAGE_FLAGS_ADD_EVENT = event("update_message_flags/add", { op_since: 32 }, FLAG_FIELDS);

/** The account has removed a flag from messages. */
export const UPDATE_MESSAGE_FLAGS_REMOVE_EVENT = event(
  "update_message_flags/remove",
  { op_since: 32 },
  mergeFields(FLAG_FIELDS, {
    /** For each message that became unread, by its ID: its conversation. Only when the flag `read` is removed. */
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
);
