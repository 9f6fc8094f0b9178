import { getLinkifiers } from "../../operations/realm/get-linkifiers";
import { route } from "../route";

/** @card Message: topic_links */
export const getLinkifiersRoute = route({
  id: "get-linkifiers",
  method: "GET",
  path: "/realm/linkifiers",
  since: 54,
  parameters: {},
  operation: getLinkifiers,
});
