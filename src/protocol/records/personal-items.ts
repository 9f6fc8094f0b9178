/** What an account keeps for itself: drafts, messages for later, texts, views, topics, files. */
import {
  boolean,
  changedAt,
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
 * A message that is not finished.
 *
 * @see https://zulip.com/api/get-drafts
 */
export interface DraftView extends RecordOf<typeof DRAFT> {}
export const DRAFT = record("draft", {
  /** Unique in the realm. */
  id: integer,
  /** Whether it is for a channel, for users, or has no recipient yet. */
  type: literal("", "stream", "private"),
  /** One channel, some accounts, or nothing. */
  to: list(integer),
  /** The topic of a draft for a channel. */
  topic: text,
  /** The content, as Markdown. */
  content: markdown,
  /** When it was last edited, in UNIX seconds. */
  timestamp: timestamp,
});

/**
 * A message that is sent later.
 *
 * @see https://zulip.com/api/get-scheduled-messages
 */
export interface ScheduledMessageView extends RecordOf<typeof SCHEDULED_MESSAGE> {}
export const SCHEDULED_MESSAGE = record("scheduled_message", {
  /** Unique; the message will have another ID. */
  scheduled_message_id: integer,
  /** Whether it goes to a channel or to users. */
  type: literal("stream", "private"),
  /** The channel, or the accounts that it goes to. */
  to: oneOf(integer, list(integer)),
  /** The topic; channel messages only. */
  topic: field(text, { optional: true }),
  /** The content, as Markdown. */
  content: markdown,
  /** The content, as HTML. */
  rendered_content: html,
  /** When it is sent, in UNIX seconds. */
  scheduled_delivery_timestamp: timestamp,
  /** Whether it could not be sent at its time. */
  failed: field(boolean, { since: 181 }),
});

/** A message of an account to itself about another message, sent later. */
export interface ReminderView extends RecordOf<typeof REMINDER> {}
export const REMINDER = record("reminder", {
  /** Unique in the realm. */
  reminder_id: integer,
  /** Always a direct message. */
  type: literal("private"),
  /** The account itself. */
  to: list(integer),
  /** The content, as Markdown. */
  content: markdown,
  /** The content, as HTML. */
  rendered_content: html,
  /** When it is sent, in UNIX seconds. */
  scheduled_delivery_timestamp: timestamp,
  /** Whether it could not be sent at its time. */
  failed: boolean,
  /** The message that it is about. */
  reminder_target_message_id: integer,
});

/** A text to use again. */
export interface SavedSnippetView extends RecordOf<typeof SAVED_SNIPPET> {}
export const SAVED_SNIPPET = record("saved_snippet", {
  /** Unique in the realm. */
  id: integer,
  /** What the text is called. */
  title: text,
  /** The text, as Markdown. */
  content: markdown,
  /** When it was saved, in UNIX seconds. */
  date_created: timestamp,
});

/** A place of the client that an account keeps at hand. */
export interface NavigationViewView extends RecordOf<typeof NAVIGATION_VIEW> {}
export const NAVIGATION_VIEW = record("navigation_view", {
  /** The fragment of its address; unique for the account. */
  fragment: text,
  /** Whether it is always shown. */
  is_pinned: boolean,
  /** What it is called; null where the client knows. */
  name: nullable(text),
});

/** Something that an account has not been shown yet. */
export interface OnboardingStepView extends RecordOf<typeof ONBOARDING_STEP> {}
export const ONBOARDING_STEP = record("onboarding_step", {
  /** What kind of thing it is. */
  type: text,
  /** Which of these. */
  name: text,
  /** What it says, in a few words; for places that are explained to new accounts. */
  title: field(text, { optional: true, until: 259 }),
  /** What it says; for these. */
  description: field(text, { optional: true, until: 259 }),
  /** After how many seconds it appears; for these. */
  delay: field(number, { optional: true, until: 259 }),
  /** Whether it waits until its place is used; for these. */
  has_trigger: field(boolean, { optional: true, since: 230, until: 259 }),
});

/**
 * What an account has set for a topic.
 *
 * @see https://zulip.com/api/update-user-topic
 */
export interface UserTopicView extends RecordOf<typeof USER_TOPIC> {}
export const USER_TOPIC = record("user_topic", {
  /** The channel of the topic. */
  stream_id: integer,
  /** The name of the topic. */
  topic_name: text,
  /** When it was set, in UNIX seconds. */
  last_updated: timestamp,
  /** 0 none, 1 muted, 2 unmuted, 3 followed. */
  visibility_policy: integer,
});

/** A message that refers to a file. */
export const ATTACHMENT_MESSAGE = record("attachment_message", {
  /** When it was sent: milliseconds, since feature level 443 seconds. */
  date_sent: changedAt(443, milliseconds, timestamp),
  /** The ID of the message. */
  id: integer,
});

/**
 * A file that an account has uploaded.
 *
 * @see https://zulip.com/api/get-attachments
 */
export interface AttachmentView extends RecordOf<typeof ATTACHMENT> {}
export const ATTACHMENT = record("attachment", {
  /** Unique in the realm. */
  id: integer,
  /** What the file was called where it came from. */
  name: text,
  /** Its place below `/user_uploads/`. */
  path_id: text,
  /** Its size in bytes. */
  size: integer,
  /** When it was uploaded: milliseconds, since feature level 443 seconds. */
  create_time: changedAt(443, milliseconds, timestamp),
  /** The messages that refer to it. */
  messages: field(list(ATTACHMENT_MESSAGE), { until: 472 }),
  /** The IDs of the messages that refer to it. */
  message_ids: field(list(integer), { since: 472 }),
});

/** A user that an account mutes. */
export interface MutedUserView extends RecordOf<typeof MUTED_USER> {}
export const MUTED_USER = record("muted_user", {
  /** The account that is muted. */
  id: integer,
  /** Since when, in UNIX seconds. */
  timestamp: timestamp,
});

/** A registration of a device for encrypted pushes, as the relay has answered it. */
export const PUSH_DEVICE = record("push_device", {
  /** Whether the relay has taken it. */
  status: literal("pending", "active", "failed"),
  /** Why it has not; null unless the registration failed. */
  error_code: nullable(text),
});
