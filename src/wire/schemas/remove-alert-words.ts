import { removeAlertWords } from "../../operations/settings/remove-alert-words";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const removeAlertWordsRoute = route({
  id: "remove-alert-words",
  method: "DELETE",
  path: "/users/me/alert_words",
  parameters: {
    alert_words: required("json", shapes.strings),
  },
  operation: removeAlertWords,
});
