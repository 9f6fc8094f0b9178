/** Messages, what is in them, and reactions to them. */
import {
  boolean,
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
  url,
  type ValueOf,
} from "../schema/shapes";
import { field, mergeFields, record, type RecordOf } from "../schema/tables";

/** Who reacted, as old servers wrote it into every reaction. */
interface ReactingUserView extends RecordOf<typeof REACTING_USER> {}
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

/**
 * What one edit of a message changed; the fields of an aspect are there when that aspect changed.
 *
 * @see https://zulip.com/api/get-message-history
 */
export interface EditHistoryEntryView extends RecordOf<typeof EDIT_HISTORY_ENTRY> {}
export const EDIT_HISTORY_ENTRY = record("edit_history_entry", {
  /** Who edited; null for edits from before March 2017. */
  user_id: nullable(integer),
  /** When, in UNIX seconds. */
  timestamp: timestamp,
  /** The content before, as Markdown. */
  prev_content: field(markdown, { optional: true }),
  /** The content before, as HTML. */
  prev_rendered_content: field(html, { optional: true }),
  /** Which renderer made the HTML. */
  prev_rendered_content_version: field(integer, { until: 284, optional: true }),
  /** The ID of the channel before. */
  prev_stream: field(integer, { optional: true }),
  /** The ID of the channel after. */
  stream: field(integer, { since: 118, optional: true }),
  /** The topic before. */
  prev_topic: field(text, { since: 118, optional: true }),
  /** The former name of `prev_topic`. */
  prev_subject: field(text, { until: 118, optional: true }),
  /** The topic after. */
  topic: field(text, { since: 118, optional: true }),
});

/** A participant of a direct message. */
export interface DirectMessageParticipantView extends RecordOf<typeof DIRECT_MESSAGE_PARTICIPANT> {}
export const DIRECT_MESSAGE_PARTICIPANT = record("direct_message_participant", {
  /** The ID of the account. */
  id: integer,
  /** The address by which the viewer knows the account. */
  email: email,
  /** The full name of the account. */
  full_name: text,
  /** The part of the address before the `@`. */
  short_name: field(text, { until: 26 }),
  /** Whether the account was made up by a bridge to another service. */
  is_mirror_dummy: boolean,
});

/** A link that a topic leads to. */
export const TOPIC_LINK = record("topic_link", {
  /** The words of the topic that are linked. */
  text: text,
  /** Where the link leads. */
  url: url,
});

/** A part that an integration has added to a message. */
const SUBMESSAGE = record("submessage", {
  /** The kind of the part. */
  msg_type: text,
  /** The part as JSON text. */
  content: text,
  /** The message that it belongs to. */
  message_id: integer,
  /** Who added it. */
  sender_id: integer,
  /** The ID of the part. */
  id: integer,
});

const MESSAGE_FIELDS = {
  /** Unique; messages are ordered by ID. */
  id: integer,
  /** The account that sent it. */
  sender_id: integer,
  /** HTML or Markdown, as `content_type` says. */
  content: text,
  /** Follows `apply_markdown` of the request. */
  content_type: literal("text/html", "text/x-markdown"),
  /** The ID of the set of recipients: a channel or a group of users. */
  recipient_id: integer,
  /** When it was sent, in UNIX seconds. */
  timestamp: timestamp,
  /** The name of the client that sent it. */
  client: text,
  /** Whether it went to a channel or to users. */
  type: literal("stream", "private"),
  /** The name of the channel, or the users of a direct message. */
  display_recipient: oneOf(text, list(named<DirectMessageParticipantView>(DIRECT_MESSAGE_PARTICIPANT))),
  /** The topic; the empty string for direct messages. */
  subject: text,
  /** Where the topic's links lead. */
  topic_links: list(TOPIC_LINK),
  /** The full name of the sender. */
  sender_full_name: text,
  /** The sender's address, as the viewer knows it. */
  sender_email: email,
  /** The part of the sender's address before the `@`. */
  sender_short_name: field(text, { until: 26 }),
  /** The realm of the sender, by its identifier on the server. */
  sender_realm_str: text,
  /** The sender's picture; null where the client can work it out from the address. */
  avatar_url: nullable(url),
  /** Whether it begins with `/me`. */
  is_me_message: boolean,
  /** Reactions in the order in which they were added. */
  reactions: list(named<ReactionView>(REACTION)),
  /** Parts that integrations have added. */
  submessages: list(SUBMESSAGE),
  /** The channel; channel messages only. */
  stream_id: field(integer, { optional: true }),
  /** When the content was last edited, in UNIX seconds; before feature level 365 also when it was last moved. */
  last_edit_timestamp: field(timestamp, { optional: true }),
  /** When it was last moved, in UNIX seconds; resolving a topic is no move. */
  last_moved_timestamp: field(timestamp, { since: 365, optional: true }),
  /** What edits changed, the newest first; there when there is something that the realm lets be seen. */
  edit_history: field(list(named<EditHistoryEntryView>(EDIT_HISTORY_ENTRY)), { optional: true }),
} as const;

/** A message as events carry it, without what differs between readers. */
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
 * A message as its reader finds it.
 *
 * @see https://zulip.com/api/get-messages
 */
export interface FoundMessageView extends RecordOf<typeof FOUND_MESSAGE> {}
export const FOUND_MESSAGE = record(
  "found_message",
  mergeFields(MESSAGE_FIELDS, {
    /** The reader's flags. */
    flags: list(messageFlag),
    /** The content as HTML with what was searched for marked; for searches only. */
    match_content: field(html, { optional: true }),
    /** The topic as HTML with what was searched for marked; for searches only. */
    match_subject: field(html, { optional: true }),
  }),
);

/** What a search found in a message. */
export const MESSAGE_MATCH = record("message_match", {
  /** The content as HTML with what was searched for marked. */
  match_content: html,
  /** The topic as HTML with what was searched for marked. */
  match_subject: html,
});

/** A message as it was after one of its edits. */
export interface MessageSnapshotView extends RecordOf<typeof MESSAGE_SNAPSHOT> {}
export const MESSAGE_SNAPSHOT = record("message_snapshot", {
  /** Who made it so; null for edits from before March 2017. */
  user_id: nullable(integer),
  /** When, in UNIX seconds. */
  timestamp: timestamp,
  /** The topic then. */
  topic: text,
  /** The content then, as Markdown. */
  content: markdown,
  /** The content then, as HTML. */
  rendered_content: html,
  /** The topic before. */
  prev_topic: field(text, { optional: true }),
  /** The ID of the channel before. */
  prev_stream: field(integer, { optional: true }),
  /** The ID of the channel after. */
  stream: field(integer, { since: 118, optional: true }),
  /** The content before, as Markdown. */
  prev_content: field(markdown, { optional: true }),
  /** The content before, as HTML. */
  prev_rendered_content: field(html, { optional: true }),
  /** The HTML with what was inserted and deleted marked as such. */
  content_html_diff: field(html, { optional: true }),
});

/** A topic of a channel, as topics are listed. */
export interface TopicView extends RecordOf<typeof TOPIC> {}
export const TOPIC = record("topic", {
  /** The ID of the newest message in it. */
  max_id: integer,
  /** The name of the topic. */
  name: text,
});
