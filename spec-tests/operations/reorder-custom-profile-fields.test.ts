import { describe, expect, it } from "vitest";
import { reorderCustomProfileFields } from "../../src/index";
import { eventTypes } from "../support/outcomes";
import { profileRealm } from "../support/profile-realm";
import { ADA_ADMIN, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(reorderCustomProfileFields, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["order_incomplete", "BAD_REQUEST", { params: { order: [1] } }],
      ["order_incomplete", "BAD_REQUEST", { params: { order: [1, 1] } }],
      ["order_incomplete", "BAD_REQUEST", { params: { order: [1, 2, 2] } }],
      ["order_incomplete", "BAD_REQUEST", { params: { order: [] } }],
    ],
  },
]);

describe("reorderCustomProfileFields", () => {
  it("leaves the positions of unknown fields empty, and uses the last position of a field that is named twice", () => {
    const { realm } = reorderCustomProfileFields(profileRealm(), ADA_ADMIN, { order: [1, 9, 3, 1, 2] });
    expect(realm.custom_profile_fields.map(({ id, order }) => [id, order])).toEqual([
      [3, 2],
      [1, 3],
      [2, 4],
    ]);
  });

  it("puts the fields into the order, and notifies all accounts, also when the order stays", () => {
    const params = { order: [3, 1, 2] };
    const { outcome } = wireCall(profileRealm(), "ada@example.test", "PATCH", "/realm/profile_fields", params);
    const rows = outcome.realm.custom_profile_fields.map(({ id, order }) => [id, order]);
    expect(rows).toEqual([
      [3, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(eventTypes(outcome)).toEqual(["custom_profile_fields"]);
    expect(eventTypes(reorderCustomProfileFields(outcome.realm, ADA_ADMIN, params))).toEqual(["custom_profile_fields"]);
  });
});
