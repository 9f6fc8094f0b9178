import { required } from "../../../protocol/schema/parameters";
import { list, text } from "../../../protocol/schema/shapes";
import { withAlertWords } from "../../changes/users/people-changes";
import { badRequest } from "../../outcome/failures";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

const MAX_WORD_LENGTH = 100;

/** The words of a request without surrounding blanks, and without empty words. */
function cleanWords(words: readonly string[]): string[] {
  return words.map((word) => word.trim()).filter((word) => word !== "");
}

/**
 * Adds alert words of the actor. Words that exist, ignoring case, stay. If a request has two spellings of a word, the
 * last one replaces the first, at the position of the first.
 */
export const addAlertWords = operation(
  () => ({
    id: "add-alert-words",
    method: "POST",
    path: "/users/me/alert_words",
    parameters: {
      /** The words; case does not matter. */
      alert_words: required(list(text)),
    },
    answer: {
      /** All alert words of the actor. */
      alert_words: list(text),
    },
    refusals: ["alert_word_too_long"],
    events: ["alert_words"],
    example: (pick) => ({ alert_words: [pick.one(["alarm", "fire"])] }),
    weight: 1,
  }),
  (realm, actor, params) => {
    if (params.alert_words.some((word) => [...word].length > MAX_WORD_LENGTH)) {
      const msg = `alert_words: at most ${MAX_WORD_LENGTH} characters are allowed in a word.`;
      return badRequest("alert_word_too_long", msg);
    }
    const before = realm.alert_words.get(actor.user_id) ?? [];
    const known = new Set(before.map((word) => word.toLowerCase()));
    const fresh = new Map<string, string>();
    for (const word of cleanWords(params.alert_words)) {
      if (!known.has(word.toLowerCase())) fresh.set(word.toLowerCase(), word);
    }
    const words = [...before, ...fresh.values()];
    return accepted(withAlertWords(realm, actor.user_id, words), { alert_words: words });
  },
);
