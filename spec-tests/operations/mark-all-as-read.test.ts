import { describe, expect, it } from "vitest";
import { markAllAsRead, type Realm, sendMessage, updateMessageFlags } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { tenMessages } from "../support/ten-messages";

spec(markAllAsRead, [{ realm: REALM, mistakes: [] }]);

describe("markAllAsRead changes", () => {
  it("everything that is unread, also direct messages and messages that were marked as unread", () => {
    const marked = updateMessageFlags(tenMessages(), OLIVE_OWNER, { messages: [2], op: "remove", flag: "read" }).realm;
    const outcome = markAllAsRead(marked, OLIVE_OWNER, {});
    expect(carriedOut(outcome).response).toEqual({ complete: true });
    expect(eventsFor(outcome, OLIVE_OWNER)).toMatchObject([{ flag: "read", op: "add", messages: [], all: true }]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([]);
    const unread = play(outcome.realm).getMessages(OLIVE_OWNER, {
      anchor: "newest",
      num_before: 20,
      num_after: 0,
      narrow: [["is", "unread"]],
    });
    expect(unread.response.messages).toEqual([]);
  });

  it("what came since everything was read", () => {
    const read = markAllAsRead(tenMessages(), MEL_MEMBER, {}).realm;
    const plain = { type: "channel", to: GENERAL, topic: "lunch", content: "another" } as const;
    const all = markAllAsRead(sendMessage(read, OLIVE_OWNER, plain).realm, MEL_MEMBER, {}).realm;
    const sent = sendMessage(all, OLIVE_OWNER, plain).realm;
    const unreadOf = (realm: Realm) =>
      play(realm).registerQueue(MEL_MEMBER, { event_types: ["message", "update_message_flags"] }).response.unread_msgs;
    expect(unreadOf(sent)).toMatchObject({ count: 1, streams: [{ topic: "lunch", unread_message_ids: [12] }] });
    expect(unreadOf(markAllAsRead(sent, MEL_MEMBER, {}).realm)).toMatchObject({ count: 0 });
  });

  // Marking everything as read sends one event, without IDs.
  it("nothing when everything is read, but sends an event", () => {
    const read = markAllAsRead(tenMessages(), NINA_MEMBER, {}).realm;
    const outcome = markAllAsRead(read, NINA_MEMBER, {});
    expect(outcome.realm).toBe(read);
    expect(eventTypes(outcome)).toEqual(["update_message_flags/add"]);
  });
});
