import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { ownSavedSnippet } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { snippetId } from "../examples";
import { operation } from "../operation";

/** Deletes a snippet of the actor. */
export const deleteSavedSnippet = operation(
  () => ({
    id: "delete-saved-snippet",
    method: "DELETE",
    path: "/saved_snippets/{saved_snippet_id}",
    since: 297,
    parameters: {
      /** The ID of a snippet of the actor. */
      saved_snippet_id: required(integer),
    },
    answer: {},
    refusals: ["snippet_unknown"],
    events: ["saved_snippets/remove"],
    example: snippetId,
    weight: 1,
    after: ["create-saved-snippet"],
  }),
  (realm, actor, { saved_snippet_id }) => {
    const snippet = ownSavedSnippet(realm, actor.user_id, saved_snippet_id);
    if (snippet === undefined) return unknownPersonalItem("snippet_unknown", "saved snippet");
    const saved_snippets = frozen(realm.saved_snippets.filter((other) => other !== snippet));
    const event = eventFor(onlyUsers([actor.user_id]), { type: "saved_snippets", op: "remove", saved_snippet_id });
    return accepted(transition(withFields(realm, { saved_snippets }), [event]), {});
  },
);
