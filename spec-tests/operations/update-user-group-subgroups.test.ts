import { describe, expect, it } from "vitest";
import { updateUserGroupSubgroups } from "../../src/index";
import { CLOSED, COOKS, groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { ADA_ADMIN, BEEP_BOT, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const MEMBERS = 6;

describe("updateUserGroupSubgroups refuses, the first reason first", () => {
  const realm = groupRealm();
  it.each([
    ["bots, below feature level 496", BEEP_BOT, { user_group_id: 99 }, "bots_use_no_groups"],
    ["an unknown group", OLIVE_OWNER, { user_group_id: 99 }, "group_unknown"],
    ["a system group", OLIVE_OWNER, { user_group_id: MEMBERS, add: [COOKS] }, "group_unknown"],
    ["a call without anything to change", OLIVE_OWNER, { user_group_id: LEADS }, "nothing_to_change"],
    ["an actor who is not allowed to add", ADA_ADMIN, { user_group_id: COOKS, add: [99] }, "adding_subgroups_not_allowed"],
    ["a deactivated group", OLIVE_OWNER, { user_group_id: COOKS, add: [CLOSED] }, "subgroup_unknown"],
    ["a cycle", OLIVE_OWNER, { user_group_id: COOKS, add: [LEADS] }, "subgroup_cycle"],
    ["an actor who is not allowed to remove", MEL_MEMBER, { user_group_id: LEADS, delete: [COOKS] }, "removing_subgroups_not_allowed"],
    ["a group that is no subgroup", OLIVE_OWNER, { user_group_id: LEADS, delete: [MEMBERS] }, "not_a_subgroup"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(updateUserGroupSubgroups(realm, actor, params), realm, "BAD_REQUEST", reason);
  });
});

describe("an actor who removes subgroups", () => {
  const MELS = { direct_members: ["mel@example.test"] };
  const groups = (more: object) => [
    { name: "inner" },
    { name: "outer", subgroups: ["inner"], can_manage_group: "role:nobody" as const, ...more },
  ];
  const mayRemove = (more: object, settings = {}): boolean =>
    updateUserGroupSubgroups(everyRole({ groups: groups(more), settings }), MEL_MEMBER, { user_group_id: 10, delete: [9] }).ok;

  it("manages the group or all groups, because the right to remove members is not enough", () => {
    expect(mayRemove({ can_remove_members_group: MELS })).toBe(false);
    expect(mayRemove({ can_manage_group: MELS })).toBe(true);
    expect(mayRemove({}, { can_manage_all_groups: "role:members" })).toBe(true);
  });
});

describe("updateUserGroupSubgroups changes", () => {
  it("the contents of the group, and notifies all accounts", () => {
    const params = { user_group_id: LEADS, add: [MEMBERS], delete: [COOKS] };
    const outcome = updateUserGroupSubgroups(groupRealm(), OLIVE_OWNER, params);
    expect(carriedOut(outcome).realm.user_groups.get(LEADS - 1)?.direct_subgroup_ids).toEqual([MEMBERS]);
    expect(eventTypes(outcome)).toEqual(["user_group/add_subgroups", "user_group/remove_subgroups"]);
  });

  it("works over the wire", () => {
    const path = `/user_groups/${COOKS}/subgroups`;
    const { response } = wireCall(groupRealm(), "mel@example.test", "POST", path, { add: [MEMBERS] });
    expect(response.body).toEqual({ result: "success", msg: "" });
  });
});
