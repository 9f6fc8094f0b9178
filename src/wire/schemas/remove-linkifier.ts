import { removeLinkifier } from "../../operations/realm/remove-linkifier";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message: topic_links */
export const removeLinkifierRoute = route({
  id: "remove-linkifier",
  method: "DELETE",
  path: "/realm/filters/{filter_id}",
  parameters: {
    filter_id: required("json", shapes.integer),
  },
  operation: removeLinkifier,
});
