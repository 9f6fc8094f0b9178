import { describe, expect, it } from "vitest";
import { revokeEmailInvite } from "../../src/index";
import { invited, invitingRealm, joins, linked, listed } from "../support/inviting";
import { carriedOut, expectRefusal, eventTypes, eventsFor, codeOf } from "../support/outcomes";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("revokeEmailInvite", () => {
  const realm = invited(invited(invitingRealm(), MEL_MEMBER, "a@example.test"), OLIVE_OWNER, "b@example.test", {
    invite_as: 100,
  });
  it.each([
    ["a bot", BEEP_BOT, 1, "bots_do_not_invite"],
    ["a guest", GRETA_GUEST, 1, "guests_do_not_invite"],
    ["an unknown invitation", ADA_ADMIN, 99, "invitation_unknown"],
    ["another's", NINA_MEMBER, 1, "invitation_unknown"],
    ["another's, even for a moderator", MORGAN_MODERATOR, 1, "invitation_unknown"],
    ["one for an owner from an administrator", ADA_ADMIN, 2, "owner_required"],
  ])("refuses %s", (_name, userId, invite_id, reason) => {
    expectRefusal(revokeEmailInvite(realm, userId, { invite_id }), realm, codeOf(reason), reason);
  });

  it("refuses an invitation for an owner with the code of servers where the realm follows servers", () => {
    const server = invited(invitingRealm({ realm: { follow: "server" } }), OLIVE_OWNER, "b@example.test", {
      invite_as: 100,
    });
    expectRefusal(revokeEmailInvite(server, ADA_ADMIN, { invite_id: 1 }), server, "UNAUTHORIZED_PRINCIPAL", "owner_required");
  });

  it.each([
    ["its inviter", MEL_MEMBER],
    ["an administrator", ADA_ADMIN],
  ])("lets %s revoke it: it is no longer listed and its link is invalid", (_name, userId) => {
    const outcome = revokeEmailInvite(realm, userId, { invite_id: 1 });
    expect(listed(outcome.realm, OLIVE_OWNER).map((row) => row["id"])).toEqual([2]);
    expectRefusal(joins(outcome.realm, "a@example.test", 1), outcome.realm, "BAD_REQUEST", "invitation_not_open");
    expect(eventTypes(outcome)).toEqual(["invites_changed"]);
    expect([OLIVE_OWNER, ADA_ADMIN, MEL_MEMBER, NINA_MEMBER].map((id) => eventsFor(outcome, id).length)).toEqual([1, 1, 1, 0]);
  });

  it("refuses the second time", () => {
    const once = carriedOut(revokeEmailInvite(realm, MEL_MEMBER, { invite_id: 1 })).realm;
    expectRefusal(revokeEmailInvite(once, MEL_MEMBER, { invite_id: 1 }), once, "BAD_REQUEST", "invitation_unknown");
  });

  it("answers at DELETE /invites/{invite_id}, and keeps the link with the same ID", () => {
    const both = linked(realm, ADA_ADMIN).realm;
    const { response, outcome } = wireCall(both, "ada@example.test", "DELETE", "/invites/1");
    expect(response.status).toBe(200);
    expect(listed(outcome.realm, ADA_ADMIN).map((row) => [row["id"], row["is_multiuse"]])).toEqual([
      [2, false],
      [1, true],
    ]);
  });
});
