import { expect, it } from "vitest";
import { addLinkifier, reorderLinkifiers } from "../../src/index";
import { linkifierRealm } from "../support/linkifier-realm";
import { eventTypes } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const RULE = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };
const LINKED = addLinkifier(addLinkifier(REALM, OLIVE_OWNER, RULE).realm, OLIVE_OWNER, { ...RULE, pattern: "T(?P<id>[0-9]+)" }).realm;

spec(reorderLinkifiers, [
  {
    realm: LINKED,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["order_incomplete", "BAD_REQUEST", { params: { ordered_linkifier_ids: [1] } }],
      ...[[1, 1], [1, 2, 3, 4], [1, 2, 2], []].map(
        (ordered_linkifier_ids) => ["order_incomplete", "BAD_REQUEST", { params: { ordered_linkifier_ids } }] as const,
      ),
    ],
  },
]);

it("reorderLinkifiers puts the linkifiers into the order, and notifies all accounts, also when the order stays", () => {
  const params = { ordered_linkifier_ids: [3, 1, 2] };
  const { outcome } = wireCall(linkifierRealm(), "ada@example.test", "PATCH", "/realm/linkifiers", params);
  expect(outcome.realm.linkifiers.map((row) => row.id)).toEqual([3, 1, 2]);
  expect(eventTypes(outcome)).toEqual(["realm_linkifiers"]);
  const again = reorderLinkifiers(outcome.realm, ADA_ADMIN, params);
  expect(eventTypes(again)).toEqual(["realm_linkifiers"]);
  const none = reorderLinkifiers(everyRole(), ADA_ADMIN, { ordered_linkifier_ids: [] });
  expect([none.ok, eventTypes(none)]).toEqual([true, []]);
});
