import { getDrafts } from "../../operations/drafts/get-drafts";
import { route } from "../route";

/** @card Draft */
export const getDraftsRoute = route({
  id: "get-drafts",
  method: "GET",
  path: "/drafts",
  since: 87,
  parameters: {},
  operation: getDrafts,
});
