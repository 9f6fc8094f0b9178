// Saved snippets: deletion and errors.
import { describe, expect, it, test } from "vitest";
import { deleteSavedSnippet, type Realm } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { APART, spec } from "../support/spec";

function kept(): Realm {
  return play(everyRole()).createSavedSnippet(MEL_MEMBER, { title: "hello", content: "hi" }).realm;
}

spec(deleteSavedSnippet, [
  {
    realm: everyRole(),
    mistakes: [
      ["snippet_unknown", "BAD_REQUEST", { params: { saved_snippet_id: 99 } }],
      ["snippet_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }, APART],
    ],
  },
]);

test("an unknown snippet is refused with HTTP 404", () => {
  const http_status = 404;
  expect(deleteSavedSnippet(kept(), MEL_MEMBER, { saved_snippet_id: 2 })).toMatchObject({ error: { http_status } });
});

describe("deleteSavedSnippet changes and notifies", () => {
  it("deletes the snippet permanently, and notifies only the actor", () => {
    const outcome = deleteSavedSnippet(kept(), MEL_MEMBER, { saved_snippet_id: 1 });
    expect(eventTypes(outcome)).toEqual(["saved_snippets/remove"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ saved_snippet_id: 1 }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(play(outcome.realm).getSavedSnippets(MEL_MEMBER, {}).response.saved_snippets).toEqual([]);
    expect(play(outcome.realm).createSavedSnippet(MEL_MEMBER, { title: "hello", content: "hi" }).response).toEqual({ saved_snippet_id: 2 });
  });

  it("keeps another snippet with the same title", () => {
    const both = play(kept()).createSavedSnippet(MEL_MEMBER, { title: "hello", content: "ho" }).realm;
    const { realm } = play(both).deleteSavedSnippet(MEL_MEMBER, { saved_snippet_id: 1 });
    expect(play(realm).getSavedSnippets(MEL_MEMBER, {}).response.saved_snippets).toMatchObject([{ id: 2 }]);
  });
});
