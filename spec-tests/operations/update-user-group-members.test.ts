import { describe, expect, it } from "vitest";
import { type Realm, updateUserGroupMembers } from "../../src/index";
import { CLOSED, COOKS, groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM, system } from "../support/spec-realm";

spec(updateUserGroupMembers, [
  {
    realm: level(390)(REALM),
    actor: OLIVE_OWNER,
    params: { user_group_id: COOKS, add: [NINA_MEMBER] },
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 1 } }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_deactivated", "BAD_REQUEST", { params: { user_group_id: CLOSED } }],
      ["nothing_to_change", "BAD_REQUEST", { params: { add: undefined } }],
      ["nothing_to_change", "BAD_REQUEST", { params: { add: [], delete: [], add_subgroups: [] } }],
      ["adding_members_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["adding_members_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN }],
      ["adding_members_not_allowed", "BAD_REQUEST", { actor: NINA_MEMBER, params: { add: [NINA_MEMBER] } }],
      ["member_unknown", "BAD_REQUEST", { params: { add: [GONE_MEMBER] } }],
      ["member_unknown", "BAD_REQUEST", { params: { add: [99] } }],
      ["member_already", "BAD_REQUEST", { params: { add: [MEL_MEMBER] } }, { params: { add: [GONE_MEMBER, MEL_MEMBER] } }],
      ["member_unknown", "BAD_REQUEST", { params: { delete: [GONE_MEMBER] } }],
      ["member_unknown", "BAD_REQUEST", { params: { delete: [99] } }],
      ["not_a_member", "BAD_REQUEST", { params: { delete: [ADA_ADMIN] } }, { params: { delete: [GONE_MEMBER, ADA_ADMIN] } }],
      ["subgroup_unknown", "BAD_REQUEST", { params: { add_subgroups: [CLOSED] } }],
      ["subgroup_cycle", "BAD_REQUEST", { params: { add_subgroups: [LEADS] } }, { params: { add_subgroups: [LEADS, CLOSED] } }],
      ["not_a_subgroup", "BAD_REQUEST", { params: { delete_subgroups: [LEADS] } }],
    ],
  },
  {
    name: "removing members",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { user_group_id: COOKS, delete: [MEL_MEMBER] },
    mistakes: [
      ["removing_members_not_allowed", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["not_a_member", "BAD_REQUEST", { params: { delete: [ADA_ADMIN] } }],
    ],
  },
  {
    name: "adding subgroups",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { user_group_id: LEADS, add_subgroups: [system("role:moderators")] },
    mistakes: [
      ["adding_subgroups_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN }],
      ["subgroup_unknown", "BAD_REQUEST", { params: { add_subgroups: [99] } }],
      ["subgroup_already", "BAD_REQUEST", { params: { add_subgroups: [COOKS] } }, { params: { add_subgroups: [COOKS, CLOSED] } }],
      ["subgroup_cycle", "BAD_REQUEST", { params: { add_subgroups: [LEADS] } }],
    ],
  },
  {
    name: "removing subgroups",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { user_group_id: LEADS, delete_subgroups: [COOKS] },
    mistakes: [
      ["removing_subgroups_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["not_a_subgroup", "BAD_REQUEST", { params: { delete_subgroups: [LEADS] } }],
    ],
  },
]);

const MEMBERS_GROUP = 6;
/** The group that a test creates in addition to those of the realm. */
const BAKERS = 12;

function membersOf(realm: Realm, groupId: number): readonly number[] {
  const params = { user_group_id: groupId, direct_member_only: true };
  return play(realm).getUserGroupMembers(OLIVE_OWNER, params).response.members;
}

describe("updateUserGroupMembers refuses, the first reason first", () => {
  const realm = groupRealm();
  it("leaving where no account is allowed to leave", () => {
    const leaving = updateUserGroupMembers(realm, NINA_MEMBER, { user_group_id: CLOSED, delete: [NINA_MEMBER] });
    expectRefusal(leaving, realm, "BAD_REQUEST", "removing_members_not_allowed");
  });

  it("joining together with another user", () => {
    const both = updateUserGroupMembers(realm, NINA_MEMBER, { user_group_id: COOKS, add: [NINA_MEMBER, ADA_ADMIN] });
    expectRefusal(both, realm, "BAD_REQUEST", "adding_members_not_allowed");
  });

  it("everything when one part is invalid", () => {
    const params = { user_group_id: LEADS, add: [ADA_ADMIN], delete: [OLIVE_OWNER], delete_subgroups: [99] };
    expectRefusal(updateUserGroupMembers(realm, OLIVE_OWNER, params), realm, "BAD_REQUEST", "subgroup_unknown");
  });

  it("deactivated groups below feature level 391", () => {
    const old = groupRealm({ feature_level: 390 });
    const params = { user_group_id: CLOSED, add: [MEL_MEMBER] };
    expectRefusal(updateUserGroupMembers(old, OLIVE_OWNER, params), old, "BAD_REQUEST", "group_deactivated");
    const { realm: next } = play(realm).updateUserGroupMembers(OLIVE_OWNER, params);
    const { user_groups } = play(next).getUserGroups(OLIVE_OWNER, { include_deactivated_groups: true }).response;
    expect(user_groups.find(({ id }) => id === CLOSED)?.members).toEqual([MEL_MEMBER, NINA_MEMBER]);
  });

  it("cycles of any length", () => {
    const bakers = play(realm).createUserGroup(OLIVE_OWNER, { name: "bakers", description: "", members: [] });
    const link = (from: Realm, user_group_id: number, id: number) =>
      updateUserGroupMembers(from, OLIVE_OWNER, { user_group_id, add_subgroups: [id] });
    const chained = carriedOut(link(bakers.realm, COOKS, BAKERS)).realm;
    for (const id of [BAKERS, COOKS, LEADS]) expectRefusal(link(chained, BAKERS, id), chained, "BAD_REQUEST", "subgroup_cycle");
  });
});

describe("updateUserGroupMembers lets", () => {
  it.each([
    ["a manager of all groups add others", OLIVE_OWNER, { user_group_id: COOKS, add: [ADA_ADMIN, GRETA_GUEST] }],
    ["a manager of the group add others", MORGAN_MODERATOR, { user_group_id: LEADS, add: [ADA_ADMIN] }],
    ["a user who can add members add others", MEL_MEMBER, { user_group_id: COOKS, add: [ADA_ADMIN] }],
    ["a user who can join add itself", NINA_MEMBER, { user_group_id: COOKS, add: [NINA_MEMBER] }],
    ["a user who can remove members remove others", NINA_MEMBER, { user_group_id: COOKS, delete: [MEL_MEMBER] }],
    ["a user who can leave remove itself", MEL_MEMBER, { user_group_id: COOKS, delete: [MEL_MEMBER] }],
    ["a manager of the group remove subgroups", MORGAN_MODERATOR, { user_group_id: LEADS, delete_subgroups: [COOKS] }],
    ["a user who can add members add subgroups", MEL_MEMBER, { user_group_id: COOKS, add_subgroups: [MEMBERS_GROUP] }],
  ])("%s", (_name, actor, params) => {
    expect(updateUserGroupMembers(groupRealm(), actor, params).ok).toBe(true);
  });

  it("a user who can add members join, and a user who can remove members leave, without the other permissions", () => {
    const closed = { can_join_group: "role:nobody", can_leave_group: "role:nobody", can_manage_group: "role:nobody" } as const;
    const named = { direct_members: ["nina@example.test"] };
    const other = { direct_members: ["mel@example.test"] };
    const realm = groupRealm({
      groups: [
        { name: "adders", ...closed, can_add_members_group: named, can_remove_members_group: other },
        { name: "removers", ...closed, can_add_members_group: other, can_remove_members_group: named, members: ["nina@example.test"] },
      ],
    });
    const [adders, removers] = [9, 10];
    expect(updateUserGroupMembers(realm, NINA_MEMBER, { user_group_id: adders, add: [NINA_MEMBER] }).ok).toBe(true);
    expect(updateUserGroupMembers(realm, MEL_MEMBER, { user_group_id: adders, add: [ADA_ADMIN] }).ok).toBe(false);
    expect(updateUserGroupMembers(realm, NINA_MEMBER, { user_group_id: removers, delete: [NINA_MEMBER] }).ok).toBe(true);
    expect(updateUserGroupMembers(realm, MEL_MEMBER, { user_group_id: removers, delete: [NINA_MEMBER] }).ok).toBe(false);
  });

  it("no guest join through a permission that guests cannot have, even when named", () => {
    const params = { user_group_id: COOKS, add: [GRETA_GUEST] };
    const named = groupRealm({
      groups: [{ name: "leads" }, { name: "cooks", can_join_group: { direct_members: ["greta@example.test"] } }],
    });
    expectRefusal(updateUserGroupMembers(named, GRETA_GUEST, params), named, "BAD_REQUEST", "guests_see_no_groups");
  });
});

it("updateUserGroupMembers changes all four lists in one call, additions first", () => {
  const params = {
    user_group_id: LEADS,
    add: [ADA_ADMIN, MEL_MEMBER],
    delete: [OLIVE_OWNER, MEL_MEMBER],
    add_subgroups: [MEMBERS_GROUP],
    delete_subgroups: [COOKS],
  };
  const { realm } = play(groupRealm()).updateUserGroupMembers(OLIVE_OWNER, params);
  expect(membersOf(realm, LEADS)).toEqual([ADA_ADMIN]);
  expect(realm.user_groups.get(LEADS - 1)?.direct_subgroup_ids).toEqual([MEMBERS_GROUP]);
  expect(realm.user_groups.get(LEADS - 1)?.members.has(GONE_MEMBER)).toBe(true);
});

describe("updateUserGroupMembers notifies", () => {
  it("all accounts once for each kind, and then the concerned users by the notification bot", () => {
    const params = {
      user_group_id: LEADS,
      add: [ADA_ADMIN, BEEP_BOT],
      delete: [OLIVE_OWNER],
      add_subgroups: [MEMBERS_GROUP],
      delete_subgroups: [COOKS],
    };
    const outcome = updateUserGroupMembers(groupRealm(), OLIVE_OWNER, params);
    expect(eventTypes(outcome)).toEqual([
      "user_group/add_members",
      "message",
      "user_group/remove_members",
      "user_group/add_subgroups",
      "user_group/remove_subgroups",
    ]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "user_group", op: "add_members", group_id: LEADS, user_ids: [ADA_ADMIN, BEEP_BOT] },
      { type: "user_group", op: "remove_members", group_id: LEADS, user_ids: [OLIVE_OWNER] },
      { type: "user_group", op: "add_subgroups", group_id: LEADS, direct_subgroup_ids: [MEMBERS_GROUP] },
      { type: "user_group", op: "remove_subgroups", group_id: LEADS, direct_subgroup_ids: [COOKS] },
    ]);
    expect(outcome.realm.messages.last()).toMatchObject({ sender_id: 2147483001, user_ids: [ADA_ADMIN, 2147483001] });
  });

  it("users who can see a private channel newly by the change", () => {
    const channels = [{ name: "secret", invite_only: true, can_subscribe_group: "cooks" }];
    const realm = groupRealm({ channels });
    const outcome = updateUserGroupMembers(realm, OLIVE_OWNER, { user_group_id: COOKS, add: [NINA_MEMBER] });
    expect(eventsFor(outcome, NINA_MEMBER)).toContainEqual(expect.objectContaining({ type: "stream", op: "create" }));
    expect(eventsFor(outcome, MORGAN_MODERATOR)).not.toContainEqual(expect.objectContaining({ type: "stream" }));
  });

  it("shows new visible channels one after the other, each with its subscribers", () => {
    const secret = (name: string) => ({
      name,
      invite_only: true,
      subscribers: ["olive@example.test"],
      can_subscribe_group: "cooks",
    });
    const hidden = groupRealm({ channels: [secret("one"), secret("two")] });
    const outcome = updateUserGroupMembers(hidden, OLIVE_OWNER, { user_group_id: COOKS, add: [NINA_MEMBER] });
    expect(eventsFor(outcome, NINA_MEMBER).map((event) => [event["type"], event["op"]])).toEqual([
      ["user_group", "add_members"],
      ["stream", "create"],
      ["subscription", "peer_add"],
      ["stream", "create"],
      ["subscription", "peer_add"],
      ["message", undefined],
    ]);
  });
});
