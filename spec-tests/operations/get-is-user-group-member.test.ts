import { describe, expect, it } from "vitest";
import { getIsUserGroupMember, getUserGroupMembers, getUserGroupSubgroups } from "../../src/index";
import { CLOSED, groupRealm, LEADS } from "../support/group-realm";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";

const NOTIFICATION_BOT = 2147483001;

spec(getIsUserGroupMember, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_deactivated", "BAD_REQUEST", { params: { user_group_id: CLOSED }, realm: level(390) }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 99 } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: GONE_MEMBER } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: NOTIFICATION_BOT } }],
      ["membership_of_bots", "BAD_REQUEST", { params: { user_id: BEEP_BOT } }],
    ],
  },
]);

const MEMBERS = 6;

describe("getIsUserGroupMember", () => {
  it.each([
    [LEADS, MEL_MEMBER, false, true],
    [LEADS, MEL_MEMBER, true, false],
    [LEADS, OLIVE_OWNER, true, true],
    [LEADS, MORGAN_MODERATOR, false, false],
    [MEMBERS, OLIVE_OWNER, false, true],
    [MEMBERS, OLIVE_OWNER, true, false],
    [MEMBERS, MEL_MEMBER, true, true],
    [MEMBERS, GRETA_GUEST, false, false],
  ])("of group %i for account %i, direct only %s: %s", (user_group_id, user_id, direct_member_only, expected) => {
    const outcome = play(groupRealm()).getIsUserGroupMember(NINA_MEMBER, { user_group_id, user_id, direct_member_only });
    expect(outcome.response).toEqual({ is_user_group_member: expected });
  });

  it("refuses deactivated groups, as the lists of subgroups and members do", () => {
    for (const level of [390, 391, 442]) {
      const realm = groupRealm({ feature_level: level });
      const asked = { user_group_id: CLOSED, user_id: MEL_MEMBER };
      expectRefusal(getIsUserGroupMember(realm, NINA_MEMBER, asked), realm, "BAD_REQUEST", "group_deactivated");
      expectRefusal(getUserGroupSubgroups(realm, NINA_MEMBER, asked), realm, "BAD_REQUEST", "group_deactivated");
      expectRefusal(getUserGroupMembers(realm, NINA_MEMBER, asked), realm, "BAD_REQUEST", "group_deactivated");
    }
  });
});
