import { describe, expect, it } from "vitest";
import { clearOwnProfile, updateOwnProfile } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { BADGE, profileRealm, TEA } from "../support/profile-realm";
import { BEEP_BOT, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const { realm } = carriedOut(updateOwnProfile(profileRealm(), MEL_MEMBER, { data: [{ id: TEA, value: "green" }] }));

describe("clearOwnProfile", () => {
  it.each([
    ["bots", BEEP_BOT, [99], "bots_have_no_profile"],
    ["an unknown field", MEL_MEMBER, [TEA, 99], "profile_field_unknown"],
    ["a field that only administrators change", MEL_MEMBER, [TEA, BADGE], "profile_field_not_editable"],
  ])("refuses %s", (_name, actor, data, reason) => {
    expectRefusal(clearOwnProfile(realm, actor, { data }), realm, "BAD_REQUEST", reason);
  });

  it("deletes values, and sends an event only for existing ones", () => {
    const { outcome } = wireCall(realm, "mel@example.test", "DELETE", "/users/me/profile_data", { data: [TEA, 3] });
    expect(outcome.realm.users.get(MEL_MEMBER - 1)?.profile).toEqual({});
    expect(eventTypes(outcome)).toEqual(["realm_user/update"]);
    expect(clearOwnProfile(outcome.realm, MEL_MEMBER, { data: [TEA] }).realm).toBe(outcome.realm);
  });
});
