import { getAlertWords } from "../../operations/settings/get-alert-words";
import { route } from "../route";

/** @card Resources */
export const getAlertWordsRoute = route({
  id: "get-alert-words",
  method: "GET",
  path: "/users/me/alert_words",
  parameters: {},
  operation: getAlertWords,
});
