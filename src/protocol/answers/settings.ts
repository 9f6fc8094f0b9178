/** What the operations of this subject answer. */
import { list, text } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** What the actor wants to hear of, as it is now. */
export const ADD_ALERT_WORDS_ANSWER = record("add_alert_words_response", {
  /** The words. */
  alert_words: list(text),
});

/** The answer declared by `ADD_ALERT_WORDS_ANSWER`. */
export interface AddAlertWordsResponse extends RecordOf<typeof ADD_ALERT_WORDS_ANSWER> {}

/** What the actor wants to hear of. */
export const GET_ALERT_WORDS_ANSWER = record("get_alert_words_response", {
  /** The words. */
  alert_words: list(text),
});

/** The answer declared by `GET_ALERT_WORDS_ANSWER`. */
export interface GetAlertWordsResponse extends RecordOf<typeof GET_ALERT_WORDS_ANSWER> {}

/** What the actor wants to hear of, as it is now. */
export const REMOVE_ALERT_WORDS_ANSWER = record("remove_alert_words_response", {
  /** The words. */
  alert_words: list(text),
});

/** The answer declared by `REMOVE_ALERT_WORDS_ANSWER`. */
export interface RemoveAlertWordsResponse extends RecordOf<typeof REMOVE_ALERT_WORDS_ANSWER> {}

/** What a command has done. */
export const RUN_COMMAND_ANSWER = record("run_command_response", {
  /** In words; nothing for a mere sign of life. */
  msg: field(text, { optional: true }),
});

/** The answer declared by `RUN_COMMAND_ANSWER`. */
export interface RunCommandResponse extends RecordOf<typeof RUN_COMMAND_ANSWER> {}
