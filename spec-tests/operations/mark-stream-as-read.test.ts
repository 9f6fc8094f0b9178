import { describe, expect, it } from "vitest";
import { markStreamAsRead, sendMessage, updateMessage, updateMessageFlags } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { tenMessages } from "../support/ten-messages";

spec(markStreamAsRead, [
  {
    realm: REALM,
    mistakes: [
      ["channel_not_readable", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_not_readable", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET } }],
    ],
  },
]);

describe("markStreamAsRead changes", () => {
  it("the unread messages of the channel, and notifies the actor once", () => {
    const outcome = markStreamAsRead(tenMessages(), MEL_MEMBER, { stream_id: GENERAL });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ flag: "read", op: "add", messages: [1, 2, 3, 4, 5, 6] }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    const secret = markStreamAsRead(outcome.realm, MEL_MEMBER, { stream_id: SECRET });
    expect(eventsFor(secret, MEL_MEMBER)).toMatchObject([{ messages: [8] }]);
  });

  it("what became unread since everything was read", () => {
    const read = markStreamAsRead(tenMessages(), MEL_MEMBER, { stream_id: SECRET }).realm;
    const moved = { message_id: 1, stream_id: SECRET, topic: "plan", send_notification_to_new_thread: false };
    const changes = [
      updateMessageFlags(read, MEL_MEMBER, { messages: [8], op: "remove", flag: "read" }),
      updateMessage(read, OLIVE_OWNER, moved),
      sendMessage(read, OLIVE_OWNER, { type: "channel", to: SECRET, topic: "Plan", content: "hush" }),
    ];
    const readNow = changes.map((later) => {
      const marked = markStreamAsRead(later.realm, MEL_MEMBER, { stream_id: SECRET });
      return eventsFor(marked, MEL_MEMBER).flatMap(({ messages }) => messages);
    });
    expect(readNow).toEqual([[8], [1], [11]]);
  });

  it("nothing, without an event, when everything is read", () => {
    const read = markStreamAsRead(tenMessages(), MEL_MEMBER, { stream_id: GENERAL }).realm;
    const outcome = markStreamAsRead(read, MEL_MEMBER, { stream_id: GENERAL });
    expect(carriedOut(outcome).realm).toBe(read);
    expect(eventTypes(outcome)).toEqual([]);
  });
});
