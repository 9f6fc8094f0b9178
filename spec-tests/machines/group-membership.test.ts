// Members that join and leave while users and groups are deactivated.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  deactivateUser,
  deactivateUserGroup,
  getUserGroupMembers,
  type Outcome,
  reactivateUser,
  type Realm,
  updateUserGroup,
  updateUserGroupMembers,
} from "../../src/index";
import { GROUP_MEMBERSHIP_STATES, USER_GROUP_STATES } from "../../src/protocol/state-tables";
import { forAll } from "../support/for-all";
import { groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { countOperations, propertyRuns } from "../support/property-runs";
import { OLIVE_OWNER } from "../support/realms";

/** The documented rules of one group and its members, and nothing else. */
interface Model {
  readonly members: ReadonlySet<number>;
  readonly active: ReadonlySet<number>;
  readonly groupIsActive: boolean;
}

interface Move {
  readonly trigger: string;
  readonly userId: number;
}

const PEOPLE = [2, 3, 4, 5, 6];
const ROWS = [...GROUP_MEMBERSHIP_STATES, ...USER_GROUP_STATES];
const TRIGGERS = new Set(ROWS.map((row) => row.trigger));

const moves: fc.Arbitrary<Move> = fc.record({
  trigger: fc.constantFrom(...TRIGGERS),
  userId: fc.constantFrom(...PEOPLE),
});

/** The state of one person towards the group, in the words of the table. */
function stateOf(model: Model, userId: number): string {
  const state = model.members.has(userId) ? "member" : "not a member";
  return model.active.has(userId) ? state : `${state}, deactivated`;
}

/** What becomes of the model by the row that the table has for a move; undefined where it is refused. */
function next(model: Model, { trigger, userId }: Move): Model | undefined {
  const isGroup = trigger.endsWith("group");
  const state = isGroup ? (model.groupIsActive ? "active" : "deactivated") : stateOf(model, userId);
  const table = isGroup ? USER_GROUP_STATES : GROUP_MEMBERSHIP_STATES;
  const row = table.find((one) => one.state === state && one.trigger === trigger);
  if (row === undefined) throw new Error(`The table says nothing of "${trigger}" in the state "${state}".`);
  if (row.refused) return undefined;
  if (isGroup) return { ...model, groupIsActive: row.next === "active" };
  const members = new Set(model.members);
  const active = new Set(model.active);
  if (row.next.startsWith("member")) members.add(userId);
  else members.delete(userId);
  if (row.next.endsWith("deactivated")) active.delete(userId);
  else active.add(userId);
  return { ...model, members, active };
}

/** What a move that is refused is refused for. */
function reasonOf({ active }: Model, { trigger, userId }: Move): string {
  if (trigger === "deactivate group") return "group_deactivated_already";
  if (trigger === "deactivate user") return "user_unknown";
  if (!active.has(userId)) return "member_unknown";
  return trigger === "add" ? "member_already" : "not_a_member";
}

function carryOut(realm: Realm, { trigger, userId }: Move): Outcome {
  countOperations();
  switch (trigger) {
    case "add":
      return updateUserGroupMembers(realm, OLIVE_OWNER, { user_group_id: LEADS, add: [userId] });
    case "remove":
      return updateUserGroupMembers(realm, OLIVE_OWNER, { user_group_id: LEADS, delete: [userId] });
    case "deactivate user":
      return deactivateUser(realm, OLIVE_OWNER, { user_id: userId });
    case "reactivate user":
      return reactivateUser(realm, OLIVE_OWNER, { user_id: userId });
    case "deactivate group":
      return deactivateUserGroup(realm, OLIVE_OWNER, { user_group_id: LEADS });
    default:
      return updateUserGroup(realm, OLIVE_OWNER, { user_group_id: LEADS, deactivated: false });
  }
}

function check(realm: Realm, model: Model): void {
  const params = { user_group_id: LEADS, direct_member_only: true };
  const listed = getUserGroupMembers(realm, OLIVE_OWNER, params);
  const members = PEOPLE.filter((id) => model.members.has(id) && model.active.has(id));
  // The members of a deactivated group cannot be listed; they are seen again when it comes back.
  if (model.groupIsActive) expect(carriedOut(listed).response.members).toEqual(members);
  else expect(listed.ok).toBe(false);
  expect(realm.user_groups.get(LEADS - 1)?.deactivated).toBe(!model.groupIsActive);
}

test("members join and leave as the table says, in every order", () => {
  const start = groupRealm({ groups: [{ name: "leads" }] });
  forAll([fc.array(moves, { maxLength: 40 })], propertyRuns(150, 6), (sequence) => {
    let realm = start;
    let model: Model = { members: new Set(), active: new Set(PEOPLE), groupIsActive: true };
    for (const move of sequence) {
      const outcome = carryOut(realm, move);
      const expected = next(model, move);
      if (expected === undefined) expectRefusal(outcome, realm, "BAD_REQUEST", reasonOf(model, move));
      else realm = carriedOut(outcome).realm;
      model = expected ?? model;
      check(realm, model);
    }
  });
});

test("the table has one row for every state and trigger", () => {
  for (const table of [GROUP_MEMBERSHIP_STATES, USER_GROUP_STATES]) {
    const states = new Set(table.map((row) => row.state));
    const triggers = new Set(table.map((row) => row.trigger));
    const pairs = table.map((row) => `${row.state} / ${row.trigger}`);
    expect(new Set(pairs).size).toBe(states.size * triggers.size);
    expect(pairs).toHaveLength(states.size * triggers.size);
  }
});
