import { describe, expect, it } from "vitest";
import { deleteCustomProfileField, getOwnUser, updateOwnProfile } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { ABOUT, profileRealm, TEA } from "../support/profile-realm";
import { ADA_ADMIN, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("deleteCustomProfileField", () => {
  it("refuses members, then an unknown field", () => {
    const realm = profileRealm();
    expectRefusal(deleteCustomProfileField(realm, MEL_MEMBER, { field_id: 99 }), realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
    expectRefusal(deleteCustomProfileField(realm, ADA_ADMIN, { field_id: 99 }), realm, "BAD_REQUEST", "profile_field_unknown");
  });

  it("deletes the field with all values, and keeps the positions of the others", () => {
    const data = [
      { id: TEA, value: "green" },
      { id: ABOUT, value: "me" },
    ];
    const { realm } = carriedOut(updateOwnProfile(profileRealm(), MEL_MEMBER, { data }));
    const { outcome } = wireCall(realm, "ada@example.test", "DELETE", `/realm/profile_fields/${TEA}`);
    expect(eventTypes(outcome)).toEqual(["custom_profile_fields"]);
    expect(outcome.realm.custom_profile_fields.map(({ id, order }) => [id, order])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    const own = carriedOut(getOwnUser(outcome.realm, MEL_MEMBER, {})).response;
    expect(Object.keys(outcome.realm.users.get(MEL_MEMBER - 1)?.profile ?? {})).toEqual([String(ABOUT)]);
    expect(own["profile_data"]).toEqual({ [ABOUT]: { value: "me", rendered_value: "<p>me</p>" } });
  });
});
