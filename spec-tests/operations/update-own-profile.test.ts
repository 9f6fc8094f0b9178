// Card: Endpoints 6 (profile_data).
import { describe, expect, it } from "vitest";
import { getOwnUser, updateOwnProfile } from "../../src/index";
import { carriedOut, expectRefusal, toldTo } from "../support/outcomes";
import { ABOUT, BADGE, profileRealm, TEA } from "../support/profile-realm";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("updateOwnProfile refuses, the first reason first", () => {
  const realm = profileRealm();
  it.each([
    ["bots", BEEP_BOT, { data: [{ id: 99, value: "x" }] }],
    [
      "an unknown field",
      MEL_MEMBER,
      {
        data: [
          { id: TEA, value: "green" },
          { id: 99, value: "x" },
        ],
      },
    ],
    ["a value that cannot be", MEL_MEMBER, { data: [{ id: BADGE, value: "x".repeat(51) }] }],
    [
      "a field of administrators",
      MEL_MEMBER,
      {
        data: [
          { id: TEA, value: "green" },
          { id: BADGE, value: "7" },
        ],
      },
    ],
  ])("%s", (_name, actor, params) => {
    expectRefusal(updateOwnProfile(realm, actor, params), realm, "BAD_REQUEST");
  });

  it("no administrator who changes such a field", () => {
    expect(updateOwnProfile(realm, ADA_ADMIN, { data: [{ id: BADGE, value: "7" }] }).ok).toBe(true);
  });
});

describe("updateOwnProfile", () => {
  it("sets values, which one sees oneself, and tells who may know of the account", () => {
    const data = [
      { id: TEA, value: "green" },
      { id: ABOUT, value: "**me**" },
    ];
    const { outcome } = wireCall(profileRealm(), "mel@example.test", "PATCH", "/users/me/profile_data", { data });
    const tea = { value: "green", rendered_value: "<p>green</p>" };
    const about = { value: "**me**", rendered_value: "<p><strong>me</strong></p>" };
    const own = carriedOut(getOwnUser(outcome.realm, MEL_MEMBER, {})).response;
    expect(own["profile_data"]).toEqual({ 1: tea, 3: about });
    const update = (custom_profile_field: object) => ({
      type: "realm_user",
      op: "update",
      person: { user_id: MEL_MEMBER, custom_profile_field },
    });
    expect(toldTo(outcome, GRETA_GUEST)).toEqual([update({ id: TEA, ...tea }), update({ id: ABOUT, ...about })]);
    const again = updateOwnProfile(outcome.realm, MEL_MEMBER, { data });
    expect(again.events).toEqual([]);
    expect(again.realm).toBe(outcome.realm);
  });

  it.each([
    ["keeps an empty text as a value", "", { [TEA]: "" }],
    ["takes a value away for null", null, {}],
  ])("%s", (_name, value, kept) => {
    const given = [{ id: TEA, value: "green" }];
    const { realm } = carriedOut(updateOwnProfile(profileRealm(), MEL_MEMBER, { data: given }));
    const outcome = updateOwnProfile(realm, MEL_MEMBER, { data: [{ id: TEA, value }] });
    expect(outcome.realm.users.get(MEL_MEMBER - 1)?.profile).toEqual(kept);
    const [event] = toldTo(outcome, GRETA_GUEST);
    expect(event).toMatchObject({ person: { custom_profile_field: { id: TEA, value } } });
  });
});
