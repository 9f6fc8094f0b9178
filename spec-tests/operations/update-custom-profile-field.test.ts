// Public facts on custom profile fields.
import { describe, expect, it } from "vitest";
import { updateCustomProfileField } from "../../src/index";
import { carriedOut, expectRefusal, told } from "../support/outcomes";
import { BADGE, profileRealm, TEA } from "../support/profile-realm";
import { ADA_ADMIN, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("updateCustomProfileField refuses, the first reason first", () => {
  const realm = profileRealm();
  it.each([
    ["a member as actor", MEL_MEMBER, { field_id: 99 }],
    ["an unknown field", ADA_ADMIN, { field_id: 99, name: "" }],
    ["an empty name", ADA_ADMIN, { field_id: TEA, name: "" }],
    ["the name of another field", ADA_ADMIN, { field_id: TEA, name: "Badge" }],
    ["a hint of 81 characters", ADA_ADMIN, { field_id: TEA, hint: "x".repeat(81) }],
  ])("%s", (_name, actor, params) => {
    expectRefusal(updateCustomProfileField(realm, actor, params), realm, "BAD_REQUEST");
  });
});

describe("updateCustomProfileField", () => {
  it("changes what is given, and tells everybody", () => {
    const params = { hint: "A number", editable_by_user: true };
    const { outcome } = wireCall(profileRealm(), "ada@example.test", "PATCH", `/realm/profile_fields/${BADGE}`, params);
    expect(carriedOut(outcome).realm.custom_profile_fields[1]).toMatchObject({ name: "Badge", type: 1, ...params });
    expect(told(outcome)).toEqual(["custom_profile_fields"]);
    const again = updateCustomProfileField(outcome.realm, ADA_ADMIN, { field_id: BADGE, ...params });
    expect(told(again)).toEqual(["custom_profile_fields"]);
  });
});
