// How invitations differ in a realm that follows servers.
import { describe, expect, it } from "vitest";
import {
  createInviteLink,
  deactivateUser,
  type Realm,
  resendEmailInvite,
  revokeEmailInvite,
  revokeInviteLink,
  sendInvites,
} from "../../src/index";
import { invited, invitingRealm, joining, joins, linked, listed, mailsOf } from "../support/inviting";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";

const ANN = "ann@example.test";
const server = () => invitingRealm({ realm: { follow: "server" } });
const later = (realm: Realm, seconds: number) => play(realm).advanceClock({ seconds }).realm;
const emails = (realm: Realm) => listed(realm, OLIVE_OWNER).map(({ email }) => email);

describe("a realm that follows servers", () => {
  it("requires an administrator to invite moderators, by mail and by link", () => {
    const params = { invitee_emails: ANN, stream_ids: [], invite_as: 300 };
    const [realm, documented] = [server(), invitingRealm()];
    expectRefusal(sendInvites(realm, MORGAN_MODERATOR, params), realm, "BAD_REQUEST", "invite_role_above_own");
    expectRefusal(createInviteLink(realm, MORGAN_MODERATOR, { invite_as: 300 }), realm, "BAD_REQUEST", "invite_link_not_allowed");
    expect(sendInvites(realm, ADA_ADMIN, params).ok).toBe(true);
    expect(sendInvites(documented, MORGAN_MODERATOR, params).ok).toBe(true);
  });

  it("accepts a welcome text only from administrators, also an empty one", () => {
    const params = { invitee_emails: ANN, stream_ids: [], welcome_message_custom_text: "" };
    const realm = server();
    expectRefusal(sendInvites(realm, MEL_MEMBER, params), realm, "BAD_REQUEST", "welcome_text_not_allowed");
    expect(sendInvites(realm, ADA_ADMIN, params).ok).toBe(true);
    expect(sendInvites(realm, MEL_MEMBER, { ...params, welcome_message_custom_text: null }).ok).toBe(true);
    expect(sendInvites(invitingRealm(), MEL_MEMBER, params).ok).toBe(true);
  });

  it("invites no address for blanks only, with success; refuses only the empty text", () => {
    const realm = server();
    const outcome = sendInvites(realm, MEL_MEMBER, { invitee_emails: " ,\n", stream_ids: [] });
    expect(eventTypes(outcome)).toEqual(["invites_changed"]);
    expect(mailsOf(outcome)).toEqual([]);
    expectRefusal(sendInvites(realm, MEL_MEMBER, { invitee_emails: "", stream_ids: [] }), realm, "BAD_REQUEST", "invitees_missing");
    const half = sendInvites(realm, MEL_MEMBER, { invitee_emails: "nina@example.test,", stream_ids: [] });
    expect(half).toMatchObject({ ok: false, error: { code: "INVITATION_FAILED", sent_invitations: true } });
  });

  // An invitation may be valid for no time, or less than none.
  it("keeps an invitation and a link open through the second at which they end", () => {
    const minute = { invite_expires_in_minutes: 1 };
    const both = linked(invited(server(), ADA_ADMIN, ANN, minute), ADA_ADMIN, minute).realm;
    expect(listed(later(both, 60), OLIVE_OWNER)).toHaveLength(2);
    expect(joins(later(both, 60), ANN, 1).ok).toBe(true);
    expect(listed(later(both, 61), OLIVE_OWNER)).toEqual([]);
    const now = invited(server(), ADA_ADMIN, ANN, { invite_expires_in_minutes: 0 });
    expect([emails(now), emails(later(now, 1))]).toEqual([[ANN], []]);
    expect(emails(invited(server(), ADA_ADMIN, ANN, { invite_expires_in_minutes: -1 }))).toEqual([]);
  });

  it("revokes the invitations of an account immediately when it is deactivated", () => {
    const realm = invited(server(), NINA_MEMBER, ANN);
    const outcome = deactivateUser(later(realm, 60), OLIVE_OWNER, { user_id: NINA_MEMBER });
    expect(listed(outcome.realm, OLIVE_OWNER)).toMatchObject([{ email: ANN, expiry_date: START + 60 }]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toContainEqual({ type: "invites_changed" });
    expect(emails(later(outcome.realm, 1))).toEqual([]);
  });

  it("allows to resend and revoke used and expired invitations, but not revoked ones", () => {
    const used = joining(invited(server(), MEL_MEMBER, ANN), ANN, 1).realm;
    const ended = later(invited(server(), MEL_MEMBER, ANN, { invite_expires_in_minutes: 1 }), 61);
    for (const realm of [used, ended]) {
      expect(mailsOf(resendEmailInvite(realm, MEL_MEMBER, { invite_id: 1 }))).toMatchObject([{ to: ANN }]);
      const revoked = play(realm).revokeEmailInvite(MEL_MEMBER, { invite_id: 1 }).realm;
      expectRefusal(revokeEmailInvite(revoked, MEL_MEMBER, { invite_id: 1 }), revoked, "BAD_REQUEST", "invitation_unknown");
      expectRefusal(resendEmailInvite(revoked, MEL_MEMBER, { invite_id: 1 }), revoked, "BAD_REQUEST", "invitation_unknown");
    }
    const link = later(linked(server(), ADA_ADMIN, { invite_expires_in_minutes: 1 }).realm, 61);
    expect(revokeInviteLink(link, ADA_ADMIN, { invite_id: 1 }).ok).toBe(true);
  });

  it("lets the referrer of an invitation for an owner revoke it, although no longer an owner", () => {
    const made = invited(server(), OLIVE_OWNER, ANN, { invite_as: 100 });
    const two = play(made).updateUser(OLIVE_OWNER, { user_id: ADA_ADMIN, role: 100 }).realm;
    const former = play(two).updateUser(ADA_ADMIN, { user_id: OLIVE_OWNER, role: 200 }).realm;
    expect(revokeEmailInvite(former, OLIVE_OWNER, { invite_id: 1 }).ok).toBe(true);
    const other = play(two).updateUser(OLIVE_OWNER, { user_id: ADA_ADMIN, role: 200 }).realm;
    expectRefusal(revokeEmailInvite(other, ADA_ADMIN, { invite_id: 1 }), other, "UNAUTHORIZED_PRINCIPAL", "owner_required");
  });

  it("checks the owner role before the administrator role", () => {
    const realm = invited(server(), OLIVE_OWNER, ANN, { invite_as: 100 });
    expectRefusal(revokeEmailInvite(realm, MEL_MEMBER, { invite_id: 1 }), realm, "UNAUTHORIZED_PRINCIPAL", "owner_required");
    const other = invited(server(), OLIVE_OWNER, ANN, { invite_as: 200 });
    expectRefusal(revokeEmailInvite(other, MEL_MEMBER, { invite_id: 1 }), other, "BAD_REQUEST", "invitation_unknown");
  });
});
