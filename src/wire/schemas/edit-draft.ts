import { editDraft } from "../../operations/drafts/edit-draft";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { draftShape } from "./draft-parameters";

/** @card Endpoints 12 */
export const editDraftRoute = route({
  id: "edit-draft",
  method: "PATCH",
  path: "/drafts/{draft_id}",
  since: 87,
  parameters: { draft_id: required("json", shapes.integer), draft: required("json", draftShape) },
  operation: editDraft,
});
