import { createSavedSnippet } from "../../model/operations/saved-snippets/create-saved-snippet";
import { deleteSavedSnippet } from "../../model/operations/saved-snippets/delete-saved-snippet";
import { editSavedSnippet } from "../../model/operations/saved-snippets/edit-saved-snippet";
import { getSavedSnippets } from "../../model/operations/saved-snippets/get-saved-snippets";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Vocabulary beyond the card: saved snippets (public facts) */
export const getSavedSnippetsRoute = route({
  id: "get-saved-snippets",
  method: "GET",
  path: "/saved_snippets",
  since: 297,
  parameters: {},
  operation: getSavedSnippets,
});

/** @spec Vocabulary beyond the card: saved snippets (public facts) */
export const createSavedSnippetRoute = route({
  id: "create-saved-snippet",
  method: "POST",
  path: "/saved_snippets",
  since: 297,
  parameters: {
    title: required("text", shapes.text),
    content: required("text", shapes.text),
  },
  operation: createSavedSnippet,
});

/** @spec Vocabulary beyond the card: saved snippets (public facts) */
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

/** @spec Vocabulary beyond the card: saved snippets (public facts) */
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
