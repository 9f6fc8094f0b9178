import { describe, expect, it } from "vitest";
import { getUserStatus } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { BEEP_BOT, everyRole, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("getUserStatus", () => {
  it("refuses an unknown and a deactivated account, a bot, and an account that a guest cannot see", () => {
    const realm = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
    for (const user_id of [99, GONE_MEMBER, BEEP_BOT]) {
      expectRefusal(getUserStatus(realm, MEL_MEMBER, { user_id }), realm, "BAD_REQUEST", "user_unknown");
    }
    expectRefusal(getUserStatus(realm, GRETA_GUEST, { user_id: MEL_MEMBER }), realm, "BAD_REQUEST", "user_unknown");
  });

  it("is empty for a user without a status", () => {
    const { response } = wireCall(everyRole(), "nina@example.test", "GET", "/users/4/status");
    expect(response.body).toEqual({ result: "success", msg: "", status: {} });
  });
});
