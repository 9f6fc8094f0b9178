import { describe, expect, it } from "vitest";
import { createUserGroup, deleteUserGroup, type Fixture, type Realm } from "../../src/index";
import { allMemberIds } from "../../src/model/rules/user-groups/group-membership";
import { CLOSED, COOKS, groupRealm, LEADS } from "../support/group-realm";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM, setting } from "../support/spec-realm";

spec(deleteUserGroup, [
  {
    realm: level(293)(REALM),
    actor: OLIVE_OWNER,
    params: { user_group_id: COOKS },
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 1 } }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_management_not_allowed", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["group_deactivated", "BAD_REQUEST", { params: { user_group_id: CLOSED } }],
      [
        "group_named_by_setting",
        "BAD_REQUEST",
        { realm: setting({ can_invite_users_group: COOKS }) },
        { params: { user_group_id: CLOSED }, realm: setting({ can_invite_users_group: CLOSED }) },
      ],
    ],
  },
]);

const old = (more: Fixture = {}): Realm => groupRealm({ feature_level: 247, ...more });
const deleted = (realm: Realm, user_group_id: number): Realm => play(realm).deleteUserGroup(OLIVE_OWNER, { user_group_id }).realm;

describe("deleteUserGroup refuses", () => {
  const realm = old();
  it("a group that was deleted", () => {
    const gone = deleted(realm, COOKS);
    const again = deleteUserGroup(gone, OLIVE_OWNER, { user_group_id: COOKS });
    expectRefusal(again, gone, "BAD_REQUEST", "group_unknown");
  });

  it.each<[string, Fixture]>([
    ["a channel", { channels: [{ name: "general", can_remove_subscribers_group: "cooks" }] }],
    ["an archived channel", { channels: [{ name: "x", is_archived: true, can_remove_subscribers_group: "cooks" }] }],
    ["another group", { groups: [{ name: "leads", can_mention_group: "cooks" }, { name: "cooks" }] }],
    ["the realm", { settings: { can_invite_users_group: { direct_subgroups: ["cooks", "leads"] } } }],
  ])("a group that a setting of %s names", (_name, more) => {
    const used = old(more);
    const outcome = deleteUserGroup(used, OLIVE_OWNER, { user_group_id: COOKS });
    expectRefusal(outcome, used, "BAD_REQUEST", "group_named_by_setting");
  });

  it("no group because of its own settings", () => {
    const own = old({ groups: [{ name: "leads" }, { name: "cooks", can_mention_group: "cooks" }] });
    expect(deleteUserGroup(own, OLIVE_OWNER, { user_group_id: COOKS }).ok).toBe(true);
  });
});

describe("deleteUserGroup changes", () => {
  it("removes the group from lists and from other groups; its name and members are no longer found", () => {
    const realm = old();
    expect(allMemberIds(realm, LEADS)).toContain(MEL_MEMBER);
    const gone = deleted(realm, COOKS);
    const groups = play(gone).getUserGroups(MEL_MEMBER, { include_deactivated_groups: true }).response.user_groups;
    expect(groups.slice(8)).toMatchObject([{ id: LEADS, direct_subgroup_ids: [] }, { id: CLOSED }]);
    expect(allMemberIds(gone, LEADS)).not.toContain(MEL_MEMBER);
    const htmlIn = (now: Realm): string => play(now).renderMessage(OLIVE_OWNER, { content: "@*cooks*" }).response.rendered;
    expect([htmlIn(realm), htmlIn(gone)].map((html) => html.includes("user-group-mention"))).toEqual([true, false]);
  });

  it("frees the name, but never the ID", () => {
    const gone = deleted(deleted(old({ groups: [{ name: "leads" }, { name: "cooks" }] }), COOKS), LEADS);
    const again = createUserGroup(gone, OLIVE_OWNER, { name: "cooks", description: "", members: [] });
    expect(eventsFor(again, OLIVE_OWNER)).toMatchObject([{ op: "add", group: { id: COOKS + 1, name: "cooks" } }]);
  });
});

it("deleteUserGroup notifies all accounts, only of the group", () => {
  const outcome = deleteUserGroup(old(), OLIVE_OWNER, { user_group_id: COOKS });
  expect(eventTypes(outcome)).toEqual(["user_group/remove"]);
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "user_group", op: "remove", group_id: COOKS }]);
});
