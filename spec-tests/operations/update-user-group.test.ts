import { describe, expect, it } from "vitest";
import { type Realm, updateUserGroup } from "../../src/index";
import { CLOSED, COOKS, groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GONE_MEMBER, GRETA_GUEST, MORGAN_MODERATOR, OLIVE_OWNER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { level, REALM, system } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateUserGroup, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { user_group_id: COOKS, description: "new" },
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 1 } }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_management_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN }],
      ["nothing_to_change", "BAD_REQUEST", { params: { description: undefined } }],
      ["group_name_empty", "BAD_REQUEST", { params: { name: "" } }, APART],
      ["group_name_too_long", "BAD_REQUEST", { params: { name: "x".repeat(101) } }],
      ["group_name_reserved", "BAD_REQUEST", { params: { name: "role:x" } }, { params: { name: `role:${"x".repeat(100)}` } }],
      ["group_name_taken", "BAD_REQUEST", { params: { name: "closed" } }],
      [
        "group_value_not_as_expected",
        "EXPECTATION_MISMATCH",
        { params: { can_mention_group: { new: system("role:members"), old: system("role:owners") } } },
      ],
      [
        "group_value_group_unknown",
        "BAD_REQUEST",
        { params: { can_mention_group: { new: CLOSED } } },
        {
          params: { can_mention_group: { new: CLOSED, old: system("role:owners") } },
        },
      ],
      [
        "group_value_user_unknown",
        "BAD_REQUEST",
        { params: { can_mention_group: { new: { direct_members: [GONE_MEMBER], direct_subgroups: [] } } } },
      ],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_mention_group: { new: system("role:owners") } } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_manage_group: { new: system("role:everyone") } } }],
    ],
  },
  {
    name: "deactivated",
    realm: level(339)(REALM),
    actor: OLIVE_OWNER,
    params: { user_group_id: CLOSED, description: "new" },
    mistakes: [
      ["group_name_taken", "BAD_REQUEST", { params: { name: "leads" } }],
      ["group_deactivated", "BAD_REQUEST", { params: { can_mention_group: { new: 99 } } }],
    ],
  },
]);

const MEMBERS = 6;

function shown(realm: Realm, groupId: number): Record<string, unknown> | undefined {
  const { user_groups } = play(realm).getUserGroups(OLIVE_OWNER, { include_deactivated_groups: true }).response;
  return user_groups.find((group) => group["id"] === groupId);
}

describe("updateUserGroup changes", () => {
  it("name, description and settings, by a manager of the group", () => {
    const outcome = play(groupRealm()).updateUserGroup(MORGAN_MODERATOR, {
      user_group_id: LEADS,
      name: "chiefs",
      description: "They decide",
      can_join_group: { new: { direct_members: [], direct_subgroups: [COOKS] }, old: 1 },
      can_manage_group: { new: personOnly(ADA_ADMIN), old: personOnly(MORGAN_MODERATOR) },
    });
    expect(shown(outcome.realm, LEADS)).toMatchObject({
      name: "chiefs",
      description: "They decide",
      can_join_group: COOKS,
      can_manage_group: { direct_members: [ADA_ADMIN], direct_subgroups: [] },
    });
    const again = updateUserGroup(outcome.realm, MORGAN_MODERATOR, { user_group_id: LEADS, name: "leads" });
    expectRefusal(again, outcome.realm, "BAD_REQUEST", "group_management_not_allowed");
  });

  it("accepts an old value with or without deactivated accounts, which are not shown", () => {
    const groups = [{ name: "leads", can_join_group: { direct_members: ["mel@example.test", "gone@example.test"] } }];
    const realm = groupRealm({ groups });
    expect(shown(realm, LEADS)?.["can_join_group"]).toEqual(personOnly(4));
    for (const old of [personOnly(4), { direct_members: [4, GONE_MEMBER], direct_subgroups: [] }]) {
      const params = { user_group_id: LEADS, can_join_group: { new: MEMBERS, old } };
      expect(updateUserGroup(realm, OLIVE_OWNER, params).ok).toBe(true);
    }
  });

  // A deactivated group can be renamed and brought back.
  it("a deactivated group: its name, and that it is active again", () => {
    const params = { user_group_id: CLOSED, name: "open", deactivated: false };
    const outcome = updateUserGroup(groupRealm(), OLIVE_OWNER, params);
    expect(shown(carriedOut(outcome).realm, CLOSED)).toMatchObject({ name: "open", deactivated: false });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "user_group", op: "update", group_id: CLOSED, data: { name: "open" } },
      { type: "user_group", op: "update", group_id: CLOSED, data: { deactivated: false } },
    ]);
  });

  it("a group that comes back with changes: first as it was, then each changed setting", () => {
    const heard = (include_deactivated_groups: boolean) => {
      const client_capabilities = { notification_settings_null: false, include_deactivated_groups };
      const { realm, response } = play(groupRealm()).registerQueue(OLIVE_OWNER, { event_types: ["user_group"], client_capabilities });
      const changes = { name: "open", description: "again", deactivated: false, can_mention_group: { new: MEMBERS } };
      const after = play(realm).updateUserGroup(OLIVE_OWNER, { user_group_id: CLOSED, ...changes }).realm;
      return play(after).getEvents(OLIVE_OWNER, { queue_id: response.queue_id, last_event_id: -1 }).response.events;
    };
    const before = shown(groupRealm(), CLOSED)?.["can_mention_group"];
    expect(before).not.toEqual(MEMBERS);
    expect(heard(false)).toMatchObject([
      { op: "update", data: { description: "again" } },
      { op: "add", group: { name: "open", description: "again", can_mention_group: before } },
      { op: "update", data: { can_mention_group: MEMBERS } },
    ]);
    expect(heard(true)).toMatchObject([
      { op: "update", data: { name: "open" } },
      { op: "update", data: { description: "again" } },
      { op: "update", data: { deactivated: false } },
      { op: "update", data: { can_mention_group: MEMBERS } },
    ]);
  });

  it("works over the wire, where bare values and unknown keys are refused", () => {
    const path = `/user_groups/${LEADS}`;
    const call = (params: Readonly<Record<string, unknown>>) =>
      wireCall(groupRealm(), "olive@example.test", "PATCH", path, params).response;
    expect(call({ name: "chiefs", can_join_group: { new: 6, old: 1 } }).body).toEqual({ result: "success", msg: "" });
    expect(call({ can_join_group: 6 })).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect(call({ can_join_group: { new: 6, older: 1 } })).toMatchObject({ status: 400 });
    expect(call({ can_join_group: { new: 6, old: 5 } }).body).toMatchObject({ code: "EXPECTATION_MISMATCH" });
  });
});

it("updateUserGroup notifies all accounts of what really changed, once", () => {
  const params = { user_group_id: LEADS, name: "leads", description: "x", can_leave_group: { new: 7 } };
  const outcome = updateUserGroup(groupRealm(), OLIVE_OWNER, params);
  expect(eventTypes(outcome)).toEqual(["user_group/update"]);
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "user_group", op: "update", group_id: LEADS, data: { description: "x" } }]);
  const again = updateUserGroup(outcome.realm, OLIVE_OWNER, params);
  expect(again.events).toEqual([]);
  expect(again.realm).toBe(outcome.realm);
});

function personOnly(userId: number): { direct_members: number[]; direct_subgroups: number[] } {
  return { direct_members: [userId], direct_subgroups: [] };
}
