// Card: Endpoints 3; Value conventions: Group-setting value; Errors: UNAUTHORIZED_PRINCIPAL.
import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm, sameState, subscribe } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
} from "../support/realms";
import { wireCall } from "../support/wire-call";

const NEW = 6;
const fresh = [{ name: "news" }];
const NOBODY = 1;
const ADMINISTRATORS = 3;
const MEMBERS = 6;
const EVERYONE = 7;
const INTERNET = 8;
const OPEN: Fixture = { settings: { enable_spectator_access: true } };

function channel(realm: Realm, id: number): Realm["channels"] extends Iterable<infer Channel> ? Channel : never {
  const found = realm.channels.get(id - 1);
  if (found === undefined) throw new Error(`There is no channel ${id}.`);
  return found;
}

it("takes an empty list of people for oneself", () => {
  const { response } = carriedOut(subscribe(everyRole(), MEL_MEMBER, { subscriptions: fresh, principals: [] }));
  expect(response).toMatchObject({ subscribed: { [String(MEL_MEMBER)]: ["news"] } });
});

describe("subscribe refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["a guest", GRETA_GUEST, { subscriptions: [{ name: "" }] }, "BAD_REQUEST"],
    ["an empty name", MEL_MEMBER, { subscriptions: [{ name: "  " }], principals: [99] }, "BAD_REQUEST"],
    ["a name of 61 characters", MEL_MEMBER, { subscriptions: [{ name: "n".repeat(61) }] }, "BAD_REQUEST"],
    ["a name with a control character", MEL_MEMBER, { subscriptions: [{ name: "a\u0007" }] }, "BAD_REQUEST"],
    ["a description of 1025 characters", MEL_MEMBER, { subscriptions: [{ name: "a", description: "d".repeat(1025) }] }, "BAD_REQUEST"],
    ["a color that is none", MEL_MEMBER, { subscriptions: [{ name: "general", color: "red" }] }, "BAD_REQUEST"],
    ["an unknown principal", MEL_MEMBER, { subscriptions: fresh, principals: [99], folder_id: 9 }, "BAD_REQUEST"],
    ["a deactivated principal", MEL_MEMBER, { subscriptions: fresh, principals: [GONE_MEMBER] }, "BAD_REQUEST"],
    ["a bot of the server as principal", MEL_MEMBER, { subscriptions: fresh, principals: [2147483001] }, "BAD_REQUEST"],
    ["an unknown address", MEL_MEMBER, { subscriptions: fresh, principals: ["who@example.test"] }, "BAD_REQUEST"],
    ["a private channel that is web-public", OLIVE_OWNER, { subscriptions: fresh, invite_only: true, is_web_public: true }, "BAD_REQUEST"],
    ["a private default channel", OLIVE_OWNER, { subscriptions: fresh, invite_only: true, is_default_stream: true }, "BAD_REQUEST"],
    ["a retention time of no days", OLIVE_OWNER, { subscriptions: fresh, message_retention_days: 0 }, "REQUEST_VARIABLE_INVALID"],
    ["a retention time in other words", OLIVE_OWNER, { subscriptions: fresh, message_retention_days: "long" }, "REQUEST_VARIABLE_INVALID"],
    ["an unknown folder", OLIVE_OWNER, { subscriptions: fresh, folder_id: 1 }, "BAD_REQUEST"],
    ["an unknown group", OLIVE_OWNER, { subscriptions: fresh, can_subscribe_group: 99 }, "BAD_REQUEST"],
    ["the whole Internet", OLIVE_OWNER, { subscriptions: fresh, can_send_message_group: INTERNET }, "BAD_REQUEST"],
    ["everyone where guests are excluded", OLIVE_OWNER, { subscriptions: fresh, can_add_subscribers_group: EVERYONE }, "BAD_REQUEST"],
    [
      "a deactivated member of a group value",
      OLIVE_OWNER,
      { subscriptions: fresh, can_subscribe_group: { direct_members: [GONE_MEMBER], direct_subgroups: [] } },
      "BAD_REQUEST",
    ],
    ["a default channel by a member", MEL_MEMBER, { subscriptions: fresh, is_default_stream: true }, "BAD_REQUEST"],
    ["a retention time by an administrator", ADA_ADMIN, { subscriptions: fresh, message_retention_days: 7 }, "BAD_REQUEST"],
    ["who deletes, decided by a member", MEL_MEMBER, { subscriptions: fresh, can_delete_any_message_group: 7 }, "BAD_REQUEST"],
    ["a private channel that the actor cannot read", NINA_MEMBER, { subscriptions: [{ name: "secret" }] }, "BAD_REQUEST"],
    ["a private channel, for an administrator too", ADA_ADMIN, { subscriptions: [{ name: "secret" }] }, "BAD_REQUEST"],
    ["one channel among others, and subscribes to none", NINA_MEMBER, { subscriptions: [...fresh, { name: "secret" }] }, "BAD_REQUEST"],
  ] as const)("%s", (_name, actor, params, code) => {
    expectRefusal(subscribe(realm, actor, params), realm, code, { http_status: 400 });
  });

  it("an owner's matters with the code of real servers, where the realm follows these; a default channel plainly", () => {
    const real = everyRole({ realm: { follow: "server" } });
    const asMember = subscribe(real, MEL_MEMBER, { subscriptions: fresh, is_default_stream: true });
    expectRefusal(asMember, real, "BAD_REQUEST", { http_status: 400 });
    const asAdmin = subscribe(real, ADA_ADMIN, { subscriptions: fresh, message_retention_days: "unlimited" });
    expectRefusal(asAdmin, real, "UNAUTHORIZED_PRINCIPAL", { http_status: 400 });
  });

  it("a retention time by its value and its name", () => {
    const outcome = subscribe(realm, OLIVE_OWNER, { subscriptions: fresh, message_retention_days: -1 });
    expectRefusal(outcome, realm, "REQUEST_VARIABLE_INVALID", { var_name: "message_retention_days", bad_value: -1 });
  });

  it("no protected history of a public channel, which it shares all the same", () => {
    const { realm: next } = carriedOut(subscribe(realm, OLIVE_OWNER, { subscriptions: fresh, history_public_to_subscribers: false }));
    expect(channel(next, NEW).history_public_to_subscribers).toBe(true);
  });

  it("bad principals below feature level 208 with HTTP 403", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 207 });
    const outcome = subscribe(old, MEL_MEMBER, { subscriptions: fresh, principals: [GONE_MEMBER] });
    expectRefusal(outcome, old, "UNAUTHORIZED_PRINCIPAL", { http_status: 403 });
  });

  it.each([
    ["can_create_public_channel_group", {}],
    ["can_create_private_channel_group", { invite_only: true }],
    ["can_create_web_public_channel_group", { is_web_public: true }],
    ["can_set_topics_policy_group", { topics_policy: "disable_empty_topic" }],
  ] as const)("creation without %s, whatever else is allowed", (setting, params) => {
    const strict = everyRole({ settings: { enable_spectator_access: true, [setting]: "role:nobody" } });
    expectRefusal(subscribe(strict, OLIVE_OWNER, { subscriptions: fresh, ...params }), strict, "BAD_REQUEST");
    const open = everyRole(OPEN);
    expect(subscribe(open, OLIVE_OWNER, { subscriptions: fresh, ...params }).ok).toBe(true);
  });

  it.each([
    ["the realm", {}],
    ["the server", { ...OPEN, server: { WEB_PUBLIC_STREAMS_ENABLED: false } }],
  ] as const)("web-public channels that %s has not switched on", (_who, more) => {
    const closed = everyRole(more);
    expectRefusal(subscribe(closed, OLIVE_OWNER, { subscriptions: fresh, is_web_public: true }), closed, "BAD_REQUEST");
  });

  it("to subscribe others without the permission, even where want of access is not fatal", () => {
    const strict = everyRole({ settings: { can_add_subscribers_group: "role:nobody" } });
    for (const authorization_errors_fatal of [true, false]) {
      const params = { subscriptions: [{ name: "general" }], principals: [GRETA_GUEST], authorization_errors_fatal };
      expectRefusal(subscribe(strict, MEL_MEMBER, params), strict, "BAD_REQUEST");
      expect(subscribe(strict, ADA_ADMIN, params).ok).toBe(true);
    }
  });

  it("to subscribe by one's own address, as others, but not by one's own ID, without that permission", () => {
    const strict = everyRole({ settings: { can_add_subscribers_group: "role:nobody" } });
    const named = (own: number[] | string[]) =>
      subscribe(strict, NINA_MEMBER, { subscriptions: [{ name: "open to all" }], principals: own });
    expectRefusal(named(["nina@example.test"]), strict, "BAD_REQUEST");
    expect(named([NINA_MEMBER]).ok).toBe(true);
  });

  it("an archived channel below feature level 362 only", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 361 });
    expectRefusal(subscribe(old, NINA_MEMBER, { subscriptions: [{ name: "attic" }] }), old, "BAD_REQUEST");
    const { realm: next } = carriedOut(subscribe(everyRole(), NINA_MEMBER, { subscriptions: [{ name: "attic" }] }));
    expect(channel(next, ATTIC).subscribers.has(NINA_MEMBER)).toBe(true);
  });

  it("no archived folder, but one that there is not", () => {
    const filed = everyRole({ channel_folders: [{ name: "old", is_archived: true }] });
    expect(subscribe(filed, OLIVE_OWNER, { subscriptions: fresh, folder_id: 1 }).ok).toBe(true);
    expectRefusal(subscribe(filed, OLIVE_OWNER, { subscriptions: fresh, folder_id: 2 }), filed, "BAD_REQUEST");
  });
});

describe("subscribe answers", () => {
  it("by user ID who was subscribed to what, and who was already", () => {
    const { response } = carriedOut(
      subscribe(everyRole(), MEL_MEMBER, {
        subscriptions: [{ name: "News" }, { name: " GENERAL " }, { name: "open to all" }],
        principals: [MEL_MEMBER, BEEP_BOT, MEL_MEMBER],
      }),
    );
    expect(response).toEqual({
      subscribed: { 4: ["open to all", "News"], 7: ["general", "open to all", "News"] },
      already_subscribed: { 4: ["general"] },
      new_subscription_messages_sent: true,
    });
  });

  it("by address below feature level 289, as the actor sees it, and without later fields", () => {
    const users = [...(EVERY_ROLE_FIXTURE.users ?? [])];
    users[4] = { email: "nina@example.test", full_name: "Nina", settings: { email_address_visibility: 4 } };
    const old = everyRole({ users, feature_level: 288 });
    const { response } = carriedOut(subscribe(old, MEL_MEMBER, { subscriptions: fresh, principals: [MEL_MEMBER, NINA_MEMBER] }));
    expect(response).toEqual({
      subscribed: { "mel@example.test": ["news"], "user5@chat.example.test": ["news"] },
      already_subscribed: {},
    });
  });

  it("which channels were left out, when want of access is not fatal", () => {
    const params = { subscriptions: [{ name: "secret" }, { name: "open to all" }], authorization_errors_fatal: false };
    const { realm, response } = carriedOut(subscribe(everyRole(), NINA_MEMBER, params));
    expect(response).toMatchObject({ subscribed: { 5: ["open to all"] }, unauthorized: ["secret"] });
    expect(channel(realm, SECRET).subscribers.has(NINA_MEMBER)).toBe(false);
    expect(carriedOut(subscribe(everyRole(), MEL_MEMBER, { ...params })).response.unauthorized).toEqual([]);
  });

  it("no word on messages to new subscribers when none were wanted", () => {
    const { realm, response } = carriedOut(
      subscribe(everyRole(), MEL_MEMBER, {
        subscriptions: [{ name: "open to all" }],
        principals: [NINA_MEMBER],
        send_new_subscription_messages: false,
      }),
    );
    expect(response).not.toHaveProperty("new_subscription_messages_sent");
    expect(realm.messages.size).toBe(0);
  });
});

describe("subscribe changes", () => {
  it("a new channel by all that is asked for", () => {
    const realm = everyRole({ ...OPEN, channel_folders: [{ name: "work" }] });
    const { realm: next } = carriedOut(
      subscribe(realm, OLIVE_OWNER, {
        subscriptions: [{ name: " Plans ", description: "all\nplans", color: "#abc" }],
        invite_only: true,
        history_public_to_subscribers: true,
        message_retention_days: 30,
        topics_policy: "empty_topic_only",
        folder_id: 1,
        can_add_subscribers_group: ADMINISTRATORS,
        can_administer_channel_group: { direct_members: [], direct_subgroups: [] },
        can_delete_any_message_group: EVERYONE,
        can_delete_own_message_group: MEMBERS,
        can_move_messages_out_of_channel_group: MEMBERS,
        can_move_messages_within_channel_group: { direct_members: [], direct_subgroups: [MEMBERS] },
        can_remove_subscribers_group: MEMBERS,
        can_resolve_topics_group: EVERYONE,
        can_send_message_group: { direct_members: [NINA_MEMBER, MEL_MEMBER, NINA_MEMBER], direct_subgroups: [] },
        can_subscribe_group: ADMINISTRATORS,
      }),
    );
    expect(channel(next, NEW)).toMatchObject({
      stream_id: NEW,
      name: "Plans",
      description: "all plans",
      date_created: realm.now,
      creator_id: OLIVE_OWNER,
      is_archived: false,
      invite_only: true,
      is_web_public: false,
      history_public_to_subscribers: true,
      is_default_stream: false,
      message_retention_days: 30,
      topics_policy: "empty_topic_only",
      folder_id: 1,
      can_add_subscribers_group: ADMINISTRATORS,
      can_administer_channel_group: NOBODY,
      can_delete_any_message_group: EVERYONE,
      can_delete_own_message_group: MEMBERS,
      can_move_messages_out_of_channel_group: MEMBERS,
      can_move_messages_within_channel_group: MEMBERS,
      can_remove_subscribers_group: MEMBERS,
      can_resolve_topics_group: EVERYONE,
      can_send_message_group: { direct_members: [MEL_MEMBER, NINA_MEMBER], direct_subgroups: [] },
      can_subscribe_group: ADMINISTRATORS,
    });
    expect(next.subscriptions.get(OLIVE_OWNER)?.get(NEW)?.color).toBe("#abc");
  });

  it("the same for a description and a color of null as for none", () => {
    const realm = everyRole(OPEN);
    const asked = (more: object): Realm =>
      wireCall(realm, "olive@example.test", "POST", "/users/me/subscriptions", {
        subscriptions: [{ name: "plans", ...more }],
      }).outcome.realm;
    expect(channel(asked({}), NEW)?.name).toBe("plans");
    expect(sameState(asked({ description: null, color: null }), asked({}))).toBe(true);
  });

  it.each([
    ["a public channel shares its history", {}, true],
    ["a web-public channel shares its history", { is_web_public: true }, true],
    ["a private channel protects its history", { invite_only: true }, false],
    ["a private channel shares its history if asked to", { invite_only: true, history_public_to_subscribers: true }, true],
  ])("%s", (_name, params, shared) => {
    const { realm } = carriedOut(subscribe(everyRole(OPEN), OLIVE_OWNER, { subscriptions: fresh, ...params }));
    expect(channel(realm, NEW).history_public_to_subscribers).toBe(shared);
  });

  it.each([
    ["realm_default", null],
    ["unlimited", -1],
    [14, 14],
  ])("the retention time %s is stored as %s", (message_retention_days, stored) => {
    const { realm } = carriedOut(subscribe(everyRole(), OLIVE_OWNER, { subscriptions: fresh, message_retention_days }));
    expect(channel(realm, NEW).message_retention_days).toBe(stored);
  });

  it("only the named others: the creator does not subscribe by itself, and administers the channel alone", () => {
    const { realm } = carriedOut(subscribe(everyRole(), MEL_MEMBER, { subscriptions: fresh, principals: [GRETA_GUEST] }));
    expect([...channel(realm, NEW).subscribers]).toEqual([GRETA_GUEST]);
    expect(channel(realm, NEW).can_administer_channel_group).toEqual({
      direct_members: [MEL_MEMBER],
      direct_subgroups: [],
    });
  });

  it("nothing of a channel that exists, whatever is asked of new ones", () => {
    const realm = everyRole();
    const { realm: next } = carriedOut(
      subscribe(realm, NINA_MEMBER, {
        subscriptions: [{ name: "open to all", description: "x" }],
        invite_only: true,
        topics_policy: "empty_topic_only",
      }),
    );
    expect(channel(next, 4)).toMatchObject({ description: "", invite_only: false, topics_policy: "inherit" });
  });

  it("one subscription where a channel is named twice", () => {
    const { realm, response } = carriedOut(subscribe(everyRole(), MEL_MEMBER, { subscriptions: [{ name: "a" }, { name: "A" }] }));
    expect(realm.channels.size).toBe(NEW);
    expect(response.subscribed).toEqual({ 4: ["a"] });
  });

  it("people named by address, real or dummy, as well as by ID", () => {
    const principals = ["NINA@example.test", "user6@chat.example.test"];
    const { response } = carriedOut(subscribe(everyRole(), MEL_MEMBER, { subscriptions: fresh, principals }));
    expect(Object.keys(response.subscribed)).toEqual(["5", "6"]);
  });

  it("who may read a private channel through its groups, and lets channel administrators subscribe others", () => {
    const channels: Fixture["channels"] = [
      {
        name: "club",
        invite_only: true,
        subscribers: ["olive@example.test"],
        can_subscribe_group: "role:moderators",
        can_administer_channel_group: { direct_members: ["nina@example.test"] },
        can_add_subscribers_group: { direct_members: ["mel@example.test"] },
      },
    ];
    const realm = everyRole({ channels, settings: { can_add_subscribers_group: "role:nobody" } });
    const club = { subscriptions: [{ name: "club" }] };
    expect(subscribe(realm, MORGAN_MODERATOR, club).ok).toBe(true);
    expect(subscribe(realm, MORGAN_MODERATOR, { ...club, principals: [GRETA_GUEST] }).ok).toBe(false);
    expect(subscribe(realm, MEL_MEMBER, { ...club, principals: [GRETA_GUEST] }).ok).toBe(true);
    expectRefusal(subscribe(realm, NINA_MEMBER, { ...club, principals: [GRETA_GUEST] }), realm, "BAD_REQUEST");
  });
});
