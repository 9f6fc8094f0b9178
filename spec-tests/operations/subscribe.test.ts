import { describe, expect, it } from "vitest";
import { type Fixture, type Realm, sameState, subscribe } from "../../src/index";
import {
  DETAILS_OF_NEW_CHANNELS,
  GROUPS_OF_NEW_CHANNELS,
  PERMISSIONS_OF_NEW_CHANNELS,
  PRIVATE_DEFAULT_CHANNELS,
  STARTERS_OF_NEW_CHANNELS,
} from "../support/new-channel-mistakes";
import { expectRefusal } from "../support/outcomes";
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
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM, setting } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

type SubscribeParams = Parameters<typeof subscribe>[2];

const NOTIFICATION_BOT = 2147483001;
const NO_PUBLIC_CHANNELS = setting({ can_create_public_channel_group: "role:nobody" });
const named = (...subscriptions: SubscribeParams["subscriptions"]) => ({ subscriptions });

spec(subscribe, [
  {
    name: "below level 417",
    realm: level(300)(REALM),
    mistakes: [
      ["guests_do_not_subscribe", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["description_too_long", "BAD_REQUEST", { params: named({ name: "x", description: "x".repeat(1025) }) }],
      ["description_with_null", "BAD_REQUEST", { params: named({ name: "x", description: "a\0" }) }],
      [
        "color_invalid",
        "BAD_REQUEST",
        { params: named({ name: "x", color: "red" }) },
        { params: named({ name: "x", color: "red", description: "a\0" }) },
      ],
      ...GROUPS_OF_NEW_CHANNELS,
      ...DETAILS_OF_NEW_CHANNELS.slice(0, 2),
      ["name_empty", "BAD_REQUEST", { params: named({ name: "  " }) }],
      ["name_too_long", "BAD_REQUEST", { params: named({ name: "n".repeat(61) }) }],
      ["name_unprintable", "BAD_REQUEST", { params: named({ name: "a\u0007" }) }],
    ],
  },
  { name: "details", realm: REALM, mistakes: DETAILS_OF_NEW_CHANNELS },
  {
    name: "new channels",
    realm: REALM,
    params: named({ name: "new" }),
    mistakes: [...STARTERS_OF_NEW_CHANNELS, ...GROUPS_OF_NEW_CHANNELS, ...PERMISSIONS_OF_NEW_CHANNELS],
  },
  {
    name: "private default channels",
    realm: REALM,
    actor: ADA_ADMIN,
    params: named({ name: "new" }),
    mistakes: [
      ["web_public_and_private", "BAD_REQUEST", { params: { invite_only: true, is_web_public: true } }],
      ...PRIVATE_DEFAULT_CHANNELS,
      ["principal_unknown", "BAD_REQUEST", { params: { principals: [99] } }],
      ["principal_unknown", "BAD_REQUEST", { params: { principals: [GONE_MEMBER] } }],
      ["principal_unknown", "BAD_REQUEST", { params: { principals: [NOTIFICATION_BOT] } }],
      ["principal_unknown", "BAD_REQUEST", { params: { principals: ["who@example.test"] } }],
    ],
  },
  {
    name: "existing channels",
    realm: level(300)(REALM),
    mistakes: [
      ["public_channel_not_allowed", "BAD_REQUEST", { params: named({ name: "new" }), realm: NO_PUBLIC_CHANNELS }],
      [
        "channel_archived",
        "BAD_REQUEST",
        { params: named({ name: "attic" }) },
        { params: named({ name: "attic" }, { name: "new" }), realm: NO_PUBLIC_CHANNELS },
      ],
      ["channel_not_accessible", "BAD_REQUEST", { params: named({ name: "shared secret" }) }, { params: named({ name: "closed cellar" }) }],
      ["channel_not_accessible", "BAD_REQUEST", { params: named({ name: "news" }, { name: "shared secret" }) }],
      ["channel_not_accessible", "BAD_REQUEST", { actor: ADA_ADMIN, params: named({ name: "secret" }) }],
      [
        "subscribing_others_not_allowed",
        "BAD_REQUEST",
        { params: { principals: [NINA_MEMBER] }, realm: setting({ can_add_subscribers_group: "role:nobody" }) },
      ],
    ],
  },
]);

const NEW = 6;
const fresh = [{ name: "news" }];
const NOBODY_GROUP = 1;
const ADMINISTRATORS = 3;
const MEMBERS = 6;
const EVERYONE = 7;
const OPEN: Fixture = { settings: { enable_spectator_access: true } };

function channel(realm: Realm, id: number): Realm["channels"] extends Iterable<infer Channel> ? Channel : never {
  const found = realm.channels.get(id - 1);
  if (found === undefined) throw new Error(`There is no channel ${id}.`);
  return found;
}

it("reads an empty list of users as the actor", () => {
  const { response } = play(everyRole()).subscribe(MEL_MEMBER, { subscriptions: fresh, principals: [] });
  expect(response).toMatchObject({ subscribed: { [String(MEL_MEMBER)]: ["news"] } });
});

describe("subscribe answers", () => {
  it("by user ID with new and existing subscriptions", () => {
    const { response } = play(everyRole()).subscribe(MEL_MEMBER, {
      subscriptions: [{ name: "News" }, { name: " GENERAL " }, { name: "open to all" }],
      principals: [MEL_MEMBER, BEEP_BOT, MEL_MEMBER],
    });
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
    const { response } = play(old).subscribe(MEL_MEMBER, { subscriptions: fresh, principals: [MEL_MEMBER, NINA_MEMBER] });
    expect(response).toEqual({
      subscribed: { "mel@example.test": ["news"], "user5@chat.example.test": ["news"] },
      already_subscribed: {},
    });
  });

  it("with the omitted channels, when missing access is not fatal", () => {
    const params = { subscriptions: [{ name: "secret" }, { name: "open to all" }], authorization_errors_fatal: false };
    const { realm, response } = play(everyRole()).subscribe(NINA_MEMBER, params);
    expect(response).toMatchObject({ subscribed: { 5: ["open to all"] }, unauthorized: ["secret"] });
    expect(channel(realm, SECRET).subscribers.has(NINA_MEMBER)).toBe(false);
    expect(play(everyRole()).subscribe(MEL_MEMBER, { ...params }).response.unauthorized).toEqual([]);
  });

  it("without the field on messages to new subscribers when none were requested", () => {
    const { realm, response } = play(everyRole()).subscribe(MEL_MEMBER, {
      subscriptions: [{ name: "open to all" }],
      principals: [NINA_MEMBER],
      send_new_subscription_messages: false,
    });
    expect(response).not.toHaveProperty("new_subscription_messages_sent");
    expect(realm.messages.size).toBe(0);
  });
});

describe("subscribe changes", () => {
  it("a new channel with all given settings", () => {
    const realm = everyRole({ ...OPEN, channel_folders: [{ name: "work" }] });
    const { realm: next } = play(realm).subscribe(OLIVE_OWNER, {
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
    });
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
      can_administer_channel_group: NOBODY_GROUP,
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

  it("the same for a null description and color as for missing ones", () => {
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
    const { realm } = play(everyRole(OPEN)).subscribe(OLIVE_OWNER, { subscriptions: fresh, ...params });
    expect(channel(realm, NEW).history_public_to_subscribers).toBe(shared);
  });

  it.each([
    ["realm_default", null],
    ["unlimited", -1],
    [14, 14],
  ])("the retention time %s is stored as %s", (message_retention_days, stored) => {
    const { realm } = play(everyRole()).subscribe(OLIVE_OWNER, { subscriptions: fresh, message_retention_days });
    expect(channel(realm, NEW).message_retention_days).toBe(stored);
  });

  it("only the named others: the creator does not subscribe, and is the only administrator of the channel", () => {
    const { realm } = play(everyRole()).subscribe(MEL_MEMBER, { subscriptions: fresh, principals: [GRETA_GUEST] });
    expect([...channel(realm, NEW).subscribers]).toEqual([GRETA_GUEST]);
    expect(channel(realm, NEW).can_administer_channel_group).toEqual({
      direct_members: [MEL_MEMBER],
      direct_subgroups: [],
    });
  });

  it("nothing of an existing channel, with any settings for new ones", () => {
    const realm = everyRole();
    const { realm: next } = play(realm).subscribe(NINA_MEMBER, {
      subscriptions: [{ name: "open to all", description: "x" }],
      invite_only: true,
      topics_policy: "empty_topic_only",
    });
    expect(channel(next, 4)).toMatchObject({ description: "", invite_only: false, topics_policy: "inherit" });
  });

  it("one subscription where a channel is named twice", () => {
    const { realm, response } = play(everyRole()).subscribe(MEL_MEMBER, { subscriptions: [{ name: "a" }, { name: "A" }] });
    expect(realm.channels.size).toBe(NEW);
    expect(response.subscribed).toEqual({ 4: ["a"] });
  });

  it("users named by address, real or dummy, or by ID", () => {
    const principals = ["NINA@example.test", "user6@chat.example.test"];
    const { response } = play(everyRole()).subscribe(MEL_MEMBER, { subscriptions: fresh, principals });
    expect(Object.keys(response.subscribed)).toEqual(["5", "6"]);
  });

  it("who can read a private channel through its groups, and lets channel administrators subscribe others", () => {
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
    expectRefusal(subscribe(realm, NINA_MEMBER, { ...club, principals: [GRETA_GUEST] }), realm, "BAD_REQUEST", "channel_not_accessible");
  });
});
