import { expect, it } from "vitest";
import { createRealm, getUsers, type GetUsersParams, type Realm } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getUsers, [{ realm: REALM, mistakes: [] }]);

function members(realm: Realm, viewer: number, params: GetUsersParams = {}): readonly Record<string, unknown>[] {
  return play(realm).getUsers(viewer, params).response.members;
}

it("lists all accounts by ID, also bots and deactivated accounts, or only the requested ones", () => {
  const all = members(everyRole(), MEL_MEMBER);
  expect(all.map((member) => member["user_id"])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(all.filter((member) => member["is_active"] === false)).toMatchObject([{ user_id: GONE_MEMBER }]);
  expect(members(everyRole(), MEL_MEMBER, { user_ids: [2, 99, 4] }).map((member) => member["user_id"])).toEqual([2, 4]);
});

it.each([
  [1, [OLIVE_OWNER, ADA_ADMIN, 3, MEL_MEMBER, GRETA_GUEST]],
  [2, [OLIVE_OWNER, ADA_ADMIN, 3, MEL_MEMBER]],
  [5, [OLIVE_OWNER, ADA_ADMIN, 3]],
  [3, [OLIVE_OWNER, ADA_ADMIN]],
  // All viewers get the same `email` of an account: the real one only if all accounts can see it.
  [4, []],
])("shows an address of visibility %d to %j", (email_address_visibility, viewers) => {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === "nina@example.test" ? { ...user, settings: { email_address_visibility } } : user,
  );
  const realm = createRealm({ ...EVERY_ROLE_FIXTURE, users });
  for (const viewer of [OLIVE_OWNER, ADA_ADMIN, 3, MEL_MEMBER, GRETA_GUEST]) {
    const nina = members(realm, viewer, { user_ids: [5] })[0];
    const seen = viewers.includes(viewer) ? "nina@example.test" : null;
    const email = email_address_visibility === 1 ? "nina@example.test" : "user5@chat.example.test";
    expect(nina).toMatchObject({ email, delivery_email: seen });
    expect(nina?.["avatar_url"] === null).toBe(email_address_visibility === 1);
  }
});

it("lets clients that can compute the picture do so, and shows custom fields on request", () => {
  expect(members(everyRole(), MEL_MEMBER)[0]).toMatchObject({ avatar_url: null });
  const pictures = members(everyRole(), MEL_MEMBER, { client_gravatar: false, include_custom_profile_fields: true });
  expect(String(pictures[0]?.["avatar_url"])).toMatch(/^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?/);
  expect(pictures[0]).toMatchObject({ profile_data: {} });
});

it("shows guests the others without a name, where the realm hides these", () => {
  const realm = createRealm({
    ...EVERY_ROLE_FIXTURE,
    settings: { can_access_all_users_group: "role:members" },
    channels: [{ name: "small", subscribers: ["greta@example.test", "mel@example.test"] }],
  });
  const names = new Map(members(realm, GRETA_GUEST).map((member) => [member["user_id"], member["full_name"]]));
  expect([names.get(MEL_MEMBER), names.get(GRETA_GUEST)]).toEqual(["Mel Member", "Greta Guest"]);
  expect(names.get(ADA_ADMIN)).toBe("Unknown user");
  expect(members(realm, GRETA_GUEST).find((member) => member["user_id"] === ADA_ADMIN)).toMatchObject({
    is_active: true,
    avatar_version: 1,
    role: 400,
    delivery_email: null,
    profile_data: {},
  });
});
