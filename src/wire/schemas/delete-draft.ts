import { deleteDraft } from "../../operations/drafts/delete-draft";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Draft */
export const deleteDraftRoute = route({
  id: "delete-draft",
  method: "DELETE",
  path: "/drafts/{draft_id}",
  since: 87,
  parameters: { draft_id: required("json", shapes.integer) },
  operation: deleteDraft,
});
