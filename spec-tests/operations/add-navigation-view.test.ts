// Navigation views.
import { describe, expect, it } from "vitest";
import { addNavigationView, getNavigationViews, type Realm } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes, eventsFor } from "../support/outcomes";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const starred = { fragment: "narrow/is/starred", is_pinned: true } as const;
const alarms = { fragment: "narrow/search/alarm", is_pinned: true } as const;

function kept(): Realm {
  return carriedOut(addNavigationView(everyRole(), MEL_MEMBER, { ...alarms, name: "Alarms" })).realm;
}

describe("addNavigationView refuses, the first reason first", () => {
  const realm = kept();
  it.each([
    ["an empty fragment", { fragment: " ", is_pinned: true, name: "" }, "view_fragment_empty"],
    ["a fragment that is there already", { ...alarms, name: "" }, "view_exists"],
    ["a name for a view that is built in", { ...starred, name: "Stars" }, "view_name_built_in"],
    ["none for another", { fragment: "narrow/is/dm", is_pinned: true }, "view_name_missing"],
    ["an empty name", { fragment: "narrow/is/dm", is_pinned: true, name: " " }, "view_name_empty"],
    ["a name that another view has", { fragment: "narrow/is/dm", is_pinned: true, name: "Alarms" }, "view_name_taken"],
  ])("%s", (_name, params, reason) => {
    expectRefusal(addNavigationView(realm, MEL_MEMBER, params), realm, "BAD_REQUEST", reason);
  });
});

describe("addNavigationView changes and notifies", () => {
  it("adds a view to the actor's own views; a built-in view has no name", () => {
    const outcome = addNavigationView(kept(), NINA_MEMBER, starred);
    expect(carriedOut(outcome).response).toEqual({});
    const view = { ...starred, name: null };
    expect(carriedOut(getNavigationViews(outcome.realm, NINA_MEMBER, {})).response).toEqual({
      navigation_views: [view],
    });
    expect(eventTypes(outcome)).toEqual(["navigation_view/add"]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([{ type: "navigation_view", op: "add", navigation_view: view }]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([]);
  });

  it("removes blanks around the fragment", () => {
    const { realm } = carriedOut(addNavigationView(everyRole(), MEL_MEMBER, { ...starred, fragment: ` ${starred.fragment} ` }));
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

describe("POST /navigation_views", () => {
  it("exists since feature level 390", () => {
    const status = (feature_level: number): number =>
      wireCall(everyRole({ feature_level }), "mel@example.test", "POST", "/navigation_views", starred).response.status;
    expect([status(389), status(390)]).toEqual([404, 200]);
  });
});
