// Saved snippets.
import { expect, it } from "vitest";
import { getSavedSnippets, type Realm } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

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
  const outcome = getSavedSnippets(realm, MEL_MEMBER, {});
  expect(outcome.realm).toBe(realm);
  const listed = {
    saved_snippets: [
      { id: 1, title: "b", content: "b", date_created: START },
      { id: 3, title: "a", content: "a", date_created: START },
    ],
  };
  expect(carriedOut(outcome).response).toEqual(listed);
  const { body } = wireCall(realm, "mel@example.test", "GET", "/saved_snippets").response;
  expect(body).toEqual({ result: "success", msg: "", ...listed });
});
