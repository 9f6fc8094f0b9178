import type { SavedSnippet } from "../../realm/personal-items";
import type { SavedSnippetView } from "../../../protocol/records/personal-items";

/** What clients see of a snippet: all but whose it is. */
export function savedSnippetView({ user_id: _owner, ...snippet }: SavedSnippet): SavedSnippetView {
  return snippet;
}
