import { list, text } from "../../../protocol/schema/shapes";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Lists the alert words of the actor, in the order in which they were added. */
export const getAlertWords = operation(
  () => ({
    id: "get-alert-words",
    method: "GET",
    path: "/users/me/alert_words",
    parameters: {},
    answer: {
      /** All alert words of the actor. */
      alert_words: list(text),
    },
    refusals: [],
    events: [],
  }),
  (realm, actor) => answered(realm, { alert_words: realm.alert_words.get(actor.user_id) ?? [] }),
);
