// Navigation views.
import { expect, it } from "vitest";
import { getNavigationViews, type Realm } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getNavigationViews, [{ realm: REALM, mistakes: [] }]);

it("lists the actor's own views in the order in which they were added", () => {
  let realm: Realm = everyRole();
  for (const [userId, fragment] of [
    [MEL_MEMBER, "recent"],
    [NINA_MEMBER, "recent"],
    [MEL_MEMBER, "inbox"],
  ] as const) {
    realm = play(realm).addNavigationView(userId, { fragment, is_pinned: fragment === "inbox" }).realm;
  }
  const outcome = getNavigationViews(realm, MEL_MEMBER, {});
  expect(outcome.realm).toBe(realm);
  const listed = {
    navigation_views: [
      { fragment: "recent", is_pinned: false, name: null },
      { fragment: "inbox", is_pinned: true, name: null },
    ],
  };
  expect(carriedOut(outcome).response).toEqual(listed);
  const { body } = wireCall(realm, "mel@example.test", "GET", "/navigation_views").response;
  expect(body).toEqual({ result: "success", msg: "", ...listed });
});
