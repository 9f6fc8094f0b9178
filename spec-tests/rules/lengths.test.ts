// A length counts code points: an emoji is one; the maximum itself is accepted.
import { expect, it } from "vitest";
import { addNavigationView, createUser, createUserGroup, type Realm, updateRealm, updateUserGroup } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({ ...user, can_create_users: true }));
const realm = everyRole({ users });
const person = (more: object) =>
  createUser(realm, ADA_ADMIN, { email: "new@example.test", password: "long enough", full_name: "New", ...more });
const group = (name: string, at: Realm = realm) => createUserGroup(at, OLIVE_OWNER, { name, description: "", members: [] });

it.each([
  ["the name of the realm", 40, (text: string) => updateRealm(realm, OLIVE_OWNER, { name: text })],
  ["the description of the realm", 1000, (text: string) => updateRealm(realm, OLIVE_OWNER, { description: text })],
  ["the name of a person", 100, (text: string) => person({ full_name: text })],
  ["the name of a group", 100, (text: string) => group(text)],
  ["a password", 100, (text: string) => person({ password: text })],
])("the maximum is accepted, and one more is refused: %s", (_what, most, act) => {
  expect([most, most + 1].map((count) => act("🙂".repeat(count)).ok)).toEqual([true, false]);
});

it("a group can keep its name, and its name is not blank", () => {
  const made = carriedOut(group("crew")).realm;
  expect(updateUserGroup(made, OLIVE_OWNER, { user_group_id: 9, name: "crew", description: "x" }).ok).toBe(true);
  expect(group(" ").ok).toBe(false);
});

it("the same name and the same token are free for another, and tokens of one kind differ by their letters", () => {
  const view = { fragment: "narrow/search/alarm", is_pinned: true, name: "Alarms" };
  const named = play(realm).addNavigationView(MEL_MEMBER, view).realm;
  expect(addNavigationView(named, NINA_MEMBER, view).ok).toBe(true);
  const tokens = ["abc", "ABC"].reduce((now, token) => play(now).addFcmToken(MEL_MEMBER, { token }).realm, realm).push_tokens;
  expect(tokens.map(({ token }) => token)).toEqual(["abc", "ABC"]);
});
