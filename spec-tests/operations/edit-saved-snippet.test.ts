// Saved snippets: changes and errors.
import { describe, expect, it, test } from "vitest";
import { editSavedSnippet, type Realm } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { APART, spec } from "../support/spec";

function kept(): Realm {
  return play(everyRole()).createSavedSnippet(MEL_MEMBER, { title: "hello", content: "hi" }).realm;
}

spec(editSavedSnippet, [
  {
    realm: everyRole(),
    mistakes: [
      ["snippet_title_length", "BAD_REQUEST", { params: { title: "" } }],
      ["content_empty", "BAD_REQUEST", { params: { content: " " } }],
      ["content_with_null", "BAD_REQUEST", { params: { content: "a\u0000b" } }],
      ["snippet_too_long", "BAD_REQUEST", { params: { content: "c".repeat(10_001) } }],
      ["snippet_unknown", "BAD_REQUEST", { params: { saved_snippet_id: 99 } }],
      ["snippet_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }, APART],
    ],
  },
]);

test("an unknown snippet is refused with HTTP 404", () => {
  const http_status = 404;
  const outcome = editSavedSnippet(kept(), MEL_MEMBER, { saved_snippet_id: 2, title: "a" });
  expect(outcome).toMatchObject({ error: { http_status } });
});

describe("editSavedSnippet changes", () => {
  it("the given fields, and keeps the rest", () => {
    const first = play(kept()).editSavedSnippet(MEL_MEMBER, { saved_snippet_id: 1, title: "hullo" }).realm;
    const { realm } = play(first).editSavedSnippet(MEL_MEMBER, { saved_snippet_id: 1, content: "ho" });
    expect(play(realm).getSavedSnippets(MEL_MEMBER, {}).response.saved_snippets).toEqual([
      { id: 1, title: "hullo", content: "ho", date_created: START },
    ]);
  });

  it("only the named snippet", () => {
    const two = play(kept()).createSavedSnippet(MEL_MEMBER, { title: "bye", content: "see you" }).realm;
    const { realm } = play(two).editSavedSnippet(MEL_MEMBER, { saved_snippet_id: 2, title: "ciao" });
    const titles = play(realm)
      .getSavedSnippets(MEL_MEMBER, {})
      .response.saved_snippets.map(({ title }) => title);
    expect(titles).toEqual(["hello", "ciao"]);
  });

  it("texts without the blanks around them", () => {
    const { realm } = play(kept()).editSavedSnippet(MEL_MEMBER, { saved_snippet_id: 1, title: " a ", content: " b\n" });
    expect(play(realm).getSavedSnippets(MEL_MEMBER, {}).response.saved_snippets).toMatchObject([{ title: "a", content: "b" }]);
  });
});

it("editSavedSnippet notifies only the actor, also for the same text, and no account when no field is given", () => {
  const outcome = editSavedSnippet(kept(), MEL_MEMBER, { saved_snippet_id: 1, title: "hullo" });
  expect(eventTypes(outcome)).toEqual(["saved_snippets/update"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ saved_snippet: { id: 1, title: "hullo", content: "hi" } }]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  expect(eventTypes(editSavedSnippet(kept(), MEL_MEMBER, { saved_snippet_id: 1, title: "hello" }))).toEqual(["saved_snippets/update"]);
  expect(eventTypes(editSavedSnippet(kept(), MEL_MEMBER, { saved_snippet_id: 99 }))).toEqual([]);
});
