import { optional, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { isFailure, unknownPersonalItem } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { ownSavedSnippet, readSnippet } from "../../rules/personal-items";
import { accepted, answered } from "../../views/outcome";
import { savedSnippetView } from "../../views/personal-items";
import { snippetId } from "../examples";
import { operation } from "../operation";

/** Changes a snippet of the actor. */
export const editSavedSnippet = operation(
  () => ({
    id: "edit-saved-snippet",
    method: "PATCH",
    path: "/saved_snippets/{saved_snippet_id}",
    since: 368,
    parameters: {
      /** The ID of a snippet of the actor. */
      saved_snippet_id: required(integer),
      /** The new title: at most 60 characters. */
      title: optional(text),
      /** The new content, as Markdown. */
      content: optional(text),
    },
    answer: {},
    refusals: ["snippet_title_length", "content_empty", "content_with_null", "snippet_too_long", "snippet_unknown"],
    events: ["saved_snippets/update"],
    example: (pick) => ({ ...snippetId(pick), title: "other" }),
    after: ["create-saved-snippet"],
  }),
  (realm, actor, params) => {
    const { saved_snippet_id: id, ...given } = params;
    const fields = readSnippet(realm, given);
    if (isFailure(fields)) return fields;
    if (given.title === undefined && given.content === undefined) return answered(realm, {});
    const before = ownSavedSnippet(realm, actor.user_id, id);
    if (before === undefined) return unknownPersonalItem("snippet_unknown", "saved snippet");
    const after = { ...before, ...fields };
    const next = withFields(realm, {
      saved_snippets: frozen(realm.saved_snippets.map((snippet) => (snippet === before ? after : snippet))),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "saved_snippets",
      op: "update",
      saved_snippet: savedSnippetView(after),
    });
    return accepted(transition(next, [event]), {});
  },
);
