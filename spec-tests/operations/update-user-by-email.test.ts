import { describe, expect, it } from "vitest";
import { getUser, getUserByEmail, type Realm, updateUser, updateUserByEmail } from "../../src/index";
import { FIXED_FIELD, FULL_NAME_MISTAKES, PROFILE_MISTAKES, PROFILE_REALM } from "../support/account-mistakes";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
} from "../support/realms";
import { APART, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const MEL = "mel@example.test";
const OLIVE = "olive@example.test";

spec(updateUserByEmail, [
  {
    realm: at.user(OLIVE_OWNER, { can_change_user_emails: true })(PROFILE_REALM),
    mistakes: [
      ["user_unknown", "BAD_REQUEST", { params: { email: "unknown@example.test" } }],
      [
        "user_unknown",
        "BAD_REQUEST",
        { params: { email: "nina@example.test" }, realm: at.user(NINA_MEMBER, { settings: { email_address_visibility: 4 } }) },
      ],
      ["user_unknown", "BAD_REQUEST", { params: { email: "notification-bot@chat.example.test" } }],
      ["account_change_not_allowed", "BAD_REQUEST", { actor: MORGAN_MODERATOR }],
      ["account_change_not_allowed", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["account_change_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER, params: { email: MEL } }],
      [
        "email_change_not_allowed",
        "BAD_REQUEST",
        { actor: ADA_ADMIN, params: { new_email: "x" } },
        { actor: MEL_MEMBER, params: { new_email: "x" } },
      ],
      [
        "email_change_not_allowed",
        "BAD_REQUEST",
        { params: { new_email: "x" }, realm: at.user(OLIVE_OWNER, { can_change_user_emails: false }) },
      ],
      ["role_unknown", "BAD_REQUEST", { params: { role: 250 } }],
      ["guest_made_administrator", "BAD_REQUEST", { params: { email: "greta@example.test", role: 200 } }],
      ["guest_made_administrator", "BAD_REQUEST", { params: { email: "greta@example.test", role: 100 } }],
      ["administrator_required", "BAD_REQUEST", { actor: MEL_MEMBER, params: { email: "beep-bot@example.test", role: 300 } }],
      ["owner_required", "BAD_REQUEST", { actor: ADA_ADMIN, params: { email: MEL, role: 100 } }],
      ["owner_required", "BAD_REQUEST", { actor: ADA_ADMIN, params: { email: OLIVE, role: 200 } }],
      ["last_owner", "BAD_REQUEST", { params: { email: OLIVE, role: 200 } }, { actor: ADA_ADMIN, params: { email: OLIVE, role: 200 } }],
      ...FULL_NAME_MISTAKES,
      ...PROFILE_MISTAKES.map(([reason, profile_data]) => [reason, "BAD_REQUEST", { params: { profile_data } }] as const),
      [
        "profile_field_not_editable",
        "BAD_REQUEST",
        { actor: MEL_MEMBER, params: { email: "beep-bot@example.test", profile_data: [{ id: FIXED_FIELD, value: "x" }] } },
      ],
      ["email_invalid", "BAD_REQUEST", { params: { new_email: "mel" } }, APART],
      ["email_taken", "BAD_REQUEST", { params: { new_email: "GONE@example.test" } }],
    ],
  },
]);

const FIELDS = [
  { name: "Pronouns", type: 8 },
  { name: "Birthday", type: 4 },
  { name: "Homepage", type: 5 },
  { name: "Size", type: 3, field_data: '{"0":{"text":"small","order":"1"}}' },
  { name: "Boss", type: 6 },
  { name: "About", type: 2 },
] as const;

/** Olive is allowed to change addresses; the realm has custom fields; Nina hides her address from all accounts. */
function realmOf(changes: Readonly<Record<string, unknown>> = {}): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => {
    if (user.email === OLIVE) return { ...user, can_change_user_emails: true };
    return user.email === "nina@example.test" ? { ...user, settings: { email_address_visibility: 4 } } : user;
  });
  return everyRole({ users, custom_profile_fields: [...FIELDS], ...changes });
}

function nameOf(realm: Realm, userId: number): unknown {
  return realm.users.get(userId - 1)?.full_name;
}

describe("updateUserByEmail refuses, the first reason first", () => {
  const realm = realmOf();

  it("the name of another account, where names must be unique", () => {
    const strict = realmOf({ settings: { require_unique_names: true } });
    const outcome = updateUserByEmail(strict, ADA_ADMIN, { email: MEL, full_name: "nina member" });
    expectRefusal(outcome, strict, "BAD_REQUEST", "full_name_taken");
    expect(updateUserByEmail(strict, ADA_ADMIN, { email: MEL, full_name: "MEL Member" }).ok).toBe(true);
    expect(updateUserByEmail(realm, ADA_ADMIN, { email: MEL, full_name: "Nina Member" }).ok).toBe(true);
  });

  it.each([
    ["in other letters of the same meaning", "Straße", "STRASSE"],
    ["in wide letters", "Nina", "Ｎina"],
    // Where names are unique, they are by what letters mean, and deactivated accounts have theirs.
    ["written with a ligature", "Office", "Oﬃce"],
  ])("the name of another account %s, where names must be unique", (_name, had, wanted) => {
    const users = [...(EVERY_ROLE_FIXTURE.users ?? []), { email: "one@example.test", full_name: had, is_active: false }];
    const strict = realmOf({ users, settings: { require_unique_names: true } });
    expectRefusal(updateUserByEmail(strict, ADA_ADMIN, { email: MEL, full_name: wanted }), strict, "BAD_REQUEST", "full_name_taken");
  });

  it("a new address from an administrator with the special permission, who is not an owner", () => {
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({ ...user, can_change_user_emails: true }));
    const allowed = everyRole({ users });
    const params = { email: MEL, new_email: "melanie@example.test" };
    expectRefusal(updateUserByEmail(allowed, ADA_ADMIN, params), allowed, "BAD_REQUEST", "email_change_not_allowed");
    expect(updateUserByEmail(allowed, OLIVE_OWNER, params).ok).toBe(true);
  });

  // A guest may become anything.
  it("roles that require an owner with UNAUTHORIZED_PRINCIPAL, but promotes guests, on servers", () => {
    const server = realmOf({ realm: { follow: "server" } });
    for (const params of [
      { email: MEL, role: 100 },
      { email: OLIVE, role: 400 },
    ]) {
      const outcome = updateUserByEmail(server, ADA_ADMIN, params);
      expectRefusal(outcome, server, "UNAUTHORIZED_PRINCIPAL", "owner_required", { http_status: 400 });
    }
    expectRefusal(updateUserByEmail(server, MEL_MEMBER, { email: OLIVE, role: 400 }), server, "BAD_REQUEST", "account_change_not_allowed");
    expectRefusal(updateUserByEmail(server, OLIVE_OWNER, { email: OLIVE, role: 400 }), server, "BAD_REQUEST", "last_owner");
    expect(updateUserByEmail(server, OLIVE_OWNER, { email: "greta@example.test", role: 200 }).ok).toBe(true);
  });

  it("removes the owner role from one of two owners, but not when the other is deactivated", () => {
    const two = play(realm).updateUserByEmail(OLIVE_OWNER, { email: MEL, role: 100 }).realm;
    expect(updateUserByEmail(two, MEL_MEMBER, { email: OLIVE, role: 400 }).ok).toBe(true);
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
      user.email === "gone@example.test" ? { ...user, role: 100 as const } : user,
    );
    const withDeactivated = everyRole({ users });
    expectRefusal(
      updateUserByEmail(withDeactivated, OLIVE_OWNER, { email: OLIVE, role: 200 }),
      withDeactivated,
      "BAD_REQUEST",
      "last_owner",
    );
    expect(updateUserByEmail(withDeactivated, OLIVE_OWNER, { email: "gone@example.test", role: 200 }).ok).toBe(true);
  });
});

describe("updateUserByEmail finds the account", () => {
  it("by its real address, in any letter case, where the actor can see it", () => {
    const outcome = play(realmOf()).updateUserByEmail(ADA_ADMIN, { email: "MEL@Example.test", full_name: "Melanie" });
    expect(nameOf(outcome.realm, MEL_MEMBER)).toBe("Melanie");
  });

  it.each([
    ["whose address is hidden", NINA_MEMBER],
    ["whose address can be seen", MEL_MEMBER],
    ["who is deactivated", GONE_MEMBER],
    ["who is a bot", BEEP_BOT],
  ])("by the dummy address, a user %s", (_name, userId) => {
    const email = `user${userId}@chat.example.test`;
    expect(nameOf(play(realmOf()).updateUserByEmail(ADA_ADMIN, { email, full_name: "Renamed" }).realm, userId)).toBe("Renamed");
  });

  it("by the real address of a user who shows it only to administrators", () => {
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
      user.email === MEL ? { ...user, settings: { email_address_visibility: 3 } } : user,
    );
    const realm = everyRole({ users });
    expect(updateUserByEmail(realm, ADA_ADMIN, { email: MEL, full_name: "Melanie" }).ok).toBe(true);
    expectRefusal(getUserByEmail(realm, MORGAN_MODERATOR, { email: MEL }), realm, "BAD_REQUEST", "user_unknown");
    const shown = play(realm).getUserByEmail(MORGAN_MODERATOR, { email: "user4@chat.example.test" });
    expect(shown.response.user).toMatchObject({ user_id: 4, email: "user4@chat.example.test", delivery_email: null });
  });
});

describe("updateUserByEmail changes", () => {
  it("name, role, profile and address in one call, over the wire, and by ID in the same way", () => {
    const changes = {
      full_name: " Melanie ",
      role: 300,
      profile_data: [
        { id: 1, value: "she" },
        { id: 5, value: [NINA_MEMBER] },
        { id: 6, value: "*hi*" },
      ],
      new_email: "melanie@example.test",
    };
    const byEmail = wireCall(realmOf(), OLIVE, "PATCH", `/users/${encodeURIComponent(MEL)}`, changes);
    const byId = wireCall(realmOf(), OLIVE, "PATCH", "/users/4", changes);
    for (const { response, outcome } of [byEmail, byId]) {
      expect(response.body).toEqual({ result: "success", msg: "" });
      const { user } = play(outcome.realm).getUser(OLIVE_OWNER, { user_id: MEL_MEMBER, include_custom_profile_fields: true }).response;
      expect(user).toMatchObject({
        full_name: "Melanie",
        role: 300,
        email: "melanie@example.test",
        delivery_email: "melanie@example.test",
        profile_data: {
          1: { value: "she" },
          5: { value: "[5]" },
          6: { value: "*hi*", rendered_value: "<p><em>hi</em></p>" },
        },
      });
      expect(outcome.realm.user_ids_by_email.get(MEL)).toBeUndefined();
      expect(outcome.realm.user_ids_by_email.get("melanie@example.test")).toBe(MEL_MEMBER);
    }
  });

  it("nothing for a blank name, and deletes a profile value for an empty one or null", () => {
    const profile_data = [
      { id: 1, value: "she" },
      { id: 2, value: "2026-01-31" },
    ];
    const filled = play(realmOf()).updateUserByEmail(ADA_ADMIN, { email: MEL, profile_data }).realm;
    const emptied = updateUserByEmail(filled, ADA_ADMIN, {
      email: MEL,
      full_name: "  ",
      profile_data: [
        { id: 1, value: "" },
        { id: 2, value: null },
      ],
    });
    expect(emptied.realm.users.get(MEL_MEMBER - 1)).toMatchObject({ full_name: "Mel Member", profile: {} });
    expect(eventTypes(emptied)).toEqual(["realm_user/update", "realm_user/update"]);
  });

  it("a bot, by its owner", () => {
    expect(nameOf(play(realmOf()).updateUser(MEL_MEMBER, { user_id: BEEP_BOT, full_name: "Boop" }).realm, BEEP_BOT)).toBe("Boop");
  });
});

describe("updateUserByEmail notifies", () => {
  it("with one realm_user/update for each aspect, and no account when nothing changes", () => {
    const changes = { email: MEL, full_name: "Melanie", profile_data: [{ id: 6, value: "hi" }] };
    const outcome = updateUserByEmail(realmOf(), ADA_ADMIN, changes);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "realm_user", op: "update", person: { user_id: 4, full_name: "Melanie" } },
      {
        type: "realm_user",
        op: "update",
        person: { user_id: 4, custom_profile_field: { id: 6, value: "hi", rendered_value: "<p>hi</p>" } },
      },
    ]);
    expect(updateUserByEmail(outcome.realm, ADA_ADMIN, { ...changes, role: 400 }).events).toEqual([]);
  });

  // A change of role sends no event of a bot, a default channel or an account.
  // With a role comes the group of the new role after that of the old one, then the full members, and nothing of bots
  // or accounts.
  it("of a new role the role groups, old ones first, and the account of what it can see now", () => {
    const outcome = updateUserByEmail(realmOf(), OLIVE_OWNER, { email: MEL, role: 200 });
    const groups = eventsFor(outcome, NINA_MEMBER).filter((event) => event["type"] === "user_group");
    expect(groups).toEqual([
      { type: "user_group", op: "remove_members", group_id: 6, user_ids: [MEL_MEMBER] },
      { type: "user_group", op: "add_members", group_id: 3, user_ids: [MEL_MEMBER] },
      { type: "user_group", op: "remove_members", group_id: 5, user_ids: [MEL_MEMBER] },
    ]);
    expect(eventsFor(outcome, MEL_MEMBER).filter((event) => event["type"] === "stream")).toMatchObject([
      { op: "create", streams: [{ name: "shared secret" }] },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER).filter((event) => event["type"] === "stream")).toEqual([]);
    const back = updateUserByEmail(outcome.realm, OLIVE_OWNER, { email: MEL, role: 600 });
    expect(eventsFor(back, MEL_MEMBER).filter((event) => event["type"] === "stream")).toMatchObject([{ op: "delete" }]);
    const types = eventsFor(outcome, MEL_MEMBER).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(["realm_user", "user_group", "stream", "subscription"]));
  });

  it("only accounts that can see a new address of it, and all accounts of the resulting picture", () => {
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => {
      if (user.email === OLIVE) return { ...user, can_change_user_emails: true };
      return user.email === MEL ? { ...user, settings: { email_address_visibility: 5 } } : user;
    });
    const outcome = updateUserByEmail(everyRole({ users }), OLIVE_OWNER, { email: MEL, new_email: "m@example.test" });
    expect(eventsFor(outcome, MORGAN_MODERATOR)).toEqual([
      { type: "realm_user", op: "update", person: { user_id: 4, delivery_email: "m@example.test" } },
      { type: "realm_user", op: "update", person: expect.objectContaining({ avatar_source: "G" }) },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ person: { avatar_source: "G" } }]);
  });

  it("no account of users who become hidden with a role", () => {
    const apart = everyRole({
      settings: { can_access_all_users_group: "role:members" },
      channels: [{ name: "general", subscribers: [MEL, "greta@example.test"] }],
    });
    const outcome = updateUserByEmail(apart, OLIVE_OWNER, { email: MEL, role: 600 });
    expect(eventsFor(outcome, MEL_MEMBER).filter((event) => event["op"] === "remove")).toEqual([]);
    expectRefusal(getUser(outcome.realm, MEL_MEMBER, { user_id: NINA_MEMBER }), outcome.realm, "BAD_REQUEST", "user_unknown");
    const renamed = updateUser(outcome.realm, OLIVE_OWNER, { user_id: NINA_MEMBER, full_name: "Ni" });
    expect(eventsFor(renamed, GRETA_GUEST)).toEqual([]);
  });
});
