import { updateMessageFlagsForNarrow } from "../../operations/messages/update-message-flags-for-narrow";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { flagChange } from "./flag-parameters";
import { narrowShape } from "./narrow-parameters";

/** @card Endpoints 15, 10 */
export const updateMessageFlagsForNarrowRoute = route({
  id: "update-message-flags-for-narrow",
  method: "POST",
  path: "/messages/flags/narrow",
  since: 155,
  parameters: {
    anchor: required("text", shapes.text),
    include_anchor: optional("json", shapes.boolean),
    num_before: required("json", shapes.integer),
    num_after: required("json", shapes.integer),
    narrow: required("json", narrowShape),
    op: flagChange,
    flag: required("text", shapes.text),
  },
  operation: updateMessageFlagsForNarrow,
});
