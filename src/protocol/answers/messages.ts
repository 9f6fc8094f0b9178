/** What the operations of this subject answer. */
import { boolean, dictionary, html, integer, list, markdown, named, nullable } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";
import {
  FOUND_MESSAGE,
  type FoundMessageView,
  MESSAGE_MATCH,
  MESSAGE_SNAPSHOT,
  type MessageSnapshotView,
} from "../records/messages";
import { ATTACHMENT, type AttachmentView } from "../records/personal-items";

/** Which of the messages a narrow matches. */
export const CHECK_MESSAGES_MATCH_NARROW_ANSWER = record("check_messages_match_narrow_response", {
  /** What was searched for in those that it matches, by their ID. */
  messages: dictionary(MESSAGE_MATCH, "integers"),
});

/** The answer declared by `CHECK_MESSAGES_MATCH_NARROW_ANSWER`. */
export interface CheckMessagesMatchNarrowResponse extends RecordOf<typeof CHECK_MESSAGES_MATCH_NARROW_ANSWER> {}

/** What a message said at all times. */
export const GET_MESSAGE_HISTORY_ANSWER = record("get_message_history_response", {
  /** The original first. */
  message_history: list(named<MessageSnapshotView>(MESSAGE_SNAPSHOT)),
});

/** The answer declared by `GET_MESSAGE_HISTORY_ANSWER`. */
export interface GetMessageHistoryResponse extends RecordOf<typeof GET_MESSAGE_HISTORY_ANSWER> {}

/** A message. */
export const GET_MESSAGE_ANSWER = record("get_message_response", {
  /** As its reader finds it. */
  message: field(named<FoundMessageView>(FOUND_MESSAGE), { since: 120 }),
  /** Its Markdown. */
  raw_content: markdown,
});

/** The answer declared by `GET_MESSAGE_ANSWER`. */
export interface GetMessageResponse extends RecordOf<typeof GET_MESSAGE_ANSWER> {}

/** Messages that match a narrow. */
export const GET_MESSAGES_ANSWER = record("get_messages_response", {
  /** The anchor as a number; absent when messages were asked for by their IDs. */
  anchor: field(integer, { optional: true }),
  /** Whether the anchor is among them. */
  found_anchor: boolean,
  /** Whether there are none before them. */
  found_oldest: boolean,
  /** Whether there are none after them. */
  found_newest: boolean,
  /** Whether the plan hides older ones. */
  history_limited: boolean,
  /** By their ID. */
  messages: list(named<FoundMessageView>(FOUND_MESSAGE)),
});

/** The answer declared by `GET_MESSAGES_ANSWER`. */
export interface GetMessagesResponse extends RecordOf<typeof GET_MESSAGES_ANSWER> {}

/** Who has read a message. */
export const GET_READ_RECEIPTS_ANSWER = record("get_read_receipts_response", {
  /** Those who let it be known. */
  user_ids: list(integer),
});

/** The answer declared by `GET_READ_RECEIPTS_ANSWER`. */
export interface GetReadReceiptsResponse extends RecordOf<typeof GET_READ_RECEIPTS_ANSWER> {}

/** Whether everything is read. */
export const MARK_ALL_AS_READ_ANSWER = record("mark_all_as_read_response", {
  /** False when there are more messages than one request marks. */
  complete: field(boolean, { since: 211 }),
});

/** The answer declared by `MARK_ALL_AS_READ_ANSWER`. */
export interface MarkAllAsReadResponse extends RecordOf<typeof MARK_ALL_AS_READ_ANSWER> {}

/** What Markdown looks like. */
export const RENDER_MESSAGE_ANSWER = record("render_message_response", {
  /** The HTML. */
  rendered: html,
});

/** The answer declared by `RENDER_MESSAGE_ANSWER`. */
export interface RenderMessageResponse extends RecordOf<typeof RENDER_MESSAGE_ANSWER> {}

/** The new message. */
export const SEND_MESSAGE_ANSWER = record("send_message_response", {
  /** Its ID. */
  id: integer,
  /** The policy that sending has given the actor for the topic. */
  automatic_new_visibility_policy: field(integer, { since: 218, optional: true }),
});

/** The answer declared by `SEND_MESSAGE_ANSWER`. */
export interface SendMessageResponse extends RecordOf<typeof SEND_MESSAGE_ANSWER> {}

/** What was done to the messages of a narrow. */
export const UPDATE_MESSAGE_FLAGS_FOR_NARROW_ANSWER = record("update_message_flags_for_narrow_response", {
  /** How many were looked at. */
  processed_count: integer,
  /** How many have changed. */
  updated_count: integer,
  /** The oldest that was looked at; null where there was none. */
  first_processed_id: nullable(integer),
  /** The newest that was looked at; null where there was none. */
  last_processed_id: nullable(integer),
  /** Whether there are none before. */
  found_oldest: boolean,
  /** Whether there are none after. */
  found_newest: boolean,
  /** Channels whose messages cannot be unread; with the clearing of `read` alone it is ever not empty. */
  ignored_because_not_subscribed_channels: field(list(integer), { since: 355 }),
});

/** The answer declared by `UPDATE_MESSAGE_FLAGS_FOR_NARROW_ANSWER`. */
export interface UpdateMessageFlagsForNarrowResponse extends RecordOf<typeof UPDATE_MESSAGE_FLAGS_FOR_NARROW_ANSWER> {}

/** Which messages were meant. */
export const UPDATE_MESSAGE_FLAGS_ANSWER = record("update_message_flags_response", {
  /** The IDs that were given. */
  messages: list(integer),
  /** Channels whose messages cannot be unread; with the clearing of `read` alone it is ever not empty. */
  ignored_because_not_subscribed_channels: field(list(integer), { since: 355 }),
});

/** The answer declared by `UPDATE_MESSAGE_FLAGS_ANSWER`. */
export interface UpdateMessageFlagsResponse extends RecordOf<typeof UPDATE_MESSAGE_FLAGS_ANSWER> {}

/** What an edit has left behind. */
export const UPDATE_MESSAGE_ANSWER = record("update_message_response", {
  /** Files of the actor that no message refers to any more. */
  detached_uploads: field(list(named<AttachmentView>(ATTACHMENT)), { since: 285 }),
});

/** The answer declared by `UPDATE_MESSAGE_ANSWER`. */
export interface UpdateMessageResponse extends RecordOf<typeof UPDATE_MESSAGE_ANSWER> {}
