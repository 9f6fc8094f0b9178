// Saved snippets.
import { expect, it } from "vitest";
import { getSavedSnippets, type Realm } from "../../src/index";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getSavedSnippets, [{ realm: REALM, mistakes: [] }]);

it("lists the actor's own snippets in the order of creation", () => {
  let realm: Realm = everyRole();
  for (const [userId, title] of [
    [MEL_MEMBER, "b"],
    [NINA_MEMBER, "x"],
    [MEL_MEMBER, "a"],
  ] as const) {
    realm = play(realm).createSavedSnippet(userId, { title, content: title }).realm;
  }
  const listed = play(realm).getSavedSnippets(MEL_MEMBER, {});
  expect(listed.realm).toBe(realm);
  expect(listed.response.saved_snippets).toEqual([
    { id: 1, title: "b", content: "b", date_created: START },
    { id: 3, title: "a", content: "a", date_created: START },
  ]);
});
