import { updateLinkifier } from "../../operations/realm/update-linkifier";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message: topic_links */
export const updateLinkifierRoute = route({
  id: "update-linkifier",
  method: "PATCH",
  path: "/realm/filters/{filter_id}",
  since: 57,
  parameters: {
    filter_id: required("json", shapes.integer),
    pattern: required("text", shapes.text),
    url_template: required("text", shapes.text, { since: 176 }),
  },
  operation: updateLinkifier,
});
