// Group membership through subgroups, compared with a simple, slow model.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createRealm, type Fixture, type Realm } from "../../src/index";
import type { GroupSettingValue } from "../../src/model/realm/user-group";
import { allMemberIds, holdsPermission, isGroupMember, isInGroupSetting } from "../../src/model/rules/user-groups/group-membership";
import { REALM_GROUP_SETTINGS } from "../../src/protocol/group-settings";
import { forAll } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";

const PEOPLE = 6;
const GROUPS = 5;
const SYSTEM_GROUPS = 8;
const ROLES = [100, 200, 300, 400, 600] as const;

/** Users with their roles, some deactivated; groups that contain users and groups of higher number. */
interface World {
  readonly people: readonly { readonly role: (typeof ROLES)[number]; readonly active: boolean }[];
  readonly groups: readonly { readonly members: readonly number[]; readonly subgroups: readonly number[] }[];
}

const worlds: fc.Arbitrary<World> = fc.record({
  people: fc.array(fc.record({ role: fc.constantFrom(...ROLES), active: fc.boolean() }), {
    minLength: PEOPLE,
    maxLength: PEOPLE,
  }),
  groups: fc
    .array(
      fc.record({
        members: fc.uniqueArray(fc.integer({ min: 1, max: PEOPLE }), { maxLength: 3 }),
        subgroups: fc.uniqueArray(fc.integer({ min: 1, max: SYSTEM_GROUPS + GROUPS }), { maxLength: 3 }),
      }),
      { minLength: GROUPS, maxLength: GROUPS },
    )
    .map((groups) =>
      groups.map((group, index) => ({
        ...group,
        subgroups: group.subgroups.filter((id) => id <= SYSTEM_GROUPS || id > SYSTEM_GROUPS + 1 + index),
      })),
    ),
});

const SYSTEM_NAMES = [
  "role:nobody",
  "role:owners",
  "role:administrators",
  "role:moderators",
  "role:fullmembers",
  "role:members",
  "role:everyone",
  "role:internet",
];

function groupName(id: number): string {
  return SYSTEM_NAMES[id - 1] ?? `group ${id}`;
}

function realmOf(world: World): Realm {
  const fixture: Fixture = {
    users: world.people.map(({ role, active: is_active }, index) => ({
      email: `p${index + 1}@example.test`,
      role,
      is_active,
    })),
    groups: world.groups.map(({ members, subgroups }, index) => ({
      name: groupName(SYSTEM_GROUPS + 1 + index),
      members: members.map((id) => `p${id}@example.test`),
      subgroups: subgroups.map(groupName),
    })),
  };
  return createRealm(fixture);
}

/** The direct members of a group by the documented table of system groups and the world. */
function direct(world: World, id: number): { members: readonly number[]; subgroups: readonly number[] } {
  const withRole = (role: number): number[] => world.people.flatMap((person, index) => (person.role === role ? [index + 1] : []));
  switch (groupName(id)) {
    case "role:nobody":
      return { members: [], subgroups: [] };
    case "role:owners":
      return { members: withRole(100), subgroups: [] };
    case "role:administrators":
      return { members: withRole(200), subgroups: [2] };
    case "role:moderators":
      return { members: withRole(300), subgroups: [3] };
    case "role:fullmembers":
      return { members: withRole(400), subgroups: [4] };
    case "role:members":
      return { members: withRole(400), subgroups: [5] };
    case "role:everyone":
      return { members: withRole(600), subgroups: [6] };
    case "role:internet":
      return { members: [], subgroups: [7] };
    default:
      return world.groups[id - SYSTEM_GROUPS - 1] ?? { members: [], subgroups: [] };
  }
}

/** All members, found by looking again and again until nothing new appears. */
function membersByModel(world: World, groupIds: readonly number[]): number[] {
  const groups = new Set(groupIds);
  for (let size = -1; size !== groups.size;) {
    size = groups.size;
    for (const id of [...groups]) for (const sub of direct(world, id).subgroups) groups.add(sub);
  }
  const members = new Set([...groups].flatMap((id) => direct(world, id).members));
  return [...members].filter((id) => world.people[id - 1]?.active === true).sort((a, b) => a - b);
}

const allUsers = Array.from({ length: PEOPLE }, (_, index) => index + 1);

test("the members of a group, through subgroups of any depth, are those of the model", () => {
  forAll([worlds], propertyRuns(200, 4), (world) => {
    const realm = realmOf(world);
    for (let id = 1; id <= SYSTEM_GROUPS + GROUPS; id += 1) {
      const expected = membersByModel(world, [id]);
      expect(allMemberIds(realm, id)).toEqual(expected);
      const found = allUsers.filter((userId) => isMember(realm, id, userId));
      expect(found).toEqual(expected);
    }
  });
});

test("the accounts of a setting, by group or by members and subgroups, are those of the model", () => {
  const values: fc.Arbitrary<GroupSettingValue> = fc.oneof(
    fc.integer({ min: 1, max: SYSTEM_GROUPS + GROUPS }),
    fc.record({
      direct_members: fc.uniqueArray(fc.integer({ min: 1, max: PEOPLE }), { maxLength: 3 }),
      direct_subgroups: fc.uniqueArray(fc.integer({ min: 1, max: SYSTEM_GROUPS + GROUPS }), { maxLength: 3 }),
    }),
  );
  forAll([worlds, values], propertyRuns(200, 5), (world, value) => {
    const realm = realmOf(world);
    const named = typeof value === "number" ? [] : value.direct_members;
    const groups = typeof value === "number" ? [value] : value.direct_subgroups;
    const active = named.filter((id) => world.people[id - 1]?.active === true);
    const expected = new Set([...active, ...membersByModel(world, groups)]);
    for (const id of allUsers) {
      const user = realm.users.get(id - 1);
      expect(user !== undefined && isInGroupSetting(realm, value, user)).toBe(expected.has(id));
    }
  });
});

function isMember(realm: Realm, groupId: number, userId: number): boolean {
  const user = realm.users.get(userId - 1);
  return user !== undefined && isGroupMember(realm, groupId, user);
}

test("a guest has no permission that everyone cannot have, although a group or a value names it", () => {
  const users = [{ email: "ann@example.test" }, { email: "gil@example.test", role: "guest" as const }];
  const realm = createRealm({ users, groups: [{ name: "crew", members: ["ann@example.test", "gil@example.test"] }] });
  const [ann, guest] = [...realm.users];
  if (ann === undefined || guest === undefined) throw new Error("Both must be there.");
  const crew = realm.user_groups.size;
  for (const value of [crew, { direct_members: [1, 2], direct_subgroups: [] }, { direct_members: [], direct_subgroups: [crew] }]) {
    const holds = (user: typeof ann, allow_everyone: boolean) =>
      holdsPermission(realm, value, { ...REALM_GROUP_SETTINGS.can_create_groups, allow_everyone }, user);
    expect([holds(ann, false), holds(guest, false), holds(ann, true), holds(guest, true)]).toEqual([true, false, true, true]);
  }
});
