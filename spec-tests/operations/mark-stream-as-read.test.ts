import { describe, expect, it } from "vitest";
import { markStreamAsRead } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes, eventsFor } from "../support/outcomes";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";
import { tenMessages } from "../support/ten-messages";

describe("markStreamAsRead refuses", () => {
  it("a channel that does not exist, or that the actor cannot read", () => {
    const realm = tenMessages();
    expectRefusal(markStreamAsRead(realm, MEL_MEMBER, { stream_id: 99 }), realm, "BAD_REQUEST", "channel_not_readable");
    expectRefusal(markStreamAsRead(realm, NINA_MEMBER, { stream_id: SECRET }), realm, "BAD_REQUEST", "channel_not_readable");
  });
});

describe("markStreamAsRead changes", () => {
  it("the unread messages of the channel, and notifies the actor once", () => {
    const outcome = markStreamAsRead(tenMessages(), MEL_MEMBER, { stream_id: GENERAL });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ flag: "read", op: "add", messages: [1, 2, 3, 4, 5, 6] }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    const secret = markStreamAsRead(outcome.realm, MEL_MEMBER, { stream_id: SECRET });
    expect(eventsFor(secret, MEL_MEMBER)).toMatchObject([{ messages: [8] }]);
  });

  it("nothing, without an event, when everything is read", () => {
    const read = markStreamAsRead(tenMessages(), MEL_MEMBER, { stream_id: GENERAL }).realm;
    const outcome = markStreamAsRead(read, MEL_MEMBER, { stream_id: GENERAL });
    expect(carriedOut(outcome).realm).toBe(read);
    expect(eventTypes(outcome)).toEqual([]);
  });
});
