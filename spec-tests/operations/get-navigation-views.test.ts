// Navigation views.
import { expect, it } from "vitest";
import { getNavigationViews, type Realm } from "../../src/index";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

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
  const listed = play(realm).getNavigationViews(MEL_MEMBER, {});
  expect(listed.realm).toBe(realm);
  expect(listed.response.navigation_views).toEqual([
    { fragment: "recent", is_pinned: false, name: null },
    { fragment: "inbox", is_pinned: true, name: null },
  ]);
});
