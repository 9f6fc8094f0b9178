import { describe, expect, it } from "vitest";
import { addReaction, createRealm, type Fixture, type Realm } from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { frozen } from "../../src/model/realm/freeze";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  SHARED_SECRET,
  START,
} from "../support/realms";
import { APART, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const REACTED = addReaction(REALM, MEL_MEMBER, { message_id: at.BY_NINA, emoji_name: "tada" }).realm;

spec(addReaction, [
  {
    realm: REALM,
    params: { message_id: at.BY_NINA, emoji_name: "tada" },
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: at.IN_SECRET } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: at.DIRECT_TO_MEL } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: at.IN_ATTIC } }],
      ["emoji_unknown", "BAD_REQUEST", { params: { emoji_name: "no_such" } }],
      ["emoji_unknown", "BAD_REQUEST", { params: { emoji_name: "1f389" } }],
      ["emoji_kind_unknown", "BAD_REQUEST", { params: { reaction_type: "sticker" } }],
      ["reaction_exists", "REACTION_ALREADY_EXISTS", { realm: () => REACTED }],
      ["emoji_mismatch", "BAD_REQUEST", { params: { emoji_code: "1" } }, APART],
      ["emoji_mismatch", "BAD_REQUEST", { params: { emoji_code: "1", reaction_type: "realm_emoji" } }],
      ["emoji_mismatch", "BAD_REQUEST", { params: { emoji_name: "zulip", emoji_code: "1f389", reaction_type: "zulip_extra_emoji" } }],
    ],
  },
]);

/** Messages: 1 in general, 2 in secret (Olive, Mel), 3 direct from Olive to Mel, 4 in the attic. */
const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  messages: [
    { sender: "olive@example.test", channel: "general", topic: "hello", content: "hi", sent: -400 },
    { sender: "olive@example.test", channel: "secret", topic: "hello", content: "hi", sent: -300 },
    { sender: "olive@example.test", to: ["mel@example.test"], content: "hi", sent: -200 },
    { sender: "olive@example.test", channel: "attic", topic: "hello", content: "hi", sent: -100 },
  ],
};

const realm = createRealm(FIXTURE);

/** The same with the custom emoji `party` (1) and the deactivated `gone` (2), and one named like a Unicode emoji (3). */
function withCustomEmoji(): Realm {
  return withFields(realm, {
    custom_emoji: frozen([
      { id: 1, name: "party", author_id: OLIVE_OWNER, deactivated: false },
      { id: 2, name: "gone", author_id: OLIVE_OWNER, deactivated: true },
      { id: 3, name: "tada", author_id: OLIVE_OWNER, deactivated: false },
    ]),
  });
}

function reactionsOf(after: Realm, messageId: number): unknown {
  return after.messages.get(messageId - 1)?.reactions;
}

describe("addReaction refuses, the first reason first", () => {
  it("a deactivated custom emoji", () => {
    const custom = withCustomEmoji();
    expectRefusal(addReaction(custom, MEL_MEMBER, { message_id: 1, emoji_name: "gone" }), custom, "BAD_REQUEST", "emoji_unknown");
  });

  it("the same emoji by the same account, under any of its names", () => {
    const once = play(realm).addReaction(MEL_MEMBER, { message_id: 1, emoji_name: "+1" }).realm;
    const again = addReaction(once, MEL_MEMBER, { message_id: 1, emoji_name: "thumbs_up" });
    expectRefusal(again, once, "REACTION_ALREADY_EXISTS", "reaction_exists", { http_status: 400 });
  });
});

describe("addReaction changes", () => {
  it.each([
    ["a Unicode emoji", { emoji_name: "octopus" }, { emoji_name: "octopus", emoji_code: "1f419", reaction_type: "unicode_emoji" }],
    ["an alias", { emoji_name: "thumbs_up" }, { emoji_name: "thumbs_up", emoji_code: "1f44d", reaction_type: "unicode_emoji" }],
    ["a custom emoji", { emoji_name: "party" }, { emoji_name: "party", emoji_code: "1", reaction_type: "realm_emoji" }],
    ["the service's own", { emoji_name: "zulip" }, { emoji_name: "zulip", emoji_code: "zulip", reaction_type: "zulip_extra_emoji" }],
    ["a custom emoji before a Unicode one", { emoji_name: "tada" }, { emoji_name: "tada", emoji_code: "3", reaction_type: "realm_emoji" }],
    [
      "the Unicode one when code and type say so",
      { emoji_name: "tada", emoji_code: "1f389", reaction_type: "unicode_emoji" },
      { emoji_name: "tada", emoji_code: "1f389", reaction_type: "unicode_emoji" },
    ],
  ])("%s is stored with its code and type", (_name, params, stored) => {
    const after = play(withCustomEmoji()).addReaction(MEL_MEMBER, { message_id: 1, ...params }).realm;
    expect(reactionsOf(after, 1)).toEqual([{ ...stored, user_id: MEL_MEMBER }]);
  });

  // A second account that reacts with another name of the same emoji gets the name of the first.
  it("reactions keep the order in which they were added, and a second account uses the name of the first", () => {
    const first = play(realm).addReaction(MEL_MEMBER, { message_id: 1, emoji_name: "+1" }).realm;
    const second = play(first).addReaction(ADA_ADMIN, { message_id: 1, emoji_name: "heart" }).realm;
    const third = play(second).addReaction(NINA_MEMBER, { message_id: 1, emoji_name: "thumbs_up" }).realm;
    expect(reactionsOf(third, 1)).toMatchObject([
      { emoji_name: "+1", user_id: MEL_MEMBER },
      { emoji_name: "heart", user_id: ADA_ADMIN },
      { emoji_name: "+1", user_id: NINA_MEMBER },
    ]);
  });

  it("messages show their reactions without a user object since feature level 328", () => {
    const { realm: after } = play(realm).addReaction(MEL_MEMBER, { message_id: 1, emoji_name: "+1" });
    const { messages } = play(after).getMessages(MEL_MEMBER, { message_ids: [1] }).response;
    expect(messages[0]?.["reactions"]).toEqual([
      { emoji_name: "+1", emoji_code: "1f44d", reaction_type: "unicode_emoji", user_id: MEL_MEMBER },
    ]);
  });

  it("a reader who did not receive the message has it in the personal history afterwards", () => {
    const open = createRealm({
      ...EVERY_ROLE_FIXTURE,
      messages: [{ sender: "olive@example.test", channel: "open to all", topic: "t", content: "hi" }],
    });
    const mine = (present: Realm): unknown[] =>
      play(present)
        .getMessages(NINA_MEMBER, { anchor: "newest", num_before: 10, num_after: 0 })
        .response.messages.map((message) => message["flags"]);
    expect(mine(open)).toEqual([]);
    const after = play(open).addReaction(NINA_MEMBER, { message_id: 1, emoji_name: "+1" }).realm;
    expect(mine(after)).toEqual([["read", "historical"]]);
  });
});

describe("addReaction notifies", () => {
  it("all accounts who can read the message, and no others", () => {
    const outcome = addReaction(realm, MEL_MEMBER, { message_id: 2, emoji_name: "+1" });
    expect(eventTypes(outcome)).toEqual(["reaction/add"]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([
      {
        type: "reaction",
        op: "add",
        message_id: 2,
        emoji_name: "+1",
        emoji_code: "1f44d",
        reaction_type: "unicode_emoji",
        user_id: MEL_MEMBER,
        user: { user_id: MEL_MEMBER, email: "mel@example.test", full_name: "Mel Member" },
      },
    ]);
    expect(eventsFor(outcome, MEL_MEMBER)).toHaveLength(1);
    for (const stranger of [ADA_ADMIN, NINA_MEMBER, GRETA_GUEST]) expect(eventsFor(outcome, stranger)).toEqual([]);
    const direct = addReaction(realm, MEL_MEMBER, { message_id: 3, emoji_name: "+1" });
    expect([OLIVE_OWNER, MEL_MEMBER, NINA_MEMBER].map((id) => eventsFor(direct, id).length)).toEqual([1, 1, 0]);
  });

  it("a user who received the message and left a public channel, but no guest, and no user who left a private channel", () => {
    const talk = (to: number) => ({ type: "channel", to, topic: "t", content: "x" }) as const;
    const leave = (from: Realm, userId: number, name: string): Realm => play(from).unsubscribe(userId, { subscriptions: [name] }).realm;
    const notified = (to: number, name: string, leavers: readonly number[]): number[] => {
      const sent = play(realm).sendMessage(OLIVE_OWNER, talk(to)).realm;
      const left = leavers.reduce((from, id) => leave(from, id, name), sent);
      const outcome = addReaction(left, OLIVE_OWNER, { message_id: sent.messages.size, emoji_name: "tada" });
      return leavers.filter((id) => eventsFor(outcome, id).some(({ type }) => type === "reaction"));
    };
    expect(notified(GENERAL, "general", [MEL_MEMBER, GRETA_GUEST])).toEqual([MEL_MEMBER]);
    expect(notified(SHARED_SECRET, "shared secret", [NINA_MEMBER])).toEqual([]);
    expect(notified(SECRET, "secret", [MEL_MEMBER])).toEqual([]);
  });

  it("without a hidden address", () => {
    const [olive, ada, morgan, mel, ...others] = EVERY_ROLE_FIXTURE.users ?? [];
    const shy = { ...mel, email: "mel@example.test", settings: { email_address_visibility: 4 } };
    const users = [olive, ada, morgan, shy, ...others].flatMap((user) => user ?? []);
    const hidden = createRealm({ ...FIXTURE, users });
    const [event] = eventsFor(addReaction(hidden, MEL_MEMBER, { message_id: 1, emoji_name: "+1" }), NINA_MEMBER);
    expect(event).toMatchObject({ user: { email: `user${MEL_MEMBER}@chat.example.test` } });
  });

  it("the actor that it follows the topic now, when its policy says so", () => {
    const [olive, ...others] = EVERY_ROLE_FIXTURE.users ?? [];
    const eager = others.map((user) => ({ ...user, settings: { automatically_follow_topics_policy: 1 } }));
    const following = createRealm({ ...FIXTURE, users: [...(olive === undefined ? [] : [olive]), ...eager] });
    const outcome = addReaction(following, MEL_MEMBER, { message_id: 1, emoji_name: "+1" });
    expect(eventTypes(outcome)).toEqual(["muted_topics", "user_topic", "reaction/add"]);
    expect(eventsFor(outcome, MEL_MEMBER)[1]).toEqual({
      type: "user_topic",
      stream_id: 1,
      topic_name: "hello",
      last_updated: START,
      visibility_policy: 3,
    });
    expect(eventsFor(outcome, OLIVE_OWNER)).toHaveLength(1);
  });

  it("the actor that it follows a topic that it had muted", () => {
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({ ...user, settings: { automatically_follow_topics_policy: 1 } }));
    const topic = { stream_id: GENERAL, topic: "hello", visibility_policy: 1 } as const;
    const muting = play(createRealm({ ...FIXTURE, users })).updateUserTopic(NINA_MEMBER, topic).realm;
    const outcome = addReaction(muting, NINA_MEMBER, { message_id: 1, emoji_name: "+1" });
    expect(eventsFor(outcome, NINA_MEMBER)).toContainEqual(expect.objectContaining({ type: "user_topic", visibility_policy: 3 }));
  });
});

it("POST /messages/{message_id}/reactions reads names as plain text, and requires the name", () => {
  const path = "/messages/1/reactions";
  expect(wireCall(realm, "mel@example.test", "POST", path, { emoji_name: "+1" }).response.body).toEqual({
    result: "success",
    msg: "",
  });
  expect(wireCall(realm, "mel@example.test", "POST", path).response.body).toMatchObject({
    code: "REQUEST_VARIABLE_MISSING",
    var_name: "emoji_name",
  });
});
