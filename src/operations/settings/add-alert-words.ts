import { onlyUsers, tell } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { ADD_ALERT_WORDS_ANSWER, type AddAlertWordsResponse } from "../../spec/answers/settings";
import { type Operation, operation } from "../operation";

/** Words and phrases; case and blanks around them do not matter. */
export interface AlertWordsParams {
  /** The words, in any case of letters. */
  readonly alert_words: readonly string[];
}

const MAX_WORD_LENGTH = 100;

/** The words of a request without blanks around them; those that are nothing else are passed over. */
export function cleanWords(words: readonly string[]): string[] {
  return words.map((word) => word.trim()).filter((word) => word !== "");
}

/**
 * Adds words and phrases to those that one wants to be alerted of; those that are there, in any spelling, stay.
 *
 * @returns all words
 * @refuses BAD_REQUEST for a word that is too long
 * @tells the account `alert_words` with all words, also when nothing is new
 */
export const addAlertWords: Operation<AlertWordsParams, AddAlertWordsResponse> = operation(
  () => ADD_ALERT_WORDS_ANSWER,
  (realm, actor, params) => {
    const before = realm.alert_words.get(actor.user_id) ?? [];
    const words = [...before];
    for (const word of cleanWords(params.alert_words)) {
      if ([...word].length > MAX_WORD_LENGTH) {
        return refused(
          realm,
          badRequest(
            "alert_word_too_long",
            `alert_words: at most ${MAX_WORD_LENGTH} characters are allowed in a word.`,
          ),
        );
      }
      if (!words.some((known) => known.toLowerCase() === word.toLowerCase())) words.push(word);
    }
    return accepted(withAlertWords(realm, actor.user_id, words), { alert_words: words });
  },
);

/**
 * Replaces the words of an account.
 *
 * @tells the account `alert_words` with all words
 */
export function withAlertWords(realm: Realm, userId: number, words: readonly string[]): Step {
  const { alert_words } = realm;
  const next = withFields(realm, {
    alert_words: words.length === 0 ? alert_words.delete(userId) : alert_words.set(userId, frozen([...words])),
  });
  return step(next, [tell(onlyUsers([userId]), { type: "alert_words", alert_words: words })]);
}
