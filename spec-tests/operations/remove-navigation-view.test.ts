// Navigation views: deletion and errors.
import { describe, expect, it } from "vitest";
import { addNavigationView, type Realm, removeNavigationView } from "../../src/index";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(removeNavigationView, [{ realm: REALM, mistakes: [["view_unknown", "BAD_REQUEST", { params: { fragment: "narrow/z" } }]] }]);

const fragment = "inbox";

function kept(): Realm {
  return play(everyRole()).addNavigationView(MEL_MEMBER, { fragment, is_pinned: true }).realm;
}

it("removeNavigationView refuses an unknown view and another's with HTTP 404", () => {
  const realm = kept();
  const http_status = 404;
  expectRefusal(removeNavigationView(realm, MEL_MEMBER, { fragment: "recent" }), realm, "BAD_REQUEST", "view_unknown", {
    http_status,
  });
  expectRefusal(removeNavigationView(realm, NINA_MEMBER, { fragment }), realm, "BAD_REQUEST", "view_unknown", { http_status });
});

describe("removeNavigationView changes and notifies", () => {
  it("removes the view, notifies only the actor, and lets it be added again", () => {
    const outcome = removeNavigationView(kept(), MEL_MEMBER, { fragment });
    expect(eventTypes(outcome)).toEqual(["navigation_view/remove"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "navigation_view", op: "remove", fragment }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(play(outcome.realm).getNavigationViews(MEL_MEMBER, {}).response.navigation_views).toEqual([]);
    expect(addNavigationView(outcome.realm, MEL_MEMBER, { fragment, is_pinned: false }).ok).toBe(true);
  });

  it("keeps the same view of other accounts", () => {
    const both = play(kept()).addNavigationView(NINA_MEMBER, { fragment, is_pinned: true }).realm;
    const { realm } = play(both).removeNavigationView(MEL_MEMBER, { fragment });
    expect(play(realm).getNavigationViews(NINA_MEMBER, {}).response.navigation_views).toHaveLength(1);
  });

  it.each([fragment, encodeURIComponent(fragment)])("works over the wire for %s", (sent) => {
    const { response } = wireCall(kept(), "mel@example.test", "DELETE", `/navigation_views/${sent}`);
    expect(response.body).toEqual({ result: "success", msg: "" });
  });
});
