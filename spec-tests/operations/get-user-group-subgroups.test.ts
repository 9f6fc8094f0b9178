import { expect, it } from "vitest";
import { getUserGroupSubgroups } from "../../src/index";
import { COOKS, groupRealm, LEADS } from "../support/group-realm";
import { play } from "../support/play";
import { BEEP_BOT, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { CLOSED, level, REALM } from "../support/spec-realm";

spec(getUserGroupSubgroups, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_deactivated", "BAD_REQUEST", { params: { user_group_id: CLOSED }, realm: level(390) }],
    ],
  },
]);

const MEMBERS = 6;

it("getUserGroupSubgroups lists subgroups of any depth unless only direct ones are requested", () => {
  const subgroups = (user_group_id: number, direct_subgroup_only: boolean): readonly number[] =>
    play(groupRealm()).getUserGroupSubgroups(MEL_MEMBER, { user_group_id, direct_subgroup_only }).response.subgroups;
  expect(subgroups(LEADS, false)).toEqual([COOKS]);
  expect(subgroups(MEMBERS, false)).toEqual([5, 4, 3, 2]);
  expect(subgroups(MEMBERS, true)).toEqual([5]);
  expect(subgroups(COOKS, false)).toEqual([]);
});
