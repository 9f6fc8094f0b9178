import { describe, expect, it } from "vitest";
import { createInviteLink } from "../../src/index";
import { HOUR, invited, invitingRealm, linked, listed, OPEN_GROUP, TEN_DAYS, WELCOME } from "../support/inviting";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
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
import { APART, spec } from "../support/spec";
import { asServers, CLOSED, LEADS, level, REALM, setting } from "../support/spec-realm";

const LINKS_FOR_ALL = setting({ create_multiuse_invite_group: "role:members" })(REALM);

spec(createInviteLink, [
  {
    realm: LINKS_FOR_ALL,
    actor: MEL_MEMBER,
    params: {},
    mistakes: [
      ["bots_do_not_invite", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["guests_do_not_invite", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["invite_link_not_allowed", "BAD_REQUEST", { realm: setting({ create_multiuse_invite_group: "role:nobody" }) }],
      ["role_unknown", "BAD_REQUEST", { params: { invite_as: 250 } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { params: { invite_as: 100 } }],
      ["invite_role_above_own", "BAD_REQUEST", { params: { invite_as: 300 } }],
      ["invitation_time_invalid", "BAD_REQUEST", { params: { invite_expires_in_minutes: -1 } }],
      ["welcome_text_not_allowed", "BAD_REQUEST", { params: { welcome_message_custom_text: "" }, realm: asServers }, APART],
      ["welcome_text_too_long", "BAD_REQUEST", { actor: OLIVE_OWNER, params: { welcome_message_custom_text: "x".repeat(8001) } }],
      ["invitation_channel_unknown", "BAD_REQUEST", { params: { stream_ids: [99] } }],
      ["invitation_channel_unknown", "BAD_REQUEST", { params: { stream_ids: [SHARED_SECRET] } }],
      ["invitation_channel_unknown", "BAD_REQUEST", { params: { stream_ids: [ATTIC] } }],
      [
        "subscribing_others_not_allowed",
        "BAD_REQUEST",
        { params: { stream_ids: [GENERAL] }, realm: setting({ can_add_subscribers_group: "role:nobody" }) },
        {
          params: { stream_ids: [GENERAL, 99] },
          realm: setting({ can_add_subscribers_group: "role:nobody" }),
        },
      ],
      ["invitation_group_unknown", "BAD_REQUEST", { params: { group_ids: [CLOSED] } }],
      ["adding_members_not_allowed", "BAD_REQUEST", { params: { group_ids: [LEADS] } }],
    ],
  },
  {
    name: "below level 208",
    realm: level(207)(REALM),
    actor: OLIVE_OWNER,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["role_unknown", "BAD_REQUEST", { params: { invite_as: 250 } }],
      ["invitation_without_end", "BAD_REQUEST", { params: { invite_expires_in_minutes: null }, realm: level(116) }],
    ],
  },
]);

const OPEN_TO_MEMBERS = { settings: { create_multiuse_invite_group: "role:members" } };

describe("createInviteLink refuses, the first reason first", () => {
  it("an actor without the permission, by default everyone except administrators", () => {
    const byDefault = invitingRealm();
    expectRefusal(createInviteLink(byDefault, MEL_MEMBER, { invite_as: 500 }), byDefault, "BAD_REQUEST", "invite_link_not_allowed", {
      msg: "You are not allowed to create invitation links.",
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

it("createInviteLink notifies administrators and the creator, and sends nothing", () => {
  const outcome = createInviteLink(invitingRealm(OPEN_TO_MEMBERS), MEL_MEMBER, {});
  expect(eventTypes(outcome)).toEqual(["invites_changed"]);
  expect([OLIVE_OWNER, ADA_ADMIN, MEL_MEMBER, NINA_MEMBER].map((id) => eventsFor(outcome, id).length)).toEqual([1, 1, 1, 0]);
  expect(outcome.outbound).toEqual([]);
});
