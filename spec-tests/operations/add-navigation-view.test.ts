// Navigation views.
import { describe, expect, it } from "vitest";
import { addNavigationView, type Realm } from "../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

const VIEWED = [
  { fragment: "narrow/x", name: "X", is_pinned: true },
  { fragment: "narrow/y", name: "Y", is_pinned: true },
  { fragment: "inbox", is_pinned: true },
].reduce((realm, view) => addNavigationView(realm, MEL_MEMBER, view).realm, REALM);

spec(addNavigationView, [
  {
    realm: VIEWED,
    mistakes: [
      ["view_fragment_empty", "BAD_REQUEST", { params: { fragment: " " } }],
      ["view_exists", "BAD_REQUEST", { params: { fragment: "narrow/x" } }],
      ["view_name_built_in", "BAD_REQUEST", { params: { fragment: "recent" } }],
      ["view_name_missing", "BAD_REQUEST", { params: { name: undefined } }, APART],
      ["view_name_empty", "BAD_REQUEST", { params: { name: " " } }],
      ["view_name_taken", "BAD_REQUEST", { params: { name: "X" } }],
    ],
  },
]);

const starred = { fragment: "narrow/is/starred", is_pinned: true } as const;
const alarms = { fragment: "narrow/search/alarm", is_pinned: true } as const;

function kept(): Realm {
  return play(everyRole()).addNavigationView(MEL_MEMBER, { ...alarms, name: "Alarms" }).realm;
}

describe("addNavigationView changes and notifies", () => {
  it("adds a view to the actor's own views; a built-in view has no name", () => {
    const outcome = addNavigationView(kept(), NINA_MEMBER, starred);
    expect(carriedOut(outcome).response).toEqual({});
    const view = { ...starred, name: null };
    expect(play(outcome.realm).getNavigationViews(NINA_MEMBER, {}).response).toEqual({
      navigation_views: [view],
    });
    expect(eventTypes(outcome)).toEqual(["navigation_view/add"]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([{ type: "navigation_view", op: "add", navigation_view: view }]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([]);
  });

  it("removes blanks around the fragment", () => {
    const { realm } = play(everyRole()).addNavigationView(MEL_MEMBER, { ...starred, fragment: ` ${starred.fragment} ` });
    expect(realm.navigation_views).toMatchObject([starred]);
    expectRefusal(addNavigationView(realm, MEL_MEMBER, starred), realm, "BAD_REQUEST", "view_exists");
  });

  it.each([
    "inbox",
    "recent",
    "feed",
    "drafts",
    "scheduled",
    "reminders",
    "narrow/is/mentioned",
    "narrow/is/starred",
    "narrow/has/reaction/sender/me",
  ])("%s is built in", (fragment) => {
    expect(addNavigationView(everyRole(), MEL_MEMBER, { fragment, is_pinned: false }).ok).toBe(true);
  });
});
