import { getSavedSnippets } from "../../operations/saved-snippets/get-saved-snippets";
import { route } from "../route";

/** @card Vocabulary beyond the card: saved snippets (public facts) */
export const getSavedSnippetsRoute = route({
  id: "get-saved-snippets",
  method: "GET",
  path: "/saved_snippets",
  since: 297,
  parameters: {},
  operation: getSavedSnippets,
});
