import { describe, expect, it } from "vitest";
import { updateOwnProfile } from "../../src/index";
import { FIXED_FIELD, PROFILE_MISTAKES, PROFILE_REALM } from "../support/account-mistakes";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ABOUT, profileRealm, TEA } from "../support/profile-realm";
import { BEEP_BOT, everyRole, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { wireCall } from "../support/wire-call";

spec(updateOwnProfile, [
  {
    realm: PROFILE_REALM,
    params: { data: [{ id: 1, value: "she" }] },
    mistakes: [
      ["bots_have_no_profile", "BAD_REQUEST", { actor: BEEP_BOT }],
      ...PROFILE_MISTAKES.map(([reason, data]) => [reason, "BAD_REQUEST", { params: { data } }] as const),
      ["profile_field_not_editable", "BAD_REQUEST", { params: { data: [{ id: FIXED_FIELD, value: "x" }] } }],
    ],
  },
]);

it.each([
  [1, "😀".repeat(50), "😀".repeat(51), "profile_value_too_long"],
  [2, "😀".repeat(500), "😀".repeat(501), "profile_value_too_long"],
  [3, "a", "toString", "profile_option_unknown"],
  [4, "2024-02-29", "2025-02-29", "profile_date_invalid"],
  [5, "https://example.com/x", "example.com", "profile_link_invalid"],
  [6, [MEL_MEMBER], [BEEP_BOT], "profile_user_unknown"],
  [6, [GRETA_GUEST], [GONE_MEMBER], "profile_user_unknown"],
  [7, "😀".repeat(50), "x".repeat(51), "profile_value_too_long"],
  [8, "they", "x".repeat(51), "profile_value_too_long"],
])("updateOwnProfile accepts values by the type of the field: type %i: %j, but not %j", (id, fits, refused, reason) => {
  const options = '{"a":{"text":"A","order":"1"}}';
  const fields = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((type) => ({
    name: `Field ${type}`,
    type,
    ...(type === 3 ? { field_data: options } : {}),
  }));
  const realm = everyRole({ custom_profile_fields: fields });
  const kept = play(realm).updateOwnProfile(NINA_MEMBER, { data: [{ id, value: fits }] }).realm;
  const stored = typeof fits === "string" ? fits : JSON.stringify(fits);
  expect(kept.users.get(NINA_MEMBER - 1)?.profile).toEqual({ [id]: stored });
  expectRefusal(updateOwnProfile(realm, NINA_MEMBER, { data: [{ id, value: refused }] }), realm, "BAD_REQUEST", reason);
});

describe("updateOwnProfile", () => {
  it("sets values that the actor sees, and notifies users who can see the account", () => {
    const data = [
      { id: TEA, value: "green" },
      { id: ABOUT, value: "**me**" },
    ];
    const { outcome } = wireCall(profileRealm(), "mel@example.test", "PATCH", "/users/me/profile_data", { data });
    const tea = { value: "green", rendered_value: "<p>green</p>" };
    const about = { value: "**me**", rendered_value: "<p><strong>me</strong></p>" };
    const own = play(outcome.realm).getOwnUser(MEL_MEMBER, {}).response;
    expect(own["profile_data"]).toEqual({ 1: tea, 3: about });
    const update = (custom_profile_field: object) => ({
      type: "realm_user",
      op: "update",
      person: { user_id: MEL_MEMBER, custom_profile_field },
    });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([update({ id: TEA, ...tea }), update({ id: ABOUT, ...about })]);
    const again = updateOwnProfile(outcome.realm, MEL_MEMBER, { data });
    expect(again.events).toEqual([]);
    expect(again.realm).toBe(outcome.realm);
  });

  it("sets a field once for each time that it is named, in order, with an event each", () => {
    const data = ["green", "green", "black", "green"].map((value) => ({ id: TEA, value }));
    const outcome = updateOwnProfile(profileRealm(), MEL_MEMBER, { data });
    const values = eventsFor(outcome, GRETA_GUEST).map(({ person }) => Object(person).custom_profile_field.value);
    expect(values).toEqual(["green", "black", "green"]);
    expect(outcome.realm.users.get(MEL_MEMBER - 1)?.profile).toEqual({ [TEA]: "green" });
  });

  it.each([
    ["keeps an empty text as a value", "", { [TEA]: "" }],
    ["takes a value away for null", null, {}],
  ])("%s", (_name, value, kept) => {
    const given = [{ id: TEA, value: "green" }];
    const { realm } = play(profileRealm()).updateOwnProfile(MEL_MEMBER, { data: given });
    const outcome = updateOwnProfile(realm, MEL_MEMBER, { data: [{ id: TEA, value: value as string }] });
    expect(outcome.realm.users.get(MEL_MEMBER - 1)?.profile).toEqual(kept);
    const [event] = eventsFor(outcome, GRETA_GUEST);
    expect(event?.["person"]).toEqual({ user_id: MEL_MEMBER, custom_profile_field: { id: TEA, value } });
  });
});
