import { describe, expect, it } from "vitest";
import { checkMessagesMatchNarrow, type Realm, updateMessageFlags } from "../../src/index";
import { removeSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { NARROW_MISTAKES } from "../support/narrow-mistakes";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { tenMessages } from "../support/ten-messages";
import { wireCall } from "../support/wire-call";

spec(checkMessagesMatchNarrow, [{ realm: REALM, mistakes: NARROW_MISTAKES }]);

type Narrow = Parameters<typeof checkMessagesMatchNarrow>[2]["narrow"];

const EVERY = Array.from({ length: 12 }, (_, index) => index);

function matched(realm: Realm, userId: number, narrow: Narrow, msg_ids: readonly number[] = EVERY): Record<string, unknown> {
  return play(realm).checkMessagesMatchNarrow(userId, { msg_ids, narrow }).response.messages;
}

describe("checkMessagesMatchNarrow returns", () => {
  const realm = tenMessages();

  it("the messages that match, by their IDs as text", () => {
    expect(matched(realm, MEL_MEMBER, [["topic", "lunch"]], [1, 2, 3, 3])).toEqual({
      "1": { match_content: "<p>number 1</p>", match_subject: "lunch" },
      "3": { match_content: "<p>number 3</p>", match_subject: "lunch" },
    });
  });

  it("marks only what a search looks for, in the content and in the topic", () => {
    expect(matched(realm, MEL_MEMBER, [["search", "lunch 3"]])).toEqual({
      "3": {
        match_content: '<p>number <span class="highlight">3</span></p>',
        match_subject: '<span class="highlight">lunch</span>',
      },
    });
  });

  // The empty topic is empty where a search marks its words.
  // The text where a search marks the empty topic is empty. Direct messages are stored with a topic of one character.
  it("topics with HTML escaped, and the empty topic as empty", () => {
    const said = { sender: "olive@example.test", channel: "general", topic: "a <b>", content: "hi" };
    expect(matched(tenMessages({ messages: [said] }), MEL_MEMBER, [])["1"]).toMatchObject({
      match_subject: "a &lt;b&gt;",
    });
    expect(matched(realm, MEL_MEMBER, [])["8"]).toMatchObject({ match_subject: "" });
    expectRefusal(
      checkMessagesMatchNarrow(realm, MEL_MEMBER, { msg_ids: [1], narrow: [["with", "1"]] }),
      realm,
      "BAD_NARROW",
      "narrow_operator_unknown",
    );
    expect(matched(realm, MEL_MEMBER, [])["10"]).toMatchObject({ match_subject: "\u0007" });
  });

  it("nothing that the actor never received, even in a public channel", () => {
    const open = { sender: "olive@example.test", channel: "open to all", topic: "t", content: "hi" };
    const sent = tenMessages({ messages: [open] });
    const narrow: Narrow = [["stream", "open to all"]];
    expect(matched(sent, MEL_MEMBER, narrow)).toEqual({});
    const starred = updateMessageFlags(sent, MEL_MEMBER, { messages: [1], op: "add", flag: "starred" }).realm;
    expect(Object.keys(matched(starred, MEL_MEMBER, narrow))).toEqual(["1"]);
  });

  it("nothing of a channel that is not readable for the actor, now or always", () => {
    expect(matched(realm, NINA_MEMBER, [{ operator: "channel", operand: SECRET }])).toEqual({});
    const left = removeSubscription(realm, MEL_MEMBER, SECRET);
    expect(Object.keys(matched(left, MEL_MEMBER, []))).toEqual(["1", "2", "3", "4", "5", "6", "9", "10"]);
  });
});

it("checkMessagesMatchNarrow has a path next to `messages`, and does not hide it", () => {
  const params = { msg_ids: [1, 9], narrow: [{ operator: "channel", operand: GENERAL }] };
  const { response } = wireCall(tenMessages(), "mel@example.test", "GET", "/messages/matches_narrow", params);
  expect(response.body).toMatchObject({ result: "success", messages: { "1": { match_subject: "lunch" } } });
});
