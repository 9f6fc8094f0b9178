import { SAVED_SNIPPET, type SavedSnippetView } from "../../../protocol/records/personal-items";
import { list, named } from "../../../protocol/schema/shapes";
import { savedSnippetsOf } from "../../rules/personal-items";
import { answered } from "../../views/outcome";
import { savedSnippetView } from "../../views/personal-items";
import { operation } from "../operation";

/** Lists the saved snippets of the actor, in the order in which they were created. */
export const getSavedSnippets = operation(
  () => ({
    id: "get-saved-snippets",
    method: "GET",
    path: "/saved_snippets",
    since: 297,
    parameters: {},
    answer: {
      /** The snippets, in the order in which they were created. */
      saved_snippets: list(named<SavedSnippetView>(SAVED_SNIPPET)),
    },
    refusals: [],
    events: [],
  }),
  (realm, actor) => answered(realm, { saved_snippets: savedSnippetsOf(realm, actor.user_id).map(savedSnippetView) }),
);
