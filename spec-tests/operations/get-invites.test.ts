import { describe, expect, it } from "vitest";
import { advanceClock, getInvites } from "../../src/index";
import { HOUR, invited, invitingRealm, joining, linked, listed, TEN_DAYS } from "../support/inviting";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getInvites, [
  {
    realm: REALM,
    mistakes: [
      ["bots_do_not_invite", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["guests_do_not_invite", "BAD_REQUEST", { actor: GRETA_GUEST }],
    ],
  },
]);

const OPEN_TO_MEMBERS = { settings: { create_multiuse_invite_group: "role:members" } };

describe("getInvites", () => {
  it("refuses a bot even when it is an administrator", () => {
    const bot = { email: "root-bot@example.test", is_bot: true, role: 200 } as const;
    const users = [{ email: "olive@example.test", role: 100 } as const, bot];
    const realm = invitingRealm({ users, channels: [] });
    expectRefusal(getInvites(realm, 2, {}), realm, "BAD_REQUEST", "bots_do_not_invite");
  });

  // Invitations by mail are listed before links.
  it("shows administrators all items, and others their own: invitations, then links, in the order of creation", () => {
    let realm = invited(invitingRealm(OPEN_TO_MEMBERS), MEL_MEMBER, "a@example.test");
    realm = play(realm).advanceClock({ seconds: HOUR }).realm;
    realm = linked(realm, NINA_MEMBER).realm;
    realm = play(realm).advanceClock({ seconds: HOUR }).realm;
    realm = invited(realm, NINA_MEMBER, "b@example.test");
    const shown = (userId: number): unknown[] => listed(realm, userId).map((row) => row["email"] ?? row["id"]);
    expect(shown(OLIVE_OWNER)).toEqual(["a@example.test", "b@example.test", 1]);
    expect(shown(ADA_ADMIN)).toEqual(["a@example.test", "b@example.test", 1]);
    expect(shown(MEL_MEMBER)).toEqual(["a@example.test"]);
    expect(shown(NINA_MEMBER)).toEqual(["b@example.test", 1]);
    expect(shown(MORGAN_MODERATOR)).toEqual([]);
  });

  it("shows only open items: none that are used, revoked or expired", () => {
    let realm = invited(invitingRealm(), MEL_MEMBER, "a@example.test,b@example.test,c@example.test,d@example.test");
    realm = joining(realm, "a@example.test", 1).realm;
    realm = play(realm).revokeEmailInvite(MEL_MEMBER, { invite_id: 2 }).realm;
    expect(listed(realm, MEL_MEMBER).map((row) => row["email"])).toEqual(["c@example.test", "d@example.test"]);
    expect(listed(play(realm).advanceClock({ seconds: TEN_DAYS - 1 }).realm, MEL_MEMBER)).toHaveLength(2);
    expect(listed(play(realm).advanceClock({ seconds: TEN_DAYS }).realm, MEL_MEMBER)).toEqual([]);
  });

  it("ends a link and an invitation at their second, without an event", () => {
    const { realm } = linked(invited(invitingRealm(), MEL_MEMBER, "a@example.test", { invite_expires_in_minutes: 60 }), ADA_ADMIN, {
      invite_expires_in_minutes: 60,
    });
    const early = play(realm).advanceClock({ seconds: HOUR - 1 }).realm;
    expect(listed(early, OLIVE_OWNER)).toHaveLength(2);
    const outcome = advanceClock(early, { seconds: 1 });
    expect(listed(outcome.realm, OLIVE_OWNER)).toEqual([]);
    expect(outcome.events).toEqual([]);
    expect(outcome.outbound).toEqual([]);
  });

  it("keeps items that never expire", () => {
    const realm = invited(invitingRealm(), MEL_MEMBER, "a@example.test", { invite_expires_in_minutes: null });
    expect(listed(play(realm).advanceClock({ seconds: 100 * TEN_DAYS }).realm, MEL_MEMBER)).toHaveLength(1);
  });

  it("shows links only to administrators below the level that lets others create them", () => {
    let realm = invitingRealm({ ...OPEN_TO_MEMBERS, feature_level: 208, realm: { follow: "server" } });
    realm = linked(realm, ADA_ADMIN).realm;
    const link = realm.invite_links.get(1);
    if (link === undefined) throw new Error("The link must be there.");
    const ofMel = { ...realm, invite_links: realm.invite_links.set(1, { ...link, invited_by_user_id: MEL_MEMBER }) };
    expect([listed(ofMel, MEL_MEMBER).length, listed(ofMel, ADA_ADMIN).length]).toEqual([0, 1]);
    expect(listed({ ...ofMel, feature_level: 209 }, MEL_MEMBER)).toHaveLength(1);
  });

  it("names the inviter by the address below feature level 22, and the referrer's wish since 267", () => {
    const realm = invited(invitingRealm(), MEL_MEMBER, "a@example.test");
    const keysAt = (feature_level: number): string[] => Object.keys(listed({ ...realm, feature_level }, MEL_MEMBER)[0] ?? {});
    expect(listed({ ...realm, feature_level: 21 }, MEL_MEMBER)).toMatchObject([{ ref: "mel@example.test" }]);
    expect([keysAt(21).includes("invited_by_user_id"), keysAt(22).includes("invited_by_user_id")]).toEqual([false, true]);
    expect(keysAt(22)).not.toContain("ref");
    expect([266, 267].map((level) => keysAt(level).includes("notify_referrer_on_join"))).toEqual([false, true]);
  });
});
