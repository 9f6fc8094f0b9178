import { describe, expect, it } from "vitest";
import { type Realm, resendEmailInvite } from "../../src/index";
import { withMailsCounted } from "../../src/model/changes/invitations/invitations";
import { DAY, HOUR, invited, invitingRealm, joining, linked, listed, mailsOf } from "../support/inviting";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM, server } from "../support/spec-realm";

/** So many mails were sent today that none may follow. */
function exhausted(realm: Realm): Realm {
  return withMailsCounted(server({ open_realm_creation: true })(realm), 10_000);
}

spec(resendEmailInvite, [
  {
    realm: invited(REALM, MEL_MEMBER, "eve@example.test"),
    params: { invite_id: 1 },
    mistakes: [
      ["bots_do_not_invite", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["guests_do_not_invite", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["invitation_unknown", "BAD_REQUEST", { params: { invite_id: 99 } }],
      ["invitation_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["invitation_unknown", "BAD_REQUEST", { actor: MORGAN_MODERATOR }],
      ["invitations_too_many", "INVITATION_FAILED", { realm: exhausted }],
    ],
  },
  {
    name: "of an owner",
    realm: invited(REALM, OLIVE_OWNER, "eve@example.test", { invite_as: 100 }),
    actor: OLIVE_OWNER,
    params: { invite_id: 1 },
    mistakes: [
      ["invitation_unknown", "BAD_REQUEST", { params: { invite_id: 99 } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN }],
    ],
  },
]);

describe("resendEmailInvite refuses", () => {
  const realm = invited(invited(invitingRealm(), MEL_MEMBER, "a@example.test"), OLIVE_OWNER, "b@example.test", {
    invite_as: 100,
  });
  it("an invitation that is revoked, but none that is used or expired", () => {
    const used = joining(realm, "a@example.test", 1).realm;
    const revoked = play(realm).revokeEmailInvite(MEL_MEMBER, { invite_id: 1 }).realm;
    const expired = play(realm).advanceClock({ seconds: 11 * DAY }).realm;
    expectRefusal(resendEmailInvite(revoked, MEL_MEMBER, { invite_id: 1 }), revoked, "BAD_REQUEST", "invitation_unknown");
    expect([used, expired].map((later) => resendEmailInvite(later, MEL_MEMBER, { invite_id: 1 }).ok)).toEqual([true, true]);
  });

  it("a link, because links have other IDs", () => {
    const { realm: withLink } = linked(invitingRealm(), ADA_ADMIN);
    expectRefusal(resendEmailInvite(withLink, ADA_ADMIN, { invite_id: 1 }), withLink, "BAD_REQUEST", "invitation_unknown");
  });

  it("more than the limit of the day, which counts this mail", () => {
    const full = invited(invitingRealm({ server: { open_realm_creation: true, max_invites_per_day: 2 } }), ADA_ADMIN, "a@example.test");
    const again = play(full).resendEmailInvite(ADA_ADMIN, { invite_id: 1 }).realm;
    expectRefusal(resendEmailInvite(again, ADA_ADMIN, { invite_id: 1 }), again, "INVITATION_FAILED", "invitations_too_many", {
      daily_limit_reached: true,
      sent_invitations: false,
      license_limit_reached: false,
      errors: [],
    });
  });
});

describe("resendEmailInvite", () => {
  it.each([
    ["its inviter", MEL_MEMBER],
    ["an administrator", ADA_ADMIN],
  ])("sends the same link again for %s, without an event, and keeps the expiry", (_name, userId) => {
    const realm = invited(invitingRealm(), MEL_MEMBER, "a@example.test", { invite_expires_in_minutes: 120 });
    const later = play(realm).advanceClock({ seconds: HOUR }).realm;
    const outcome = resendEmailInvite(later, userId, { invite_id: 1 });
    expect(mailsOf(outcome)).toEqual([
      {
        to: "a@example.test",
        kind: "invitation",
        invite_link: expect.stringContaining(`/${later.invitations.get(1)?.token}/`),
      },
    ]);
    expect(outcome.events).toEqual([]);
    expect(listed(outcome.realm, MEL_MEMBER)).toEqual(listed(later, MEL_MEMBER));
    expect(listed(play(outcome.realm).advanceClock({ seconds: HOUR }).realm, MEL_MEMBER)).toEqual([]);
  });

  it.each([
    [256, { timestamp: START + HOUR }, START + HOUR],
    // Below level 257 sending an invitation again answers the time, which the invitation then has.
    [257, {}, START],
  ])(
    "returns at level %d the time of the mail, which becomes the time of the invitation, below level 257",
    (feature_level, answer, time) => {
      const realm = invited(invitingRealm({ feature_level }), MEL_MEMBER, "a@example.test");
      const { realm: next, response } = play(realm).advanceClock({ seconds: HOUR }).resendEmailInvite(MEL_MEMBER, { invite_id: 1 });
      expect(response).toEqual(answer);
      expect(listed(next, MEL_MEMBER)).toMatchObject([{ invited: time }]);
    },
  );

  it("lets an owner resend an invitation for an owner", () => {
    const realm = invited(invitingRealm(), OLIVE_OWNER, "b@example.test", { invite_as: 100 });
    expect(resendEmailInvite(realm, OLIVE_OWNER, { invite_id: 1 }).ok).toBe(true);
  });
});
