import { describe, expect, it, test } from "vitest";
import { createUser, type Realm } from "../../src/index";
import { userById } from "../../src/model/rules/users/people";
import { EMAIL_MISTAKES, FULL_NAME_MISTAKES } from "../support/account-mistakes";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(createUser, [
  {
    realm: at.user(OLIVE_OWNER, { can_create_users: true, can_change_user_emails: true })(REALM),
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: GRETA_GUEST }],
      ["account_creation_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN }],
      ...FULL_NAME_MISTAKES,
      ...EMAIL_MISTAKES,
      ["password_length", "BAD_REQUEST", { params: { password: "short" } }],
    ],
  },
]);

const NEW = { email: "new@example.test", password: "secret", full_name: "New Person" };
const NEW_ID = 9;

/** Ada may create accounts; there are two default channels, one of them archived. */
function realmOf(settings: Readonly<Record<string, unknown>> = {}): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === "ada@example.test" ? { ...user, can_create_users: true } : user,
  );
  const channels = [
    { name: "general", subscribers: "all" as const, is_default_stream: true },
    { name: "attic", is_default_stream: true, is_archived: true },
    { name: "other" },
  ];
  return everyRole({ users, channels, settings });
}

it("createUser refuses an actor who is not an administrator with HTTP 400, on servers", () => {
  const server = everyRole({ realm: { follow: "server" } });
  expectRefusal(createUser(server, MEL_MEMBER, NEW), server, "UNAUTHORIZED_PRINCIPAL", "administrator_required", { http_status: 400 });
});

describe("createUser changes", () => {
  it("creates a member with the next ID, the default channels and a key that works", () => {
    const { realm, response } = play(realmOf()).createUser(ADA_ADMIN, NEW);
    expect(response).toEqual({ user_id: NEW_ID });
    expect(play(realm).getOwnUser(NEW_ID, {}).response).toMatchObject({
      email: "new@example.test",
      full_name: "New Person",
      role: 400,
      is_active: true,
      is_bot: false,
    });
    expect(realm.users.get(NEW_ID - 1)?.api_key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(realm.channels.get(0)?.subscribers.has(NEW_ID)).toBe(true);
    expect(realm.channels.get(1)?.subscribers.has(NEW_ID)).toBe(false);
    expect(realm.channels.get(2)?.subscribers.has(NEW_ID)).toBe(false);
    expect(wireCall(realm, "new@example.test", "GET", "/users/me").response.status).toBe(200);
  });

  it("generates a different key for each account, and the same key for the same history", () => {
    const one = play(realmOf()).createUser(ADA_ADMIN, NEW).realm;
    const two = play(one).createUser(ADA_ADMIN, { ...NEW, email: "b@example.test" }).realm;
    const again = play(realmOf()).createUser(ADA_ADMIN, NEW).realm;
    const keys = [...two.users].map((user) => user.api_key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(again.users.last()).toEqual(one.users.last());
  });
});

describe("createUser notifies", () => {
  // The messages that welcome a new user are starred.
  it("of the new user, its role groups and its subscriptions, and sends it a starred message", () => {
    const outcome = createUser(realmOf(), ADA_ADMIN, NEW);
    expect(eventTypes(outcome)).toEqual([
      "realm_user/add",
      "user_group/add_members",
      "user_group/add_members",
      "subscription/peer_add",
      "message",
    ]);
    const greeting = outcome.realm.messages.size;
    expect([...(outcome.realm.message_marks.get(NEW_ID)?.starred ?? [])]).toEqual([greeting]);
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([
      { person: { user_id: NEW_ID, email: "new@example.test", full_name: "New Person", role: 400 } },
      { group_id: 6, user_ids: [NEW_ID] },
      { group_id: 5, user_ids: [NEW_ID] },
      { stream_ids: [1], user_ids: [NEW_ID] },
    ]);
  });

  it("only accounts that can see the real address of that address", () => {
    const hidden = everyRole({
      users: [{ email: "olive@example.test", role: 100, can_create_users: true }, { email: "mel@example.test" }],
      channels: [],
    });
    const settings = { ...hidden.user_settings_defaults, email_address_visibility: 3 };
    const outcome = createUser({ ...hidden, user_settings_defaults: settings }, OLIVE_OWNER, NEW);
    const [forOwner] = eventsFor(outcome, OLIVE_OWNER);
    const [forMember] = eventsFor(outcome, 2);
    expect(forOwner).toMatchObject({ person: { delivery_email: "new@example.test", email: "user3@chat.example.test" } });
    expect(forMember).toMatchObject({ person: { delivery_email: null, email: "user3@chat.example.test" } });
  });

  it("guests with limited access only of new users in their channels", () => {
    const apart = everyRole({
      users: [
        { email: "olive@example.test", role: 100, can_create_users: true },
        { email: "in@example.test", role: 600 },
        { email: "out@example.test", role: 600 },
      ],
      channels: [{ name: "general", is_default_stream: true, subscribers: ["in@example.test"] }],
      settings: { can_access_all_users_group: "role:members" },
    });
    const outcome = createUser(apart, OLIVE_OWNER, NEW);
    const added = (userId: number): unknown[] => eventsFor(outcome, userId).filter((event) => event["type"] === "realm_user");
    const unknown = { person: { user_id: 4, full_name: "Unknown user", email: "user4@chat.example.test" } };
    expect(added(2)).toMatchObject([unknown, { person: { user_id: 4, full_name: "New Person" } }]);
    expect(added(3)).toMatchObject([unknown]);
    const eventCount = (complete: boolean): unknown => {
      const client_capabilities = { notification_settings_null: false, user_list_incomplete: !complete };
      const queue = play(apart).registerQueue(3, { client_capabilities, fetch_event_types: [] });
      const { realm } = createUser(queue.realm, OLIVE_OWNER, NEW);
      const queue_id = queue.response.queue_id ?? "";
      const { events } = play(realm).getEvents(3, { queue_id, last_event_id: -1, dont_block: true }).response;
      return events.filter((event) => event.type === "realm_user").length;
    };
    expect([eventCount(true), eventCount(false)]).toEqual([1, 0]);
  });

  // The channel for announcements of new users gets a message about each of them.
  it("the channel for announcements that a user joined", () => {
    const realm = realmOf({ signup_announcements_stream_id: 1 });
    const outcome = createUser(realm, ADA_ADMIN, NEW);
    expect(eventsFor(outcome, MEL_MEMBER).at(-1)).toMatchObject({ type: "message" });
    expect(outcome.realm.messages.get(realm.messages.size)).toMatchObject({
      stream_id: 1,
      topic: "signups",
      content: `@_**New Person|${NEW_ID}** joined this organization.`,
    });
  });
});

it("a new user finds the newest thousand messages of its channels with shared history, of which the newest twenty are unread", () => {
  const channels = [
    { name: "general", is_default_stream: true, subscribers: ["olive@example.test"] },
    { name: "other", subscribers: ["olive@example.test"] },
  ];
  const messages = Array.from({ length: 1050 }, (_, index) => ({
    sender: "olive@example.test",
    channel: index === 1040 ? "other" : "general",
    topic: "old",
    content: `${index + 1}`,
  }));
  const users = [{ email: "olive@example.test", full_name: "Olive Owner", role: 100 as const, can_create_users: true }];
  const { realm } = createUser(everyRole({ users, channels, messages }), 1, NEW);
  const { messages: all } = play(realm).getMessages(2, {
    anchor: "newest",
    num_before: 2000,
    num_after: 0,
    narrow: [{ operator: "is", operand: "dm", negated: true }],
  }).response;
  expect([all.length, all[0]?.id, all.at(-1)?.id]).toEqual([1000, 50, 1050]);
  const unread = all.filter(({ flags }) => flags?.includes("read") === false);
  expect(unread.map(({ id }) => id)).toEqual([
    1030,
    1031,
    1032,
    1033,
    1034,
    1035,
    1036,
    1037,
    1038,
    1039,
    1040,
    ...[1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050],
  ]);
  expect(all.every(({ flags }) => flags?.includes("historical"))).toBe(true);
});

test("new users have the language of the realm, whatever its default settings are", () => {
  const speaking = play(
    everyRole({ users: [{ email: "olive@example.test", role: "owner", can_create_users: true }], channels: [] }),
  ).updateRealm(OLIVE_OWNER, {
    default_language: "de",
  }).realm;
  const made = play(speaking).createUser(OLIVE_OWNER, { email: "eve@example.test", full_name: "Eve", password: "a good one" });
  expect(userById(made.realm, made.response.user_id)?.settings.default_language).toBe("de");
});
