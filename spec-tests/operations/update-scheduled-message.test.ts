import { describe, expect, it, test } from "vitest";
import { advanceClock, createScheduledMessage, type Realm, updateScheduledMessage } from "../../src/index";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { CHANNEL_MESSAGE_MISTAKES, DIRECT_MESSAGE_MISTAKES, MENTION_MISTAKES } from "../support/message-mistakes";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET, START } from "../support/realms";
import { APART, type Mistake, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM, system } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

type Params = Parameters<typeof updateScheduledMessage>[2];

const SOON = START + 100;
const STARTERS = at.all(
  level(FEATURE_LEVELS.groupsLimitNewTopics),
  at.channel(GENERAL, { can_create_topic_group: system("role:moderators") }),
);
/** Recipients come by their IDs alone, so that they are not of two kinds; those that a guest cannot see have their own case. */
const DIRECT_MISTAKES = DIRECT_MESSAGE_MISTAKES.filter(
  ([reason]) => reason !== "recipients_of_two_kinds" && reason !== "recipient_hidden",
).map(([reason, code, alone]) => [reason, code, alone]) as unknown as readonly Mistake<Params>[];
const PLACE_MISTAKES = CHANNEL_MESSAGE_MISTAKES as readonly Mistake<Params>[];

const SCHEDULED = createScheduledMessage(REALM, NINA_MEMBER, {
  type: "direct",
  to: [OLIVE_OWNER],
  content: "hi",
  scheduled_delivery_timestamp: SOON,
}).realm;
const DELIVERED = (realm: Realm): Realm => advanceClock(realm, { to: SOON }).realm;
const FAILED = (realm: Realm): Realm => {
  const record = realm.scheduled_messages.get(1);
  if (record === undefined) throw new Error("There is no scheduled message 1.");
  return { ...realm, scheduled_messages: realm.scheduled_messages.set(1, { ...record, failed: true }) };
};

spec(updateScheduledMessage, [
  {
    realm: SCHEDULED,
    actor: NINA_MEMBER,
    params: { scheduled_message_id: 1, content: "new" },
    mistakes: [
      ["nothing_to_change", "BAD_REQUEST", { params: { content: undefined } }],
      ["type_without_recipients", "BAD_REQUEST", { params: { type: "direct" } }, APART],
      ["delivery_time_past", "BAD_REQUEST", { params: { scheduled_delivery_timestamp: START } }],
      ["scheduled_message_unknown", "BAD_REQUEST", { params: { scheduled_message_id: 99 } }],
      ["scheduled_message_unknown", "BAD_REQUEST", { actor: OLIVE_OWNER }],
      ["scheduled_message_delivered", "BAD_REQUEST", { realm: DELIVERED }, APART],
      ["delivery_time_missing", "BAD_REQUEST", { realm: FAILED }, APART],
      ["recipients_not_listed", "BAD_REQUEST", { params: { to: OLIVE_OWNER } }],
      ["content_empty", "BAD_REQUEST", { params: { content: " \n" } }],
    ],
  },
  {
    name: "to a channel",
    realm: SCHEDULED,
    actor: NINA_MEMBER,
    params: { scheduled_message_id: 1, type: "channel", to: GENERAL, topic: "hello", content: "hi" },
    mistakes: [
      ...PLACE_MISTAKES,
      ["channel_not_one", "BAD_REQUEST", { params: { to: [GENERAL, SECRET] } }],
      ["topic_start_not_allowed", "BAD_REQUEST", { params: { topic: "new" }, realm: STARTERS }],
      ...(MENTION_MISTAKES as readonly Mistake<Params>[]),
    ],
  },
  {
    name: "direct",
    realm: SCHEDULED,
    actor: NINA_MEMBER,
    params: { scheduled_message_id: 1, type: "direct", to: [OLIVE_OWNER], content: "hi" },
    mistakes: [["delivery_time_past", "BAD_REQUEST", { params: { scheduled_delivery_timestamp: START } }], ...DIRECT_MISTAKES],
  },
  {
    name: "direct, by a guest",
    realm: createScheduledMessage(REALM, GRETA_GUEST, {
      type: "direct",
      to: [at.FIRST_OF_MANY],
      content: "hi",
      scheduled_delivery_timestamp: SOON,
    }).realm,
    actor: GRETA_GUEST,
    params: { scheduled_message_id: 1, to: [at.FIRST_OF_MANY] },
    mistakes: [
      ["recipient_hidden", "BAD_REQUEST", { realm: at.blind(GRETA_GUEST) }],
      ["direct_messages_not_allowed", "BAD_REQUEST", { realm: at.setting({ direct_message_permission_group: "role:nobody" }) }],
    ],
  },
]);

const LATER = START + 3600;

/** Mel has a channel message (1) and a direct message to Nina (2) waiting. */
function waiting(realm = everyRole()): Realm {
  const first = play(realm).createScheduledMessage(MEL_MEMBER, {
    type: "channel",
    to: GENERAL,
    topic: "lunch",
    content: "pizza?",
    scheduled_delivery_timestamp: LATER,
  });
  return first.createScheduledMessage(MEL_MEMBER, {
    type: "direct",
    to: [NINA_MEMBER],
    content: "psst",
    scheduled_delivery_timestamp: LATER,
  }).realm;
}

/** The same after the channel was archived and the time came: message 1 has failed, message 2 is delivered. */
function failed(start = everyRole()): Realm {
  const late = play(waiting(start)).archiveStream(OLIVE_OWNER, { stream_id: GENERAL }).advanceClock({ to: LATER }).realm;
  return play(late).updateStream(OLIVE_OWNER, { stream_id: GENERAL, is_archived: false }).realm;
}

function rows(realm: Realm, userId = MEL_MEMBER): readonly Record<string, unknown>[] {
  return play(realm).getScheduledMessages(userId, {}).response.scheduled_messages;
}

describe("updateScheduledMessage refuses, the first reason first", () => {
  const realm = waiting();
  it.each([
    ["one that is unknown", { scheduled_message_id: 99, content: "x" }, "BAD_REQUEST", "scheduled_message_unknown", { http_status: 404 }],
    [
      "a channel that does not exist and names it",
      { scheduled_message_id: 1, to: 99 },
      "STREAM_DOES_NOT_EXIST",
      "addressed_channel_unknown",
      { stream_id: 99 },
    ],
  ])("%s", (_name, params, code, reason, fields) => {
    expectRefusal(updateScheduledMessage(realm, MEL_MEMBER, params), realm, code, reason, fields);
  });

  it("an unknown message with HTTP 404, on servers", () => {
    const server = waiting(everyRole({ realm: { follow: "server" } }));
    const outcome = updateScheduledMessage(server, MEL_MEMBER, { scheduled_message_id: 99, content: "x" });
    expectRefusal(outcome, server, "BAD_REQUEST", "scheduled_message_unknown", { http_status: 404 });
  });

  it.each(["documented", "server"] as const)("a failed message without a new time, and a delivered one, where `follow` is %s", (follow) => {
    const late = failed(everyRole({ realm: { follow } }));
    expectRefusal(
      updateScheduledMessage(late, MEL_MEMBER, { scheduled_message_id: 1, content: "x" }),
      late,
      "BAD_REQUEST",
      "delivery_time_missing",
    );
    const time = { scheduled_message_id: 2, scheduled_delivery_timestamp: LATER + 60 };
    expectRefusal(updateScheduledMessage(late, MEL_MEMBER, time), late, "BAD_REQUEST", "scheduled_message_delivered", { http_status: 400 });
  });
});

describe("updateScheduledMessage changes", () => {
  it("only the content, in its normal form", () => {
    const { realm } = play(waiting()).updateScheduledMessage(MEL_MEMBER, { scheduled_message_id: 1, content: "\n**soup**  " });
    expect(rows(realm)[0]).toMatchObject({
      content: "**soup**",
      rendered_content: "<p><strong>soup</strong></p>",
      topic: "lunch",
    });
  });

  it("only the topic as written, without a second check of any permission", () => {
    const archived = play(waiting()).archiveStream(OLIVE_OWNER, { stream_id: GENERAL }).realm;
    const { realm } = play(archived).updateScheduledMessage(MEL_MEMBER, { scheduled_message_id: 1, topic: " general chat " });
    expect(rows(realm)[0]).toMatchObject({ topic: "general chat", to: GENERAL, content: "pizza?" });
  });

  it("the topic as written together with a new text, too", () => {
    const params = { scheduled_message_id: 1, topic: "general chat", content: "soup?" };
    const { realm } = play(waiting()).updateScheduledMessage(MEL_MEMBER, params);
    expect(rows(realm)[0]).toMatchObject({ topic: "general chat", to: GENERAL, content: "soup?" });
  });

  it("the topic with the recipients, with the display name as the empty topic", () => {
    const params = { scheduled_message_id: 1, to: GENERAL, topic: "general chat" };
    const { realm } = play(waiting()).updateScheduledMessage(MEL_MEMBER, params);
    expect(rows(realm)[0]).toMatchObject({ topic: "" });
  });

  it("the time, and the clock then delivers only at the new time", () => {
    const { realm } = play(waiting()).updateScheduledMessage(MEL_MEMBER, {
      scheduled_message_id: 1,
      scheduled_delivery_timestamp: LATER + 60,
    });
    const early = play(realm).advanceClock({ to: LATER });
    expect(early.response.fired).toEqual([{ at: LATER, kind: "scheduled_message", id: 2 }]);
    const { response } = early.advanceClock({ to: LATER + 60 });
    expect(response.fired).toEqual([{ at: LATER + 60, kind: "scheduled_message", id: 1 }]);
  });

  it("a channel message into a direct one and back", () => {
    const direct = play(waiting()).updateScheduledMessage(MEL_MEMBER, {
      scheduled_message_id: 1,
      type: "direct",
      to: [MEL_MEMBER, NINA_MEMBER],
    }).realm;
    expect(rows(direct)[0]).toMatchObject({ type: "private", to: [NINA_MEMBER], content: "pizza?" });
    expect(rows(direct)[0]).not.toHaveProperty("topic");
    const back = play(direct).updateScheduledMessage(MEL_MEMBER, { scheduled_message_id: 1, type: "stream", to: SECRET, topic: "s" }).realm;
    expect(rows(back)[0]).toMatchObject({ type: "stream", to: SECRET, topic: "s" });
  });

  it("a failed one with a new time into a pending one", () => {
    const before = failed();
    expect(rows(before)).toMatchObject([{ scheduled_message_id: 1, failed: true }]);
    const { realm } = play(before).updateScheduledMessage(MEL_MEMBER, {
      scheduled_message_id: 1,
      scheduled_delivery_timestamp: LATER + 60,
    });
    expect(rows(realm)).toMatchObject([{ scheduled_message_id: 1, failed: false }]);
    const sent = play(realm).advanceClock({ to: LATER + 60 }).realm;
    expect(rows(sent)).toEqual([]);
    expect([...sent.messages].at(-1)).toMatchObject({ content: "pizza?", timestamp: LATER + 60 });
  });
});

it("updateScheduledMessage notifies only the author, with the whole record", () => {
  const outcome = updateScheduledMessage(waiting(), MEL_MEMBER, { scheduled_message_id: 1, content: "soup" });
  expect(eventTypes(outcome)).toEqual(["scheduled_messages/update"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([
    { scheduled_message: { scheduled_message_id: 1, content: "soup", failed: false, to: GENERAL } },
  ]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});

const realm = everyRole();

const later = (from: Realm, seconds: number): Realm => play(from).advanceClock({ seconds }).realm;

test("a changed scheduled message has the client of the change", () => {
  const params = { type: "direct", to: [NINA_MEMBER], content: "x", scheduled_delivery_timestamp: START + 60 } as const;
  const scheduled = play(realm).createScheduledMessage(MEL_MEMBER, params).realm;
  const changed = wireCall(scheduled, "mel@example.test", "PATCH", "/scheduled_messages/1", { content: "y" });
  expect(changed.response.status).toBe(200);
  expect(later(changed.outcome.realm, 60).messages.get(0)?.client).toBe("spec-test");
});
