import { expect, it } from "vitest";
import { clearOwnProfile } from "../../src/index";
import { FIXED_FIELD, PROFILE_REALM } from "../support/account-mistakes";
import { eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { profileRealm, TEA } from "../support/profile-realm";
import { BEEP_BOT, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { wireCall } from "../support/wire-call";

spec(clearOwnProfile, [
  {
    realm: PROFILE_REALM,
    params: { data: [2] },
    mistakes: [
      ["bots_have_no_profile", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["profile_field_unknown", "BAD_REQUEST", { params: { data: [1, 99] } }],
      ["profile_field_not_editable", "BAD_REQUEST", { params: { data: [1, FIXED_FIELD] } }, { params: { data: [FIXED_FIELD, 99] } }],
    ],
  },
]);

const { realm } = play(profileRealm()).updateOwnProfile(MEL_MEMBER, { data: [{ id: TEA, value: "green" }] });

it("clearOwnProfile deletes values, and sends an event only for existing ones", () => {
  const { outcome } = wireCall(realm, "mel@example.test", "DELETE", "/users/me/profile_data", { data: [TEA, 3] });
  expect(outcome.realm.users.get(MEL_MEMBER - 1)?.profile).toEqual({});
  expect(eventTypes(outcome)).toEqual(["realm_user/update"]);
  expect(clearOwnProfile(outcome.realm, MEL_MEMBER, { data: [TEA] }).realm).toBe(outcome.realm);
});
