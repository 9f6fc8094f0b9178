// What a deactivation keeps of an account, and what it removes.
import { describe, expect, it } from "vitest";
import { deactivateUser, reactivateUser, type Realm, sendMessage, updateUser } from "../../src/index";
import { groupRealm, LEADS } from "../support/group-realm";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(deactivateUser, [
  {
    realm: REALM,
    mistakes: [
      ["deactivation_comment_too_long", "BAD_REQUEST", { params: { deactivation_notification_comment: "x".repeat(2001) } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 99 } }],
      ...[2147483001, GONE_MEMBER, BEEP_BOT].map((user_id) => ["user_unknown", "BAD_REQUEST", { params: { user_id } }] as const),
      ["account_change_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["account_change_not_allowed", "BAD_REQUEST", { actor: MORGAN_MODERATOR }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN, params: { user_id: OLIVE_OWNER } }],
      ["last_owner", "BAD_REQUEST", { params: { user_id: OLIVE_OWNER } }, { actor: ADA_ADMIN, params: { user_id: OLIVE_OWNER } }],
    ],
  },
]);

function without(userId: number, realm: Realm = everyRole()): Realm {
  return play(realm).deactivateUser(OLIVE_OWNER, { user_id: userId }).realm;
}

it("deactivateUser refuses the deactivation of an owner with UNAUTHORIZED_PRINCIPAL on servers; other missing rights with the generic code", () => {
  const server = everyRole({ realm: { follow: "server" } });
  expectRefusal(deactivateUser(server, ADA_ADMIN, { user_id: OLIVE_OWNER }), server, "UNAUTHORIZED_PRINCIPAL", "owner_required");
  expectRefusal(deactivateUser(server, MEL_MEMBER, { user_id: NINA_MEMBER }), server, "BAD_REQUEST", "account_change_not_allowed");
});

describe("deactivateUser changes", () => {
  it("the key is invalid immediately", () => {
    const { response } = wireCall(without(MEL_MEMBER), "mel@example.test", "GET", "/users/me");
    expect(response).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  it("unsubscribes the account from its channels, but keeps its subscription settings", () => {
    const realm = without(MEL_MEMBER);
    expect(realm.channels.get(GENERAL - 1)?.subscribers.has(MEL_MEMBER)).toBe(false);
    const back = play(realm).reactivateUser(ADA_ADMIN, { user_id: MEL_MEMBER }).realm;
    expect(back.channels.get(SECRET - 1)?.subscribers.has(MEL_MEMBER)).toBe(true);
    const { subscriptions } = play(back).getSubscriptions(MEL_MEMBER, {}).response;
    expect(subscriptions.map((row) => row["name"])).toEqual(["general", "secret"]);
  });

  it("keeps the messages, and accepts no new direct messages", () => {
    const greeting = { type: "direct", to: [NINA_MEMBER], content: "hi" } as const;
    const realm = without(MEL_MEMBER, play(everyRole()).sendMessage(MEL_MEMBER, greeting).realm);
    expect(realm.messages.get(0)?.content).toBe("hi");
    const params = { type: "direct", to: [MEL_MEMBER], content: "hi" } as const;
    expectRefusal(sendMessage(realm, OLIVE_OWNER, params), realm, "BAD_REQUEST", "recipient_deactivated");
  });

  it("hides the account in groups and settings, until it is reactivated", () => {
    const direct_members = ["mel@example.test"];
    const group = { name: "leads", members: direct_members, can_join_group: { direct_members } };
    const before = groupRealm({ groups: [group] });
    const leads = (realm: Realm): unknown => play(realm).getUserGroups(NINA_MEMBER, {}).response.user_groups[LEADS - 1];
    const realm = without(MEL_MEMBER, before);
    expect(leads(realm)).toMatchObject({ members: [], can_join_group: { direct_members: [], direct_subgroups: [] } });
    expect(leads(play(realm).reactivateUser(ADA_ADMIN, { user_id: MEL_MEMBER }).realm)).toEqual(leads(before));
  });

  it("deactivates the bots of the account too, and does not reactivate them later", () => {
    const realm = without(MEL_MEMBER);
    expect(realm.users.get(BEEP_BOT - 1)?.is_active).toBe(false);
    const back = play(realm).reactivateUser(ADA_ADMIN, { user_id: MEL_MEMBER }).realm;
    expect(back.users.get(BEEP_BOT - 1)?.is_active).toBe(false);
    expect(reactivateUser(back, MEL_MEMBER, { user_id: BEEP_BOT }).ok).toBe(true);
  });

  it("still lets administrators rename the account", () => {
    expect(updateUser(without(MEL_MEMBER), ADA_ADMIN, { user_id: MEL_MEMBER, full_name: "Was Mel" }).ok).toBe(true);
  });
});

describe("deactivateUser notifies", () => {
  it("of the public channels in ascending order, in any order of joining", () => {
    const channels = ["a", "b", "c"].map((name) => ({ name }));
    const joined = ["b", "c", "a"].reduce(
      (realm, name) => play(realm).subscribe(NINA_MEMBER, { subscriptions: [{ name }] }).realm,
      everyRole({ channels, feature_level: 377 }),
    );
    const peers = eventsFor(deactivateUser(joined, OLIVE_OWNER, { user_id: NINA_MEMBER }), MEL_MEMBER);
    expect(peers[0]).toMatchObject({ op: "peer_remove", stream_ids: [1, 2, 3] });
  });

  it("all accounts of the user, since level 377 after its channels, and then of groups and settings that change", () => {
    const direct_members = ["nina@example.test"];
    const named = {
      groups: [{ name: "leads", members: direct_members, can_join_group: { direct_members } }],
      settings: { can_create_groups: { direct_members: ["nina@example.test", "mel@example.test"] } },
      channels: [{ name: "general", subscribers: "all" as const }],
    };
    const update = { type: "realm_user", op: "update", person: { user_id: NINA_MEMBER, is_active: false } };
    const old = deactivateUser(everyRole({ ...named, feature_level: 376 }), ADA_ADMIN, { user_id: NINA_MEMBER });
    expect(eventsFor(old, MEL_MEMBER)).toEqual([update]);
    expect(eventsFor(deactivateUser(everyRole(named), ADA_ADMIN, { user_id: NINA_MEMBER }), MEL_MEMBER)).toEqual([
      { type: "subscription", op: "peer_remove", stream_ids: [GENERAL], user_ids: [NINA_MEMBER] },
      update,
    ]);
  });

  it("guests who cannot see the account of its groups and settings instead, and that it was removed", () => {
    const direct_members = ["nina@example.test"];
    const realm = everyRole({
      groups: [{ name: "leads", members: direct_members, can_join_group: { direct_members } }],
      settings: { can_create_groups: { direct_members }, can_access_all_users_group: "role:members" },
      channels: [{ name: "general", subscribers: "all" }],
      feature_level: 376,
    });
    const noMembers = { direct_members: [], direct_subgroups: [] };
    expect(eventsFor(deactivateUser(realm, ADA_ADMIN, { user_id: NINA_MEMBER }), GRETA_GUEST)).toEqual([
      ...[5, 6, LEADS].map((group_id) => ({ type: "user_group", op: "remove_members", group_id, user_ids: [NINA_MEMBER] })),
      { type: "user_group", op: "update", group_id: LEADS, data: { can_join_group: noMembers } },
      { type: "realm", op: "update_dict", property: "default", data: { can_create_groups: noMembers } },
      { type: "realm_user", op: "remove", person: { user_id: NINA_MEMBER, full_name: "Unknown user" } },
    ]);
  });

  it("guests who could never see the account not at all, and those with direct messages like other accounts", () => {
    const settings = { can_access_all_users_group: "role:members" };
    const apart = everyRole({ settings, channels: [{ name: "team", subscribers: ["nina@example.test"] }] });
    const eventsAbout = (realm: Realm): unknown[] =>
      eventsFor(deactivateUser(realm, ADA_ADMIN, { user_id: NINA_MEMBER }), GRETA_GUEST).filter(({ type }) => type === "realm_user");
    expect(eventsAbout(apart)).toEqual([]);
    const talked = play(apart).sendMessage(NINA_MEMBER, { type: "direct", to: [GRETA_GUEST], content: "hi" }).realm;
    expect(eventsAbout(talked)).toEqual([{ type: "realm_user", op: "update", person: { user_id: NINA_MEMBER, is_active: false } }]);
  });

  it("only administrators of its invitations", () => {
    const inviting = play(everyRole()).sendInvites(MEL_MEMBER, { invitee_emails: "ann@example.test", stream_ids: [] }).realm;
    const outcome = deactivateUser(inviting, OLIVE_OWNER, { user_id: MEL_MEMBER });
    const isNotified = (userId: number): boolean => eventsFor(outcome, userId).some(({ type }) => type === "invites_changed");
    expect([OLIVE_OWNER, ADA_ADMIN, MEL_MEMBER, NINA_MEMBER].map(isNotified)).toEqual([true, true, false, false]);
  });

  // Bots are deactivated before their owner; a bot that is reactivated while its owner is deactivated belongs to the
  // account that reactivates it.
  it("of the bots before their owner", () => {
    const outcome = deactivateUser(everyRole(), ADA_ADMIN, { user_id: MEL_MEMBER });
    const people = eventsFor(outcome, NINA_MEMBER).filter(({ type }) => type === "realm_user");
    expect(people).toMatchObject([{ person: { user_id: BEEP_BOT } }, { person: { user_id: MEL_MEMBER } }]);
  });

  it("of private channels only accounts that can see them", () => {
    const outcome = deactivateUser(everyRole(), ADA_ADMIN, { user_id: MEL_MEMBER });
    expect(eventTypes(outcome)).toContain("subscription/peer_remove");
    const channels = (userId: number): unknown[] =>
      eventsFor(outcome, userId).flatMap((event) => (event["op"] === "peer_remove" ? [event["stream_ids"]] : []));
    expect(channels(OLIVE_OWNER)).toContainEqual([SECRET]);
    expect(channels(GRETA_GUEST)).not.toContainEqual([SECRET]);
  });
});
