import { answered } from "../../outcome/outcome";
import { GET_ALERT_WORDS_ANSWER, type GetAlertWordsResponse } from "../../../protocol/answers/settings";
import { type NoParams, type Operation, operation } from "../operation";

/** Lists the words and phrases that one wants to be alerted of, in the order in which they were added. */
export const getAlertWords: Operation<NoParams, GetAlertWordsResponse> = operation(
  () => GET_ALERT_WORDS_ANSWER,
  (realm, actor) => answered(realm, { alert_words: realm.alert_words.get(actor.user_id) ?? [] }),
);
