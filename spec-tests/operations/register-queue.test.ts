/** Events: registration opens a queue and gives the state from which its events go on. */
import { describe, expect, test } from "vitest";
import { type Fixture, type Realm, registerQueue } from "../../src/index";
import { LAW_FIXTURE, lawRealm } from "../support/law-realm";
import { NEW_CLIENT } from "../support/law-watcher";
import { play } from "../support/play";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER, SECRET, START } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(registerQueue, [
  {
    realm: REALM,
    actor: GRETA_GUEST,
    mistakes: [
      [
        "capability_invalid",
        "BAD_REQUEST",
        { params: { client_capabilities: JSON.parse('{ "notification_settings_null": false, "empty_topic_name": "yes" }') } },
      ],
      ["queue_narrow_invalid", "BAD_REQUEST", { params: { narrow: [["topic"]] } }],
      ["queue_narrow_invalid", "BAD_REQUEST", { params: { narrow: [["topic", "lunch", "followed"]] } }],
      ["queue_narrow_operator_unknown", "BAD_REQUEST", { params: { narrow: [["colour", "red"]] } }],
      ["queue_narrow_operator_unknown", "BAD_REQUEST", { params: { narrow: [["near", "1"]] } }],
      ["queue_narrow_operand_unknown", "BAD_REQUEST", { params: { narrow: [["is", "followed"]] } }],
      ["all_public_streams_not_allowed", "BAD_REQUEST", { params: { all_public_streams: true } }],
    ],
  },
  {
    name: "old",
    realm: level(411)(REALM),
    mistakes: [["partial_subscribers_unknown", "BAD_REQUEST", { params: { include_subscribers: "partial" } }]],
  },
  {
    name: "capabilities",
    realm: REALM,
    mistakes: [["capability_missing", "BAD_REQUEST", { params: { client_capabilities: { empty_topic_name: true } } }]],
  },
]);

type Params = Parameters<typeof registerQueue>[2];

function state(userId: number, params: Params = {}, realm: Realm = everyRole()): Readonly<Record<string, unknown>> {
  return { ...play(realm).registerQueue(userId, params).response };
}

function listed(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : [];
}

function named(value: unknown): unknown[] {
  return listed(value).map(({ name, full_name }) => name ?? full_name);
}

test("always returns the queue, the last event ID and the versions; other fields on request", () => {
  const least = state(MEL_MEMBER, { fetch_event_types: [] });
  expect(Object.keys(least).sort()).toEqual(["last_event_id", "queue_id", "zulip_feature_level", "zulip_merge_base", "zulip_version"]);
  expect(state(MEL_MEMBER, { event_types: ["alert_words"] })).toHaveProperty("alert_words", []);
  expect(state(MEL_MEMBER, { event_types: ["alert_words"] })).not.toHaveProperty("drafts");
  const both = state(MEL_MEMBER, { event_types: ["alert_words"], fetch_event_types: ["drafts", "nonsense"] });
  expect(both).toHaveProperty("drafts", []);
  expect(both).not.toHaveProperty("alert_words");
  expect(state(MEL_MEMBER, { fetch_event_types: ["constructor", "toString"] })).toEqual(least);
});

test("accepts narrows to a topic named like a topic state, and ignores unknown capabilities", () => {
  const params: Params = JSON.parse(
    '{ "narrow": [["topic", "followed"]], "client_capabilities": { "notification_settings_null": false, "toString": "yes", "new": 1 } }',
  );
  expect(registerQueue(everyRole(), MEL_MEMBER, params).ok).toBe(true);
});

test("lets the client generate pictures unless it requests them", () => {
  const picture = (params: Params): unknown => listed(state(MEL_MEMBER, params)["realm_users"])[1]?.["avatar_url"];
  expect(picture({})).toBeNull();
  expect(picture({ client_gravatar: false })).toMatch(/^https:/);
});

test("returns muted topics only without all preferences, which old servers did not know", () => {
  const types = (fetch_event_types: readonly string[], feature_level: number) =>
    Object.keys(state(MEL_MEMBER, { fetch_event_types }, everyRole({ feature_level })));
  expect(types(["muted_topics"], 134)).toContain("muted_topics");
  expect(types(["muted_topics", "user_topic"], 134)).not.toContain("muted_topics");
  expect(types(["muted_topics", "user_topic"], 133)).toContain("muted_topics");
});

test("returns preferences for topics of active channels", () => {
  const set = (realm: Realm, stream_id: number): Realm =>
    play(realm).updateUserTopic(MEL_MEMBER, { stream_id, topic: "t", visibility_policy: 1 }).realm;
  const both = [GENERAL, SECRET].reduce(set, everyRole());
  const gone = play(both).archiveStream(OLIVE_OWNER, { stream_id: GENERAL }).realm;
  const rows = (realm: Realm): unknown => listed(state(MEL_MEMBER, NEW_CLIENT, realm)["user_topics"]).map(({ stream_id }) => stream_id);
  expect([both, gone].map(rows)).toEqual([[GENERAL, SECRET], [SECRET]]);
});

test("changes only the queues and the random numbers", () => {
  const before = everyRole();
  const { realm } = play(before).registerQueue(MEL_MEMBER, {});
  expect({ ...realm, queues: before.queues, random: before.random }).toEqual(before);
});

describe("channels", () => {
  const lists = (userId: number, params: Params = NEW_CLIENT) => {
    const { subscriptions, unsubscribed, never_subscribed, streams } = state(userId, params);
    return [subscriptions, unsubscribed, never_subscribed, streams].map(named);
  };

  test("are listed by subscription, if they are visible", () => {
    expect(lists(MEL_MEMBER)).toEqual([["attic", "general", "secret"], [], ["open to all"], ["attic", "general", "open to all", "secret"]]);
    expect(lists(GRETA_GUEST)).toEqual([["general"], [], ["open to all"], ["general", "open to all"]]);
  });

  test("that are archived are omitted for clients that do not support them", () => {
    expect(lists(MEL_MEMBER, {})[0]).toEqual(["general", "secret"]);
  });

  test("have their subscribers on request", () => {
    expect(listed(state(MEL_MEMBER)["subscriptions"])[0]).not.toHaveProperty("subscribers");
    expect(listed(state(MEL_MEMBER, NEW_CLIENT)["subscriptions"])[2]).toMatchObject({ subscribers: [1, 4] });
  });

  test("have inherited notification settings as null or as the inherited value", () => {
    expect(listed(state(MEL_MEMBER, NEW_CLIENT)["subscriptions"])[0]).toMatchObject({ push_notifications: null });
    expect(listed(state(MEL_MEMBER)["subscriptions"])[0]).toMatchObject({ push_notifications: false });
  });
});

describe("users", () => {
  const apart: Fixture = { settings: { can_access_all_users_group: "role:members" } };

  test("are listed by whether they are active, next to the server's own bots", () => {
    const { realm_users, realm_non_active_users, cross_realm_bots } = state(MEL_MEMBER);
    expect(named(realm_users)).toHaveLength(7);
    expect(named(realm_non_active_users)).toEqual(["Gone Member"]);
    const own = { is_system_bot: true, is_active: true };
    const names = ["Email Gateway", "Notification Bot", "Welcome Bot"];
    expect(listed(cross_realm_bots)).toMatchObject(names.map((full_name) => ({ full_name, ...own })));
  });

  test("that a guest cannot see are omitted, or unknown users for clients that require them", () => {
    const alone = everyRole({ ...apart, channels: [{ name: "island", subscribers: ["greta@example.test"] }] });
    expect(named(state(GRETA_GUEST, NEW_CLIENT, alone)["realm_users"])).toEqual(["Greta Guest", "Beep"]);
    const old = named(state(GRETA_GUEST, {}, alone)["realm_users"]);
    expect(
      old.filter((name) => name === "Unknown user"),
      "a deactivated one, too",
    ).toHaveLength(6);
  });

  test("contain the actor's own data and rights", () => {
    expect(state(OLIVE_OWNER)).toMatchObject({ user_id: 1, is_owner: true, is_admin: true, is_moderator: true });
    expect(state(GRETA_GUEST)).toMatchObject({ is_guest: true, can_create_public_streams: false });
  });

  test("count administrators as moderators since level 380", () => {
    const isModerator = (userId: number, feature_level: number) => state(userId, {}, everyRole({ feature_level }))["is_moderator"];
    expect([379, 380].map((level) => isModerator(OLIVE_OWNER, level))).toEqual([false, true]);
    expect([379, 380].map((level) => isModerator(MORGAN_MODERATOR, level))).toEqual([true, true]);
  });

  test("and bots show their keys only to those who manage them", () => {
    expect(listed(state(OLIVE_OWNER)["realm_bots"])).toMatchObject([{ user_id: 7, api_key: "beep-key" }]);
    expect(listed(state(MEL_MEMBER)["realm_bots"])).toMatchObject([{ user_id: 7, api_key: "beep-key" }]);
    expect(state(NINA_MEMBER)["realm_bots"]).toEqual([]);
  });
});

test("unread messages are grouped by conversation, with mentions and the number that is not muted", () => {
  const { unread_msgs } = state(MEL_MEMBER, NEW_CLIENT, lawRealm());
  expect(unread_msgs).toMatchObject({
    count: 4,
    pms: [{ other_user_id: 1, unread_message_ids: [6] }],
    huddles: [{ user_ids_string: "4,5,6", unread_message_ids: [7] }],
    streams: [
      { stream_id: 1, topic: "lunch", unread_message_ids: [1] },
      { stream_id: 2, topic: "zt0x3x1z", unread_message_ids: [4] },
    ],
    mentions: [],
    old_unreads_missing: false,
  });
  expect(state(NINA_MEMBER, NEW_CLIENT, lawRealm())["unread_msgs"]).toMatchObject({ mentions: [2] });
  expect(state(MEL_MEMBER, {}, lawRealm())["max_message_id"]).toBe(7);
});

test("private data of an account is returned only to that account", () => {
  const mine = state(MEL_MEMBER, NEW_CLIENT, lawRealm());
  const keys = ["drafts", "scheduled_messages", "saved_snippets", "reminders", "navigation_views", "alert_words"];
  expect(keys.map((key) => listed(mine[key]).length)).toEqual([1, 1, 1, 1, 1, 1]);
  const theirs = state(NINA_MEMBER, NEW_CLIENT, lawRealm());
  expect(keys.map((key) => listed(theirs[key]).length)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(theirs["user_topics"]).toContainEqual({
    stream_id: 1,
    topic_name: "lunch",
    visibility_policy: 1,
    last_updated: START,
  });
  expect(mine["user_status"]).toEqual({ "5": { status_text: "out" } });
  expect(listed(mine["recent_private_conversations"])).toEqual([
    { max_message_id: 7, user_ids: [5, 6] },
    { max_message_id: 6, user_ids: [1] },
  ]);
});

test("the maximum sizes and the name of the empty topic are returned", () => {
  expect(state(MEL_MEMBER)).toMatchObject({
    max_message_length: 10000,
    max_topic_length: 60,
    max_stream_name_length: 60,
    max_stream_description_length: 1024,
    max_channel_folder_name_length: 60,
    max_bulk_new_subscription_messages: 100,
    max_reminder_note_length: 1000,
    realm_empty_topic_display_name: "general chat",
  });
});

test("settings have one place, and a second one for older clients that request the older types", () => {
  const modern = { fetch_event_types: ["user_settings"] };
  expect(state(MEL_MEMBER, modern)).toHaveProperty("user_settings.high_contrast_mode", false);
  expect(state(MEL_MEMBER, modern)).not.toHaveProperty("high_contrast_mode");
  const display = { fetch_event_types: ["update_display_settings"] };
  expect(state(MEL_MEMBER, display)).toMatchObject({ high_contrast_mode: false, timezone: "" });
  expect(state(MEL_MEMBER, display)).not.toHaveProperty("enable_sounds");
  const notifications = { fetch_event_types: ["update_global_notifications"] };
  expect(state(MEL_MEMBER, notifications)).toMatchObject({ enable_sounds: true });
  expect(state(MEL_MEMBER, notifications)).not.toHaveProperty("enable_followed_topic_email_notifications");
  const client_capabilities = { notification_settings_null: false, user_settings_object: true };
  expect(state(MEL_MEMBER, { ...display, client_capabilities })).not.toHaveProperty("high_contrast_mode");
  expect(state(MEL_MEMBER, { ...notifications, client_capabilities })).not.toHaveProperty("enable_sounds");
});

test("the wire accepts the parameters of the oldest terminal clients", () => {
  const { response } = wireCall(everyRole(LAW_FIXTURE), "mel@example.test", "POST", "/register", {
    event_types: ["message", "subscription", "realm_user"],
    fetch_event_types: ["realm", "subscription", "message", "starred_messages", "update_message_flags", "muted_topics"],
    client_gravatar: true,
    apply_markdown: true,
    include_subscribers: true,
  });
  expect(response).toMatchObject({ status: 200, body: { result: "success", muted_topics: [], starred_messages: [] } });
});

test("knows partial subscribers from 412 on", () => {
  expect(registerQueue(everyRole({ feature_level: 412 }), MEL_MEMBER, { include_subscribers: "partial" }).ok).toBe(true);
});

test("old clients get null for wildcard mentions, and the inherited value for the rest", () => {
  const [first] = listed(state(MEL_MEMBER, { fetch_event_types: ["subscription"] }).subscriptions);
  expect(first).toMatchObject({ wildcard_mentions_notify: null, email_notifications: false });
});
