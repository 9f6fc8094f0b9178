import { describe, expect, it } from "vitest";
import { reorderLinkifiers } from "../../src/index";
import { linkifierRealm } from "../support/linkifier-realm";
import { expectRefusal, eventTypes } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("reorderLinkifiers", () => {
  it("refuses members", () => {
    const realm = linkifierRealm();
    expectRefusal(
      reorderLinkifiers(realm, MEL_MEMBER, { ordered_linkifier_ids: [] }),
      realm,
      "UNAUTHORIZED_PRINCIPAL",
      "administrator_required",
    );
  });

  it.each([[[1, 2]], [[1, 2, 3, 4]], [[1, 2, 2]], [[1, 2, 3, 3]], [[]]])("refuses the order %j", (...[ids]) => {
    const realm = linkifierRealm();
    expectRefusal(reorderLinkifiers(realm, ADA_ADMIN, { ordered_linkifier_ids: ids }), realm, "BAD_REQUEST", "order_incomplete");
  });

  it("puts the linkifiers into the order, and notifies all accounts, also when the order stays", () => {
    const params = { ordered_linkifier_ids: [3, 1, 2] };
    const { outcome } = wireCall(linkifierRealm(), "ada@example.test", "PATCH", "/realm/linkifiers", params);
    expect(outcome.realm.linkifiers.map((row) => row.id)).toEqual([3, 1, 2]);
    expect(eventTypes(outcome)).toEqual(["realm_linkifiers"]);
    const again = reorderLinkifiers(outcome.realm, ADA_ADMIN, params);
    expect(eventTypes(again)).toEqual(["realm_linkifiers"]);
    const none = reorderLinkifiers(everyRole(), ADA_ADMIN, { ordered_linkifier_ids: [] });
    expect([none.ok, eventTypes(none)]).toEqual([true, []]);
  });
});
