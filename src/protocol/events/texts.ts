/** Events for one account about its texts: drafts, scheduled messages, reminders, snippets. */
import { integer, list, named } from "../schema/shapes";
import { event } from "../schema/tables";
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

/** The account has created drafts. */
export const DRAFTS_ADD_EVENT = event({
  type: "drafts",
  op: "add",
  fields: {
    /** The new drafts. */
    drafts: list(named<DraftView>(DRAFT)),
  },
  since: 87,
});

/** A draft has changed. */
export const DRAFTS_UPDATE_EVENT = event({
  type: "drafts",
  op: "update",
  fields: {
    /** The draft. */
    draft: named<DraftView>(DRAFT),
  },
  since: 87,
});

/** A draft was deleted. */
export const DRAFTS_REMOVE_EVENT = event({
  type: "drafts",
  op: "remove",
  fields: {
    /** The ID of the draft. */
    draft_id: integer,
  },
  since: 87,
});

/** The account has scheduled messages. */
export const SCHEDULED_MESSAGES_ADD_EVENT = event({
  type: "scheduled_messages",
  op: "add",
  fields: {
    /** The scheduled messages. */
    scheduled_messages: list(named<ScheduledMessageView>(SCHEDULED_MESSAGE)),
  },
  since: 179,
});

/** A scheduled message was edited, or could not be sent at its time. */
export const SCHEDULED_MESSAGES_UPDATE_EVENT = event({
  type: "scheduled_messages",
  op: "update",
  fields: {
    /** The scheduled message. */
    scheduled_message: named<ScheduledMessageView>(SCHEDULED_MESSAGE),
  },
  since: 179,
});

/** A scheduled message was sent or deleted. */
export const SCHEDULED_MESSAGES_REMOVE_EVENT = event({
  type: "scheduled_messages",
  op: "remove",
  fields: {
    /** The ID of the scheduled message. */
    scheduled_message_id: integer,
  },
  since: 179,
});

/** The account has created reminders. */
export const REMINDERS_ADD_EVENT = event({
  type: "reminders",
  op: "add",
  fields: {
    /** The new reminders. */
    reminders: list(named<ReminderView>(REMINDER)),
  },
  since: 399,
});

/** A reminder was sent or deleted. */
export const REMINDERS_REMOVE_EVENT = event({
  type: "reminders",
  op: "remove",
  fields: {
    /** The ID of the reminder. */
    reminder_id: integer,
  },
  since: 399,
});

/** The account has created a saved snippet. */
export const SAVED_SNIPPETS_ADD_EVENT = event({
  type: "saved_snippets",
  op: "add",
  fields: {
    /** The saved snippet. */
    saved_snippet: named<SavedSnippetView>(SAVED_SNIPPET),
  },
  since: 297,
});

/** A saved snippet has changed. */
export const SAVED_SNIPPETS_UPDATE_EVENT = event({
  type: "saved_snippets",
  op: "update",
  fields: {
    /** The saved snippet. */
    saved_snippet: named<SavedSnippetView>(SAVED_SNIPPET),
  },
  since: 368,
});

/** A saved snippet was deleted. */
export const SAVED_SNIPPETS_REMOVE_EVENT = event({
  type: "saved_snippets",
  op: "remove",
  fields: {
    /** The ID of the saved snippet. */
    saved_snippet_id: integer,
  },
  since: 297,
});
