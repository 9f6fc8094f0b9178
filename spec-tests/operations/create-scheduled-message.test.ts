import { describe, expect, it, test } from "vitest";
import { advanceClock, createRealm, createScheduledMessage, type Realm } from "../../src/index";
import { welcomeBot } from "../../src/model/rules/users/people";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { CHANNEL_MESSAGE_MISTAKES, DIRECT_MESSAGE_MISTAKES, MENTION_MISTAKES } from "../support/message-mistakes";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  START,
} from "../support/realms";
import { APART, type Mistake, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM, system } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

type Params = Parameters<typeof createScheduledMessage>[2];

const SOON = START + 100;
const STARTERS = at.all(
  level(FEATURE_LEVELS.groupsLimitNewTopics),
  at.channel(GENERAL, { can_create_topic_group: system("role:moderators") }),
);
/** Recipients come by their IDs alone, so that they are not of two kinds. */
const DIRECT_MISTAKES = DIRECT_MESSAGE_MISTAKES.filter(([reason]) => reason !== "recipients_of_two_kinds").map((mistake) =>
  mistake[0] === "recipient_unknown" ? ([mistake[0], mistake[1], mistake[2]] as const) : mistake,
) as readonly Mistake<Params>[];
const PLACE_MISTAKES = CHANNEL_MESSAGE_MISTAKES as readonly Mistake<Params>[];

const DELIVERED = (realm: Realm): Realm => advanceClock(realm, { to: SOON }).realm;

spec(createScheduledMessage, [
  {
    name: "to a channel",
    realm: REALM,
    actor: NINA_MEMBER,
    mistakes: [
      ["delivery_time_past", "BAD_REQUEST", { params: { scheduled_delivery_timestamp: START } }],
      ...PLACE_MISTAKES,
      ["channel_not_one", "BAD_REQUEST", { params: { to: [GENERAL, SECRET] } }],
      ["channel_not_one", "BAD_REQUEST", { params: { to: [GENERAL] } }],
      ...(MENTION_MISTAKES as readonly Mistake<Params>[]),
    ],
  },
  {
    name: "to a new topic",
    realm: REALM,
    actor: NINA_MEMBER,
    mistakes: [["topic_start_not_allowed", "BAD_REQUEST", { params: { topic: "new" }, realm: STARTERS }]],
  },
  {
    name: "direct",
    realm: REALM,
    actor: NINA_MEMBER,
    params: { type: "direct", to: [OLIVE_OWNER], content: "hi", scheduled_delivery_timestamp: SOON },
    mistakes: [["delivery_time_past", "BAD_REQUEST", { params: { scheduled_delivery_timestamp: START } }], ...DIRECT_MISTAKES],
  },
  {
    name: "on old servers, which change a message so",
    realm: level(183)(
      createScheduledMessage(REALM, NINA_MEMBER, { type: "direct", to: [OLIVE_OWNER], content: "hi", scheduled_delivery_timestamp: SOON })
        .realm,
    ),
    actor: NINA_MEMBER,
    params: { scheduled_message_id: 1, type: "direct", to: [OLIVE_OWNER], content: "hi", scheduled_delivery_timestamp: SOON + 100 },
    mistakes: [
      ["delivery_time_past", "BAD_REQUEST", { params: { scheduled_delivery_timestamp: START } }],
      ["scheduled_message_unknown", "BAD_REQUEST", { params: { scheduled_message_id: 99 } }],
      ["scheduled_message_delivered", "BAD_REQUEST", { realm: DELIVERED }, APART],
    ],
  },
]);

const LATER = START + 3600;
const toChannel = {
  type: "channel",
  to: GENERAL,
  topic: "lunch",
  content: "pizza?",
  scheduled_delivery_timestamp: LATER,
} as const;
const toMel = { type: "direct", to: [MEL_MEMBER], content: "psst", scheduled_delivery_timestamp: LATER } as const;

function listed(realm: Realm, userId: number): readonly Record<string, unknown>[] {
  return play(realm).getScheduledMessages(userId, {}).response.scheduled_messages;
}

describe("createScheduledMessage refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    [
      "a channel that does not exist and names its stream_id",
      { ...toChannel, to: 99 },
      "STREAM_DOES_NOT_EXIST",
      "addressed_channel_unknown",
      { stream_id: 99 },
    ],
    [
      "a channel name that does not exist and names it",
      { ...toChannel, to: "nowhere" },
      "STREAM_DOES_NOT_EXIST",
      "addressed_channel_unknown",
      { stream: "nowhere" },
    ],
  ])("%s", (_name, params, code, reason, fields) => {
    expectRefusal(createScheduledMessage(realm, NINA_MEMBER, params as never), realm, code, reason, fields);
  });

  it("the empty topic, by all its names, where the channel requires topics", () => {
    const strict = everyRole({
      channels: [{ name: "general", subscribers: "all", topics_policy: "disable_empty_topic" }],
    });
    for (const topic of ["", "(no topic)", "general chat", " general chat "]) {
      expectRefusal(createScheduledMessage(strict, MEL_MEMBER, { ...toChannel, topic }), strict, "BAD_REQUEST", "topic_empty", {
        empty_topic_display_name: "general chat",
      });
    }
  });
});

describe("createScheduledMessage changes", () => {
  it.each([
    ["channel", "stream"],
    ["stream", "stream"],
  ] as const)("stores the type %s as %s", (type, stored) => {
    const { realm, response } = play(everyRole()).createScheduledMessage(MEL_MEMBER, { ...toChannel, type });
    expect(response).toEqual({ scheduled_message_id: 1 });
    expect(listed(realm, MEL_MEMBER)).toEqual([
      {
        scheduled_message_id: 1,
        type: stored,
        to: GENERAL,
        topic: "lunch",
        content: "pizza?",
        rendered_content: "<p>pizza?</p>",
        scheduled_delivery_timestamp: LATER,
        failed: false,
      },
    ]);
    expect(listed(realm, NINA_MEMBER)).toEqual([]);
  });

  it("stores direct recipients without the author, and the author when there is no other recipient", () => {
    const toBoth = { ...toMel, type: "private", to: [MEL_MEMBER, OLIVE_OWNER] } as const;
    const first = play(everyRole()).createScheduledMessage(OLIVE_OWNER, toBoth);
    const second = first.createScheduledMessage(OLIVE_OWNER, { ...toMel, to: [OLIVE_OWNER] });
    expect(listed(second.realm, OLIVE_OWNER)).toMatchObject([
      { type: "private", to: [MEL_MEMBER] },
      { type: "private", to: [OLIVE_OWNER] },
    ]);
    expect(listed(second.realm, OLIVE_OWNER)[0]).not.toHaveProperty("topic");
  });

  it("reads the display name and `(no topic)` as the empty topic, and ignores the topic of a direct message", () => {
    for (const topic of ["general chat", "(no topic)", "  "]) {
      const { realm } = play(everyRole()).createScheduledMessage(MEL_MEMBER, { ...toChannel, topic });
      expect(listed(realm, MEL_MEMBER)).toMatchObject([{ topic: "" }]);
    }
    // The types allow no topic here; requests do.
    expect(createScheduledMessage(everyRole(), NINA_MEMBER, { ...toMel, topic: "\u0007" } as never).ok).toBe(true);
  });

  it("stores `(no topic)` unchanged below feature level 370", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 369 });
    const { realm } = play(old).createScheduledMessage(MEL_MEMBER, { ...toChannel, topic: "(no topic)" });
    expect(listed(realm, MEL_MEMBER)).toMatchObject([{ topic: "(no topic)" }]);
  });

  // Content and topics that are too long are cut when they are sent and scheduled.
  it("cuts content and topic to their maximum", () => {
    const small = everyRole({ server: { max_message_length: 50, max_topic_length: 10 } });
    const { realm } = play(small).createScheduledMessage(MEL_MEMBER, { ...toChannel, topic: "x".repeat(11), content: "y".repeat(51) });
    const [row] = listed(realm, MEL_MEMBER);
    expect(row?.["topic"]).toBe("xxxxxxx...");
    expect(String(row?.["content"])).toHaveLength(50);
  });
});

it("createScheduledMessage notifies only the author", () => {
  const outcome = createScheduledMessage(everyRole(), MEL_MEMBER, toChannel);
  expect(eventTypes(outcome)).toEqual(["scheduled_messages/add"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ scheduled_messages: [{ scheduled_message_id: 1 }] }]);
  expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
});

describe("a scheduled message when the clock reaches its time", () => {
  it("is delivered at its second, as an ordinary message with another ID", () => {
    const early = play(everyRole())
      .createScheduledMessage(MEL_MEMBER, toChannel)
      .advanceClock({ to: LATER - 1 }).realm;
    expect(listed(early, MEL_MEMBER)).toHaveLength(1);
    const outcome = advanceClock(early, { seconds: 1 });
    expect(carriedOut(outcome).response).toEqual({
      now: LATER,
      fired: [{ at: LATER, kind: "scheduled_message", id: 1 }],
    });
    expect(eventTypes(outcome).filter((type) => type !== "stream/update" && type !== "user_topic" && type !== "muted_topics")).toEqual([
      "message",
      "scheduled_messages/remove",
    ]);
    expect(listed(outcome.realm, MEL_MEMBER)).toEqual([]);
    expect(eventsFor(outcome, MEL_MEMBER).at(-1)).toMatchObject({ type: "scheduled_messages", op: "remove", scheduled_message_id: 1 });
    expect(eventsFor(outcome, NINA_MEMBER).map(({ type }) => type)).not.toContain("scheduled_messages");
    expect(outcome.realm.messages.get(0)).toMatchObject({ sender_id: MEL_MEMBER, timestamp: LATER, topic: "lunch" });
  });

  it("fails when the author is no longer allowed to post, and the notification bot says why", () => {
    const open = everyRole();
    const scheduled = play(open).createScheduledMessage(MEL_MEMBER, { ...toChannel, to: SECRET }).realm;
    const channel = scheduled.channels.get(SECRET - 1);
    if (channel === undefined) throw new Error("The channel must be there.");
    const archived = { ...scheduled, channels: scheduled.channels.set(SECRET - 1, { ...channel, is_archived: true }) };
    const outcome = advanceClock(archived, { to: LATER });
    expect(eventTypes(outcome)).toEqual(["scheduled_messages/update", "message"]);
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toMatchObject({ scheduled_message: { failed: true } });
    expect(listed(outcome.realm, MEL_MEMBER)).toMatchObject([{ scheduled_message_id: 1, failed: true }]);
  });

  it("fails without a notice when the author is deactivated, and nothing is sent", () => {
    const gone = play(everyRole()).createScheduledMessage(MEL_MEMBER, toChannel).deactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm;
    const outcome = advanceClock(gone, { to: LATER });
    expect(eventTypes(outcome)).toEqual([]);
    expect(outcome.realm.messages.size).toBe(0);
    expect(outcome.realm.scheduled_messages.get(1)).toMatchObject({ failed: true });
  });

  it("starts as read by the author on request, and not for scripts by default", () => {
    const asked = play(everyRole()).createScheduledMessage(MEL_MEMBER, { ...toChannel, read_by_sender: true }).realm;
    const silent = play(everyRole()).createScheduledMessage(MEL_MEMBER, toChannel).realm;
    const readers = (realm: Realm): unknown => play(realm).advanceClock({ to: LATER }).realm.messages.get(0)?.born_read.user_ids;
    expect(readers(asked)).toEqual([MEL_MEMBER]);
    expect(readers(silent)).toEqual([]);
  });

  it("is read by default when a client of a user wrote it, except a note to the author", () => {
    const website = { client: "website" };
    const note = createScheduledMessage(everyRole(), MEL_MEMBER, toMel, website);
    const toNina = createScheduledMessage(everyRole(), MEL_MEMBER, { ...toMel, to: [NINA_MEMBER] }, website);
    const readers = (realm: Realm): unknown => play(realm).advanceClock({ to: LATER }).realm.messages.get(0)?.born_read.user_ids;
    expect(readers(note.realm)).toEqual([]);
    expect(readers(toNina.realm)).toEqual([MEL_MEMBER]);
  });

  it("is answered by the welcome bot, from the client that scheduled it", () => {
    const toBot = { ...toMel, to: [welcomeBot(everyRole()).user_id], content: "help" };
    const scheduled = play(everyRole()).createScheduledMessage(MEL_MEMBER, toBot, { client: "website" }).realm;
    const [asked, answer] = [...play(scheduled).advanceClock({ to: LATER }).realm.messages];
    expect(asked).toMatchObject({ sender_id: MEL_MEMBER, client: "website" });
    expect(answer).toMatchObject({ sender_id: welcomeBot(scheduled).user_id, timestamp: LATER });
  });

  it("lets guests and bots schedule the same messages that they can send", () => {
    expect(createScheduledMessage(everyRole(), GRETA_GUEST, toChannel).ok).toBe(true);
    expect(createScheduledMessage(everyRole(), BEEP_BOT, { ...toChannel, to: SECRET }).ok).toBe(true);
  });
});

const realm = everyRole();

const later = (from: Realm, seconds: number): Realm => play(from).advanceClock({ seconds }).realm;

test("a scheduled message keeps the client that created it", () => {
  const params = { type: "channel", to: JSON.stringify(GENERAL), topic: "t", content: "x", scheduled_delivery_timestamp: START + 60 };
  const scheduled = wireCall(realm, "mel@example.test", "POST", "/scheduled_messages", params);
  expect(scheduled.response.status).toBe(200);
  expect(later(scheduled.outcome.realm, 60).messages.get(0)?.client).toBe("spec-test");
  const direct = play(realm).createScheduledMessage(MEL_MEMBER, {
    type: "direct",
    to: [NINA_MEMBER],
    content: "x",
    scheduled_delivery_timestamp: START + 60,
  });
  expect(later(direct.realm, 60).messages.get(0)?.client).toBe("realm-simulator");
});
