/** What the operations of this subject answer. */
import { dictionary, text } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";

/** What a bot has kept for itself. */
export const GET_BOT_STORAGE_ANSWER = record("get_bot_storage_response", {
  /** Texts by key. */
  storage: dictionary(text),
});

/** The answer declared by `GET_BOT_STORAGE_ANSWER`. */
export interface GetBotStorageResponse extends RecordOf<typeof GET_BOT_STORAGE_ANSWER> {}
