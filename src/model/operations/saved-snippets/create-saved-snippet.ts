import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { SavedSnippet } from "../../realm/personal-items";
import { readSnippet } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { savedSnippetView } from "../../views/personal-items";
import { operation } from "../operation";

/** Creates a saved snippet: a text to insert into messages. */
export const createSavedSnippet = operation(
  () => ({
    id: "create-saved-snippet",
    method: "POST",
    path: "/saved_snippets",
    since: 297,
    parameters: {
      /** The title: at most 60 characters. */
      title: required(text),
      /** The text: Markdown, at most `max_message_length` characters. */
      content: required(text),
    },
    answer: {
      /** The ID of the snippet. */
      saved_snippet_id: integer,
    },
    refusals: ["snippet_title_length", "content_empty", "content_with_null", "snippet_too_long"],
    events: ["saved_snippets/add"],
    example: (pick) => ({ title: "t", content: pick.content() }),
  }),
  (realm, actor, params) => {
    const { title, content } = params;
    const fields = readSnippet(realm, { title, content });
    if (isFailure(fields)) return fields;
    const id = realm.last_ids.saved_snippet + 1;
    const snippet: SavedSnippet = { id, user_id: actor.user_id, ...fields, date_created: realm.now };
    const next = withFields(realm, {
      saved_snippets: frozen([...realm.saved_snippets, snippet]),
      last_ids: withFields(realm.last_ids, { saved_snippet: id }),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "saved_snippets",
      op: "add",
      saved_snippet: savedSnippetView(snippet),
    });
    return accepted(transition(next, [event]), { saved_snippet_id: id });
  },
);
