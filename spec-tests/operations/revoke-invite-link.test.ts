import { describe, expect, it } from "vitest";
import { acceptInvitation, revokeInviteLink } from "../../src/index";
import { invited, invitingRealm, linked, listed } from "../support/inviting";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM, setting } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const LINKS_FOR_ALL = setting({ create_multiuse_invite_group: "role:members" })(REALM);

spec(revokeInviteLink, [
  {
    realm: linked(LINKS_FOR_ALL, MEL_MEMBER).realm,
    actor: MEL_MEMBER,
    params: { invite_id: 1 },
    mistakes: [
      ["bots_do_not_invite", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["guests_do_not_invite", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { realm: level(207) }],
      ["invitation_unknown", "BAD_REQUEST", { params: { invite_id: 99 } }],
      ["invitation_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
    ],
  },
  {
    name: "of an owner",
    realm: linked(REALM, OLIVE_OWNER, { invite_as: 100 }).realm,
    actor: OLIVE_OWNER,
    params: { invite_id: 1 },
    mistakes: [
      ["invitation_unknown", "BAD_REQUEST", { params: { invite_id: 99 } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN }],
    ],
  },
]);

const OPEN_TO_MEMBERS = { settings: { create_multiuse_invite_group: "role:members" } };

describe("revokeInviteLink", () => {
  const byMel = linked(invitingRealm(OPEN_TO_MEMBERS), MEL_MEMBER);
  const { realm } = linked(byMel.realm, OLIVE_OWNER, { invite_as: 100 });
  it.each([
    ["its creator", MEL_MEMBER],
    ["an administrator", ADA_ADMIN],
  ])("lets %s revoke it: it is no longer listed and invalid", (_name, userId) => {
    const outcome = revokeInviteLink(realm, userId, { invite_id: 1 });
    expect(listed(outcome.realm, OLIVE_OWNER).map((row) => row["id"])).toEqual([2]);
    const late = { email: "nora@example.test", full_name: "Nora", invite_link: byMel.invite_link };
    expectRefusal(acceptInvitation(outcome.realm, late), outcome.realm, "BAD_REQUEST", "invitation_not_open");
    expect(eventTypes(outcome)).toEqual(["invites_changed"]);
    expect([OLIVE_OWNER, ADA_ADMIN, MEL_MEMBER, NINA_MEMBER].map((id) => eventsFor(outcome, id).length)).toEqual([1, 1, 1, 0]);
  });

  it("refuses the second time", () => {
    const once = play(realm).revokeInviteLink(MEL_MEMBER, { invite_id: 1 }).realm;
    expectRefusal(revokeInviteLink(once, MEL_MEMBER, { invite_id: 1 }), once, "BAD_REQUEST", "invitation_unknown");
  });

  it("is only for administrators below the level that lets others create links", () => {
    const old = { ...realm, feature_level: 207 };
    expectRefusal(revokeInviteLink(old, MEL_MEMBER, { invite_id: 1 }), old, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
    expect(revokeInviteLink(old, ADA_ADMIN, { invite_id: 1 }).ok).toBe(true);
  });

  it("answers at DELETE /invites/multiuse/{invite_id}, and keeps the invitation with the same ID", () => {
    const both = invited(realm, ADA_ADMIN, "a@example.test");
    const { response, outcome } = wireCall(both, "mel@example.test", "DELETE", "/invites/multiuse/1");
    expect(response.status).toBe(200);
    expect(listed(outcome.realm, ADA_ADMIN).map((row) => [row["id"], row["is_multiuse"]])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});
