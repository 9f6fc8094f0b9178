import { answered } from "../../outcome/outcome";
import { type Operation, operation } from "../operation";

/** The words that an account wants to be alerted of. */
export interface AlertWordsResponse {
  readonly alert_words: readonly string[];
}

/** Lists the words and phrases that one wants to be alerted of, in the order in which they were added. */
export const getAlertWords: Operation<Record<never, never>, AlertWordsResponse> = operation((realm, actor) =>
  answered(realm, { alert_words: realm.alert_words.get(actor.user_id) ?? [] }),
);
