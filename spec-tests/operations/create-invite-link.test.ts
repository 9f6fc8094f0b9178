import { describe, expect, it } from "vitest";
import { createInviteLink } from "../../src/index";
import { CLOSED_GROUP, HOUR, invited, invitingRealm, linked, listed, OPEN_GROUP, TEN_DAYS, WELCOME } from "../support/inviting";
import { expectRefusal, eventTypes, eventsFor, codeOf } from "../support/outcomes";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SHARED_SECRET,
  START,
} from "../support/realms";
import { wireCall } from "../support/wire-call";

const OPEN_TO_MEMBERS = { settings: { create_multiuse_invite_group: "role:members" } };

describe("createInviteLink refuses, the first reason first", () => {
  const realm = invitingRealm(OPEN_TO_MEMBERS);
  it.each([
    ["a bot", BEEP_BOT, {}, "bots_do_not_invite"],
    ["a guest", GRETA_GUEST, {}, "guests_do_not_invite"],
    ["a number that is no role", OLIVE_OWNER, { invite_as: 500, stream_ids: [99] }, "role_unknown"],
    ["a role above the actor's own role", MEL_MEMBER, { invite_as: 300 }, "invite_role_above_own"],
    ["an owner invited by an administrator", ADA_ADMIN, { invite_as: 100 }, "owner_required"],
    ["a welcome text of more than 8000 characters", ADA_ADMIN, { welcome_message_custom_text: "x".repeat(8001) }, "welcome_text_too_long"],
    ["a channel that does not exist", MEL_MEMBER, { stream_ids: [99] }, "invitation_channel_unknown"],
    ["a channel that one cannot see", MEL_MEMBER, { stream_ids: [SHARED_SECRET] }, "invitation_channel_unknown"],
    ["an archived channel", OLIVE_OWNER, { stream_ids: [ATTIC] }, "invitation_channel_unknown"],
    ["a group to which the actor is not allowed to add members", MEL_MEMBER, { group_ids: [CLOSED_GROUP] }, "adding_members_not_allowed"],
  ])("%s", (_name, userId, params, reason) => {
    expectRefusal(createInviteLink(realm, userId, params), realm, codeOf(reason), reason);
  });

  it("an actor without the permission, by default everyone except administrators", () => {
    const byDefault = invitingRealm();
    expectRefusal(createInviteLink(byDefault, MEL_MEMBER, { invite_as: 500 }), byDefault, "BAD_REQUEST", "invite_link_not_allowed", {
      msg: "You may not create invitation links.",
    });
    expect(createInviteLink(byDefault, ADA_ADMIN, {}).ok).toBe(true);
  });

  it("channels from an actor who is not allowed to subscribe others, except default channels", () => {
    const settings = { ...OPEN_TO_MEMBERS.settings, can_add_subscribers_group: "role:administrators" };
    const strict = invitingRealm({ settings });
    expectRefusal(createInviteLink(strict, MEL_MEMBER, { stream_ids: [GENERAL] }), strict, "BAD_REQUEST", "subscribing_others_not_allowed");
    expect(createInviteLink(strict, MEL_MEMBER, { stream_ids: [WELCOME] }).ok).toBe(true);
  });

  it("all accounts except administrators below the level that lets others create links", () => {
    const at = (feature_level: number, follow: "documented" | "server"): boolean =>
      createInviteLink(invitingRealm({ ...OPEN_TO_MEMBERS, feature_level, realm: { follow } }), MEL_MEMBER, {}).ok;
    expect([at(207, "documented"), at(208, "documented"), at(208, "server"), at(209, "server")]).toEqual([false, true, false, true]);
    expect(createInviteLink(invitingRealm({ feature_level: 207 }), ADA_ADMIN, {}).ok).toBe(true);
  });
});

describe("createInviteLink changes", () => {
  it("creates a link of the realm, and lists it with its own fields", () => {
    const { realm, invite_link } = linked(invitingRealm(OPEN_TO_MEMBERS), MEL_MEMBER, { group_ids: [OPEN_GROUP] });
    expect(invite_link).toMatch(/^https:\/\/chat\.example\.test\/join\/[a-z2-7]{24}\/$/);
    expect(listed(realm, MEL_MEMBER)).toEqual([
      {
        id: 1,
        invited_by_user_id: MEL_MEMBER,
        invited: START,
        expiry_date: START + TEN_DAYS,
        invited_as: 400,
        link_url: invite_link,
        is_multiuse: true,
      },
    ]);
  });

  it.each([
    ["as long as asked", 60, START + HOUR],
    ["for ever with null", null, null],
  ])("is valid %s", (_name, invite_expires_in_minutes, expiry_date) => {
    const { realm } = linked(invitingRealm(), ADA_ADMIN, { invite_expires_in_minutes, invite_as: 200 });
    expect(listed(realm, ADA_ADMIN)).toMatchObject([{ expiry_date, invited_as: 200 }]);
  });

  it("counts links separately from invitations by mail", () => {
    const first = invited(invitingRealm(), ADA_ADMIN, "a@example.test,b@example.test");
    const { realm, invite_link } = linked(first, ADA_ADMIN);
    expect(listed(realm, ADA_ADMIN).map((row) => [row["id"], row["is_multiuse"]])).toEqual([
      [1, false],
      [2, false],
      [1, true],
    ]);
    expect(linked(realm, ADA_ADMIN).invite_link).not.toBe(invite_link);
  });
});

describe("createInviteLink notifies", () => {
  it("administrators and the creator, and sends nothing", () => {
    const outcome = createInviteLink(invitingRealm(OPEN_TO_MEMBERS), MEL_MEMBER, {});
    expect(eventTypes(outcome)).toEqual(["invites_changed"]);
    expect([OLIVE_OWNER, ADA_ADMIN, MEL_MEMBER, NINA_MEMBER].map((id) => eventsFor(outcome, id).length)).toEqual([1, 1, 1, 0]);
    expect(outcome.outbound).toEqual([]);
  });
});

describe("POST /invites/multiuse", () => {
  it("requires no parameter", () => {
    const { response } = wireCall(invitingRealm(), "ada@example.test", "POST", "/invites/multiuse");
    expect(response).toMatchObject({ status: 200, body: { result: "success", invite_link: expect.any(String) } });
  });
});
