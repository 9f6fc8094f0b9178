import { describe, expect, it } from "vitest";
import { getUserGroupSubgroups } from "../../src/index";
import { COOKS, groupRealm, LEADS } from "../support/group-realm";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { BEEP_BOT, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

const MEMBERS = 6;

describe("getUserGroupSubgroups", () => {
  it("refuses guests, bots, and an unknown group", () => {
    const realm = groupRealm();
    const asked = { user_group_id: LEADS };
    expectRefusal(getUserGroupSubgroups(realm, GRETA_GUEST, asked), realm, "BAD_REQUEST", "guests_see_no_groups");
    expectRefusal(getUserGroupSubgroups(realm, BEEP_BOT, asked), realm, "BAD_REQUEST", "bots_use_no_groups");
    expectRefusal(getUserGroupSubgroups(realm, MEL_MEMBER, { user_group_id: 99 }), realm, "BAD_REQUEST", "group_unknown");
  });

  it("lists subgroups of any depth unless only direct ones are requested", () => {
    const subgroups = (user_group_id: number, direct_subgroup_only: boolean): readonly number[] =>
      carriedOut(getUserGroupSubgroups(groupRealm(), MEL_MEMBER, { user_group_id, direct_subgroup_only })).response.subgroups;
    expect(subgroups(LEADS, false)).toEqual([COOKS]);
    expect(subgroups(MEMBERS, false)).toEqual([5, 4, 3, 2]);
    expect(subgroups(MEMBERS, true)).toEqual([5]);
    expect(subgroups(COOKS, false)).toEqual([]);
  });
});
