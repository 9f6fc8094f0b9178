/** The meaning of each operator, and what is refused. */
import { describe, expect, it, test } from "vitest";
import { createRealm, getMessages, type Realm } from "../../../src/index";
import { addSubscription } from "../../../src/model/changes/subscriptions/subscriptions";
import { setVisibilityPolicy } from "../../../src/model/changes/user-topics/topic-visibility";
import { expectRefusal } from "../../support/outcomes";
import { play } from "../../support/play";
import {
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  START,
} from "../../support/realms";
import { TEN_MESSAGES, tenMessages } from "../../support/ten-messages";

type Narrow = NonNullable<NonNullable<Parameters<typeof getMessages>[2]>["narrow"]>;

const ALL = { anchor: "newest", num_before: 100, num_after: 0 } as const;

function ids(realm: Realm, userId: number, narrow: Narrow): unknown[] {
  return play(realm)
    .getMessages(userId, { ...ALL, narrow })
    .response.messages.map((message) => message["id"]);
}

function say(realm: Realm, userId: number, topic: string, content: string): Realm {
  return play(realm).sendMessage(userId, { type: "channel", to: GENERAL, topic, content }).realm;
}

test("a narrow to the direct messages of no account finds nothing, not even notes to the reader", () => {
  const noted = play(tenMessages()).sendMessage(OLIVE_OWNER, { type: "direct", to: [OLIVE_OWNER], content: "note" }).realm;
  expect(ids(noted, OLIVE_OWNER, [{ operator: "dm", operand: [OLIVE_OWNER] }])).toEqual([11]);
  expect(ids(noted, OLIVE_OWNER, [{ operator: "dm", operand: [] }])).toEqual([]);
});

describe("a narrow finds", () => {
  const realm = tenMessages();

  const table: readonly (readonly [string, Narrow, readonly number[]])[] = [
    ["everything without terms", [], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ["a channel by its name, ignoring letter case", [["channel", "GENERAL"]], [1, 2, 3, 4, 5, 6]],
    ["a channel by its ID", [{ operator: "stream", operand: GENERAL }], [1, 2, 3, 4, 5, 6]],
    [
      "nothing in two channels",
      [
        ["channel", "general"],
        ["channel", "secret"],
      ],
      [],
    ],
    ["a topic in every channel", [["topic", "Plan"]], [7]],
    ["public channels by the old name", [["streams", "public"]], [1, 2, 3, 4, 5, 6]],
    ["nothing by an ID that no message has", [{ operator: "id", operand: 0 }], []],
    ["the empty topic", [["topic", ""]], [8]],
    ["the empty topic by its display name", [["topic", "general chat"]], [8]],
    ["no topic by a name with blanks around it", [["topic", " plan\t"]], []],
    ["no topic by blanks alone", [["topic", " "]], []],
    [
      "the conversation of the other terms, with an ID that no message can have",
      [
        ["with", "-5"],
        ["dm", "mel@example.test"],
      ],
      [9],
    ],
    ["a conversation, with or without the reader's own ID", [{ operator: "dm", operand: [MEL_MEMBER] }], [9]],
    ["the same when named", [{ operator: "dm", operand: [MEL_MEMBER, OLIVE_OWNER] }], [9]],
    ["a conversation by addresses", [["pm-with", "mel@example.test, nina@example.test"]], [10]],
    ["a conversation by the other old name", [["pm_with", "mel@example.test"]], [9]],
    // An empty list of users finds nothing: the recorded server says so, although its source looks different.
    ["nothing for an empty list of users", [{ operator: "dm", operand: [] }], []],
    ["everything for an empty list negated", [{ operator: "dm", operand: [], negated: true }], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ["all conversations with a user", [{ operator: "dm-including", operand: MEL_MEMBER }], [9, 10]],
    ["all direct messages with the reader's own address", [["dm-including", "olive@example.test"]], [9, 10]],
    ["groups with a user", [{ operator: "group-pm-with", operand: MEL_MEMBER }], [10]],
    ["the messages of a sender", [{ operator: "sender", operand: MEL_MEMBER }], [7, 9]],
    ["the messages of a sender, by address", [["sender", "nina@example.test"]], [10]],
    ["one message by its ID", [{ operator: "id", operand: 4 }], [4]],
    ["one message by its ID as text", [["id", "4"]], [4]],
    ["no message by an ID that was never given", [["id", "400"]], []],
    ["everything near something", [["near", "4"]], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ["the conversation that holds a message", [["with", "3"]], [1, 3, 5]],
    // A negated conversation of a message works like a plain one.
    ["that conversation, also when it is negated", [{ operator: "with", operand: "3", negated: true }], [1, 3, 5]],
    [
      "that conversation, whatever else names one",
      [
        ["with", "10"],
        ["channel", "general"],
        ["topic", "lunch"],
      ],
      [10],
    ],
    [
      "that conversation, with the other terms kept",
      [
        ["with", "3"],
        ["search", "5"],
      ],
      [5],
    ],
    [
      "the named conversation when the message is not there",
      [
        ["with", "99"],
        ["channel", "general"],
        ["topic", "dinner"],
      ],
      [2, 4, 6],
    ],
    ["words in content and topic", [["search", "number"]], [1, 2, 3, 4, 5, 6]],
    [
      "all words of several searches",
      [
        ["search", "number"],
        ["search", "lunch 3"],
      ],
      [3],
    ],
    ["what a search finds, also when it is negated", [{ operator: "search", operand: "number", negated: true }], [1, 2, 3, 4, 5, 6]],
    [
      "everything near and in all, also when these are negated",
      [{ operator: "in", operand: "all", negated: true }],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ],
    [
      "everything near a message, also when it is negated",
      [{ operator: "near", operand: "4", negated: true }],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ],
    [
      "all messages but those in conversations with a user",
      [{ operator: "dm-including", operand: MEL_MEMBER, negated: true }],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ],
    ["what is not direct", [{ operator: "is", operand: "dm", negated: true }], [1, 2, 3, 4, 5, 6, 7, 8]],
    ["direct messages", [["is", "dm"]], [9, 10]],
    ["direct messages by their old name", [["is", "private"]], [9, 10]],
    ["unread messages", [["is", "unread"]], [7, 9, 10]],
    ["read messages", [{ operator: "is", operand: "unread", negated: true }], [1, 2, 3, 4, 5, 6, 8]],
    ["everything in all", [["in", "all"]], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ];
  // `with` cannot be negated: it is read as if it were not.
  it.each(table)("%s", (_, narrow, expected) => {
    expect(ids(realm, OLIVE_OWNER, narrow)).toEqual(expected);
  });

  it("messages that mention the reader by name, by a group or by a wildcard, but not silently", () => {
    let said = say(realm, MEL_MEMBER, "names", "@**Olive Owner** look");
    said = say(said, MEL_MEMBER, "names", "@_**Olive Owner** looks");
    said = say(said, MEL_MEMBER, "names", "@**all** look");
    expect(ids(said, OLIVE_OWNER, [["is", "mentioned"]])).toEqual([11, 13]);
    expect(ids(said, NINA_MEMBER, [["is", "mentioned"]])).toEqual([13]);
  });

  it("messages with links, images, files and reactions", () => {
    let said = say(realm, MEL_MEMBER, "things", "https://example.test/page");
    said = say(said, MEL_MEMBER, "things", "[file](/user_uploads/1/ab/file.txt)");
    expect(ids(said, OLIVE_OWNER, [["has", "link"]])).toContain(11);
    expect(ids(said, OLIVE_OWNER, [["has", "attachment"]])).toEqual([12]);
    expect(ids(said, OLIVE_OWNER, [["has", "image"]])).toEqual([]);
    expect(ids(said, OLIVE_OWNER, [["has", "reaction"]])).toEqual([]);
  });

  it("followed topics, resolved ones, muted ones and those in the home view", () => {
    const followed = setVisibilityPolicy(realm, NINA_MEMBER, GENERAL, "lunch", 3).realm;
    expect(ids(followed, NINA_MEMBER, [["is", "followed"]])).toEqual([1, 3, 5]);
    const muted = setVisibilityPolicy(realm, OLIVE_OWNER, GENERAL, "lunch", 1).realm;
    expect(ids(muted, OLIVE_OWNER, [["is", "muted"]])).toEqual([1, 3, 5]);
    expect(ids(muted, OLIVE_OWNER, [["in", "home"]])).toEqual([2, 4, 6, 7, 8, 9, 10]);
    const resolved = say(realm, MEL_MEMBER, "\u2714 done", "it is");
    expect(ids(resolved, OLIVE_OWNER, [["is", "resolved"]])).toEqual([11]);
  });

  it("messages from before the reader's own subscription, also for only the resolved topics of the channel", () => {
    const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
    const created = createRealm({
      ...EVERY_ROLE_FIXTURE,
      channels: [{ ...general, name: "general", subscribers: ["olive@example.test"] }, ...others],
    });
    const said = say(say(created, OLIVE_OWNER, "✔ done", "over"), OLIVE_OWNER, "open", "on");
    const joined = addSubscription(said, NINA_MEMBER, GENERAL);
    const channel = { operator: "channel", operand: GENERAL };
    expect(ids(joined, NINA_MEMBER, [channel])).toEqual([1, 2]);
    expect(ids(joined, NINA_MEMBER, [channel, { operator: "is", operand: "resolved" }])).toEqual([1]);
    expect(ids(joined, NINA_MEMBER, [channel, { operator: "is", operand: "unread", negated: true }])).toEqual([]);
    expect(ids(joined, NINA_MEMBER, [{ operator: "is", operand: "resolved" }])).toEqual([]);
  });

  it("the first unread message of a muted channel only where it names the channel, and never that of a muted topic", () => {
    const firstUnread = (read: Realm, narrow: Narrow) =>
      play(read).getMessages(MEL_MEMBER, { anchor: "first_unread", num_before: 0, num_after: 0, narrow }).response.anchor;
    const setting = { stream_id: GENERAL, property: "is_muted", value: true } as const;
    const quiet = play(realm).updateSubscriptionSetting(MEL_MEMBER, setting).realm;
    const topicless = setVisibilityPolicy(quiet, MEL_MEMBER, GENERAL, "lunch", 1).realm;
    const channel: Narrow = [["channel", "general"]];
    expect([realm, quiet, topicless].map((read) => [firstUnread(read, []), firstUnread(read, channel)])).toEqual([
      [1, 1],
      [8, 1],
      [8, 2],
    ]);
  });

  it("by one direct message only the conversation with its recipient", () => {
    const by = (userId: number, id: string): unknown[] => ids(tenMessages(), userId, [["with", id]]);
    expect(by(OLIVE_OWNER, "9")).toEqual([]);
    expect(by(MEL_MEMBER, "9")).toEqual([9]);
    expect(by(OLIVE_OWNER, "10")).toEqual([10]);
  });

  it("a conversation by a message that its reader can read without having received it", () => {
    const late = addSubscription(realm, GRETA_GUEST, GENERAL);
    expect(ids(late, GRETA_GUEST, [["with", "3"]])).toEqual([1, 3, 5]);
  });
});

describe("a narrow is refused", () => {
  const realm = tenMessages();
  const unknown: readonly (readonly [string, Narrow, string])[] = [
    ["for an unknown operator", [["colour", "red"]], "narrow_operator_unknown"],
    ["for an operator of later servers", [["mentions", "4"]], "narrow_operator_unknown"],
    ["for a channel that is not there", [["channel", "nowhere"]], "narrow_channel_unknown"],
    ["for a channel ID that is not there", [{ operator: "channel", operand: 99 }], "narrow_channel_unknown"],
    ["for a channel that is not there even if negated", [{ operator: "channel", operand: 99, negated: true }], "narrow_channel_unknown"],
    ["for unknown channels as a kind", [["channels", "archived"]], "narrow_operand_unknown"],
    ["for a user that is not there", [{ operator: "sender", operand: 99 }], "narrow_user_unknown"],
    ["for an unknown address", [["dm", "mel@example.test, unknown@example.test"]], "narrow_user_unknown"],
    ["for a person to include who is not there", [{ operator: "dm-including", operand: 99 }], "narrow_user_unknown"],
    ["for a group member who is not there", [{ operator: "group-pm-with", operand: 99 }], "narrow_user_unknown"],
    ["for another word after has", [["has", "colour"]], "narrow_operand_unknown"],
    ["for another word after is", [["is", "red"]], "narrow_operand_unknown"],
    ["for another word after in", [["in", "bed"]], "narrow_operand_unknown"],
    ["for an invalid ID", [["id", "four"]], "narrow_message_invalid"],
    ["for an ID that is too large", [{ operator: "id", operand: 2147483648 }], "narrow_message_invalid"],
    [
      "for a channel with a direct conversation",
      [
        ["channel", "general"],
        ["is", "dm"],
      ],
      "narrow_contradicts_itself",
    ],
    [
      "for a topic with a direct conversation",
      [
        ["topic", "lunch"],
        ["dm", "mel@example.test"],
      ],
      "narrow_contradicts_itself",
    ],
    [
      "for public channels with direct messages of a user",
      [["channels", "public"], { operator: "dm-including", operand: MEL_MEMBER }],
      "narrow_contradicts_itself",
    ],
    [
      "for a direct conversation without direct messages",
      [["dm", "mel@example.test"], { operator: "is", operand: "dm", negated: true }],
      "narrow_contradicts_itself",
    ],
    [
      "for two messages to be with",
      [
        ["with", "1"],
        ["with", "2"],
      ],
      "narrow_with_repeated",
    ],
    ["for a message to be with that is no ID", [["with", "one"]], "narrow_message_invalid"],
    [
      "for a message to be with that is not there, without a conversation",
      [
        ["with", "99"],
        ["channel", "general"],
      ],
      "narrow_with_operand_missing",
    ],
  ];
  // A narrow cannot request archived channels.
  it.each(unknown)("%s, with a desc", (_, narrow, reason) => {
    const outcome = getMessages(realm, OLIVE_OWNER, { ...ALL, narrow });
    expectRefusal(outcome, realm, "BAD_NARROW", reason);
    expect(outcome.ok || outcome.error.code !== "BAD_NARROW" ? "" : outcome.error.desc).toMatch(/\S.*[^.]$/);
  });

  const malformed: readonly (readonly [string, Narrow])[] = [
    ["a topic that is a number", [{ operator: "topic", operand: 3 }]],
    ["a list of channels", [{ operator: "channel", operand: [1, 2] }]],
    ["a channel ID with a fraction", [{ operator: "channel", operand: 1.5 }]],
    ["a single ID where a list of users is expected", [{ operator: "dm", operand: 3 }]],
    ["users by ID under an old name with an underscore", [{ operator: "pm_with", operand: [MEL_MEMBER] }]],
    ["a person by ID under such a name", [{ operator: "group_pm_with", operand: MEL_MEMBER }]],
    ["a list of addresses", [{ operator: "dm", operand: ["mel@example.test"] }]],
    ["a search for nothing", [["search", " "]]],
  ];
  it.each(malformed)("as malformed for %s", (_, narrow) => {
    expectRefusal(getMessages(realm, OLIVE_OWNER, { ...ALL, narrow }), realm, "BAD_REQUEST", "narrow_operand_invalid");
  });

  it("in the same way for a channel without readable messages", () => {
    expectRefusal(getMessages(realm, NINA_MEMBER, { ...ALL, narrow: [["with", "7"]] }), realm, "BAD_NARROW", "narrow_with_operand_missing");
    expect(ids(realm, NINA_MEMBER, [{ operator: "channel", operand: SECRET }])).toEqual([]);
  });

  const words: readonly (readonly [string, Narrow, number, string])[] = [
    ["dm", [["dm", "mel@example.test"]], 177, "narrow_operator_unknown"],
    ["dm-including", [["dm-including", "mel@example.test"]], 177, "narrow_operator_unknown"],
    ["is:dm", [["is", "dm"]], 177, "narrow_operand_unknown"],
    ["has:reaction", [["has", "reaction"]], 249, "narrow_operand_unknown"],
    ["channel", [["channel", "general"]], 250, "narrow_operator_unknown"],
    ["channels", [["channels", "public"]], 250, "narrow_operator_unknown"],
    ["is:followed", [["is", "followed"]], 265, "narrow_operand_unknown"],
    ["with", [["with", "1"]], 271, "narrow_operator_unknown"],
    ["is:muted", [["is", "muted"]], 366, "narrow_operand_unknown"],
  ];

  it.each(words)("for %s by servers that do not support it yet", (_, narrow, since, reason) => {
    const at = (feature_level: number): Realm => createRealm({ ...EVERY_ROLE_FIXTURE, feature_level, now: START, messages: TEN_MESSAGES });
    const old = at(since - 1);
    expectRefusal(getMessages(old, OLIVE_OWNER, { ...ALL, narrow }), old, "BAD_NARROW", reason);
    expect(getMessages(at(since), OLIVE_OWNER, { ...ALL, narrow }).ok).toBe(true);
  });
});

it("a followed topic counts as unmuted too, and a resolved one has a blank after its sign", () => {
  const said = ["✔ done", "✔done", "loud", "dear"].reduce((now, topic) => say(now, OLIVE_OWNER, topic, "x"), everyRole());
  const unmuted = setVisibilityPolicy(said, MEL_MEMBER, GENERAL, "loud", 2).realm;
  const followed = setVisibilityPolicy(unmuted, MEL_MEMBER, GENERAL, "dear", 3).realm;
  expect(ids(followed, MEL_MEMBER, [["is", "followed"]])).toEqual([4]);
  expect(ids(followed, MEL_MEMBER, [["is", "resolved"]])).toEqual([1]);
});

it("a message that the reader has not received is found by its channel, and not where a channel is excluded", () => {
  /** Nina comes to a channel with shared history after its first message. */
  const early = everyRole({
    channels: [{ name: "club", subscribers: ["olive@example.test"] }, { name: "general" }],
    messages: [{ sender: "olive@example.test", channel: "club", topic: "t", content: "early" }],
  });
  const joined = addSubscription(early, NINA_MEMBER, 1);
  expect(ids(joined, NINA_MEMBER, [["channel", "club"]])).toEqual([1]);
  expect(ids(joined, NINA_MEMBER, [])).toEqual([]);
  expect(ids(joined, NINA_MEMBER, [{ operator: "channel", operand: "general", negated: true }])).toEqual([]);
});

it("an anchor that the reader never received is found in its channel, and not in the personal history", () => {
  const club = everyRole({
    channels: [{ name: "club", subscribers: ["olive@example.test"] }],
    messages: [{ sender: "olive@example.test", channel: "club", topic: "t", content: "early" }],
  });
  const at = (narrow: Narrow): unknown =>
    play(addSubscription(club, NINA_MEMBER, 1)).getMessages(NINA_MEMBER, { anchor: "1", num_before: 1, num_after: 1, narrow }).response
      .found_anchor;
  expect(at([["channel", "club"]])).toBe(true);
  expect(at([])).toBe(false);
});

it("direct messages are never in a muted place, with any muted channels and topics", () => {
  const muted = { stream_id: GENERAL, property: "is_muted", value: true };
  const channelMuted = play(tenMessages()).updateSubscriptionSetting(MEL_MEMBER, muted).realm;
  const realm = setVisibilityPolicy(channelMuted, MEL_MEMBER, GENERAL, "", 1).realm;
  expect(ids(realm, MEL_MEMBER, [["is", "muted"]])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(realm, MEL_MEMBER, [["in", "home"]])).toEqual([7, 8, 9, 10]);
});
