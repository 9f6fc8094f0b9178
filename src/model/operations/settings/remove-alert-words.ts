import { accepted } from "../../outcome/outcome";
import { REMOVE_ALERT_WORDS_ANSWER, type RemoveAlertWordsResponse } from "../../../protocol/answers/settings";
import { type Operation, operation } from "../operation";
import { type AlertWordsParams, withAlertWords } from "./add-alert-words";

/**
 * Takes words out of those that one wants to be alerted of, in any case of letters, but with no other blanks; unknown
 * ones are passed over.
 *
 * @returns the words that are left
 * @refuses nobody; words that were never there are passed over
 * @tells the account `alert_words` with all words, also when nothing goes
 * @settled remove_user_alert_words
 */
export const removeAlertWords: Operation<AlertWordsParams, RemoveAlertWordsResponse> = operation(
  () => REMOVE_ALERT_WORDS_ANSWER,
  (realm, actor, params) => {
    const before = realm.alert_words.get(actor.user_id) ?? [];
    const gone = new Set(params.alert_words.map((word) => word.toLowerCase()));
    const words = before.filter((word) => !gone.has(word.toLowerCase()));
    return accepted(withAlertWords(realm, actor.user_id, words), { alert_words: words });
  },
);
