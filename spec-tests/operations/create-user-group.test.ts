import { describe, expect, it } from "vitest";
import { createUserGroup } from "../../src/index";
import { CLOSED, groupRealm, LEADS } from "../support/group-realm";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { REALM, setting, system } from "../support/spec-realm";

const NOTIFICATION_BOT = 2147483001;

spec(createUserGroup, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_creation_not_allowed", "BAD_REQUEST", { realm: setting({ can_create_groups: "role:nobody" }) }],
      ["group_name_empty", "BAD_REQUEST", { params: { name: " " } }],
      ["group_name_too_long", "BAD_REQUEST", { params: { name: "x".repeat(101) } }],
      ["group_name_reserved", "BAD_REQUEST", { params: { name: "role:x" } }, { params: { name: `role:${"x".repeat(100)}` } }],
      ["group_name_reserved", "BAD_REQUEST", { params: { name: "@cooks" } }],
      ["group_name_reserved", "BAD_REQUEST", { params: { name: "user:cooks" } }],
      ["group_name_reserved", "BAD_REQUEST", { params: { name: "stream:cooks" } }],
      ["group_name_reserved", "BAD_REQUEST", { params: { name: "channel:cooks" } }],
      ["group_name_taken", "BAD_REQUEST", { params: { name: "leads" } }, { params: { name: "role:members" } }],
      ["group_name_taken", "BAD_REQUEST", { params: { name: "closed" } }],
      ["member_unknown", "BAD_REQUEST", { params: { members: [GONE_MEMBER] } }],
      ["member_unknown", "BAD_REQUEST", { params: { members: [99] } }],
      ["member_unknown", "BAD_REQUEST", { params: { members: [NOTIFICATION_BOT] } }],
      ["subgroup_unknown", "BAD_REQUEST", { params: { subgroups: [CLOSED] } }],
      ["subgroup_unknown", "BAD_REQUEST", { params: { subgroups: [99] } }],
      [
        "group_value_user_unknown",
        "BAD_REQUEST",
        { params: { can_mention_group: { direct_members: [GONE_MEMBER], direct_subgroups: [] } } },
      ],
      [
        "group_value_group_unknown",
        "BAD_REQUEST",
        { params: { can_mention_group: CLOSED } },
        { params: { can_mention_group: { direct_members: [GONE_MEMBER], direct_subgroups: [CLOSED] } } },
      ],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_mention_group: system("role:internet") } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_mention_group: system("role:owners") } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_manage_group: system("role:everyone") } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_manage_group: system("role:internet") } }, APART],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_add_members_group: system("role:everyone") } }],
    ],
  },
]);

const NEW = { name: "bakers", description: "Bread", members: [MEL_MEMBER] };
/** System groups by name. */
const [NOBODY_GROUP, OWNERS, MEMBERS, EVERYONE, INTERNET] = [1, 2, 6, 7, 8];
const noMembers = { direct_members: [], direct_subgroups: [] };
const personAnd = (direct_members: number[], direct_subgroups: number[] = []) => ({ direct_members, direct_subgroups });

describe("createUserGroup refuses, the first reason first", () => {
  it("can_mention_group for owners, only where the realm follows the documentation", () => {
    const outcome = createUserGroup(groupRealm({ realm: { follow: "server" } }), NINA_MEMBER, { ...NEW, can_mention_group: OWNERS });
    expect(outcome.ok).toBe(true);
  });

  it("an actor who is not in can_create_groups", () => {
    const strict = groupRealm({ settings: { can_create_groups: "role:administrators" } });
    expectRefusal(createUserGroup(strict, MEL_MEMBER, NEW), strict, "BAD_REQUEST", "group_creation_not_allowed");
    expect(createUserGroup(strict, ADA_ADMIN, NEW).ok).toBe(true);
  });
});

describe("createUserGroup changes", () => {
  // The name of a group keeps its blanks.
  it("gives the group the permissions of its creator, and the creator no membership", () => {
    const { realm, response } = play(groupRealm()).createUserGroup(NINA_MEMBER, { ...NEW, name: " bakers " });
    expect(response).toEqual({ group_id: 12 });
    expect(play(realm).getUserGroups(MEL_MEMBER, {}).response.user_groups.at(-1)).toEqual({
      id: 12,
      name: " bakers ",
      description: "Bread",
      date_created: realm.now,
      creator_id: NINA_MEMBER,
      members: [MEL_MEMBER],
      direct_subgroup_ids: [],
      is_system_group: false,
      deactivated: false,
      can_add_members_group: { direct_members: [NINA_MEMBER], direct_subgroups: [] },
      can_join_group: NOBODY_GROUP,
      can_leave_group: EVERYONE,
      can_manage_group: { direct_members: [NINA_MEMBER], direct_subgroups: [] },
      can_mention_group: EVERYONE,
      can_remove_members_group: NOBODY_GROUP,
    });
  });

  // Groups that a setting excludes may be among others in it.
  it("normalizes the given settings, in both forms", () => {
    const outcome = createUserGroup(groupRealm(), NINA_MEMBER, {
      ...NEW,
      members: [GRETA_GUEST, MEL_MEMBER, MEL_MEMBER, BEEP_BOT],
      subgroups: [LEADS, MEMBERS, LEADS],
      can_add_members_group: noMembers,
      can_join_group: personAnd([], [LEADS]),
      can_leave_group: personAnd([OLIVE_OWNER, MEL_MEMBER, OLIVE_OWNER], [LEADS]),
      can_manage_group: MEMBERS,
      can_mention_group: NOBODY_GROUP,
      can_remove_members_group: personAnd([], [LEADS, INTERNET, LEADS]),
    });
    expect(play(outcome.realm).getUserGroups(MEL_MEMBER, {}).response.user_groups.at(-1)).toMatchObject({
      members: [MEL_MEMBER, GRETA_GUEST, BEEP_BOT],
      direct_subgroup_ids: [MEMBERS, LEADS],
      can_add_members_group: NOBODY_GROUP,
      can_join_group: LEADS,
      can_leave_group: { direct_members: [OLIVE_OWNER, MEL_MEMBER], direct_subgroups: [LEADS] },
      can_manage_group: MEMBERS,
      can_mention_group: NOBODY_GROUP,
      can_remove_members_group: { direct_members: [], direct_subgroups: [INTERNET, LEADS] },
    });
  });
});

describe("createUserGroup notifies", () => {
  it("all accounts", () => {
    const outcome = createUserGroup(groupRealm(), NINA_MEMBER, NEW);
    expect(eventTypes(outcome)).toEqual(["user_group/add"]);
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ group: { id: 12, name: "bakers", members: [MEL_MEMBER] } }]);
  });

  // The event of a new group has no subgroups; a second event adds them.
  it("all accounts of its subgroups by a separate event", () => {
    const outcome = createUserGroup(groupRealm(), NINA_MEMBER, { ...NEW, subgroups: [LEADS, INTERNET] });
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([
      { op: "add", group: { direct_subgroup_ids: [] } },
      { op: "add_subgroups", group_id: 12, direct_subgroup_ids: [INTERNET, LEADS] },
    ]);
  });
});
