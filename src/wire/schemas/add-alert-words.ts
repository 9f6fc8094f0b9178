import { addAlertWords } from "../../operations/settings/add-alert-words";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const addAlertWordsRoute = route({
  id: "add-alert-words",
  method: "POST",
  path: "/users/me/alert_words",
  parameters: {
    alert_words: required("json", shapes.strings),
  },
  operation: addAlertWords,
});
