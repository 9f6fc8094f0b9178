import { required } from "../../../protocol/schema/parameters";
import { list, text } from "../../../protocol/schema/shapes";
import { withAlertWords } from "../../changes/users/people-changes";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Removes alert words of the actor. Case does not matter; blanks do. Unknown words are ignored. */
export const removeAlertWords = operation(
  () => ({
    id: "remove-alert-words",
    method: "DELETE",
    path: "/users/me/alert_words",
    parameters: {
      /** The words; case does not matter. */
      alert_words: required(list(text)),
    },
    answer: {
      /** All alert words of the actor. */
      alert_words: list(text),
    },
    refusals: [],
    events: ["alert_words"],
    example: (pick) => ({ alert_words: [pick.one(["alarm", "fire"])] }),
    weight: 1,
    after: ["add-alert-words"],
  }),
  (realm, actor, params) => {
    const before = realm.alert_words.get(actor.user_id) ?? [];
    const removed = new Set(params.alert_words.map((word) => word.toLowerCase()));
    const words = before.filter((word) => !removed.has(word.toLowerCase()));
    return accepted(withAlertWords(realm, actor.user_id, words), { alert_words: words });
  },
);
