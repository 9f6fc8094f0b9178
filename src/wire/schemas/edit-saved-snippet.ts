import { editSavedSnippet } from "../../operations/saved-snippets/edit-saved-snippet";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: saved snippets (public facts) */
export const editSavedSnippetRoute = route({
  id: "edit-saved-snippet",
  method: "PATCH",
  path: "/saved_snippets/{saved_snippet_id}",
  since: 368,
  parameters: {
    saved_snippet_id: required("json", shapes.integer),
    title: optional("text", shapes.text),
    content: optional("text", shapes.text),
  },
  operation: editSavedSnippet,
});
