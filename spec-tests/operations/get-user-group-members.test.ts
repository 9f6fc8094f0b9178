import { describe, expect, it } from "vitest";
import { getUserGroupMembers } from "../../src/index";
import { groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("getUserGroupMembers", () => {
  it("refuses guests, bots, and an unknown group", () => {
    const realm = groupRealm();
    const asked = { user_group_id: LEADS };
    expectRefusal(getUserGroupMembers(realm, GRETA_GUEST, asked), realm, "BAD_REQUEST", "guests_see_no_groups");
    expectRefusal(getUserGroupMembers(realm, BEEP_BOT, asked), realm, "BAD_REQUEST", "bots_use_no_groups");
    expectRefusal(getUserGroupMembers(realm, MEL_MEMBER, { user_group_id: 99 }), realm, "BAD_REQUEST", "group_unknown");
  });

  it("lists members through subgroups unless only direct ones are requested, each once, without deactivated accounts", () => {
    const { response } = wireCall(groupRealm(), "nina@example.test", "GET", `/user_groups/${LEADS}/members`);
    expect(response.body).toEqual({ result: "success", msg: "", members: [OLIVE_OWNER, MEL_MEMBER] });
    const direct = getUserGroupMembers(groupRealm(), NINA_MEMBER, { user_group_id: LEADS, direct_member_only: true });
    expect(carriedOut(direct).response.members).toEqual([OLIVE_OWNER]);
    const members = ["nina@example.test", "mel@example.test"];
    const nested = [
      { name: "cooks", members },
      { name: "leads", members: ["nina@example.test", "olive@example.test"], subgroups: ["cooks"] },
    ];
    const through = getUserGroupMembers(everyRole({ groups: nested }), NINA_MEMBER, { user_group_id: 10 });
    expect(carriedOut(through).response.members).toEqual([OLIVE_OWNER, MEL_MEMBER, NINA_MEMBER]);
    const old = getUserGroupMembers(everyRole({ feature_level: 387, groups: nested }), NINA_MEMBER, { user_group_id: 10 });
    expect(carriedOut(old).response.members).toEqual([OLIVE_OWNER, MEL_MEMBER, NINA_MEMBER, NINA_MEMBER]);
  });
});
