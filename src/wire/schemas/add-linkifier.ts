import { addLinkifier } from "../../operations/realm/add-linkifier";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message: topic_links */
export const addLinkifierRoute = route({
  id: "add-linkifier",
  method: "POST",
  path: "/realm/filters",
  parameters: {
    pattern: required("text", shapes.text),
    url_template: required("text", shapes.text, { since: 176 }),
  },
  operation: addLinkifier,
});
