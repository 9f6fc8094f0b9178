import { describe, expect, it, test } from "vitest";
import { type Fixture, type Realm, updateStream } from "../../src/index";
import { IdSet } from "../../src/model/collections/id-set";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";
import { APART, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { CLOSED_CELLAR, level, REALM, setting, system } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const BY_MEL = at.channel(GENERAL, { can_administer_channel_group: system("role:members") });
const WEB_PUBLIC_ON = at.all(at.server({ WEB_PUBLIC_STREAMS_ENABLED: true }), setting({ enable_spectator_access: true }));
const MEL = { direct_members: [MEL_MEMBER], direct_subgroups: [] };

spec(updateStream, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { actor: MEL_MEMBER, params: { stream_id: SHARED_SECRET } }],
      [
        "channel_administration_not_allowed",
        "BAD_REQUEST",
        { actor: MORGAN_MODERATOR },
        { actor: MORGAN_MODERATOR, params: { stream_id: SHARED_SECRET } },
      ],
      ["web_public_and_private", "BAD_REQUEST", { params: { is_private: true, is_web_public: true } }],
      ["web_public_and_private", "BAD_REQUEST", { params: { stream_id: OPEN_TO_ALL, is_private: true } }, APART],
      ["protected_history_of_public", "BAD_REQUEST", { params: { history_public_to_subscribers: false } }],
      ["default_channel_private", "BAD_REQUEST", { params: { is_private: true, is_default_stream: true } }, APART],
      ["channel_for_requests_public", "BAD_REQUEST", { realm: setting({ moderation_request_channel_id: GENERAL }) }],
      ["web_public_channels_disabled", "BAD_REQUEST", { params: { is_web_public: true } }],
      ["channel_not_archived", "BAD_REQUEST", { params: { is_archived: false } }],
      ["description_too_long", "BAD_REQUEST", { params: { description: "x".repeat(1025) } }],
      ["description_with_null", "BAD_REQUEST", { params: { description: "a\0" } }],
      ["name_empty", "BAD_REQUEST", { params: { new_name: " " } }],
      ["name_too_long", "BAD_REQUEST", { params: { new_name: "n".repeat(61) } }],
      ["name_unprintable", "BAD_REQUEST", { params: { new_name: "a\u0007" } }],
      ["channel_name_taken", "BAD_REQUEST", { params: { new_name: "general " } }],
      ["channel_exists", "CHANNEL_ALREADY_EXISTS", { params: { new_name: "secret" } }],
    ],
  },
  {
    name: "details",
    realm: REALM,
    actor: ADA_ADMIN,
    params: { stream_id: GENERAL },
    mistakes: [
      ["web_public_channels_disabled", "BAD_REQUEST", { params: { is_web_public: true } }],
      [
        "web_public_channel_not_allowed",
        "BAD_REQUEST",
        {
          params: { is_web_public: true },
          realm: at.all(WEB_PUBLIC_ON, setting({ can_create_web_public_channel_group: "role:nobody" })),
        },
        APART,
      ],
      ["topics_exist", "BAD_REQUEST", { params: { topics_policy: "empty_topic_only" } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { params: { message_retention_days: 5 } }],
      [
        "retention_days_invalid",
        "REQUEST_VARIABLE_INVALID",
        { actor: OLIVE_OWNER, params: { message_retention_days: 0 } },
        { params: { message_retention_days: 0 } },
      ],
      ["folder_unknown", "BAD_REQUEST", { params: { folder_id: 99 } }],
      [
        "group_value_not_as_expected",
        "EXPECTATION_MISMATCH",
        { params: { can_send_message_group: { new: system("role:members"), old: system("role:moderators") } } },
      ],
      [
        "topic_starters_of_protected_history",
        "BAD_REQUEST",
        {
          params: { stream_id: SECRET, can_create_topic_group: { new: system("role:members") } },
          realm: level(FEATURE_LEVELS.groupsLimitNewTopics),
          actor: OLIVE_OWNER,
        },
        APART,
      ],
      [
        "group_value_user_unknown",
        "BAD_REQUEST",
        { params: { can_send_message_group: { new: { direct_members: [GONE_MEMBER], direct_subgroups: [] } } } },
        APART,
      ],
      [
        "group_value_group_unknown",
        "BAD_REQUEST",
        { params: { can_send_message_group: { new: 99 } } },
        { params: { can_send_message_group: { new: { direct_members: [GONE_MEMBER], direct_subgroups: [99] } } } },
      ],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_send_message_group: { new: system("role:internet") } } }],
    ],
  },
  {
    name: "an old value before an unknown group",
    realm: REALM,
    actor: ADA_ADMIN,
    params: { stream_id: GENERAL },
    mistakes: [
      [
        "group_value_not_as_expected",
        "EXPECTATION_MISMATCH",
        { params: { can_send_message_group: { new: system("role:members"), old: system("role:moderators") } } },
      ],
      [
        "group_value_group_unknown",
        "BAD_REQUEST",
        { params: { can_send_message_group: { new: 99 } } },
        { params: { can_send_message_group: { new: 99, old: system("role:moderators") } } },
      ],
    ],
  },
  {
    name: "by its administrator",
    realm: BY_MEL(REALM),
    actor: MEL_MEMBER,
    params: { stream_id: GENERAL },
    mistakes: [
      [
        "topics_policy_not_allowed",
        "BAD_REQUEST",
        { params: { topics_policy: "empty_topic_only" }, realm: setting({ can_set_topics_policy_group: "role:nobody" }) },
      ],
      ["default_channel_not_allowed", "BAD_REQUEST", { params: { is_default_stream: false } }],
      [
        "administrator_required",
        "BAD_REQUEST",
        { params: { default_push_notifications: true }, realm: level(FEATURE_LEVELS.channelsHaveDefaultPushNotifications) },
      ],
      ["default_channel_not_allowed", "BAD_REQUEST", { params: { is_default_stream: true } }, APART],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { params: { message_retention_days: 5 } }],
      [
        "delete_policy_not_allowed",
        "BAD_REQUEST",
        {
          params: { can_delete_any_message_group: { new: system("role:members") } },
          realm: setting({ can_set_delete_message_policy_group: "role:nobody" }),
        },
      ],
      ["folder_unknown", "BAD_REQUEST", { params: { folder_id: 99 } }],
    ],
  },
  {
    name: "privacy",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { stream_id: GENERAL },
    mistakes: [
      [
        "private_channel_not_allowed",
        "BAD_REQUEST",
        { params: { is_private: true }, realm: setting({ can_create_private_channel_group: "role:nobody" }) },
      ],
      [
        "public_channel_not_allowed",
        "BAD_REQUEST",
        { params: { stream_id: SECRET, is_private: false }, realm: setting({ can_create_public_channel_group: "role:nobody" }) },
      ],
    ],
  },
  {
    name: "unreadable",
    realm: at.channel(SECRET, { can_administer_channel_group: { direct_members: [NINA_MEMBER], direct_subgroups: [] } })(REALM),
    actor: ADA_ADMIN,
    params: { stream_id: SECRET, description: "new" },
    mistakes: [
      ["privacy_of_unreadable_channel", "BAD_REQUEST", { params: { is_private: false } }],
      ["access_of_unreadable_channel", "BAD_REQUEST", { params: { can_add_subscribers_group: { new: system("role:members") } } }],
      ["privacy_of_unreadable_channel", "BAD_REQUEST", { actor: NINA_MEMBER, params: { is_private: false } }, APART],
      ["access_of_unreadable_channel", "BAD_REQUEST", { actor: NINA_MEMBER, params: { can_subscribe_group: { new: MEL } } }],
    ],
  },
  {
    name: "private default channel",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { stream_id: SECRET, description: "new" },
    mistakes: [
      ["default_channel_private", "BAD_REQUEST", { params: { is_default_stream: true } }],
      ["folder_unknown", "BAD_REQUEST", { params: { folder_id: 99 } }],
    ],
  },
  {
    name: "unarchiving",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { stream_id: ATTIC, is_archived: false },
    mistakes: [
      [
        "channel_without_subscribers",
        "BAD_REQUEST",
        { params: { stream_id: CLOSED_CELLAR }, realm: at.channel(CLOSED_CELLAR, { subscribers: IdSet.empty() }) },
      ],
      ["folder_unknown", "BAD_REQUEST", { params: { folder_id: 99 } }],
    ],
  },
]);

const ADMINISTRATORS = 3;
const MODERATORS = 4;
const EVERYONE = 7;

type Channel = Realm["channels"] extends Iterable<infer One> ? One : never;

function channel(realm: Realm, id: number): Channel {
  const found = realm.channels.get(id - 1);
  if (found === undefined) throw new Error(`There is no channel ${id}.`);
  return found;
}

describe("updateStream changes", () => {
  it("all plain settings in one call, and finds the channel only by its new name", () => {
    const realm = everyRole({ channel_folders: [{ name: "work" }] });
    const { realm: next } = play(realm).updateStream(OLIVE_OWNER, {
      stream_id: GENERAL,
      new_name: " Everyone ",
      description: "one\r\ntwo",
      is_default_stream: true,
      message_retention_days: "unlimited",
      folder_id: 1,
      topics_policy: "disable_empty_topic",
      can_administer_channel_group: { new: { direct_members: [NINA_MEMBER], direct_subgroups: [] } },
      can_send_message_group: { new: MODERATORS },
      can_delete_any_message_group: { new: { direct_members: [], direct_subgroups: [] } },
    });
    expect(channel(next, GENERAL)).toMatchObject({
      name: "Everyone",
      description: "one two",
      is_default_stream: true,
      message_retention_days: -1,
      folder_id: 1,
      topics_policy: "disable_empty_topic",
      can_administer_channel_group: { direct_members: [NINA_MEMBER], direct_subgroups: [] },
      can_send_message_group: MODERATORS,
      can_delete_any_message_group: 1,
    });
    expect(next.channel_ids_by_name.get("everyone")).toBe(GENERAL);
    expect(next.channel_ids_by_name.has("general")).toBe(false);
    const out = play(next).updateStream(OLIVE_OWNER, { stream_id: GENERAL, folder_id: null }).realm;
    expect(channel(out, GENERAL).folder_id).toBeNull();
  });

  it("only the letter case of a name", () => {
    const { realm } = play(everyRole()).updateStream(ADA_ADMIN, { stream_id: GENERAL, new_name: "GENERAL" });
    expect(channel(realm, GENERAL).name).toBe("GENERAL");
    expect(realm.channel_ids_by_name.get("general")).toBe(GENERAL);
  });

  it.each([
    ["private protects the history", GENERAL, { is_private: true }, [true, false, false]],
    ["private with shared history", GENERAL, { is_private: true, history_public_to_subscribers: true }, [true, false, true]],
    ["private from web-public", OPEN_TO_ALL, { is_private: true, is_web_public: false }, [true, false, false]],
    ["public from protected history", SECRET, { is_private: false }, [false, false, true]],
    ["web-public from private", SECRET, { is_private: false, is_web_public: true }, [false, true, true]],
    ["shared history alone", SECRET, { history_public_to_subscribers: true }, [true, false, true]],
    ["no longer web-public", OPEN_TO_ALL, { is_web_public: false }, [false, false, true]],
  ])("%s", (_name, stream_id, params, expected) => {
    const realm = everyRole({ settings: { enable_spectator_access: true } });
    const { realm: next } = play(realm).updateStream(OLIVE_OWNER, { stream_id, ...params });
    const { invite_only, is_web_public, history_public_to_subscribers } = channel(next, stream_id);
    expect([invite_only, is_web_public, history_public_to_subscribers]).toEqual(expected);
  });

  it("the history of a private channel that shared it, when it is made private again", () => {
    const shared = play(everyRole()).updateStream(OLIVE_OWNER, { stream_id: SECRET, history_public_to_subscribers: true });
    const { realm } = shared.updateStream(OLIVE_OWNER, { stream_id: SECRET, is_private: true });
    expect(channel(realm, SECRET)).toMatchObject({ invite_only: true, history_public_to_subscribers: false });
  });

  it("nothing where nothing differs, and then sends no events of topics and groups", () => {
    const realm = everyRole();
    const outcome = updateStream(realm, OLIVE_OWNER, {
      stream_id: GENERAL,
      topics_policy: "inherit",
      can_send_message_group: { new: EVERYONE },
    });
    expect(outcome.realm).toBe(realm);
    expect(outcome.events).toEqual([]);
  });
});

describe("updateStream notifies", () => {
  it("accounts that can see the channel of each property with its copies, and sends notices", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, {
      stream_id: SECRET,
      new_name: "hidden",
      description: "d",
      topics_policy: "disable_empty_topic",
    });
    const all = { type: "stream", op: "update", stream_id: SECRET };
    const updates = eventsFor(outcome, ADA_ADMIN).filter(
      ({ property }) => String(property) in { name: 1, description: 1, topics_policy: 1 },
    );
    expect(updates).toEqual([
      { ...all, name: "secret", property: "topics_policy", value: "disable_empty_topic" },
      { ...all, name: "secret", property: "description", value: "d", rendered_description: "<p>d</p>" },
      { ...all, name: "secret", property: "name", value: "hidden" },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(eventTypes(outcome).filter((type) => type === "message")).toHaveLength(3);
    expect(outcome.realm.messages.get(0)).toMatchObject({
      stream_id: SECRET,
      topic: "channel events",
      sender_id: 2147483001,
    });
  });

  it("no guest outside a web-public channel of its changes", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, { stream_id: OPEN_TO_ALL, description: "d" });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ property: "description" }, {}]);
  });

  it("accounts that can see a channel newly because it becomes public, with its subscribers", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, { stream_id: SECRET, is_private: false });
    expect(eventsFor(outcome, NINA_MEMBER).slice(0, 2)).toMatchObject([
      { op: "create", streams: [{ stream_id: SECRET, invite_only: false }] },
      { op: "peer_add", stream_ids: [SECRET], user_ids: [OLIVE_OWNER, MEL_MEMBER] },
    ]);
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toEqual({
      type: "stream",
      op: "update",
      stream_id: SECRET,
      name: "secret",
      property: "invite_only",
      value: false,
      history_public_to_subscribers: true,
      is_web_public: false,
    });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([]);
  });

  // Another retention time posts a notice.
  it("part by part, each with its notice, and of privacy, retention and description also where they stay", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, {
      stream_id: GENERAL,
      description: "",
      message_retention_days: "realm_default",
      is_private: false,
      is_default_stream: false,
    });
    expect(eventTypes(outcome).filter((type) => type === "message")).toHaveLength(3);
    const mine = eventsFor(outcome, OLIVE_OWNER).filter(({ property }) => !/first_message|recently/.test(String(property)));
    expect(mine.map(({ type, property }) => property ?? type)).toEqual([
      "invite_only",
      "message",
      "default_streams",
      "message_retention_days",
      "message",
      "description",
      "message",
    ]);
  });

  it("of the group settings before a refused one, which stay changed", () => {
    const outcome = updateStream(everyRole(), OLIVE_OWNER, {
      stream_id: GENERAL,
      can_add_subscribers_group: { new: MODERATORS },
      can_send_message_group: { new: MODERATORS, old: 1 },
      can_subscribe_group: { new: MODERATORS },
    });
    expect(outcome.ok).toBe(false);
    expect(eventsFor(outcome, MEL_MEMBER).map(({ property }) => property)).toEqual(["can_add_subscribers_group"]);
  });

  it("no account that can no longer see a channel that becomes private", () => {
    const start = everyRole({ channels: [{ name: "general", subscribers: ["mel@example.test", "ada@example.test"] }] });
    const outcome = updateStream(start, ADA_ADMIN, { stream_id: 1, is_private: true });
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toMatchObject({ op: "update", property: "invite_only", value: true });
    expect(eventsFor(outcome, OLIVE_OWNER).map(({ op }) => op)).not.toContain("delete");
  });

  it("accounts that can see a private channel newly by a group, and those that no longer can", () => {
    const groups = (value: number) => ({ stream_id: SECRET, can_subscribe_group: { new: value } });
    const opened = updateStream(everyRole(), OLIVE_OWNER, groups(MODERATORS));
    expect(eventsFor(opened, MORGAN_MODERATOR).map(({ op }) => op)).toEqual(["create", "peer_add"]);
    expect(eventsFor(opened, MEL_MEMBER)).toMatchObject([{ property: "can_subscribe_group", value: MODERATORS }]);
    const closed = updateStream(opened.realm, OLIVE_OWNER, groups(1));
    expect(eventsFor(closed, MORGAN_MODERATOR).map(({ op }) => op)).toEqual(["delete"]);
  });

  it("of a folder, and of the permission to post in the old fields too, for more or fewer accounts", () => {
    const policy = (realm: Realm, value: number) => {
      const outcome = updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, can_send_message_group: { new: value } });
      const values = eventsFor(outcome, MEL_MEMBER).filter(({ property }) => /^(stream_post|is_announcement)/.test(String(property)));
      return { realm: outcome.realm, values: values.map(({ value }) => value) };
    };
    const narrowed = policy(everyRole({ feature_level: 332 }), MODERATORS);
    expect(narrowed.values).toEqual([4, false]);
    expect(policy(narrowed.realm, ADMINISTRATORS).values).toEqual([2, true]);
    expect(policy(narrowed.realm, EVERYONE).values).toEqual([1, false]);
    const filed = updateStream(everyRole({ channel_folders: [{ name: "work" }] }), ADA_ADMIN, { stream_id: GENERAL, folder_id: 1 });
    expect(eventsFor(filed, MEL_MEMBER)).toMatchObject([{ property: "folder_id", value: 1 }]);
  });

  it("of the mail address with the new name, on servers that send it", () => {
    const outcome = updateStream(everyRole({ feature_level: 225 }), ADA_ADMIN, { stream_id: GENERAL, new_name: "hall" });
    const mail = { property: "email_address", name: "general", value: expect.stringMatching(/^hall\./) };
    expect(eventsFor(outcome, MEL_MEMBER).slice(0, 2)).toMatchObject([mail, { property: "name", name: "general", value: "hall" }]);
  });

  it("no guest of a channel that becomes web-public, although they see it from now on", () => {
    const start = everyRole({ settings: { enable_spectator_access: true } });
    const outcome = updateStream(start, OLIVE_OWNER, { stream_id: SECRET, is_private: false, is_web_public: true });
    expect(eventsFor(outcome, NINA_MEMBER)[0]).toMatchObject({ type: "stream", op: "create" });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([]);
  });

  it("users except guests of default channels", () => {
    const outcome = updateStream(everyRole(), ADA_ADMIN, { stream_id: GENERAL, is_default_stream: true });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "default_streams", default_streams: [GENERAL] }]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([]);
  });

  it.each([281, 421])("lists an archived default channel in events and registrations alike, at level %i", (feature_level) => {
    const realm = everyRole({ feature_level });
    const outcome = updateStream(realm, ADA_ADMIN, { stream_id: ATTIC, is_private: false, is_default_stream: true });
    const sent = eventsFor(outcome, MEL_MEMBER).flatMap((event) => (event.type === "default_streams" ? [event.default_streams] : []));
    const registered = play(carriedOut(outcome).realm).registerQueue(MEL_MEMBER, { fetch_event_types: ["default_streams"] });
    expect(sent).toEqual([registered.response.realm_default_streams]);
    expect(sent.flat()).toHaveLength(1);
  });

  it("subscribed guests of a web-public channel", () => {
    const channels = [{ name: "open", is_web_public: true, subscribers: ["greta@example.test"] }];
    const outcome = updateStream(everyRole({ channels }), ADA_ADMIN, { stream_id: 1, new_name: "hall" });
    expect(eventsFor(outcome, GRETA_GUEST)[0]).toMatchObject({ type: "stream", op: "update", property: "name", value: "hall" });
  });

  it("accounts that can see an archived channel that it is active again", () => {
    const outcome = updateStream(everyRole(), ADA_ADMIN, { stream_id: ATTIC, is_archived: false });
    expect(eventsFor(outcome, NINA_MEMBER)[0]).toMatchObject({ property: "is_archived", value: false });
    expect(channel(carriedOut(outcome).realm, ATTIC).is_archived).toBe(false);
  });

  it("subscribers of an archived channel that becomes active nothing of their subscription", () => {
    const outcome = updateStream(everyRole(), ADA_ADMIN, { stream_id: ATTIC, is_archived: false });
    expect(eventsFor(outcome, MEL_MEMBER).map(({ type }) => type)).not.toContain("subscription");
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toMatchObject({ type: "stream", op: "update", property: "is_archived" });
  });
});

describe("updateStream on the wire", () => {
  // All users can have the right to unsubscribe others; guests cannot use it.
  it("lets all users have the right to unsubscribe others", () => {
    const outcome = play(everyRole()).updateStream(ADA_ADMIN, { stream_id: GENERAL, can_remove_subscribers_group: { new: EVERYONE } });
    expect(channel(outcome.realm, GENERAL).can_remove_subscribers_group).toBe(EVERYONE);
  });

  it("accepts raw texts, null for no folder, and group settings only as new and old values", () => {
    let realm = everyRole({ channel_folders: [{ name: "work" }] });
    const patch = (params: Record<string, string>): unknown => {
      const { response, outcome } = wireCall(realm, "olive@example.test", "PATCH", `/streams/${GENERAL}`, params);
      ({ realm } = outcome);
      return response.body;
    };
    const success = { result: "success", msg: "" };
    expect(patch({ new_name: "hall", description: "d", message_retention_days: "30", folder_id: "1" })).toEqual(success);
    expect(patch({ folder_id: "null", topics_policy: "empty_topic_only" })).toMatchObject({ code: "BAD_REQUEST" });
    expect(patch({ folder_id: "null", can_send_message_group: '{"new":4,"old":7}' })).toEqual(success);
    expect(patch({ can_send_message_group: "4" })).toMatchObject({ result: "error", code: "BAD_REQUEST" });
    expect(realm.channels.get(0)).toMatchObject({ name: "hall", folder_id: null, message_retention_days: 30 });
  });
});

it.each([
  ["who may post", { can_send_message_group: { new: 3 } }, true],
  ["whom it is for", { is_private: true }, true],
  ["how long messages stay", { message_retention_days: 7 }, true],
  ["its name", { new_name: "plans" }, false],
  ["its description", { description: "Plans." }, false],
])("whether the notice about %s has a link", (_what, change, hasLink) => {
  const { realm } = play(everyRole()).updateStream(OLIVE_OWNER, { stream_id: GENERAL, ...change });
  const narrow = [
    { operator: "channel", operand: GENERAL },
    { operator: "has", operand: "link" },
  ];
  const { messages } = play(realm).getMessages(OLIVE_OWNER, { anchor: "newest", num_before: 5, num_after: 0, narrow }).response;
  expect(messages).toHaveLength(hasLink ? 1 : 0);
});

const realm = everyRole();

test("notices of changes are sent to an archived channel, except for its topics policy", () => {
  const renamed = updateStream(realm, ADA_ADMIN, { stream_id: ATTIC, new_name: "loft" });
  expect(eventTypes(renamed)).toContain("message");
  const quiet = updateStream(realm, ADA_ADMIN, { stream_id: ATTIC, topics_policy: "allow_empty_topic" });
  expect(eventTypes(quiet)).toEqual(["stream/update"]);
  expect(play(realm).updateStream(ADA_ADMIN, { stream_id: ATTIC, is_archived: false }).realm.messages.size).toBe(1);
});

test("a notice to a channel that allows only the empty topic has the empty topic", () => {
  const only = everyRole({ channels: [{ name: "only", topics_policy: "empty_topic_only", subscribers: "all" }] });
  const renamed = play(only).updateStream(ADA_ADMIN, { stream_id: 1, new_name: "alone" }).realm;
  expect(renamed.messages.get(0)?.topic).toBe("");
  expect(play(realm).updateStream(ADA_ADMIN, { stream_id: GENERAL, new_name: "x" }).realm.messages.get(0)?.topic).toBe("channel events");
});

it("the switch for web-public channels matters only to a channel that becomes web-public", () => {
  const realm = everyRole({ settings: { enable_spectator_access: false } });
  const outcome = updateStream(realm, OLIVE_OWNER, { stream_id: OPEN_TO_ALL, is_private: false });
  expect(outcome).toMatchObject({ ok: true });
  expect(eventTypes(outcome)).toContain("stream/update");
});

it("a channel that becomes public and web-public takes both rights", () => {
  const params = { stream_id: SECRET, is_private: false, is_web_public: true, history_public_to_subscribers: true };
  const reasonWith = (settings: Fixture["settings"]): string | undefined => {
    const realm = everyRole({ settings: { enable_spectator_access: true, ...settings } });
    const outcome = updateStream(realm, OLIVE_OWNER, params);
    return outcome.ok ? undefined : outcome.error.reason;
  };
  expect(reasonWith({})).toBeUndefined();
  expect(reasonWith({ can_create_public_channel_group: "role:nobody" })).toBe("public_channel_not_allowed");
  expect(reasonWith({ can_create_web_public_channel_group: "role:nobody" })).toBe("web_public_channel_not_allowed");
});
