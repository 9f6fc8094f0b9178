import { createDrafts } from "../../operations/drafts/create-drafts";
import { required, v } from "../parameter";
import { route } from "../route";
import { draftShape } from "./draft-parameters";

/** @card Draft */
export const createDraftsRoute = route({
  id: "create-drafts",
  method: "POST",
  path: "/drafts",
  since: 87,
  parameters: { drafts: required("json", v.array(draftShape)) },
  operation: createDrafts,
});
