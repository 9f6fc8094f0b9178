import { reorderLinkifiers } from "../../operations/realm/reorder-linkifiers";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message: topic_links */
export const reorderLinkifiersRoute = route({
  id: "reorder-linkifiers",
  method: "PATCH",
  path: "/realm/linkifiers",
  since: 202,
  parameters: {
    ordered_linkifier_ids: required("json", shapes.integers),
  },
  operation: reorderLinkifiers,
});
