import { expect, it } from "vitest";
import { getUserGroupMembers } from "../../src/index";
import { groupRealm, LEADS } from "../support/group-realm";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { CLOSED, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getUserGroupMembers, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["group_unknown", "BAD_REQUEST", { params: { user_group_id: 99 } }],
      ["group_deactivated", "BAD_REQUEST", { params: { user_group_id: CLOSED } }],
    ],
  },
]);

it("getUserGroupMembers lists members through subgroups unless only direct ones are requested, each once, without deactivated accounts", () => {
  const { response } = wireCall(groupRealm(), "nina@example.test", "GET", `/user_groups/${LEADS}/members`);
  expect(response.body).toEqual({ result: "success", msg: "", members: [OLIVE_OWNER, MEL_MEMBER] });
  const direct = play(groupRealm()).getUserGroupMembers(NINA_MEMBER, { user_group_id: LEADS, direct_member_only: true });
  expect(direct.response.members).toEqual([OLIVE_OWNER]);
  const members = ["nina@example.test", "mel@example.test"];
  const nested = [
    { name: "cooks", members },
    { name: "leads", members: ["nina@example.test", "olive@example.test"], subgroups: ["cooks"] },
  ];
  const through = play(everyRole({ groups: nested })).getUserGroupMembers(NINA_MEMBER, { user_group_id: 10 });
  expect(through.response.members).toEqual([OLIVE_OWNER, MEL_MEMBER, NINA_MEMBER]);
  const old = play(everyRole({ feature_level: 387, groups: nested })).getUserGroupMembers(NINA_MEMBER, { user_group_id: 10 });
  expect(old.response.members).toEqual([OLIVE_OWNER, MEL_MEMBER, NINA_MEMBER, NINA_MEMBER]);
});
