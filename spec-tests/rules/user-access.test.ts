// Which accounts a guest can see, where the realm limits this.
import { describe, expect, it } from "vitest";
import { type Realm } from "../../src/index";
import { canSeeRealEmail, userById } from "../../src/model/rules/users/people";
import { canAccessUser } from "../../src/model/rules/users/who-may";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
} from "../support/realms";

/** People whose IDs hold the digits of others'. */
const FORTY_FOUR = 44;
const users = [
  ...(EVERY_ROLE_FIXTURE.users ?? []),
  ...Array.from({ length: FORTY_FOUR - 8 }, (_one, index) => ({ email: `user${index + 9}@example.test` })),
];
const apart = everyRole({
  users,
  settings: { can_access_all_users_group: "role:members" },
  channels: [{ name: "club", subscribers: ["nina@example.test", "greta@example.test"] }],
});

function sees(realm: Realm, viewerId: number, userId: number): boolean {
  const [viewer, user] = [userById(realm, viewerId), userById(realm, userId)];
  if (viewer === undefined || user === undefined) throw new Error("Both must be there.");
  return canAccessUser(realm, viewer, user);
}

function written(sender: number, to: readonly number[]): Realm {
  return play(apart).sendMessage(sender, { type: "direct", to, content: "hi" }).realm;
}

describe("a guest with limited access", () => {
  it("can see itself, bots, and users of shared channels", () => {
    const known = [GRETA_GUEST, BEEP_BOT, NINA_MEMBER, MEL_MEMBER, OLIVE_OWNER].map((id) => sees(apart, GRETA_GUEST, id));
    expect(known).toEqual([true, true, true, false, false]);
  });

  it("can see no user of a channel that one of them has left", () => {
    for (const leaver of [GRETA_GUEST, NINA_MEMBER]) {
      const left = play(apart).unsubscribe(leaver, { subscriptions: ["club"] }).realm;
      expect(sees(left, GRETA_GUEST, NINA_MEMBER)).toBe(false);
    }
  });

  it("can see users with whom it has a conversation, alone or with others", () => {
    expect(sees(written(MEL_MEMBER, [GRETA_GUEST]), GRETA_GUEST, MEL_MEMBER)).toBe(true);
    const three = written(MEL_MEMBER, [GRETA_GUEST, OLIVE_OWNER]);
    expect([MEL_MEMBER, OLIVE_OWNER].map((id) => sees(three, GRETA_GUEST, id))).toEqual([true, true]);
    expect(sees(written(MEL_MEMBER, [OLIVE_OWNER]), GRETA_GUEST, MEL_MEMBER)).toBe(false);
  });

  it("cannot see a user whose ID only looks like that of a conversation partner", () => {
    const realm = written(FORTY_FOUR, [GRETA_GUEST]);
    expect(sees(realm, GRETA_GUEST, FORTY_FOUR)).toBe(true);
    expect(sees(realm, GRETA_GUEST, MEL_MEMBER)).toBe(false);
  });
});

it("every other account can see all users, and so can a guest where the realm allows that", () => {
  expect(sees(apart, MEL_MEMBER, GRETA_GUEST)).toBe(true);
  expect(sees(apart, NINA_MEMBER, OLIVE_OWNER)).toBe(true);
  expect(sees(everyRole({ channels: [] }), GRETA_GUEST, MEL_MEMBER)).toBe(true);
});

describe("the real address of an account", () => {
  const VIEWERS = [OLIVE_OWNER, ADA_ADMIN, MORGAN_MODERATOR, MEL_MEMBER, NINA_MEMBER, GRETA_GUEST];

  function seen(userId: number, email_address_visibility: number): readonly boolean[] {
    const realm = everyRole();
    const user = userById(realm, userId);
    if (user === undefined) throw new Error("The account must be there.");
    const hiding = { ...user, settings: { ...user.settings, email_address_visibility } };
    return VIEWERS.map((id) => {
      const viewer = userById(realm, id);
      return viewer !== undefined && canSeeRealEmail(viewer, hiding);
    });
  }

  it.each([
    [1, [true, true, true, true, true, true]],
    [2, [true, true, true, true, true, false]],
    [3, [true, true, false, false, true, false]],
    [4, [false, false, false, false, true, false]],
    [5, [true, true, true, false, true, false]],
  ])("is shown by visibility %i to owner, administrator, moderator, member, the account itself, guest: %j", (visibility, expected) => {
    expect(seen(NINA_MEMBER, visibility)).toEqual(expected);
  });

  it("of a bot is shown to all accounts", () => {
    expect(seen(BEEP_BOT, 4)).toEqual([true, true, true, true, true, true]);
  });
});
