// The order of checks, and edits of the content.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createRealm, type Realm, updateMessage } from "../../src/index";
import { allGroups } from "../../src/model/rules/user-groups/group-membership";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
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
import {
  all,
  asServers,
  BY_MEL,
  DEFAULT_ONE,
  DIRECT_OF_MEL,
  FIRST_OF_MANY,
  IN_ATTIC,
  IN_SECRET,
  later,
  level,
  NEVER_EMPTY,
  ONLY_EMPTY,
  POLL_OF_MEL,
  REALM,
  setting,
} from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const OLD_LIMIT = setting({ message_content_edit_limit_seconds: 600 });
const MOVES_LIMITED = setting({ move_messages_within_stream_limit_seconds: 600, move_messages_between_streams_limit_seconds: 600 });
const DENIED = "role:nobody";
/** No account is allowed to post to the target channel of the move. */
function postedByNobody(realm: typeof REALM): typeof REALM {
  const channel = realm.channels.get(DEFAULT_ONE - 1);
  const denied = allGroups(realm).find((group) => group.name === DENIED);
  if (channel === undefined || denied === undefined) throw new Error("The realm lacks a channel or a group.");
  return { ...realm, channels: realm.channels.set(DEFAULT_ONE - 1, { ...channel, can_send_message_group: denied.id }) };
}
const STARTERS = all(
  level(FEATURE_LEVELS.groupsLimitNewTopics),
  at.channel(GENERAL, { can_create_topic_group: at.system("role:moderators") }),
);

/** Members move to other channels, within limits in seconds. */
const LIMITS = (move_messages_within_stream_limit_seconds: number | null, move_messages_between_streams_limit_seconds: number | null) =>
  setting({
    move_messages_within_stream_limit_seconds,
    move_messages_between_streams_limit_seconds,
    can_move_messages_between_channels_group: "role:members",
  });

spec(updateMessage, [
  {
    name: "content",
    realm: setting({ message_content_edit_limit_seconds: null })(REALM),
    params: { message_id: BY_MEL, content: "new" },
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: IN_SECRET } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: IN_ATTIC } }],
      ["editing_disabled", "BAD_REQUEST", { realm: setting({ allow_message_editing: false }) }],
      ["not_the_author", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["editing_time_over", "BAD_REQUEST", { realm: (realm) => later(1000)(OLD_LIMIT(realm)) }],
      ["topic_unprintable", "BAD_REQUEST", { params: { topic: "a\u0007" } }],
      ["direct_message_not_movable", "BAD_REQUEST", { params: { message_id: DIRECT_OF_MEL, topic: "x" } }],
      ["propagate_mode_without_move", "BAD_REQUEST", { params: { propagate_mode: "change_all" } }],
      ["propagate_mode_without_move", "BAD_REQUEST", { params: { propagate_mode: "change_later" } }],
      ["empty_topic_not_resolvable", "BAD_REQUEST", { params: { topic: "✔ " } }, APART],
      ["content_with_channel", "BAD_REQUEST", { params: { stream_id: DEFAULT_ONE } }],
      ["widget_not_editable", "BAD_REQUEST", { params: { message_id: POLL_OF_MEL } }],
      ["content_not_as_expected", "EXPECTATION_MISMATCH", { params: { prev_content_sha256: "0" } }],
      ["content_with_null", "BAD_REQUEST", { params: { content: "a\0" } }],
      ["channel_wildcard_not_allowed", "STREAM_WILDCARD_MENTION_NOT_ALLOWED", { params: { content: "@**all**" } }],
      [
        "topic_wildcard_not_allowed",
        "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
        { actor: FIRST_OF_MANY, params: { message_id: 1, content: "@**topic**" } },
        {
          actor: FIRST_OF_MANY,
          params: { message_id: 1, content: "@**all** @**topic**" },
        },
      ],
      [
        "group_mention_not_allowed",
        "BAD_REQUEST",
        { params: { content: "@*cooks*" } },
        {
          actor: FIRST_OF_MANY,
          params: { message_id: 1, content: "@**topic** @*cooks*" },
        },
      ],
    ],
  },
  {
    name: "nothing",
    realm: setting({ message_content_edit_limit_seconds: null })(REALM),
    params: { message_id: BY_MEL, content: "new" },
    mistakes: [
      ["nothing_to_change", "BAD_REQUEST", { params: { content: undefined } }],
      ["nothing_to_change", "BAD_REQUEST", { params: { content: undefined, topic: " hello " } }],
    ],
  },
  {
    name: "topic",
    realm: setting({ message_content_edit_limit_seconds: null })(REALM),
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["topic_unprintable", "BAD_REQUEST", { params: { topic: "a\u0007" } }],
      ["topic_empty", "BAD_REQUEST", { params: { stream_id: NEVER_EMPTY, topic: "" } }],
      ["topic_not_empty", "BAD_REQUEST", { params: { stream_id: ONLY_EMPTY } }],
      ["topic_move_not_allowed", "BAD_REQUEST", { realm: setting({ can_move_messages_between_topics_group: DENIED }) }],
      ["move_limit_exceeded", "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED", { realm: (realm) => later(1000)(MOVES_LIMITED(realm)) }],
      [
        "channel_move_not_allowed",
        "BAD_REQUEST",
        { params: { stream_id: DEFAULT_ONE }, realm: setting({ can_move_messages_between_channels_group: DENIED }) },
      ],
    ],
  },
  {
    name: "resolving",
    realm: setting({ message_content_edit_limit_seconds: null })(REALM),
    params: { message_id: BY_MEL, topic: "✔ hello" },
    mistakes: [
      ["resolving_not_allowed", "BAD_REQUEST", { realm: setting({ can_resolve_topics_group: DENIED }) }],
      [
        "channel_move_not_allowed",
        "BAD_REQUEST",
        { params: { stream_id: DEFAULT_ONE }, realm: setting({ can_move_messages_between_channels_group: DENIED }) },
      ],
    ],
  },
  {
    name: "channel",
    realm: setting({ can_move_messages_between_channels_group: "role:members" })(REALM),
    params: { message_id: BY_MEL, stream_id: DEFAULT_ONE, propagate_mode: "change_one" },
    mistakes: [
      ["direct_message_not_movable", "BAD_REQUEST", { params: { message_id: DIRECT_OF_MEL } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: SHARED_SECRET } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: ATTIC } }],
      ["topic_not_empty", "BAD_REQUEST", { params: { stream_id: ONLY_EMPTY } }],
      ["channel_move_not_allowed", "BAD_REQUEST", { realm: setting({ can_move_messages_between_channels_group: DENIED }) }],
      ["posting_not_allowed", "BAD_REQUEST", { realm: postedByNobody }],
      ["move_limit_exceeded", "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED", { realm: (realm) => later(1000)(MOVES_LIMITED(realm)) }],
    ],
  },
  {
    name: "topic and channel, with the stricter limit",
    realm: later(1000)(LIMITS(36_000, 36_000)(REALM)),
    actor: MEL_MEMBER,
    params: { message_id: BY_MEL, topic: "new", stream_id: DEFAULT_ONE, propagate_mode: "change_all" },
    mistakes: (
      [
        [600, 36_000],
        [36_000, 600],
        [600, null],
        [null, 600],
      ] as const
    ).flatMap(([within, between]) =>
      (["change_one", "change_all"] as const).map((propagate_mode) => [
        "move_limit_exceeded",
        "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED",
        { params: { propagate_mode }, realm: LIMITS(within, between) },
      ]),
    ),
  },
  {
    name: "into a new topic",
    realm: REALM,
    mistakes: [
      ["topic_move_not_allowed", "BAD_REQUEST", { realm: setting({ can_move_messages_between_topics_group: DENIED }) }],
      ["topic_start_not_allowed", "BAD_REQUEST", { realm: STARTERS }],
    ],
  },
  {
    name: "as servers do",
    realm: MOVES_LIMITED(asServers(REALM)),
    mistakes: [["move_target_too_old", "BAD_REQUEST", { realm: later(1000) }]],
  },
]);

const mel = "mel@example.test";
const nina = "nina@example.test";
const olive = "olive@example.test";

const MESSAGES = [
  { sender: mel, channel: "general", topic: "lunch", content: "old pizza", sent: -9000 },
  { sender: nina, channel: "general", topic: "Lunch", content: "fresh pizza", sent: -60 },
  { sender: mel, channel: "general", topic: "", content: "no topic", sent: -50 },
  { sender: mel, to: [nina], content: "psst", sent: -40 },
  { sender: mel, channel: "general", topic: "poll", content: "/poll what\nthis", sent: -30 },
  { sender: olive, channel: "secret", topic: "plans", content: "hush", sent: -20 },
  { sender: olive, channel: "attic", topic: "dust", content: "old things", sent: -10 },
  { sender: mel, channel: "general", topic: "lunch", content: "mine", sent: -5 },
];
const [OLD, FRESH, UNNAMED, DIRECT, , HUSH, , MINE] = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function lunchRealm(settings: Record<string, unknown> = {}, more: Parameters<typeof everyRole>[0] = {}): Realm {
  return everyRole({ messages: MESSAGES, settings, ...more });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

describe("updateMessage refuses, the first reason first", () => {
  const realm = lunchRealm();
  it.each([
    ["the present topic by its display name", { message_id: UNNAMED, topic: "general chat" }, "nothing_to_change"],
    ["resolving the empty topic by name", { message_id: UNNAMED, topic: "✔ general chat" }, "empty_topic_not_resolvable"],
  ])("%s", (_name, params, reason) => {
    expectRefusal(updateMessage(realm, MEL_MEMBER, params), realm, "BAD_REQUEST", reason);
  });

  it("an unexpected content, for moves too, before the check of the content and the target", () => {
    const hash = { prev_content_sha256: sha256("mine, once") };
    for (const wish of [{ content: "a\u0000b" }, { topic: "dinner" }, { stream_id: 99 }]) {
      const params = { message_id: MINE, ...wish, ...hash };
      expectRefusal(updateMessage(realm, MEL_MEMBER, params), realm, "EXPECTATION_MISMATCH", "content_not_as_expected");
    }
    const right = { message_id: MINE, content: "yours", prev_content_sha256: sha256("mine") };
    expect(updateMessage(realm, MEL_MEMBER, right).ok).toBe(true);
  });

  it("all content edits where the realm allows none, but not moves", () => {
    const closed = lunchRealm({ allow_message_editing: false });
    expectRefusal(updateMessage(closed, MEL_MEMBER, { message_id: MINE, content: "x" }), closed, "BAD_REQUEST", "editing_disabled");
    expect(updateMessage(closed, MEL_MEMBER, { message_id: MINE, topic: "dinner" }).ok).toBe(true);
  });

  it("content after the limit and twenty seconds, for every role", () => {
    const message = { type: "channel", to: GENERAL, topic: "x", content: "y" } as const;
    const young = play(lunchRealm()).sendMessage(OLIVE_OWNER, message);
    const edit = { message_id: young.response.id, content: "z" };
    const inGrace = young.advanceClock({ seconds: 620 }).realm;
    const late = young.advanceClock({ seconds: 621 }).realm;
    expect(updateMessage(inGrace, OLIVE_OWNER, edit).ok).toBe(true);
    expectRefusal(updateMessage(late, OLIVE_OWNER, edit), late, "BAD_REQUEST", "editing_time_over");
    const unlimited = lunchRealm({ message_content_edit_limit_seconds: null });
    expect(updateMessage(unlimited, MEL_MEMBER, { message_id: OLD, content: "x" }).ok).toBe(true);
  });

  it("a topic that the channel's policy forbids, and names the empty topic", () => {
    const strict = lunchRealm({ topics_policy: "disable_empty_topic" });
    for (const topic of ["", "(no topic)", "general chat"]) {
      expectRefusal(updateMessage(strict, MEL_MEMBER, { message_id: MINE, topic }), strict, "BAD_REQUEST", "topic_empty", {
        empty_topic_display_name: "general chat",
      });
    }
  });
});

describe("updateMessage lets move", () => {
  const move = { message_id: MINE, topic: "dinner" };
  it.each([
    ["a member by the realm's group", {}, {}, NINA_MEMBER, true],
    ["a guest by the realm's group", {}, {}, GRETA_GUEST, true],
    ["not a member outside it", { can_move_messages_between_topics_group: "role:moderators" }, {}, NINA_MEMBER, false],
    ["an administrator in any case", { can_move_messages_between_topics_group: "role:nobody" }, {}, ADA_ADMIN, true],
    [
      "whom the channel lets",
      { can_move_messages_between_topics_group: "role:nobody" },
      { can_move_messages_within_channel_group: "role:members" },
      NINA_MEMBER,
      true,
    ],
    [
      "who administers the channel",
      { can_move_messages_between_topics_group: "role:nobody" },
      { can_administer_channel_group: { direct_members: [nina] } },
      NINA_MEMBER,
      true,
    ],
  ])("to another topic: %s", (_name, settings, channel, actor, allowed) => {
    const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
    const realm = lunchRealm(settings, { channels: [{ name: "general", ...general, ...channel }, ...others] });
    const outcome = updateMessage(realm, actor, move);
    if (allowed) expect(outcome.ok).toBe(true);
    else expectRefusal(outcome, realm, "BAD_REQUEST", "topic_move_not_allowed");
  });

  const toOpen = { message_id: MINE, stream_id: OPEN_TO_ALL };
  it.each([
    ["a member by the realm's group", {}, {}, NINA_MEMBER, null],
    ["not a guest, whom the group cannot hold", {}, {}, GRETA_GUEST, "channel_move_not_allowed"],
    ["not a member outside it", { can_move_messages_between_channels_group: "role:nobody" }, {}, NINA_MEMBER, "channel_move_not_allowed"],
    ["an administrator in any case", { can_move_messages_between_channels_group: "role:nobody" }, {}, ADA_ADMIN, null],
    [
      "whom the channel lets out",
      { can_move_messages_between_channels_group: "role:nobody" },
      { can_move_messages_out_of_channel_group: "role:everyone" },
      GRETA_GUEST,
      null,
    ],
    [
      "a member whom the channel lets out",
      { can_move_messages_between_channels_group: "role:nobody" },
      { can_move_messages_out_of_channel_group: "role:everyone" },
      NINA_MEMBER,
      null,
    ],
  ])("to another channel: %s", (name, settings, channel, actor, reason) => {
    const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
    const closed = others.map((other) =>
      other.name === "open to all" ? { ...other, is_web_public: false, subscribers: "all" as const } : other,
    );
    const realm = lunchRealm(settings, { channels: [{ name: "general", ...general, ...channel }, ...closed] });
    const outcome = updateMessage(realm, actor, toOpen);
    if (reason === null) expect(outcome.ok).toBe(true);
    else expectRefusal(outcome, realm, "BAD_REQUEST", reason);
    expect(name).toBeTruthy();
  });

  it("to another channel not an account that the target channel does not allow, and to `(no topic)` as to any other topic", () => {
    const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
    const letting = others.map((other) => ({ ...other, can_move_messages_out_of_channel_group: "role:everyone" }));
    const realm = lunchRealm(
      { can_move_messages_between_channels_group: "role:nobody" },
      { channels: [{ name: "general", ...general }, ...letting] },
    );
    expectRefusal(updateMessage(realm, NINA_MEMBER, toOpen), realm, "BAD_REQUEST", "channel_move_not_allowed");
    const moved = play(lunchRealm()).updateMessage(NINA_MEMBER, { message_id: MINE, topic: "(no topic)" }).realm;
    expect(moved.messages.get(MINE - 1)?.topic).toBe("(no topic)");
  });

  it("to another channel only an account that is allowed to post there", () => {
    const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
    const quiet = others.map((other) => (other.name === "open to all" ? { ...other, can_send_message_group: "role:moderators" } : other));
    const realm = lunchRealm({}, { channels: [{ name: "general", ...general }, ...quiet] });
    expectRefusal(updateMessage(realm, NINA_MEMBER, toOpen), realm, "BAD_REQUEST", "posting_not_allowed");
    expect(updateMessage(realm, MORGAN_MODERATOR, toOpen).ok).toBe(true);
  });
});

describe("updateMessage checks mentions for the author", () => {
  const crowd = Array.from({ length: 16 }, (_, index) => ({ email: `user${index}@example.test` }));
  const users = [...crowd, { email: mel }];
  const channels = [{ name: "general", subscribers: "all" as const }];
  const chatter = crowd.map(({ email }) => ({ sender: email, channel: "general", topic: "busy", content: "hi" }));
  const realm = createRealm({
    users,
    channels,
    messages: [...chatter, { sender: mel, channel: "general", topic: "busy", content: "me" }],
  });
  const own = { message_id: 17 };
  it.each([
    ["@**all**", "STREAM_WILDCARD_MENTION_NOT_ALLOWED", "channel_wildcard_not_allowed"],
    ["@**topic**", "TOPIC_WILDCARD_MENTION_NOT_ALLOWED", "topic_wildcard_not_allowed"],
  ])("and refuses %s", (content, code, reason) => {
    expectRefusal(updateMessage(realm, 17, { ...own, content }), realm, code, reason);
    const old = { ...realm, feature_level: 228 };
    if (content === "@**all**")
      expectRefusal(updateMessage(old, 17, { ...own, content }), old, "BAD_REQUEST", "channel_wildcard_not_allowed");
  });

  it("and lets the group mention", () => {
    const open = createRealm({
      users,
      channels,
      settings: { can_mention_many_users_group: "role:everyone" },
      messages: [{ sender: mel, channel: "general", topic: "busy", content: "me" }],
    });
    expect(updateMessage(open, 17, { message_id: 1, content: "@**all**" }).ok).toBe(true);
  });
});

describe("updateMessage changes the content", () => {
  it("with an entry of the history, the time of the edit, and the rendered text in the event", () => {
    const outcome = updateMessage(lunchRealm(), MEL_MEMBER, { message_id: MINE, content: "\n*ours*  " });
    const { realm, response } = carriedOut(outcome);
    expect(response).toEqual({ detached_uploads: [] });
    expect(realm.messages.get(MINE - 1)).toMatchObject({
      content: "*ours*",
      last_edit_timestamp: realm.now,
      last_moved_timestamp: null,
      edit_history: [{ user_id: MEL_MEMBER, timestamp: realm.now, prev_content: "mine" }],
    });
    expect(eventTypes(outcome)).toEqual(["update_message"]);
    const [event] = eventsFor(outcome, NINA_MEMBER);
    expect(event).toEqual({
      type: "update_message",
      user_id: MEL_MEMBER,
      edit_timestamp: realm.now,
      message_id: MINE,
      message_ids: [MINE],
      flags: ["read"],
      rendering_only: false,
      stream_id: GENERAL,
      stream_name: "general",
      orig_content: "mine",
      orig_rendered_content: "<p>mine</p>",
      content: "*ours*",
      rendered_content: "<p><em>ours</em></p>",
      is_me_message: false,
    });
  });

  // A user who can read an edited message without having received it gets the event of the edit with the flag read.
  it("and sends it as read to users who subscribed later", () => {
    const start = everyRole({ channels: [{ name: "hall", subscribers: ["mel@example.test"] }] });
    const sent = play(start).sendMessage(MEL_MEMBER, { type: "channel", to: "hall", topic: "t", content: "one" }).realm;
    const joined = play(sent).subscribe(NINA_MEMBER, { subscriptions: [{ name: "hall" }] }).realm;
    const outcome = updateMessage(joined, MEL_MEMBER, { message_id: 1, content: "two" });
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ type: "update_message", message_id: 1, flags: ["read"] }]);
  });

  it("and names the channel, by its ID too since servers do so without a move", () => {
    const channelOf = (feature_level: number): unknown => {
      const message = { type: "channel", to: GENERAL, topic: "t", content: "x" } as const;
      const sent = play(everyRole({ feature_level })).sendMessage(MEL_MEMBER, message).realm;
      const [event] = eventsFor(updateMessage(sent, MEL_MEMBER, { message_id: 1, content: "y" }), NINA_MEMBER);
      return [event?.["stream_name"], event?.["stream_id"]];
    };
    expect(channelOf(111)).toEqual(["general", undefined]);
    expect(channelOf(112)).toEqual(["general", GENERAL]);
  });

  it("of a direct message, and notifies only its participants", () => {
    const outcome = updateMessage(lunchRealm(), MEL_MEMBER, { message_id: DIRECT, content: "/me waves" });
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ message_id: DIRECT, is_me_message: true }]);
    expect(eventsFor(outcome, NINA_MEMBER)[0]).not.toHaveProperty("stream_id");
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
  });

  it("to `(deleted)` when nothing remains, and cuts what is too long", () => {
    const blank = play(lunchRealm()).updateMessage(MEL_MEMBER, { message_id: MINE, content: " \n " }).realm;
    expect(blank.messages.get(MINE - 1)?.content).toBe("(deleted)");
    const small = lunchRealm({}, { server: { max_message_length: 50 } });
    const long = play(small).updateMessage(MEL_MEMBER, { message_id: MINE, content: "y".repeat(51) }).realm;
    expect(long.messages.get(MINE - 1)?.content).toHaveLength(50);
  });

  it("together with the topic in one request, in one entry that only the target has complete", () => {
    const params = { message_id: MINE, content: "ours", topic: "dinner", propagate_mode: "change_all" } as const;
    const { realm } = play(lunchRealm()).updateMessage(MEL_MEMBER, params);
    const moved = { user_id: MEL_MEMBER, timestamp: realm.now, prev_topic: "lunch", topic: "dinner" };
    expect(realm.messages.get(MINE - 1)?.edit_history).toEqual([{ ...moved, prev_content: "mine", prev_rendering: { rules: 0 } }]);
    expect(realm.messages.get(FRESH - 1)?.edit_history).toEqual([moved]);
  });

  it("and then whom it mentions and alerts, each with its own flags", () => {
    const users = EVERY_ROLE_FIXTURE.users ?? [];
    const alert = users.map((user) => (user.email === nina ? { ...user, alert_words: ["pizza"] } : user));
    const realm = lunchRealm({}, { users: alert });
    const outcome = updateMessage(realm, MEL_MEMBER, { message_id: MINE, content: "@**Olive Owner** wants pizza" });
    expect(eventsFor(outcome, OLIVE_OWNER)).toMatchObject([{ flags: ["read", "mentioned"] }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ flags: ["read", "has_alert_word"] }]);
    const back = updateMessage(carriedOut(outcome).realm, MEL_MEMBER, { message_id: MINE, content: "nothing" });
    expect(eventsFor(back, OLIVE_OWNER)).toMatchObject([{ flags: ["read"] }]);
  });

  it("newest entry first, and stores an equal content as an edit", () => {
    const first = play(lunchRealm()).updateMessage(MEL_MEMBER, { message_id: MINE, content: "ours" }).realm;
    const second = play(first).updateMessage(MEL_MEMBER, { message_id: MINE, content: "ours" }).realm;
    expect(second.messages.get(MINE - 1)?.edit_history.map((entry) => entry.prev_content)).toEqual(["ours", "mine"]);
  });

  it("of a bot's message only for the bot", () => {
    const message = { type: "channel", to: GENERAL, topic: "x", content: "y" } as const;
    const said = play(lunchRealm()).sendMessage(BEEP_BOT, message);
    const edit = { message_id: said.response.id, content: "z" };
    expectRefusal(updateMessage(said.realm, MEL_MEMBER, edit), said.realm, "BAD_REQUEST", "not_the_author");
    expect(updateMessage(said.realm, BEEP_BOT, edit).ok).toBe(true);
  });
});

it("updateMessage accepts `subject` as the topic, and reports unknown parameters", () => {
  const params = { subject: "dinner", propagate_mode: "change_one", colour: "red" };
  const { response, outcome } = wireCall(everyRole({ messages: MESSAGES }), "mel@example.test", "PATCH", `/messages/${MINE}`, params);
  expect(response.body).toEqual({ result: "success", msg: "", detached_uploads: [], ignored_parameters_unsupported: ["colour"] });
  expect(outcome.realm.messages.get(MINE - 1)?.topic).toBe("dinner");
});

it("keeps SECRET for those in it", () => {
  const outcome = updateMessage(lunchRealm(), OLIVE_OWNER, { message_id: HUSH, topic: "other plans" });
  expect(carriedOut(outcome).realm.messages.get(HUSH - 1)?.stream_id).toBe(SECRET);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});
