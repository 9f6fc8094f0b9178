import { describe, expect, it } from "vitest";
import { addReaction, getMessages, type Realm, updateMessageFlags } from "../../src/index";
import { markChannelRead } from "../../src/model/changes/messages/marks";
import { addSubscription, removeSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { NARROW_MISTAKES } from "../support/narrow-mistakes";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { tenMessages } from "../support/ten-messages";

const TERM = { operator: "with", operand: "1" };

spec(getMessages, [
  {
    realm: REALM,
    mistakes: [
      ["anchor_invalid", "BAD_REQUEST", { params: { anchor: undefined } }],
      ["anchor_invalid", "BAD_REQUEST", { params: { anchor: "1.5" } }],
      ["anchor_invalid", "BAD_REQUEST", { params: { anchor: "middle" } }],
      ["parameter_missing", "REQUEST_VARIABLE_MISSING", { params: { num_before: undefined } }],
      ["range_invalid", "BAD_REQUEST", { params: { num_before: -1 } }, { params: { num_before: undefined, num_after: -1 } }],
      [
        "include_anchor_with_both_sides",
        "BAD_REQUEST",
        { params: { num_after: 1, include_anchor: false } },
        { params: { num_before: 1, num_after: -1, include_anchor: false } },
      ],
      ["too_many_messages", "BAD_REQUEST", { params: { num_before: 5001 } }],
      ...NARROW_MISTAKES,
    ],
  },
  {
    name: "with a conversation",
    realm: REALM,
    mistakes: [
      ["narrow_with_repeated", "BAD_NARROW", { params: { narrow: [TERM, { ...TERM, operand: "2" }] } }],
      ["narrow_message_invalid", "BAD_NARROW", { params: { narrow: [{ ...TERM, operand: "x" }] } }],
      ["narrow_with_operand_missing", "BAD_NARROW", { params: { narrow: [{ ...TERM, operand: "999" }] } }],
    ],
  },
  {
    name: "by ID",
    realm: REALM,
    params: { message_ids: [1] },
    mistakes: [
      ["message_ids_with_range", "BAD_REQUEST", { params: { num_before: 1 } }],
      ["narrow_operator_unknown", "BAD_NARROW", { params: { narrow: [{ operator: "colour", operand: "red" }] } }],
    ],
  },
]);

type Params = NonNullable<Parameters<typeof getMessages>[2]>;
type Response = ReturnType<typeof found>;

const LARGEST_ANCHOR = 10 ** 16;
const NEWEST: Params = { anchor: "newest", num_before: 100, num_after: 0 };

function found(realm: Realm, userId: number, params: Params) {
  return play(realm).getMessages(userId, params).response;
}

function idsOf(response: Response): unknown[] {
  return response.messages.map((message) => message["id"]);
}

function ids(realm: Realm, userId: number, params: Params): unknown[] {
  return idsOf(found(realm, userId, params));
}

function flags(realm: Realm, userId: number, id: number): unknown {
  return found(realm, userId, { message_ids: [id] }).messages[0]?.["flags"];
}

const RANGE = "num_before, num_after, anchor, message_ids, include_anchor, use_first_unread_anchor";

describe("getMessages, on servers,", () => {
  const real = { ...tenMessages(), profile: { ...tenMessages().profile, follow: "server" as const } };

  it("counts nothing before and after by default, and ignores an empty range next to IDs", () => {
    expect(found(real, MEL_MEMBER, { anchor: 1 })).toMatchObject({ messages: [{ id: 1 }] });
    expect(found(real, MEL_MEMBER, { message_ids: [1], num_before: 0, include_anchor: true })).toMatchObject({ messages: [{ id: 1 }] });
    expectRefusal(getMessages(real, MEL_MEMBER, { message_ids: [1], num_before: 1 }), real, "BAD_REQUEST", "message_ids_with_range", {
      parameters: RANGE,
    });
    for (const range of [{ num_after: 1 }, { use_first_unread_anchor: true }]) {
      expectRefusal(getMessages(real, MEL_MEMBER, { message_ids: [1], ...range }), real, "BAD_REQUEST", "message_ids_with_range", {
        parameters: RANGE,
      });
    }
  });

  // A request by IDs returns messages that the actor received, and others only where the narrow opens the history of a
  // channel.
  it("finds by ID what the reader received, and other messages of a channel that the narrow opens", () => {
    const open = { sender: "olive@example.test", channel: "open to all", topic: "t", content: "hi" };
    const sent = tenMessages({ messages: [open] });
    const there = { ...sent, profile: { ...sent.profile, follow: "server" as const } };
    expect(found(there, MEL_MEMBER, { message_ids: [1] }).messages).toEqual([]);
    expect(found(there, MEL_MEMBER, { message_ids: [1], narrow: [["channel", "open to all"]] }).messages).toHaveLength(1);
    expect(found(sent, MEL_MEMBER, { message_ids: [1] }).messages).toHaveLength(1);
  });
});

describe("getMessages finds", () => {
  const realm = tenMessages();

  it("a range around an anchor, ascending", () => {
    expect(found(realm, MEL_MEMBER, { anchor: 3, num_before: 1, num_after: 2 })).toMatchObject({
      anchor: 3,
      found_anchor: true,
      found_oldest: false,
      found_newest: false,
      history_limited: false,
      messages: [{ id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }],
    });
  });

  it("5000 messages in one call", () => {
    expect(getMessages(realm, MEL_MEMBER, { anchor: 1, num_before: 2500, num_after: 2500 }).ok).toBe(true);
  });

  it("the newest, with any count after them", () => {
    expect(found(realm, MEL_MEMBER, { anchor: "newest", num_before: 2, num_after: 7 })).toMatchObject({
      anchor: LARGEST_ANCHOR,
      found_anchor: false,
      found_oldest: false,
      found_newest: true,
      messages: [{ id: 9 }, { id: 10 }],
    });
  });

  it("the oldest, with any count before them", () => {
    expect(found(realm, MEL_MEMBER, { anchor: "oldest", num_before: 7, num_after: 2 })).toMatchObject({
      anchor: 0,
      found_anchor: false,
      found_oldest: true,
      found_newest: false,
      messages: [{ id: 1 }, { id: 2 }],
    });
  });

  // A range ends at 0 and at the largest ID.
  it("a negative anchor as 0, and one beyond the largest as the largest", () => {
    expect(found(realm, MEL_MEMBER, { anchor: -7, num_before: 0, num_after: 1 })).toMatchObject({
      anchor: 0,
      messages: [{ id: 1 }],
    });
    const beyond = found(realm, MEL_MEMBER, { anchor: "100000000000000000", num_before: 1, num_after: 0 });
    expect(beyond).toMatchObject({ anchor: LARGEST_ANCHOR, messages: [{ id: 10 }] });
  });

  it("both ends when there are fewer messages than requested", () => {
    const fifth = (num_before: number, num_after: number): Response => found(realm, MEL_MEMBER, { anchor: 5, num_before, num_after });
    expect(fifth(5, 6)).toMatchObject({ found_oldest: true, found_newest: true });
    expect(fifth(4, 5)).toMatchObject({ found_oldest: false, found_newest: false });
    expect(found(realm, MEL_MEMBER, { anchor: 5, num_before: 0, num_after: 0 })).toMatchObject({
      found_anchor: true,
      found_oldest: false,
      found_newest: false,
      messages: [{ id: 5 }],
    });
  });

  it("no anchor where it is excluded, does not match or does not exist", () => {
    expect(found(realm, MEL_MEMBER, { anchor: 3, include_anchor: false, num_before: 0, num_after: 1 })).toMatchObject({
      found_anchor: false,
      messages: [{ id: 4 }],
    });
    const lunch: Params["narrow"] = [
      ["stream", "general"],
      ["topic", "LUNCH"],
    ];
    expect(found(realm, MEL_MEMBER, { anchor: 4, num_before: 1, num_after: 1, narrow: lunch })).toMatchObject({
      anchor: 4,
      found_anchor: false,
      messages: [{ id: 3 }, { id: 5 }],
    });
    expect(found(realm, MEL_MEMBER, { anchor: 99, num_before: 1, num_after: 1 })).toMatchObject({
      anchor: 99,
      found_anchor: false,
      messages: [{ id: 10 }],
    });
  });

  it("messages by their IDs: those that exist and are readable, in order, each once", () => {
    const response = found(realm, NINA_MEMBER, { message_ids: [10, 99, 1, 7, 1, 0, -3] });
    expect(response).toMatchObject({
      found_anchor: false,
      found_oldest: false,
      found_newest: false,
      messages: [{ id: 1 }, { id: 10 }],
    });
    expect(response).not.toHaveProperty("anchor");
    expect(ids(realm, OLIVE_OWNER, { message_ids: [1, 7, 9], narrow: [["is", "dm"]] })).toEqual([9]);
  });

  it("a message of a channel with shared history by its ID, although the reader never received it", () => {
    const late = addSubscription(realm, GRETA_GUEST, OPEN_TO_ALL);
    const sent = play(late).sendMessage(OLIVE_OWNER, { type: "channel", to: OPEN_TO_ALL, topic: "t", content: "hi" }).realm;
    expect(ids(sent, MEL_MEMBER, { message_ids: [11] })).toEqual([11]);
    expect(ids(sent, MEL_MEMBER, NEWEST)).not.toContain(11);
    expect(flags(sent, MEL_MEMBER, 11)).toEqual(["read", "historical"]);
  });

  // A narrow to a channel that is not readable gets the same answer as any other that finds nothing.
  it("nothing in a channel that exists but is closed to the reader, without a special answer", () => {
    const narrow: Params["narrow"] = [{ operator: "channel", operand: SECRET }];
    expect(found(realm, NINA_MEMBER, { anchor: 3, num_before: 3, num_after: 3, narrow })).toEqual({
      anchor: 3,
      found_anchor: false,
      found_oldest: true,
      found_newest: true,
      history_limited: false,
      messages: [],
    });
  });
});

describe("getMessages from the first unread message", () => {
  const FIRST: Params = { anchor: "first_unread", num_before: 0, num_after: 0 };
  const realm = tenMessages();

  it("begins at the oldest that matches and is unread", () => {
    expect(found(realm, MEL_MEMBER, FIRST)).toMatchObject({ anchor: 1, found_anchor: true, messages: [{ id: 1 }] });
    const read = updateMessageFlags(realm, MEL_MEMBER, { messages: [1, 2, 3], op: "add", flag: "read" }).realm;
    expect(found(read, MEL_MEMBER, FIRST)).toMatchObject({ anchor: 4 });
    expect(
      found(read, MEL_MEMBER, {
        ...FIRST,
        narrow: [
          ["stream", "general"],
          ["topic", "lunch"],
        ],
      }),
    ).toMatchObject({ anchor: 5 });
    expect(found(read, MEL_MEMBER, { ...FIRST, narrow: [["is", "dm"]] })).toMatchObject({ anchor: 10 });
  });

  it("begins at the newest when nothing is unread", () => {
    const read = markChannelRead(realm, OLIVE_OWNER, GENERAL).realm;
    expect(found(read, OLIVE_OWNER, { ...FIRST, num_before: 1, narrow: [["stream", "general"]] })).toMatchObject({
      anchor: LARGEST_ANCHOR,
      found_newest: true,
      messages: [{ id: 6 }],
    });
  });

  it("skips muted topics and channels, but not unmuted or followed topics in a muted channel", () => {
    const muted = setVisibilityPolicy(realm, MEL_MEMBER, GENERAL, "Lunch", 1).realm;
    expect(found(muted, MEL_MEMBER, FIRST)).toMatchObject({ anchor: 2 });
    const fixture = tenMessages();
    const rows = fixture.subscriptions.get(MEL_MEMBER);
    const row = rows?.get(GENERAL);
    if (rows === undefined || row === undefined) throw new Error("Mel must subscribe.");
    const quiet = {
      ...fixture,
      subscriptions: fixture.subscriptions.set(MEL_MEMBER, rows.set(GENERAL, { ...row, is_muted: true })),
    };
    expect(found(quiet, MEL_MEMBER, FIRST)).toMatchObject({ anchor: 8 });
    for (const policy of [2, 3] as const) {
      const unmuted = setVisibilityPolicy(quiet, MEL_MEMBER, GENERAL, "dinner", policy).realm;
      expect(found(unmuted, MEL_MEMBER, FIRST)).toMatchObject({ anchor: 2 });
    }
  });

  it("accepts its old name too, which wins over the anchor", () => {
    const asked = { anchor: 9, use_first_unread_anchor: true, num_before: 0, num_after: 0 };
    expect(found(realm, MEL_MEMBER, asked)).toMatchObject({ anchor: 1 });
    expect(found(realm, MEL_MEMBER, { ...asked, use_first_unread_anchor: false })).toMatchObject({ anchor: 9 });
    const { anchor: _, ...without } = asked;
    expect(found(realm, MEL_MEMBER, without)).toMatchObject({ anchor: 1 });
  });
});

describe("getMessages chooses the history", () => {
  const realm = tenMessages();
  const inGeneral: Params = { ...NEWEST, narrow: [["stream", "general"]] };

  it("of users who subscribed late, left and came back: only messages that they received, unless they name the channel", () => {
    const left = removeSubscription(markChannelRead(realm, NINA_MEMBER, GENERAL).realm, NINA_MEMBER, GENERAL);
    const post = (where: Realm): Realm =>
      play(where).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "hi" }).realm;
    const back = post(addSubscription(post(left), NINA_MEMBER, GENERAL));
    expect(ids(back, NINA_MEMBER, NEWEST)).toEqual([1, 2, 3, 4, 5, 6, 10, 12]);
    expect(ids(back, NINA_MEMBER, inGeneral)).toEqual([1, 2, 3, 4, 5, 6, 11, 12]);
    expect(
      ids(back, NINA_MEMBER, {
        ...inGeneral,
        narrow: [
          ["stream", "general"],
          ["in", "home"],
        ],
      }),
    ).toContain(11);
    expect(
      ids(back, NINA_MEMBER, {
        ...inGeneral,
        narrow: [
          ["stream", "general"],
          ["is", "resolved"],
        ],
      }),
    ).toEqual([]);
    const negated = { operator: "is", operand: "starred", negated: true };
    expect(ids(back, NINA_MEMBER, { ...NEWEST, narrow: [{ operator: "channel", operand: GENERAL }, negated] })).not.toContain(11);
  });

  it("of protected channels: only messages that were received, and none after leaving", () => {
    const joined = addSubscription(realm, NINA_MEMBER, SECRET);
    const inSecret: Params = { ...NEWEST, narrow: [["stream", "secret"]] };
    expect(ids(joined, NINA_MEMBER, inSecret)).toEqual([]);
    const sent = play(joined).sendMessage(MEL_MEMBER, { type: "channel", to: SECRET, topic: "plan", content: "new" }).realm;
    expect(ids(sent, NINA_MEMBER, inSecret)).toEqual([11]);
    const left = removeSubscription(sent, NINA_MEMBER, SECRET);
    expect(ids(left, NINA_MEMBER, inSecret)).toEqual([]);
    expect(ids(left, NINA_MEMBER, NEWEST)).not.toContain(11);
  });

  it("of all public channels on request, but not for guests", () => {
    const sent = play(realm).sendMessage(OLIVE_OWNER, { type: "channel", to: OPEN_TO_ALL, topic: "t", content: "hi" }).realm;
    expect(ids(sent, MEL_MEMBER, { ...NEWEST, narrow: [{ operator: "channels", operand: "public" }] })).toEqual([1, 2, 3, 4, 5, 6, 11]);
    expect(ids(sent, GRETA_GUEST, { ...NEWEST, narrow: [{ operator: "channels", operand: "public" }] })).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids(sent, GRETA_GUEST, { ...NEWEST, narrow: [{ operator: "channels", operand: "web-public" }] })).toEqual([11]);
  });

  it("with messages that a star or a reaction added to the personal history", () => {
    const sent = play(realm).sendMessage(OLIVE_OWNER, { type: "channel", to: OPEN_TO_ALL, topic: "t", content: "hi" }).realm;
    const starred = updateMessageFlags(sent, MEL_MEMBER, { messages: [11], op: "add", flag: "starred" }).realm;
    expect(ids(starred, MEL_MEMBER, NEWEST)).toContain(11);
    expect(flags(starred, MEL_MEMBER, 11)).toEqual(["read", "starred", "historical"]);
    const reacted = addReaction(sent, NINA_MEMBER, { message_id: 11, emoji_name: "tada" }).realm;
    expect(ids(reacted, NINA_MEMBER, NEWEST)).toContain(11);
  });
});

describe("getMessages shows", () => {
  const realm = tenMessages();
  const eighth = (params: Params, userId = MEL_MEMBER): Record<string, unknown> | undefined =>
    found(realm, userId, { message_ids: [8], ...params }).messages[0];

  it("the empty topic by its display name, unless the client knows it", () => {
    expect(eighth({})).toMatchObject({ subject: "general chat" });
    expect(eighth({ allow_empty_topic_name: true })).toMatchObject({ subject: "" });
  });

  it("HTML or Markdown, as asked", () => {
    expect(eighth({})).toMatchObject({ content: "<p>hush <strong>too</strong></p>", content_type: "text/html" });
    expect(eighth({ apply_markdown: false })).toMatchObject({
      content: "hush **too**",
      content_type: "text/x-markdown",
    });
  });

  it("no avatar to clients that can compute it, and a real address to the others", () => {
    expect(eighth({})).toMatchObject({ avatar_url: null });
    for (const [feature_level, avatar_url] of [
      [92, null],
      [91, expect.stringContaining("gravatar")],
    ] as const) {
      expect(found(tenMessages({ feature_level }), MEL_MEMBER, { message_ids: [8] }).messages).toMatchObject([{ avatar_url }]);
    }
    const avatar = String(eighth({ client_gravatar: false })?.["avatar_url"]);
    expect(avatar).toMatch(/^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon/);
  });

  // People of a one-to-one conversation are listed by address, those of a group by ID.
  it("direct messages with all participants, and an empty subject", () => {
    const [message] = found(realm, NINA_MEMBER, { message_ids: [10] }).messages;
    expect(message).toMatchObject({
      type: "private",
      subject: "",
      display_recipient: [{ id: 1 }, { id: 4 }, { id: 5 }],
    });
    expect(message).not.toHaveProperty("stream_id");
  });

  it("both kinds of wildcards since level 224, and one flag for both before", () => {
    const said = {
      sender: "olive@example.test",
      channel: "general",
      topic: "t",
      content: "@**all** and @**topic**",
      unread: true,
    };
    const at = (feature_level: number): unknown => flags(tenMessages({ messages: [said], feature_level }), MEL_MEMBER, 1);
    expect(at(224)).toEqual(["stream_wildcard_mentioned", "wildcard_mentioned"]);
    expect(at(223)).toEqual(["wildcard_mentioned"]);
  });

  it("the matches of a search, marked, and no marks without a search", () => {
    const narrow: Params["narrow"] = [
      ["search", "hush"],
      ["search", '"TOO"'],
    ];
    expect(found(realm, MEL_MEMBER, { ...NEWEST, narrow }).messages).toMatchObject([
      {
        id: 8,
        match_content: '<p><span class="highlight">hush</span> <strong>too</strong></p>',
        match_subject: "",
      },
    ]);
    expect(eighth({})).not.toHaveProperty("match_content");
  });

  it("changes nothing", () => {
    const outcome = getMessages(realm, MEL_MEMBER, NEWEST);
    expect(outcome.realm).toBe(realm);
    expect(outcome.events).toEqual([]);
  });
});
