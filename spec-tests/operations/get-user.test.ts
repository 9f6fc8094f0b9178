import { describe, expect, it } from "vitest";
import { getUser } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { BEEP_BOT, everyRole, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("getUser", () => {
  it("refuses an unknown account, and one that a guest cannot see", () => {
    const realm = everyRole();
    expectRefusal(getUser(realm, MEL_MEMBER, { user_id: 99 }), realm, "BAD_REQUEST", "user_unknown");
    const apart = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
    expectRefusal(getUser(apart, GRETA_GUEST, { user_id: MEL_MEMBER }), apart, "BAD_REQUEST", "user_unknown");
    expect(getUser(apart, GRETA_GUEST, { user_id: BEEP_BOT }).ok).toBe(true);
  });

  it("does not find the server's own bots", () => {
    const realm = everyRole();
    expectRefusal(getUser(realm, OLIVE_OWNER, { user_id: realm.system_bots[0].user_id }), realm, "BAD_REQUEST", "user_unknown");
  });

  it("lets the client generate the picture, and omits the profile, unless requested", () => {
    const shown = (more: object): Readonly<Record<string, unknown>> => ({
      ...carriedOut(getUser(everyRole(), NINA_MEMBER, { user_id: MEL_MEMBER, ...more })).response.user,
    });
    expect(shown({})["avatar_url"]).toBeNull();
    expect(shown({})).not.toHaveProperty("profile_data");
    expect(shown({ client_gravatar: false })["avatar_url"]).toMatch(/^https:/);
    expect(shown({ include_custom_profile_fields: true })["profile_data"]).toEqual({});
  });

  it("returns bots and deactivated accounts too, as the actor sees them", () => {
    const { response } = wireCall(everyRole(), "nina@example.test", "GET", "/users/8", { client_gravatar: false });
    expect(response.body).toMatchObject({ result: "success", user: { user_id: GONE_MEMBER, is_active: false } });
    expect(carriedOut(getUser(everyRole(), NINA_MEMBER, { user_id: BEEP_BOT })).response.user).toMatchObject({
      is_bot: true,
      bot_type: 1,
      bot_owner_id: MEL_MEMBER,
      delivery_email: "beep-bot@example.test",
    });
  });
});
