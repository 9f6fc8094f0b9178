/** Events for one account about its texts: drafts, scheduled messages, reminders, snippets. */
import {
  DRAFT,
  type DraftView,
  REMINDER,
  type ReminderView,
  SAVED_SNIPPET,
  type SavedSnippetView,
  SCHEDULED_MESSAGE,
  type ScheduledMessageView,
} from "../records/personal-items";
import { integer, list, named, ordered } from "../schema/shapes";
import { event } from "../schema/tables";

/** The account has created drafts. */
export const DRAFTS_ADD_EVENT = event("drafts/add", 87, {
  /** The new drafts. */
  drafts: ordered(named<DraftView>(DRAFT)),
});

/** A draft has changed. */
export const DRAFTS_UPDATE_EVENT = event("drafts/update", 87, {
  /** The draft. */
  draft: named<DraftView>(DRAFT),
});

/** A draft was deleted. */
export const DRAFTS_REMOVE_EVENT = event("drafts/remove", 87, {
  /** The ID of the draft. */
  draft_id: integer,
});

/** The account has scheduled messages. */
export const SCHEDULED_MESSAGES_ADD_EVENT = event("scheduled_messages/add", 179, {
  /** The scheduled messages. */
  scheduled_messages: list(named<ScheduledMessageView>(SCHEDULED_MESSAGE)),
});

/** A scheduled message was edited, or could not be sent at its time. */
export const SCHEDULED_MESSAGES_UPDATE_EVENT = event("scheduled_messages/update", 179, {
  /** The scheduled message. */
  scheduled_message: named<ScheduledMessageView>(SCHEDULED_MESSAGE),
});

/** A scheduled message was sent or deleted. */
export const SCHEDULED_MESSAGES_REMOVE_EVENT = event("scheduled_messages/remove", 179, {
  /** The ID of the scheduled message. */
  scheduled_message_id: integer,
});

/** The account has created reminders. */
export const REMINDERS_ADD_EVENT = event("reminders/add", 399, {
  /** The new reminders. */
  reminders: list(named<ReminderView>(REMINDER)),
});

/** A reminder was sent or deleted. */
export const REMINDERS_REMOVE_EVENT = event("reminders/remove", 399, {
  /** The ID of the reminder. */
  reminder_id: integer,
});

/** The account has created a saved snippet. */
export const SAVED_SNIPPETS_ADD_EVENT = event("saved_snippets/add", 297, {
  /** The saved snippet. */
  saved_snippet: named<SavedSnippetView>(SAVED_SNIPPET),
});

/** A saved snippet has changed. */
export const SAVED_SNIPPETS_UPDATE_EVENT = event("saved_snippets/update", 368, {
  /** The saved snippet. */
  saved_snippet: named<SavedSnippetView>(SAVED_SNIPPET),
});

/** A saved snippet was deleted. */
export const SAVED_SNIPPETS_REMOVE_EVENT = event("saved_snippets/remove", 297, {
  /** The ID of the saved snippet. */
  saved_snippet_id: integer,
});
