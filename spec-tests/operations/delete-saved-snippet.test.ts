// Saved snippets: deletion and errors.
import { describe, expect, it } from "vitest";
import { createSavedSnippet, deleteSavedSnippet, getSavedSnippets, type Realm } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes, eventsFor } from "../support/outcomes";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

function kept(follow: "documented" | "server" = "documented"): Realm {
  return carriedOut(createSavedSnippet(everyRole({ realm: { follow } }), MEL_MEMBER, { title: "hello", content: "hi" })).realm;
}

describe("deleteSavedSnippet refuses", () => {
  it.each([
    ["documented", 400],
    ["server", 404],
  ] as const)("an unknown snippet and another's, where `follow` is %s with HTTP %i", (follow, http_status) => {
    const realm = kept(follow);
    expectRefusal(deleteSavedSnippet(realm, MEL_MEMBER, { saved_snippet_id: 2 }), realm, "BAD_REQUEST", "snippet_unknown", {
      http_status,
    });
    expectRefusal(deleteSavedSnippet(realm, NINA_MEMBER, { saved_snippet_id: 1 }), realm, "BAD_REQUEST", "snippet_unknown", {
      http_status,
    });
  });
});

describe("deleteSavedSnippet changes and notifies", () => {
  it("deletes the snippet permanently, and notifies only the actor", () => {
    const outcome = deleteSavedSnippet(kept(), MEL_MEMBER, { saved_snippet_id: 1 });
    expect(eventTypes(outcome)).toEqual(["saved_snippets/remove"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ saved_snippet_id: 1 }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(carriedOut(getSavedSnippets(outcome.realm, MEL_MEMBER, {})).response.saved_snippets).toEqual([]);
    const again = carriedOut(createSavedSnippet(outcome.realm, MEL_MEMBER, { title: "hello", content: "hi" }));
    expect(again.response).toEqual({ saved_snippet_id: 2 });
  });

  it("keeps another snippet with the same title", () => {
    const both = carriedOut(createSavedSnippet(kept(), MEL_MEMBER, { title: "hello", content: "ho" })).realm;
    const { realm } = carriedOut(deleteSavedSnippet(both, MEL_MEMBER, { saved_snippet_id: 1 }));
    expect(carriedOut(getSavedSnippets(realm, MEL_MEMBER, {})).response.saved_snippets).toMatchObject([{ id: 2 }]);
  });

  it("works over the wire", () => {
    const { response } = wireCall(kept(), "mel@example.test", "DELETE", "/saved_snippets/1");
    expect(response.body).toEqual({ result: "success", msg: "" });
  });
});
