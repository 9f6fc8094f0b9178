import { checkMessagesMatchNarrow } from "../../operations/messages/check-messages-match-narrow";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { narrowShape } from "./narrow-parameters";

/** @card Endpoints 9 */
export const checkMessagesMatchNarrowRoute = route({
  id: "check-messages-match-narrow",
  method: "GET",
  path: "/messages/matches_narrow",
  parameters: {
    msg_ids: required("json", shapes.integers),
    narrow: required("json", narrowShape),
  },
  operation: checkMessagesMatchNarrow,
});
