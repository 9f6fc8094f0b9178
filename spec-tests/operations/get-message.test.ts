import { describe, expect, it } from "vitest";
import { createRealm, getMessage } from "../../src/index";
import { addSubscription, removeSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OPEN_TO_ALL, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { IN_ATTIC, level, REALM } from "../support/spec-realm";
import { TEN_MESSAGES, tenMessages } from "../support/ten-messages";

spec(getMessage, [
  {
    realm: level(300)(REALM),
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 0 } }],
      ["message_unknown", "BAD_REQUEST", { params: { message_id: -1 } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: IN_ATTIC } }],
    ],
  },
]);

describe("getMessage refuses", () => {
  const realm = tenMessages();

  it("for a guest a message of a web-public channel without subscription, which the channel's history shows", () => {
    const open = { sender: "olive@example.test", channel: "open to all", topic: "news", content: "hello" };
    const realm = createRealm({ ...EVERY_ROLE_FIXTURE, messages: [open] });
    expectRefusal(getMessage(realm, GRETA_GUEST, { message_id: 1 }), realm, "BAD_REQUEST", "message_unknown");
    expect(getMessage(addSubscription(realm, GRETA_GUEST, OPEN_TO_ALL), GRETA_GUEST, { message_id: 1 }).ok).toBe(true);
    const narrow = [["channel", "open to all"]] as const;
    const found = play(realm).getMessages(GRETA_GUEST, { anchor: "newest", num_before: 1, num_after: 0, narrow });
    expect(found.response.messages).toHaveLength(1);
  });

  it("a message that the actor cannot read: closed channels, other conversations, protected history", () => {
    expectRefusal(getMessage(realm, NINA_MEMBER, { message_id: 7 }), realm, "BAD_REQUEST", "message_unknown");
    expectRefusal(getMessage(realm, NINA_MEMBER, { message_id: 9 }), realm, "BAD_REQUEST", "message_unknown");
    const late = addSubscription(realm, NINA_MEMBER, SECRET);
    expectRefusal(getMessage(late, NINA_MEMBER, { message_id: 7 }), late, "BAD_REQUEST", "message_unknown");
    const left = removeSubscription(realm, MEL_MEMBER, SECRET);
    expectRefusal(getMessage(left, MEL_MEMBER, { message_id: 7 }), left, "BAD_REQUEST", "message_unknown");
  });
});

describe("getMessage returns", () => {
  const realm = tenMessages();

  it("the message with the actor's flags, and its Markdown as a separate field", () => {
    const outcome = play(realm).getMessage(MEL_MEMBER, { message_id: 8 });
    expect(outcome.response).toMatchObject({
      message: { id: 8, content: "<p>hush <strong>too</strong></p>", flags: [], subject: "general chat" },
      raw_content: "hush **too**",
    });
    expect(outcome.realm).toBe(realm);
  });

  it("Markdown and the empty topic on request", () => {
    const params = { message_id: 8, apply_markdown: false, allow_empty_topic_name: true };
    expect(play(realm).getMessage(MEL_MEMBER, params).response).toMatchObject({
      message: { content: "hush **too**", subject: "" },
    });
  });

  it("the Markdown alone before level 120", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, messages: TEN_MESSAGES, feature_level: 119 });
    expect(play(old).getMessage(MEL_MEMBER, { message_id: 8 }).response).toEqual({
      raw_content: "hush **too**",
    });
  });
});

it("getMessage shows a bot of the server in the server's own realm, and other senders in this realm", () => {
  const { realm } = play(tenMessages()).createChannel(MEL_MEMBER, { name: "news", subscribers: [MEL_MEMBER] });
  const realmOf = (message_id: number) => play(realm).getMessage(MEL_MEMBER, { message_id }).response.message;
  expect(realmOf(realm.messages.size)).toMatchObject({ sender_realm_str: "zulipinternal" });
  expect(realmOf(1)).toMatchObject({ sender_realm_str: "chat" });
});
