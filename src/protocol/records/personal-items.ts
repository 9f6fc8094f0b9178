/** What an account keeps for itself: drafts, messages for later, texts, views, topics, files. */
import {
  boolean,
  changedAt,
  chosen,
  html,
  integer,
  list,
  literal,
  markdown,
  milliseconds,
  nullable,
  number,
  oneOf,
  text,
  timestamp,
} from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/**
 * A draft of a message.
 *
 * @see https://zulip.com/api/get-drafts
 */
export interface DraftView extends RecordOf<typeof DRAFT> {}
export const DRAFT = record("draft", {
  /** Unique in the realm. */
  id: integer,
  /** `stream` for a channel message, `private` for a direct message; empty without a recipient. */
  type: literal("", "stream", "private"),
  /** The ID of a channel, the IDs of accounts, or nothing. */
  to: list(integer),
  /** The topic of a channel message. */
  topic: text,
  /** The content, as Markdown. */
  content: markdown,
  /** When it was last edited, in UNIX seconds. */
  timestamp: timestamp,
});

/**
 * A scheduled message.
 *
 * @see https://zulip.com/api/get-scheduled-messages
 */
export interface ScheduledMessageView extends RecordOf<typeof SCHEDULED_MESSAGE> {}
export const SCHEDULED_MESSAGE = record("scheduled_message", {
  /** Unique in the realm. The sent message has another ID. */
  scheduled_message_id: integer,
  /** `stream` for a channel message, `private` for a direct message. */
  type: literal("stream", "private"),
  /** The ID of the channel, or the IDs of the accounts. */
  to: oneOf(integer, list(integer)),
  /** The topic; channel messages only. */
  topic: field(text, { optional: true }),
  /** The content, as Markdown. */
  content: markdown,
  /** The content, as HTML. */
  rendered_content: html,
  /** When the message is to be sent, in UNIX seconds. */
  scheduled_delivery_timestamp: timestamp,
  /** Whether sending failed at that time. */
  failed: field(boolean, { since: 181 }),
});

/** A reminder of a message: a scheduled direct message of an account to itself. */
export interface ReminderView extends RecordOf<typeof REMINDER> {}
export const REMINDER = record("reminder", {
  /** Unique in the realm. */
  reminder_id: integer,
  /** Always `private`. */
  type: literal("private"),
  /** The ID of the account itself. */
  to: list(integer),
  /** The content, as Markdown. */
  content: markdown,
  /** The content, as HTML. */
  rendered_content: html,
  /** When the reminder is to be sent, in UNIX seconds. */
  scheduled_delivery_timestamp: timestamp,
  /** Whether sending failed at that time. */
  failed: boolean,
  /** The ID of the message that the reminder is about. */
  reminder_target_message_id: integer,
});

/** A saved snippet: a text to insert into messages. */
export interface SavedSnippetView extends RecordOf<typeof SAVED_SNIPPET> {}
export const SAVED_SNIPPET = record("saved_snippet", {
  /** Unique in the realm. */
  id: integer,
  /** The title of the snippet. */
  title: text,
  /** The text of the snippet, as Markdown. */
  content: markdown,
  /** When the snippet was created, in UNIX seconds. */
  date_created: timestamp,
});

/** A navigation view: a bookmark of a view of the client. */
export interface NavigationViewView extends RecordOf<typeof NAVIGATION_VIEW> {}
export const NAVIGATION_VIEW = record("navigation_view", {
  /** The fragment of the URL of the view; unique for the account. */
  fragment: text,
  /** Whether the view is pinned: always shown. */
  is_pinned: boolean,
  /** The name of the view; null for a built-in view, whose name the client knows. */
  name: nullable(text),
});

/** An onboarding step: a hint that the account has not seen yet. */
export interface OnboardingStepView extends RecordOf<typeof ONBOARDING_STEP> {}
export const ONBOARDING_STEP = record("onboarding_step", {
  /** The kind of step. */
  type: text,
  /** The name of the step. */
  name: text,
  /** The title of the hint; only for steps of the type `hotspot`. */
  title: field(text, { optional: true, until: 259 }),
  /** The text of the hint; only for steps of the type `hotspot`. */
  description: field(text, { optional: true, until: 259 }),
  /** After how many seconds the hint appears; only for steps of the type `hotspot`. */
  delay: field(number, { optional: true, until: 259 }),
  /** Whether the hint appears only when its place is used; only for steps of the type `hotspot`. */
  has_trigger: field(boolean, { optional: true, since: 230, until: 259 }),
});

/**
 * The visibility policy of an account for a topic.
 *
 * @see https://zulip.com/api/update-user-topic
 */
export interface UserTopicView extends RecordOf<typeof USER_TOPIC> {}
export const USER_TOPIC = record("user_topic", {
  /** The ID of the channel. */
  stream_id: integer,
  /** The name of the topic. */
  topic_name: text,
  /** When the policy was set, in UNIX seconds. */
  last_updated: timestamp,
  /** The visibility policy: 0 none, 1 muted, 2 unmuted, 3 followed. */
  visibility_policy: integer,
});

/** A message that refers to a file. */
export const ATTACHMENT_MESSAGE = record("attachment_message", {
  /** When the message was sent: in milliseconds, since feature level 443 in UNIX seconds. */
  date_sent: changedAt(443, milliseconds, timestamp),
  /** The ID of the message. */
  id: integer,
});

/**
 * An uploaded file of an account.
 *
 * @see https://zulip.com/api/get-attachments
 */
export interface AttachmentView extends RecordOf<typeof ATTACHMENT> {}
export const ATTACHMENT = record("attachment", {
  /** Unique in the realm. */
  id: integer,
  /** The original name of the file. */
  name: text,
  /** The path of the file, below `/user_uploads/`. */
  path_id: chosen(text),
  /** Its size in bytes. */
  size: integer,
  /** When the file was uploaded: in milliseconds, since feature level 443 in UNIX seconds. */
  create_time: changedAt(443, milliseconds, timestamp),
  /** The messages that refer to it. */
  messages: field(list(ATTACHMENT_MESSAGE), { until: 472 }),
  /** The IDs of the messages that refer to it. */
  message_ids: field(list(integer), { since: 472 }),
});

/** A user that an account mutes. */
export interface MutedUserView extends RecordOf<typeof MUTED_USER> {}
export const MUTED_USER = record("muted_user", {
  /** The ID of the muted user. */
  id: integer,
  /** When the user was muted, in UNIX seconds. */
  timestamp: timestamp,
});

/** A registration of a device for encrypted pushes, as the push service has answered it. */
export const PUSH_DEVICE = record("push_device", {
  /** The status of the registration. */
  status: literal("pending", "active", "failed"),
  /** Why the registration failed; otherwise null. */
  error_code: nullable(text),
});
