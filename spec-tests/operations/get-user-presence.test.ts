import { describe, expect, it } from "vitest";
import { getUserPresence, type Realm, updatePresence, updateSettings } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GONE_MEMBER, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { wireCall } from "../support/wire-call";

function withMelThere(): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === "mel@example.test" ? { ...user, settings: { email_address_visibility: 4 } } : user,
  );
  return carriedOut(updatePresence(everyRole({ users }), MEL_MEMBER, { status: "active" })).realm;
}

describe("getUserPresence", () => {
  it.each([
    ["an unknown account", "99", "user_unknown"],
    ["an unknown address", "unknown@example.test", "user_unknown"],
    ["a real address that cannot be seen", "mel@example.test", "user_unknown"],
    ["a deactivated account", String(GONE_MEMBER), "user_unknown"],
    ["a bot", String(BEEP_BOT), "bots_have_no_presence"],
    ["a user without any presence", "1", "presence_missing"],
  ])("refuses %s", (_name, user_id_or_email, reason) => {
    const realm = withMelThere();
    expectRefusal(getUserPresence(realm, NINA_MEMBER, { user_id_or_email }), realm, "BAD_REQUEST", reason);
  });

  it("returns a user who hides presence as offline since some minutes", () => {
    const { realm } = carriedOut(updateSettings(withMelThere(), MEL_MEMBER, { presence_enabled: false }));
    const { presence } = carriedOut(getUserPresence(realm, NINA_MEMBER, { user_id_or_email: "4" })).response;
    expect(presence).toEqual({
      aggregated: { status: "offline", timestamp: START - 265 },
      website: { status: "active", timestamp: START - 265 },
    });
  });

  it("returns it by ID and by the visible address", () => {
    const aggregated = { status: "active", timestamp: START };
    for (const named of ["4", "user4@chat.example.test"]) {
      const { response } = wireCall(withMelThere(), "nina@example.test", "GET", `/users/${named}/presence`);
      expect(response.body).toMatchObject({ presence: { aggregated, website: aggregated } });
      expect(JSON.stringify(response.body)).not.toContain("pushable");
    }
  });
});
