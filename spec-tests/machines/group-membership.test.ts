// Card: States: User group; Endpoints 19. Members that come and go while people and groups are deactivated.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  deactivateUser, deactivateUserGroup, getUserGroupMembers, reactivateUser, updateUserGroup, updateUserGroupMembers,
  type Outcome, type Realm,
} from "../../src/index";
import { USER_GROUP_STATES } from "../../src/card/user-group-states";
import { groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { OLIVE_OWNER } from "../support/realms";

/** What the card says of one group and its people, and nothing else. */
interface Model {
  readonly members: ReadonlySet<number>;
  readonly active: ReadonlySet<number>;
  readonly groupIsActive: boolean;
}

interface Move {
  readonly trigger: (typeof USER_GROUP_STATES)[number]["trigger"];
  readonly userId: number;
}

const PEOPLE = [2, 3, 4, 5, 6];

const moves: fc.Arbitrary<Move> = fc.record({
  trigger: fc.constantFrom(...new Set(USER_GROUP_STATES.map((row) => row.trigger))),
  userId: fc.constantFrom(...PEOPLE),
});

/** The state of one person towards the group, in the words of the table. */
function stateOf(model: Model, userId: number): (typeof USER_GROUP_STATES)[number]["state"] {
  if (!model.active.has(userId)) return model.members.has(userId) ? "member, hidden" : "stranger, deactivated";
  return model.members.has(userId) ? "member" : "stranger";
}

/** What becomes of the model by a row of the table; undefined where the table has no row: the move is refused. */
function next(model: Model, { trigger, userId }: Move): Model | undefined {
  const subject = trigger.includes("group") ? "group" : "membership";
  const state = subject === "group" ? (model.groupIsActive ? "active" : "deactivated") : stateOf(model, userId);
  const rows = USER_GROUP_STATES.filter((row) => row.subject === subject && row.state === state);
  const row = rows.find((one) => one.trigger === trigger);
  if (row === undefined) return undefined;
  if (subject === "group") return { ...model, groupIsActive: row.next === "active" };
  const members = new Set(model.members);
  const active = new Set(model.active);
  if (row.next.startsWith("member")) members.add(userId);
  else members.delete(userId);
  if (row.next === "member" || row.next === "stranger") active.add(userId);
  else active.delete(userId);
  return { ...model, members, active };
}

function carryOut(realm: Realm, { trigger, userId }: Move): Outcome {
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
    case "reactivate group":
      return updateUserGroup(realm, OLIVE_OWNER, { user_group_id: LEADS, deactivated: false });
  }
}

function check(realm: Realm, model: Model): void {
  const params = { user_group_id: LEADS, direct_member_only: true };
  const { members } = carriedOut(getUserGroupMembers(realm, OLIVE_OWNER, params)).response;
  expect(members).toEqual(PEOPLE.filter((id) => model.members.has(id) && model.active.has(id)));
  expect(realm.user_groups.get(LEADS - 1)?.deactivated).toBe(!model.groupIsActive);
}

test("members come and go as the table says, in every order", () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 40 }), (sequence) => {
      let realm = groupRealm({ groups: [{ name: "leads" }] });
      let model: Model = { members: new Set(), active: new Set(PEOPLE), groupIsActive: true };
      for (const move of sequence) {
        const outcome = carryOut(realm, move);
        const expected = next(model, move);
        if (expected === undefined) expectRefusal(outcome, realm, "BAD_REQUEST");
        else realm = carriedOut(outcome).realm;
        model = expected ?? model;
        check(realm, model);
      }
    }),
    { seed: 6, numRuns: 150 },
  );
});

test("every row of the table is walked", () => {
  const start: Model = { members: new Set(), active: new Set(PEOPLE), groupIsActive: true };
  for (const row of USER_GROUP_STATES) {
    const members = new Set(row.state.startsWith("member") ? [4] : []);
    const active = new Set(["member", "stranger"].includes(row.state) ? PEOPLE : [2, 3, 5, 6]);
    const isActive = row.subject !== "group" || row.state === "active";
    const model = row.subject === "group" ? { ...start, groupIsActive: isActive } : { ...start, members, active };
    expect(next(model, { trigger: row.trigger, userId: 4 })).toBeDefined();
  }
});
