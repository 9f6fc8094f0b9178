import { createSavedSnippet } from "../../operations/saved-snippets/create-saved-snippet";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: saved snippets (public facts) */
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
