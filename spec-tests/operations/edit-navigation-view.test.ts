// Navigation views: changes and errors.
import { describe, expect, it } from "vitest";
import { addNavigationView, editNavigationView, type Realm } from "../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const VIEWED = [
  { fragment: "narrow/x", name: "X", is_pinned: true },
  { fragment: "narrow/y", name: "Y", is_pinned: true },
  { fragment: "inbox", is_pinned: true },
].reduce((realm, view) => addNavigationView(realm, MEL_MEMBER, view).realm, REALM);

spec(editNavigationView, [
  {
    realm: VIEWED,
    params: { fragment: "narrow/x", name: "new" },
    mistakes: [
      ["view_unknown", "BAD_REQUEST", { params: { fragment: "narrow/z" } }],
      ["view_name_built_in", "BAD_REQUEST", { params: { fragment: "inbox" } }],
      ["view_name_empty", "BAD_REQUEST", { params: { name: "" } }, APART],
      ["view_name_taken", "BAD_REQUEST", { params: { name: "Y" } }],
      ["view_name_taken", "BAD_REQUEST", { params: { name: "X" } }],
    ],
  },
]);

const fragment = "narrow/search/alarm";

function kept(): Realm {
  return [
    { fragment, is_pinned: true, name: "Alarms" },
    { fragment: "narrow/is/dm", is_pinned: true, name: "Talks" },
    { fragment: "inbox", is_pinned: false },
  ].reduce((realm, view) => play(realm).addNavigationView(MEL_MEMBER, view).realm, everyRole());
}

it("editNavigationView refuses an unknown view and another's with HTTP 404", () => {
  const realm = kept();
  const http_status = 404;
  expectRefusal(editNavigationView(realm, MEL_MEMBER, { fragment: "recent" }), realm, "BAD_REQUEST", "view_unknown", { http_status });
  expectRefusal(editNavigationView(realm, NINA_MEMBER, { fragment }), realm, "BAD_REQUEST", "view_unknown", { http_status });
});

describe("editNavigationView changes and notifies", () => {
  it("the given fields, and sends the whole view", () => {
    const outcome = editNavigationView(kept(), MEL_MEMBER, { fragment, is_pinned: true, name: "Sterne" });
    expect(eventTypes(outcome)).toEqual(["navigation_view/update"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([
      { type: "navigation_view", op: "update", fragment, data: { name: "Sterne", is_pinned: true } },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(play(outcome.realm).getNavigationViews(MEL_MEMBER, {}).response.navigation_views).toEqual([
      { fragment, is_pinned: true, name: "Sterne" },
      { fragment: "narrow/is/dm", is_pinned: true, name: "Talks" },
      { fragment: "inbox", is_pinned: false, name: null },
    ]);
  });

  it("only the actor's own view, and removes blanks around the name", () => {
    const both = play(kept()).addNavigationView(NINA_MEMBER, { fragment, is_pinned: true, name: "Mine" }).realm;
    const { realm } = play(both).editNavigationView(NINA_MEMBER, { fragment, is_pinned: false, name: " Sterne " });
    const first = (id: number): unknown => play(realm).getNavigationViews(id, {}).response.navigation_views[0];
    expect(first(NINA_MEMBER)).toEqual({ fragment, is_pinned: false, name: "Sterne" });
    expect(first(MEL_MEMBER)).toEqual({ fragment, is_pinned: true, name: "Alarms" });
  });

  it("nothing when nothing is given, but sends an event", () => {
    const realm = kept();
    const outcome = editNavigationView(realm, MEL_MEMBER, { fragment });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "navigation_view", op: "update", fragment, data: {} }]);
    expect(carriedOut(outcome).realm.navigation_views).toEqual(realm.navigation_views);
  });
});

it.each([fragment, encodeURIComponent(fragment)])(
  "PATCH /navigation_views/{fragment} accepts the fragment %s, with slashes escaped or not",
  (sent) => {
    const path = `/navigation_views/${sent}`;
    const { response, outcome } = wireCall(kept(), "mel@example.test", "PATCH", path, { is_pinned: false });
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ fragment, data: { is_pinned: false } }]);
  },
);
