import { describe, expect, it } from "vitest";
import { revokeEmailInvite } from "../../src/index";
import { invited, invitingRealm, joins, linked, listed } from "../support/inviting";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(revokeEmailInvite, [
  {
    realm: invited(REALM, MEL_MEMBER, "eve@example.test"),
    params: { invite_id: 1 },
    mistakes: [
      ["bots_do_not_invite", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["guests_do_not_invite", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["invitation_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["invitation_unknown", "BAD_REQUEST", { actor: MORGAN_MODERATOR }],
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

describe("revokeEmailInvite", () => {
  const realm = invited(invited(invitingRealm(), MEL_MEMBER, "a@example.test"), OLIVE_OWNER, "b@example.test", {
    invite_as: 100,
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
    const once = play(realm).revokeEmailInvite(MEL_MEMBER, { invite_id: 1 }).realm;
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
