import { describe, expect, it, test } from "vitest";
import { getUserPresence, type Realm, updatePresence } from "../../src/index";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  START,
} from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const PRESENT = updatePresence(REALM, NINA_MEMBER, { status: "active", ping_only: true }).realm;

spec(getUserPresence, [
  {
    realm: PRESENT,
    params: { user_id_or_email: String(NINA_MEMBER) },
    mistakes: [
      ["user_unknown", "BAD_REQUEST", { params: { user_id_or_email: "99" } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id_or_email: "unknown@example.test" } }],
      [
        "user_unknown",
        "BAD_REQUEST",
        { params: { user_id_or_email: "nina@example.test" }, realm: at.user(NINA_MEMBER, { settings: { email_address_visibility: 4 } }) },
      ],
      ["user_unknown", "BAD_REQUEST", { params: { user_id_or_email: String(GONE_MEMBER) } }],
      ["bots_have_no_presence", "BAD_REQUEST", { params: { user_id_or_email: String(BEEP_BOT) } }],
      ["presence_missing", "BAD_REQUEST", { params: { user_id_or_email: String(ADA_ADMIN) } }],
    ],
  },
]);

function withMelThere(): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === "mel@example.test" ? { ...user, settings: { email_address_visibility: 4 } } : user,
  );
  return play(everyRole({ users })).updatePresence(MEL_MEMBER, { status: "active" }).realm;
}

describe("getUserPresence", () => {
  it("returns a user who hides presence as offline since some minutes", () => {
    const { realm } = play(withMelThere()).updateSettings(MEL_MEMBER, { presence_enabled: false });
    const { presence } = play(realm).getUserPresence(NINA_MEMBER, { user_id_or_email: "4" }).response;
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

const realm = everyRole();

const later = (from: Realm, seconds: number): Realm => play(from).advanceClock({ seconds }).realm;

test("a deactivated user has no presence, and a user last seen 200 seconds ago is not offline yet", () => {
  const there = play(realm).updatePresence(MEL_MEMBER, { status: "active" }).realm;
  const status = (from: Realm) => {
    const outcome = getUserPresence(from, NINA_MEMBER, { user_id_or_email: String(MEL_MEMBER) });
    return outcome.ok ? outcome.response.presence.aggregated?.status : outcome.error.reason;
  };
  expect([status(later(there, 200)), status(later(there, 201))]).toEqual(["active", "offline"]);
  expect(status(play(there).deactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm)).toBe("user_unknown");
});
