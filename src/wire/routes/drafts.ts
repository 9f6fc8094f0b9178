import { createDrafts } from "../../model/operations/drafts/create-drafts";
import { deleteDraft } from "../../model/operations/drafts/delete-draft";
import { editDraft } from "../../model/operations/drafts/edit-draft";
import { getDrafts } from "../../model/operations/drafts/get-drafts";
import * as v from "../../protocol/shape";
import { required, shapes } from "../parameter";
import { draftShape } from "../parameters/draft-parameters";
import { route } from "../route";

/** @spec Draft */
export const getDraftsRoute = route({
  id: "get-drafts",
  method: "GET",
  path: "/drafts",
  since: 87,
  parameters: {},
  operation: getDrafts,
});

/** @spec Draft */
export const createDraftsRoute = route({
  id: "create-drafts",
  method: "POST",
  path: "/drafts",
  since: 87,
  parameters: { drafts: required("json", v.array(draftShape)) },
  operation: createDrafts,
});

/** @spec Endpoints 12 */
export const editDraftRoute = route({
  id: "edit-draft",
  method: "PATCH",
  path: "/drafts/{draft_id}",
  since: 87,
  parameters: { draft_id: required("json", shapes.integer), draft: required("json", draftShape) },
  operation: editDraft,
});

/** @spec Draft */
export const deleteDraftRoute = route({
  id: "delete-draft",
  method: "DELETE",
  path: "/drafts/{draft_id}",
  since: 87,
  parameters: { draft_id: required("json", shapes.integer) },
  operation: deleteDraft,
});
