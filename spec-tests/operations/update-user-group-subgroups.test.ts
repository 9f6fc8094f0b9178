import { expect, it } from "vitest";
import { updateUserGroupSubgroups } from "../../src/index";
import { CLOSED, COOKS, groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, eventTypes } from "../support/outcomes";
import { ADA_ADMIN, BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { level, REALM, system } from "../support/spec-realm";

spec(updateUserGroupSubgroups, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { user_group_id: LEADS, add: [system("role:moderators")] },
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 1 } }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_deactivated", "BAD_REQUEST", { params: { user_group_id: CLOSED }, realm: level(390) }],
      ["nothing_to_change", "BAD_REQUEST", { params: { add: undefined } }],
      ["adding_subgroups_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN }, APART],
      ["subgroup_unknown", "BAD_REQUEST", { params: { add: [CLOSED] } }],
      ["subgroup_already", "BAD_REQUEST", { params: { add: [COOKS] } }, { params: { add: [COOKS, CLOSED] } }],
      ["subgroup_cycle", "BAD_REQUEST", { params: { add: [LEADS] } }, { params: { add: [COOKS, LEADS] } }],
      ["subgroup_unknown", "BAD_REQUEST", { params: { delete: [CLOSED] } }],
      ["not_a_subgroup", "BAD_REQUEST", { params: { delete: [LEADS] } }, { params: { delete: [LEADS, CLOSED] } }],
    ],
  },
  {
    name: "removing",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { user_group_id: LEADS, delete: [COOKS] },
    mistakes: [
      ["removing_subgroups_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["not_a_subgroup", "BAD_REQUEST", { params: { delete: [LEADS] } }],
    ],
  },
]);

const MEMBERS = 6;

it("an actor who removes subgroups manages the group or all groups, because the right to remove members is not enough", () => {
  const MELS = { direct_members: ["mel@example.test"] };
  const groups = (more: object) => [
    { name: "inner" },
    { name: "outer", subgroups: ["inner"], can_manage_group: "role:nobody" as const, ...more },
  ];
  const mayRemove = (more: object, settings = {}): boolean =>
    updateUserGroupSubgroups(everyRole({ groups: groups(more), settings }), MEL_MEMBER, { user_group_id: 10, delete: [9] }).ok;
  expect(mayRemove({ can_remove_members_group: MELS })).toBe(false);
  expect(mayRemove({ can_manage_group: MELS })).toBe(true);
  expect(mayRemove({}, { can_manage_all_groups: "role:members" })).toBe(true);
});

it("updateUserGroupSubgroups changes the contents of the group, and notifies all accounts", () => {
  const params = { user_group_id: LEADS, add: [MEMBERS], delete: [COOKS] };
  const outcome = updateUserGroupSubgroups(groupRealm(), OLIVE_OWNER, params);
  expect(carriedOut(outcome).realm.user_groups.get(LEADS - 1)?.direct_subgroup_ids).toEqual([MEMBERS]);
  expect(eventTypes(outcome)).toEqual(["user_group/add_subgroups", "user_group/remove_subgroups"]);
});
