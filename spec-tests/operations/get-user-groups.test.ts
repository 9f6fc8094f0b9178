import { describe, expect, it } from "vitest";
import { getUserGroups, type Realm } from "../../src/index";
import { groupRealm } from "../support/group-realm";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getUserGroups, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["guests_see_no_groups", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", "BAD_REQUEST", { actor: BEEP_BOT }],
    ],
  },
]);

const DAY_SECONDS = 86400;

function membersByName(realm: Realm): Record<string, unknown> {
  const { user_groups } = play(realm).getUserGroups(MEL_MEMBER, {}).response;
  return Object.fromEntries(user_groups.map((group) => [group["name"], group["members"]]));
}

describe("getUserGroups", () => {
  it("lists the system groups first, with their direct members by role, without deactivated accounts", () => {
    expect(membersByName(groupRealm())).toEqual({
      "role:nobody": [],
      "role:owners": [OLIVE_OWNER],
      "role:administrators": [ADA_ADMIN],
      "role:moderators": [MORGAN_MODERATOR],
      "role:fullmembers": [MEL_MEMBER, NINA_MEMBER, BEEP_BOT],
      "role:members": [MEL_MEMBER, NINA_MEMBER, BEEP_BOT],
      "role:everyone": [GRETA_GUEST],
      "role:internet": [],
      leads: [OLIVE_OWNER],
      cooks: [MEL_MEMBER],
    });
  });

  it("counts as full members only those who have waited", () => {
    const users = [
      { email: "olive@example.test", role: 100 as const },
      { email: "old@example.test", date_joined: START - 3 * DAY_SECONDS },
      { email: "young@example.test", date_joined: START - 3 * DAY_SECONDS + 1 },
      { email: "mel@example.test", date_joined: START - 400 * DAY_SECONDS },
    ];
    const realm = groupRealm({ users, groups: [], channels: [], settings: { waiting_period_threshold: 3 } });
    expect(membersByName(realm)).toMatchObject({ "role:members": [2, 3, 4], "role:fullmembers": [2, 4] });
  });
});
