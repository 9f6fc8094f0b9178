import { describe, expect, it } from "vitest";
import { createCustomProfileField, updateCustomProfileField } from "../../src/index";
import { SUMMARY_REALM } from "../support/account-mistakes";
import { carriedOut, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BADGE, profileRealm, TEA } from "../support/profile-realm";
import { ADA_ADMIN, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const WITH_SERVICE = createCustomProfileField(REALM, OLIVE_OWNER, { field_type: 7, field_data: { subtype: "github" } }).realm;

spec(updateCustomProfileField, [
  {
    realm: SUMMARY_REALM,
    actor: OLIVE_OWNER,
    params: { field_id: 1, name: "New" },
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["profile_field_unknown", "BAD_REQUEST", { params: { field_id: 99 } }],
      ["profile_field_of_service", "BAD_REQUEST", { realm: () => WITH_SERVICE, params: { field_id: 3 } }],
      ["profile_field_name_length", "BAD_REQUEST", { params: { name: " " } }],
      ["profile_field_hint_too_long", "BAD_REQUEST", { params: { hint: "x".repeat(81) } }],
      ["profile_field_invalid", "BAD_REQUEST", { params: { field_id: 4, field_data: { r: "Red" } } }],
      ["profile_field_not_for_summary", "BAD_REQUEST", { params: { field_id: 6, display_in_profile_summary: true } }],
      ["profile_summary_full", "BAD_REQUEST", { params: { field_id: 3, display_in_profile_summary: true } }],
      ["profile_field_name_taken", "BAD_REQUEST", { params: { name: "Birthday" } }],
    ],
  },
]);

describe("updateCustomProfileField", () => {
  it("changes the given fields, and notifies all accounts", () => {
    const params = { hint: "A number", editable_by_user: true };
    const { outcome } = wireCall(profileRealm(), "ada@example.test", "PATCH", `/realm/profile_fields/${BADGE}`, params);
    expect(carriedOut(outcome).realm.custom_profile_fields[1]).toMatchObject({ name: "Badge", type: 1, ...params });
    expect(eventTypes(outcome)).toEqual(["custom_profile_fields"]);
    const again = updateCustomProfileField(outcome.realm, ADA_ADMIN, { field_id: BADGE, ...params });
    expect(eventTypes(again)).toEqual(["custom_profile_fields"]);
  });

  it("keeps fields that are not given, and accepts an empty hint", () => {
    const choices = { required: true, editable_by_user: false, display_in_profile_summary: true };
    const set = play(profileRealm()).updateCustomProfileField(ADA_ADMIN, { field_id: TEA, hint: "Which one?", ...choices }).realm;
    const { realm } = play(set).updateCustomProfileField(ADA_ADMIN, { field_id: TEA, name: "Drink" });
    expect(realm.custom_profile_fields[0]).toMatchObject({ name: "Drink", hint: "Which one?", ...choices });
    const cleared = play(realm).updateCustomProfileField(ADA_ADMIN, { field_id: TEA, hint: "" }).realm;
    expect(cleared.custom_profile_fields[0]).toMatchObject({ name: "Drink", hint: "" });
  });

  it("keeps the values of a field that is not a list", () => {
    const filled = play(profileRealm()).updateOwnProfile(MEL_MEMBER, { data: [{ id: TEA, value: "green" }] }).realm;
    const { realm } = play(filled).updateCustomProfileField(ADA_ADMIN, { field_id: TEA, name: "Drink" });
    expect(realm.users.get(MEL_MEMBER - 1)?.profile).toEqual({ [TEA]: "green" });
  });

  it("refuses changes to an external account of a known service, except its display and who edits it", () => {
    const github = { field_type: 7, field_data: { subtype: "github" } };
    const { realm, response } = play(profileRealm()).createCustomProfileField(ADA_ADMIN, github);
    const field_id = response.id;
    for (const change of [{ hint: "mine" }, { field_data: { subtype: "twitter" } }]) {
      expectRefusal(updateCustomProfileField(realm, ADA_ADMIN, { field_id, ...change }), realm, "BAD_REQUEST", "profile_field_of_service");
    }
    const changes = { name: "GitHub username", field_data: github.field_data, display_in_profile_summary: true };
    expect(updateCustomProfileField(realm, ADA_ADMIN, { field_id, ...changes }).ok).toBe(true);
  });

  it("deletes values that are no longer options, without an event", () => {
    const option = (text: string) => ({ text, order: "1" });
    const colors = { field_type: 3, name: "Color", field_data: { constructor: option("Red"), g: option("Green") } };
    const made = play(profileRealm()).createCustomProfileField(ADA_ADMIN, colors);
    const field_id = made.response.id;
    const red = made.updateOwnProfile(MEL_MEMBER, { data: [{ id: field_id, value: "constructor" }] }).realm;
    const chosen = play(red).updateOwnProfile(OLIVE_OWNER, { data: [{ id: field_id, value: "g" }] }).realm;
    const outcome = updateCustomProfileField(chosen, ADA_ADMIN, { field_id, field_data: { g: option("Green") } });
    expect(eventTypes(outcome)).toEqual(["custom_profile_fields"]);
    expect(outcome.realm.users.get(MEL_MEMBER - 1)?.profile).toEqual({});
    expect(outcome.realm.users.get(OLIVE_OWNER - 1)?.profile).toEqual({ [field_id]: "g" });
  });
});
