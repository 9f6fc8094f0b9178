import { expect, it } from "vitest";
import { deactivateUserGroup, updateUserGroup } from "../../src/index";
import { CLOSED, COOKS, groupRealm, LEADS } from "../support/group-realm";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(deactivateUserGroup, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 1 } }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_management_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN }],
      ["group_management_not_allowed", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_deactivated_already", "BAD_REQUEST", { params: { user_group_id: CLOSED } }],
      ["group_in_use", "CANNOT_DEACTIVATE_GROUP_IN_USE", { params: { user_group_id: COOKS } }],
    ],
  },
]);

// Channels in the archive do not keep a group in use, its own settings do.
it("deactivateUserGroup refuses a group that is in use, and names the place", () => {
  const used = groupRealm({
    channels: [
      { name: "general", can_send_message_group: "cooks" },
      { name: "cellar", is_archived: true, can_send_message_group: "cooks" },
      { name: "kitchen", can_subscribe_group: { direct_subgroups: ["cooks", "leads"] } },
    ],
    groups: [
      { name: "leads", subgroups: ["cooks"], can_manage_group: "cooks" },
      { name: "cooks", can_manage_group: "cooks" },
      { name: "closed", deactivated: true, can_join_group: "cooks", subgroups: ["cooks"] },
    ],
    settings: { can_create_groups: "cooks", can_invite_users_group: { direct_subgroups: ["cooks", "leads"] } },
  });
  const outcome = deactivateUserGroup(used, OLIVE_OWNER, { user_group_id: COOKS });
  expectRefusal(outcome, used, "CANNOT_DEACTIVATE_GROUP_IN_USE", "group_in_use", {
    http_status: 400,
    objections: [
      { type: "subgroup", supergroup_ids: [LEADS] },
      { type: "channel", channel_id: 1, settings: ["can_send_message_group"] },
      { type: "channel", channel_id: 3, settings: ["can_subscribe_group"] },
      { type: "user_group", group_id: LEADS, settings: ["can_manage_group"] },
      { type: "user_group", group_id: COOKS, settings: ["can_manage_group"] },
      { type: "realm", settings: ["can_create_groups", "can_invite_users_group"] },
    ],
  });
  const old = groupRealm({ feature_level: 297 });
  expectRefusal(deactivateUserGroup(old, OLIVE_OWNER, { user_group_id: COOKS }), old, "BAD_REQUEST", "group_in_use");
});

it("deactivateUserGroup hides the group from lists that do not request it, until it is reactivated", () => {
  const { realm } = play(groupRealm()).deactivateUserGroup(OLIVE_OWNER, { user_group_id: LEADS });
  const names = (include_deactivated_groups: boolean): unknown[] =>
    play(realm)
      .getUserGroups(MEL_MEMBER, { include_deactivated_groups })
      .response.user_groups.slice(8)
      .map((group) => group["name"]);
  expect(names(false)).toEqual(["cooks"]);
  expect(names(true)).toEqual(["leads", "cooks", "closed"]);
  expect(updateUserGroup(realm, OLIVE_OWNER, { user_group_id: LEADS, deactivated: false }).ok).toBe(true);
});

it("deactivateUserGroup notifies all accounts", () => {
  const outcome = deactivateUserGroup(groupRealm(), OLIVE_OWNER, { user_group_id: LEADS });
  expect(eventTypes(outcome)).toEqual(["user_group/update"]);
  expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ group_id: LEADS, data: { deactivated: true } }]);
});
