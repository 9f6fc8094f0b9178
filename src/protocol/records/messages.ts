/** Messages, what is in them, and reactions to them. */
import { SYSTEM_BOTS } from "../accounts";
import {
  boolean,
  chosen,
  email,
  html,
  integer,
  list,
  literal,
  markdown,
  named,
  nullable,
  ofServer,
  oneOf,
  ordered,
  text,
  timestamp,
  url,
  type ValueOf,
  wording,
} from "../schema/shapes";
import { field, mergeFields, record, type RecordOf } from "../schema/tables";

/** The account that reacted, as old servers included it in every reaction. */
interface ReactingUserView extends RecordOf<typeof REACTING_USER> {}
export const REACTING_USER = record("reacting_user", {
  /** The ID of the account. */
  id: integer,
  /** The address of the account. */
  email: email,
  /** The full name of the account. */
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
  /** Unique within its type: code points in hexadecimal with dashes, the ID of a custom emoji, or a name. */
  emoji_code: text,
  /** The type of emoji. */
  reaction_type: literal("unicode_emoji", "realm_emoji", "zulip_extra_emoji"),
  /** The ID of the account that reacted. */
  user_id: field(integer, { since: 2 }),
  /** The account that reacted, with its name and address. */
  user: field(named<ReactingUserView>(REACTING_USER), { until: 328 }),
});

/**
 * One edit of a message. Fields of what did not change are absent.
 *
 * @see https://zulip.com/api/get-message-history
 */
export interface EditHistoryEntryView extends RecordOf<typeof EDIT_HISTORY_ENTRY> {}
export const EDIT_HISTORY_ENTRY = record("edit_history_entry", {
  /** The ID of the account that edited; null for edits before March 2017. */
  user_id: nullable(integer),
  /** The time of the edit, in UNIX seconds. */
  timestamp: timestamp,
  /** The previous content, as Markdown; only if the content changed. */
  prev_content: field(markdown, { optional: true }),
  /** The previous content, as HTML; only if the content changed. */
  prev_rendered_content: field(html, { optional: true }),
  /** The version of the renderer of the previous content; only if the content changed. */
  prev_rendered_content_version: field(integer, { until: 284, optional: true }),
  /** The ID of the previous channel; only if the channel changed. */
  prev_stream: field(integer, { optional: true }),
  /** The ID of the new channel; only if the channel changed. */
  stream: field(integer, { since: 118, optional: true }),
  /** The previous topic; only if the topic changed. */
  prev_topic: field(text, { since: 118, optional: true }),
  /** The former name of `prev_topic`. */
  prev_subject: field(text, { until: 118, optional: true }),
  /** The new topic; only if the topic changed. */
  topic: field(text, { since: 118, optional: true }),
});

/** A participant of a direct message. */
export interface DirectMessageParticipantView extends RecordOf<typeof DIRECT_MESSAGE_PARTICIPANT> {}
export const DIRECT_MESSAGE_PARTICIPANT = record("direct_message_participant", {
  /** The ID of the account. */
  id: integer,
  /** The address that the viewer sees. */
  email: email,
  /** The full name of the account. */
  full_name: text,
  /** The part of the address before the `@`. */
  short_name: field(text, { until: 26 }),
  /** Whether a bridge to another service created the account. */
  is_mirror_dummy: boolean,
});

/** A link that a topic leads to. */
export const TOPIC_LINK = record("topic_link", {
  /** The part of the topic that is a link. */
  text: text,
  /** The target of the link. */
  url: url,
});

/** A part that an integration has added to a message. */
const SUBMESSAGE = record("submessage", {
  /** The type of the submessage. */
  msg_type: text,
  /** The data of the widget, as JSON text. */
  content: text,
  /** The ID of the message that it belongs to. */
  message_id: integer,
  /** The ID of the account that added it. */
  sender_id: integer,
  /** The ID of the submessage. */
  id: integer,
});

/** Whether a message is a notice of a bot of the server. */
function isNotice({ sender_email }: Readonly<Record<string, unknown>>): boolean {
  const { NOTIFICATION_BOT, WELCOME_BOT } = SYSTEM_BOTS;
  return [NOTIFICATION_BOT, WELCOME_BOT].some((bot) => String(sender_email).startsWith(`${bot.local_part}@`));
}

const MESSAGE_FIELDS = {
  /** Unique in the realm. IDs ascend in the order in which messages were sent. */
  id: integer,
  /** The ID of the sender. */
  sender_id: integer,
  /** The content: HTML or Markdown, see `content_type`. */
  content: wording(text, isNotice),
  /** The format of `content`. `apply_markdown` of the request chooses it. */
  content_type: literal("text/html", "text/x-markdown"),
  /** The ID of the recipient: the channel or the set of participants. */
  recipient_id: chosen(integer),
  /** When it was sent, in UNIX seconds. */
  timestamp: timestamp,
  /** The name of the client that sent it. */
  client: text,
  /** `stream` for a channel message, `private` for a direct message. */
  type: literal("stream", "private"),
  /** The name of the channel, or the participants of a direct message. */
  display_recipient: oneOf(text, list(named<DirectMessageParticipantView>(DIRECT_MESSAGE_PARTICIPANT))),
  /** The topic; the empty string for direct messages. */
  subject: text,
  /** The links in the topic. */
  topic_links: list(TOPIC_LINK),
  /** The full name of the sender. */
  sender_full_name: text,
  /** The address of the sender that the viewer sees. */
  sender_email: email,
  /** The part of the sender's address before the `@`. */
  sender_short_name: field(text, { until: 26 }),
  /** The `string_id` of the sender's realm. */
  sender_realm_str: ofServer(text),
  /** The URL of the sender's avatar; null when the client can compute it from the address. */
  avatar_url: chosen(nullable(url)),
  /** Whether the message begins with `/me`. */
  is_me_message: boolean,
  /** Reactions in the order in which they were added. */
  reactions: list(named<ReactionView>(REACTION)),
  /** Submessages that widgets have added. */
  submessages: list(SUBMESSAGE),
  /** The ID of the channel; channel messages only. */
  stream_id: field(integer, { optional: true }),
  /** When the content was last edited, in UNIX seconds; before feature level 365 also when it was last moved. */
  last_edit_timestamp: field(timestamp, { optional: true }),
  /** When the message was last moved, in UNIX seconds. Resolving a topic does not count as a move. */
  last_moved_timestamp: field(timestamp, { since: 365, optional: true }),
  /** The edits, newest first. Absent without edits, and in a realm that hides the edit history. */
  edit_history: field(ordered(named<EditHistoryEntryView>(EDIT_HISTORY_ENTRY)), { optional: true }),
} as const;

/** A message as in events, without fields that depend on the account. */
export interface MessageView extends RecordOf<typeof MESSAGE> {}
export const MESSAGE = record("message", MESSAGE_FIELDS);

/** The flags of a message for its reader. */
export const messageFlag = literal(
  "read",
  "starred",
  "collapsed",
  "hide_link_previews",
  "mentioned",
  "stream_wildcard_mentioned",
  "topic_wildcard_mentioned",
  "wildcard_mentioned",
  "has_alert_word",
  "historical",
);

/** A flag of a message for its reader. */
export type MessageFlag = ValueOf<typeof messageFlag>;

/**
 * A message in the results of a query.
 *
 * @see https://zulip.com/api/get-messages
 */
export interface FoundMessageView extends RecordOf<typeof FOUND_MESSAGE> {}
export const FOUND_MESSAGE = record(
  "found_message",
  mergeFields(MESSAGE_FIELDS, {
    /** The flags of the message for the account. */
    flags: list(messageFlag),
    /** The content as HTML with the search matches highlighted; only for searches. */
    match_content: field(html, { optional: true }),
    /** The topic as HTML with the search matches highlighted; only for searches. */
    match_subject: field(html, { optional: true }),
  }),
);

/** What a search found in a message. */
export const MESSAGE_MATCH = record("message_match", {
  /** The content as HTML with the search matches highlighted. */
  match_content: html,
  /** The topic as HTML with the search matches highlighted. */
  match_subject: html,
});

/** A version of a message: its state after one of its edits. */
export interface MessageSnapshotView extends RecordOf<typeof MESSAGE_SNAPSHOT> {}
export const MESSAGE_SNAPSHOT = record("message_snapshot", {
  /** The ID of the account that edited; null for edits before March 2017. */
  user_id: nullable(integer),
  /** The time of the edit, in UNIX seconds. */
  timestamp: timestamp,
  /** The topic after the edit. */
  topic: text,
  /** The content after the edit, as Markdown. */
  content: markdown,
  /** The content after the edit, as HTML. */
  rendered_content: html,
  /** The previous topic; only if the topic changed. */
  prev_topic: field(text, { optional: true }),
  /** The ID of the previous channel; only if the channel changed. */
  prev_stream: field(integer, { optional: true }),
  /** The ID of the new channel; only if the channel changed. */
  stream: field(integer, { since: 118, optional: true }),
  /** The previous content, as Markdown; only if the content changed. */
  prev_content: field(markdown, { optional: true }),
  /** The previous content, as HTML; only if the content changed. */
  prev_rendered_content: field(html, { optional: true }),
  /** The content as HTML with insertions and deletions highlighted; only if the content changed. */
  content_html_diff: field(html, { optional: true }),
});

/** A topic in the list of topics of a channel. */
export interface TopicView extends RecordOf<typeof TOPIC> {}
export const TOPIC = record("topic", {
  /** The ID of the newest message in the topic. */
  max_id: integer,
  /** The name of the topic. */
  name: text,
});
