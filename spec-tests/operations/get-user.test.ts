import { describe, expect, it } from "vitest";
import { getUser } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getUser, [
  {
    realm: REALM,
    mistakes: [
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 99 } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 2147483001 } }],
      ["user_unknown", "BAD_REQUEST", { actor: GRETA_GUEST, realm: at.blind(GRETA_GUEST) }],
    ],
  },
]);

describe("getUser", () => {
  it("shows a bot to a guest that cannot see other users", () => {
    const apart = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
    expect(getUser(apart, GRETA_GUEST, { user_id: BEEP_BOT }).ok).toBe(true);
  });

  it("lets the client generate the picture, and omits the profile, unless requested", () => {
    const shown = (more: object): Readonly<Record<string, unknown>> => ({
      ...play(everyRole()).getUser(NINA_MEMBER, { user_id: MEL_MEMBER, ...more }).response.user,
    });
    expect(shown({})["avatar_url"]).toBeNull();
    expect(shown({})).not.toHaveProperty("profile_data");
    expect(shown({ client_gravatar: false })["avatar_url"]).toMatch(/^https:/);
    expect(shown({ include_custom_profile_fields: true })["profile_data"]).toEqual({});
  });

  it("returns bots and deactivated accounts too, as the actor sees them", () => {
    const { response } = wireCall(everyRole(), "nina@example.test", "GET", "/users/8", { client_gravatar: false });
    expect(response.body).toMatchObject({ result: "success", user: { user_id: GONE_MEMBER, is_active: false } });
    expect(play(everyRole()).getUser(NINA_MEMBER, { user_id: BEEP_BOT }).response.user).toMatchObject({
      is_bot: true,
      bot_type: 1,
      bot_owner_id: MEL_MEMBER,
      delivery_email: "beep-bot@example.test",
    });
  });
});

it("a guest no longer sees the users of a channel that it left", () => {
  const together = everyRole({
    settings: { can_access_all_users_group: "role:members" },
    channels: [{ name: "club", subscribers: ["mel@example.test", "greta@example.test"] }],
  });
  expect(getUser(together, GRETA_GUEST, { user_id: MEL_MEMBER }).ok).toBe(true);
  const left = play(together).unsubscribe(GRETA_GUEST, { subscriptions: ["club"] }).realm;
  expectRefusal(getUser(left, GRETA_GUEST, { user_id: MEL_MEMBER }), left, "BAD_REQUEST", "user_unknown");
  const shown = play(left).getUsers(GRETA_GUEST, {}).response.members;
  expect(shown.find((user) => user.user_id === MEL_MEMBER)?.full_name).not.toBe("Mel Member");
});
