import { deleteSavedSnippet } from "../../operations/saved-snippets/delete-saved-snippet";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: saved snippets (public facts) */
export const deleteSavedSnippetRoute = route({
  id: "delete-saved-snippet",
  method: "DELETE",
  path: "/saved_snippets/{saved_snippet_id}",
  since: 297,
  parameters: {
    saved_snippet_id: required("json", shapes.integer),
  },
  operation: deleteSavedSnippet,
});
