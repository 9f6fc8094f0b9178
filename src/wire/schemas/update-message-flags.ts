import { updateMessageFlags } from "../../operations/messages/update-message-flags";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { flagChange } from "./flag-parameters";

/** @card Endpoints 15 */
export const updateMessageFlagsRoute = route({
  id: "update-message-flags",
  method: "POST",
  path: "/messages/flags",
  parameters: {
    messages: required("json", shapes.integers),
    op: flagChange,
    flag: required("text", shapes.text),
  },
  operation: updateMessageFlags,
});
