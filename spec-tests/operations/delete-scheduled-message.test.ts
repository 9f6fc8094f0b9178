import { describe, expect, it } from "vitest";
import { deleteScheduledMessage, nextDue, type Realm } from "../../src/index";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(deleteScheduledMessage, [
  { realm: REALM, mistakes: [["scheduled_message_unknown", "BAD_REQUEST", { params: { scheduled_message_id: 99 } }]] },
]);

const LATER = START + 3600;

function waiting(realm = everyRole()): Realm {
  return play(realm).createScheduledMessage(MEL_MEMBER, {
    type: "channel",
    to: GENERAL,
    topic: "lunch",
    content: "pizza?",
    scheduled_delivery_timestamp: LATER,
  }).realm;
}

describe("deleteScheduledMessage refuses", () => {
  it("an unknown message and one of another account, in the same way", () => {
    const realm = waiting();
    expectRefusal(
      deleteScheduledMessage(realm, MEL_MEMBER, { scheduled_message_id: 2 }),
      realm,
      "BAD_REQUEST",
      "scheduled_message_unknown",
      {
        http_status: 404,
      },
    );
    expectRefusal(
      deleteScheduledMessage(realm, OLIVE_OWNER, { scheduled_message_id: 1 }),
      realm,
      "BAD_REQUEST",
      "scheduled_message_unknown",
      {
        http_status: 404,
      },
    );
  });

  it("a delivered message only after it is forgotten, by this call or with the message", () => {
    const sent = play(waiting()).advanceClock({ to: LATER }).realm;
    expect(play(sent).getScheduledMessages(MEL_MEMBER, {}).response.scheduled_messages).toEqual([]);
    const forgotten = deleteScheduledMessage(sent, MEL_MEMBER, { scheduled_message_id: 1 });
    expect(eventsFor(forgotten, MEL_MEMBER)).toMatchObject([{ type: "scheduled_messages", op: "remove", scheduled_message_id: 1 }]);
    expect(forgotten.realm.messages.size).toBe(1);
    const without = play(sent).deleteMessage(OLIVE_OWNER, { message_id: 1 }).realm;
    for (const realm of [forgotten.realm, without]) {
      expectRefusal(
        deleteScheduledMessage(realm, MEL_MEMBER, { scheduled_message_id: 1 }),
        realm,
        "BAD_REQUEST",
        "scheduled_message_unknown",
      );
    }
  });

  it("an unknown message with HTTP 404, on servers", () => {
    const server = everyRole({ realm: { follow: "server" } });
    expectRefusal(
      deleteScheduledMessage(server, MEL_MEMBER, { scheduled_message_id: 1 }),
      server,
      "BAD_REQUEST",
      "scheduled_message_unknown",
      {
        http_status: 404,
      },
    );
    const { response } = wireCall(server, "mel@example.test", "DELETE", "/scheduled_messages/1");
    expect(response).toMatchObject({ status: 404, body: { result: "error", code: "BAD_REQUEST" } });
  });
});

describe("deleteScheduledMessage changes", () => {
  it("nothing is due any longer, and the ID is not used again", () => {
    const { realm } = play(waiting()).deleteScheduledMessage(MEL_MEMBER, { scheduled_message_id: 1 });
    expect(nextDue(realm)).toBeUndefined();
    expect(play(realm).advanceClock({ to: LATER + 1 }).realm.messages.size).toBe(0);
    expect([...waiting(realm).scheduled_messages.keys()]).toEqual([2]);
  });

  it("deletes also a failed message", () => {
    const failed = play(waiting()).archiveStream(OLIVE_OWNER, { stream_id: GENERAL }).advanceClock({ to: LATER }).realm;
    const { realm } = play(failed).deleteScheduledMessage(MEL_MEMBER, { scheduled_message_id: 1 });
    expect(play(realm).getScheduledMessages(MEL_MEMBER, {}).response.scheduled_messages).toEqual([]);
  });
});

it("deleteScheduledMessage notifies only the author", () => {
  const outcome = deleteScheduledMessage(waiting(), MEL_MEMBER, { scheduled_message_id: 1 });
  expect(eventTypes(outcome)).toEqual(["scheduled_messages/remove"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ scheduled_message_id: 1 }]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});
