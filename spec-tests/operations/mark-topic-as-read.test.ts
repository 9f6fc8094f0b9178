import { describe, expect, it } from "vitest";
import { markTopicAsRead } from "../../src/index";
import { addSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { tenMessages } from "../support/ten-messages";

spec(markTopicAsRead, [
  {
    realm: REALM,
    mistakes: [
      ["channel_not_readable", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_not_readable", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET } }],
      ["topic_without_messages", "BAD_REQUEST", { params: { topic_name: "nothing" } }],
      ["topic_without_messages", "BAD_REQUEST", { params: { topic_name: " hello" } }],
    ],
  },
]);

it("markTopicAsRead refuses a topic without messages, or without messages of the actor", () => {
  const realm = tenMessages();
  expectRefusal(
    markTopicAsRead(realm, MEL_MEMBER, { stream_id: GENERAL, topic_name: "supper" }),
    realm,
    "BAD_REQUEST",
    "topic_without_messages",
  );
  const late = addSubscription(realm, NINA_MEMBER, SECRET);
  expectRefusal(
    markTopicAsRead(late, NINA_MEMBER, { stream_id: SECRET, topic_name: "plan" }),
    late,
    "BAD_REQUEST",
    "topic_without_messages",
  );
});

describe("markTopicAsRead changes", () => {
  it("the unread messages of the topic, ignoring letter case, only for the actor", () => {
    const outcome = markTopicAsRead(tenMessages(), MEL_MEMBER, { stream_id: GENERAL, topic_name: "LUNCH" });
    expect(carriedOut(outcome).response).toEqual({});
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([
      { type: "update_message_flags", op: "add", operation: "add", flag: "read", messages: [1, 3, 5], all: false },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    const other = markTopicAsRead(outcome.realm, GRETA_GUEST, { stream_id: GENERAL, topic_name: "lunch" });
    expect(eventsFor(other, GRETA_GUEST)).toMatchObject([{ messages: [1, 3, 5] }]);
  });

  // Marking the empty topic as read marks the whole channel.
  it("the empty topic, by either name", () => {
    for (const topic_name of ["", "general chat"]) {
      const outcome = markTopicAsRead(tenMessages(), MEL_MEMBER, { stream_id: SECRET, topic_name });
      expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ messages: [8] }]);
    }
  });

  it("the whole channel for the empty topic, by either name, on servers", () => {
    for (const topic_name of ["", "general chat"]) {
      const messages = ["", "lunch"].map((topic) => ({
        sender: "olive@example.test",
        channel: "general",
        topic,
        content: "x",
        unread: true,
      }));
      const outcome = markTopicAsRead(everyRole({ realm: { follow: "server" }, messages }), MEL_MEMBER, { stream_id: GENERAL, topic_name });
      expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ messages: [1, 2] }]);
    }
  });

  it("nothing, without an event, when everything is read", () => {
    const read = markTopicAsRead(tenMessages(), MEL_MEMBER, { stream_id: GENERAL, topic_name: "lunch" }).realm;
    const outcome = markTopicAsRead(read, MEL_MEMBER, { stream_id: GENERAL, topic_name: "lunch" });
    expect(carriedOut(outcome).realm).toBe(read);
    expect(eventTypes(outcome)).toEqual([]);
  });

  it("nothing for users who wrote all messages themselves", () => {
    const realm = tenMessages();
    const [open] = [{ sender: "olive@example.test", channel: "open to all", topic: "old", content: "hi", unread: true }];
    const sent = tenMessages({ messages: [open] });
    expect(markTopicAsRead(realm, OLIVE_OWNER, { stream_id: GENERAL, topic_name: "lunch" }).realm).toBe(realm);
    expectRefusal(
      markTopicAsRead(sent, MEL_MEMBER, { stream_id: OPEN_TO_ALL, topic_name: "old" }),
      sent,
      "BAD_REQUEST",
      "topic_without_messages",
    );
  });
});
