// Deleting one message.
import { describe, expect, it } from "vitest";
import { deleteMessage, type Realm } from "../../src/index";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { marksOf } from "../../src/model/rules/messages/message-rows";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { BY_NINA, DIRECT_TO_MEL, IN_ATTIC, IN_SECRET, later, REALM, setting } from "../support/spec-realm";

const DENIED = "role:nobody";

spec(deleteMessage, [
  {
    realm: setting({ can_delete_own_message_group: "role:members", message_content_delete_limit_seconds: 600 })(REALM),
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: IN_SECRET } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: IN_ATTIC } }],
      [
        "deleting_others_not_allowed",
        "BAD_REQUEST",
        { params: { message_id: BY_NINA } },
        { actor: MEL_MEMBER, params: { message_id: IN_ATTIC } },
      ],
      ["deleting_others_not_allowed", "BAD_REQUEST", { params: { message_id: DIRECT_TO_MEL } }],
      ["deleting_not_allowed", "BAD_REQUEST", { realm: setting({ can_delete_own_message_group: DENIED }) }],
      ["deleting_time_over", "BAD_REQUEST", { realm: later(1000) }],
    ],
  },
]);

const mel = "mel@example.test";
const nina = "nina@example.test";

const MESSAGES = [
  { sender: mel, channel: "general", topic: "lunch", content: "a", sent: -9000 },
  { sender: nina, channel: "general", topic: "lunch", content: "b" },
  { sender: "beep-bot@example.test", channel: "general", topic: "beeps", content: "beep" },
  { sender: mel, to: [nina], content: "psst" },
  { sender: mel, channel: "secret", topic: "plans", content: "hush" },
  { sender: "olive@example.test", channel: "attic", topic: "dust", content: "old" },
];
const [OLD, HERS, BEEP, DIRECT, HUSH] = [1, 2, 3, 4, 5] as const;

function realmWith(settings: Record<string, unknown> = {}, general: object = {}): Realm {
  const [first, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
  return everyRole({ messages: MESSAGES, settings, channels: [{ name: "general", ...first, ...general }, ...others] });
}

describe("deleteMessage refuses, the first reason first", () => {
  it("an own message without the permission", () => {
    const realm = realmWith({ can_delete_own_message_group: "role:moderators" });
    expectRefusal(deleteMessage(realm, NINA_MEMBER, { message_id: HERS }), realm, "BAD_REQUEST", "deleting_not_allowed");
    const group = "can_delete_own_message_group";
    const open = realmWith({ [group]: "role:moderators" }, { [group]: "role:members" });
    expect(deleteMessage(open, NINA_MEMBER, { message_id: HERS }).ok).toBe(true);
    expectRefusal(deleteMessage(open, MEL_MEMBER, { message_id: DIRECT }), open, "BAD_REQUEST", "deleting_not_allowed");
  });

  it("an own message after the limit, without grace, and one that is already deleted", () => {
    const inTime = play(realmWith()).advanceClock({ seconds: 600 }).realm;
    const late = play(realmWith()).advanceClock({ seconds: 601 }).realm;
    const gone = play(inTime).deleteMessage(NINA_MEMBER, { message_id: HERS }).realm;
    expectRefusal(deleteMessage(gone, NINA_MEMBER, { message_id: HERS }), gone, "BAD_REQUEST", "message_unknown");
    expectRefusal(deleteMessage(late, NINA_MEMBER, { message_id: HERS }), late, "BAD_REQUEST", "deleting_time_over");
    const unlimited = realmWith({ message_content_delete_limit_seconds: null });
    expect(deleteMessage(unlimited, MEL_MEMBER, { message_id: OLD }).ok).toBe(true);
  });
});

it.each([
  ["administrators, at any age", {}, {}, ADA_ADMIN, OLD, true],
  ["but not direct messages of others", {}, {}, ADA_ADMIN, DIRECT, false],
  ["whom the realm's group holds", { can_delete_any_message_group: "role:members" }, {}, NINA_MEMBER, OLD, true],
  ["whom the channel's group holds", {}, { can_delete_any_message_group: "role:everyone" }, GRETA_GUEST, OLD, true],
  ["the owner of the bot that sent it", {}, {}, MEL_MEMBER, BEEP, true],
  ["but no other account", {}, {}, NINA_MEMBER, BEEP, false],
])("deleteMessage lets delete any message: %s", (_name, settings, general, actor, message_id, allowed) => {
  const realm = realmWith(settings, general);
  expect(deleteMessage(realm, actor, { message_id }).ok).toBe(allowed);
});

describe("deleteMessage changes", () => {
  it("removes the message from the table, the lists and all histories, and never uses the ID again", () => {
    const { realm } = play(realmWith()).deleteMessage(ADA_ADMIN, { message_id: OLD });
    expect(realm.messages.get(OLD - 1)).toBeNull();
    const narrow = [{ operator: "channel", operand: "general" }];
    const range = { anchor: "oldest", num_before: 0, num_after: 10, narrow };
    const { response } = play(realm).getMessages(NINA_MEMBER, range);
    expect(response.messages.map((message) => message["id"])).toEqual([HERS, BEEP]);
    const next = play(realm).sendMessage(NINA_MEMBER, { type: "channel", to: GENERAL, topic: "x", content: "y" });
    expect(next.response.id).toBe(MESSAGES.length + 1);
  });

  it("a topic without messages no longer exists, but all preferences for it stay", () => {
    const followed = setVisibilityPolicy(realmWith(), NINA_MEMBER, GENERAL, "beeps", 3).realm;
    const outcome = deleteMessage(followed, ADA_ADMIN, { message_id: BEEP });
    const { realm } = carriedOut(outcome);
    expect(realm.channel_contents.get(GENERAL)?.topics.has("beeps")).toBe(false);
    expect(visibilityPolicy(realm, NINA_MEMBER, GENERAL, "beeps")).toBe(3);
    expect(eventTypes(outcome)).toEqual(["delete_message"]);
  });

  it("a conversation without messages no longer exists", () => {
    const { realm } = play(realmWith()).deleteMessage(MEL_MEMBER, { message_id: DIRECT });
    expect(realm.direct_conversations.size).toBe(0);
    expect([...(realm.direct_keys.get(NINA_MEMBER) ?? [])]).toEqual([]);
    const again = play(realm).sendMessage(MEL_MEMBER, { type: "direct", to: [NINA_MEMBER], content: "psst" });
    expect([...(again.realm.direct_keys.get(NINA_MEMBER) ?? [])]).toHaveLength(1);
  });
});

describe("deleteMessage notifies", () => {
  it("the readers of a channel, first of its first message if that changes", () => {
    const outcome = deleteMessage(realmWith(), ADA_ADMIN, { message_id: OLD });
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([
      { type: "stream", op: "update", property: "first_message_id", value: HERS },
      { type: "delete_message", message_type: "stream", message_ids: [OLD], stream_id: GENERAL, topic: "lunch" },
    ]);
  });

  it("only the participants of a direct message, without a place", () => {
    const outcome = deleteMessage(realmWith(), MEL_MEMBER, { message_id: DIRECT });
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([{ type: "delete_message", message_type: "private", message_ids: [DIRECT] }]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
  });

  it("no account outside a private channel", () => {
    const outcome = deleteMessage(realmWith(), MEL_MEMBER, { message_id: HUSH });
    expect(eventsFor(outcome, OLIVE_OWNER)[0]).toMatchObject({ stream_id: SECRET });
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it("readers of the place where the message is now", () => {
    const moved = play(realmWith()).updateMessage(NINA_MEMBER, { message_id: HERS, topic: "supper" }).realm;
    const outcome = deleteMessage(moved, NINA_MEMBER, { message_id: HERS });
    expect(eventsFor(outcome, GRETA_GUEST)[0]).toMatchObject({ message_ids: [HERS], topic: "supper" });
  });
});

it("a deleted message deletes the flags of users", () => {
  const marked = ["starred", "collapsed"].reduce(
    (present, flag) => play(present).updateMessageFlags(NINA_MEMBER, { messages: [OLD], op: "add", flag }).realm,
    realmWith(),
  );
  expect(marksOf(marked, NINA_MEMBER).starred.has(OLD)).toBe(true);
  const without = play(marked).deleteMessage(OLIVE_OWNER, { message_id: OLD }).realm;
  for (const ids of Object.values(marksOf(without, NINA_MEMBER))) expect(ids.has(OLD)).toBe(false);
});
