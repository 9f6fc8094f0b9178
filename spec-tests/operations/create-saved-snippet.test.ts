// Saved snippets.
import { expect, it } from "vitest";
import { createSavedSnippet } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { APART, spec } from "../support/spec";

spec(createSavedSnippet, [
  {
    realm: everyRole(),
    mistakes: [
      ["snippet_title_length", "BAD_REQUEST", { params: { title: "  " } }],
      ["content_empty", "BAD_REQUEST", { params: { content: " \n" } }],
      ["content_with_null", "BAD_REQUEST", { params: { content: "a\u0000b" } }],
      ["snippet_too_long", "BAD_REQUEST", { params: { content: "c".repeat(10_001) } }],
      ["snippet_title_length", "BAD_REQUEST", { params: { title: "t".repeat(61) } }, APART],
    ],
  },
]);

it("createSavedSnippet stores the text for its account, with an ID and the time", () => {
  const first = play(everyRole()).createSavedSnippet(MEL_MEMBER, { title: " hello ", content: "  **hi** " });
  const second = first.createSavedSnippet(NINA_MEMBER, { title: "😀".repeat(60), content: "x" });
  expect([first.response, second.response]).toEqual([{ saved_snippet_id: 1 }, { saved_snippet_id: 2 }]);
  expect(second.getSavedSnippets(MEL_MEMBER, {}).response).toEqual({
    saved_snippets: [{ id: 1, title: "hello", content: "**hi**", date_created: START }],
  });
});

it("createSavedSnippet notifies only the actor", () => {
  const outcome = createSavedSnippet(everyRole(), MEL_MEMBER, { title: "hello", content: "hi" });
  expect(eventTypes(outcome)).toEqual(["saved_snippets/add"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ saved_snippet: { id: 1, title: "hello", content: "hi" } }]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});
