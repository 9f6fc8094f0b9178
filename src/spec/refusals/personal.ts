import { reason } from "./reason";

/** Reasons of refusals for drafts, scheduled messages, reminders, snippets, views, files, alert words. */
export const PERSONAL_REASONS = {
  draft_unknown: reason("The account has no such draft."),
  drafts_not_synchronized: reason("The account does not synchronize drafts."),
  draft_topic_with_null: reason("The topic of a draft holds NUL characters."),
  draft_time_malformed: reason("The time of a draft is not UNIX seconds."),
  scheduled_message_unknown: reason("The account has no such scheduled message."),
  delivery_time_past: reason("The time of delivery is not in the future."),
  delivery_time_missing: reason("A message that failed needs a new time."),
  type_without_recipients: reason("The type cannot change without the recipients."),
  reminder_unknown: reason("The account has no such reminder."),
  reminder_note_malformed: reason("The note of a reminder is too long or holds NUL characters."),
  snippet_unknown: reason("The account has no such saved snippet."),
  snippet_title_length: reason("The title of a snippet is empty or too long."),
  view_unknown: reason("The account has no such navigation view."),
  view_fragment_empty: reason("A navigation view leads somewhere."),
  view_exists: reason("The account has a navigation view of this fragment."),
  view_name_empty: reason("The name of a navigation view is not empty."),
  view_name_taken: reason("Another navigation view of the account has this name."),
  file_not_one: reason("Exactly one file is expected."),
  file_empty: reason("The file is empty."),
  file_too_large: reason("The file is larger than the realm takes."),
  file_unknown: reason("There is no such file that the account may open."),
  attachment_unknown: reason("The account has no such file."),
  command_unknown: reason("There is no such command."),
  alert_word_too_long: reason("An alert word is too long."),
} as const;
