/** Events: polling; the rules of queues stand in `events/queues`. */
import { expect, test } from "vitest";
import { addAlertWords, getEvents, registerQueue } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

const { realm, response } = carriedOut(registerQueue(everyRole(), MEL_MEMBER, { event_types: ["alert_words"] }));
const { queue_id } = response;

test("refuses, in this order: no last event ID, a queue that is not one's own, events that are gone", () => {
  expectRefusal(getEvents(realm, NINA_MEMBER, { queue_id }), realm, "BAD_REQUEST");
  expectRefusal(getEvents(realm, NINA_MEMBER, { queue_id, last_event_id: 0 }), realm, "BAD_EVENT_QUEUE_ID", {
    queue_id,
  });
  const told = carriedOut(addAlertWords(realm, MEL_MEMBER, { alert_words: ["fire"] })).realm;
  const acknowledged = carriedOut(getEvents(told, MEL_MEMBER, { queue_id, last_event_id: 0 })).realm;
  const again = getEvents(acknowledged, MEL_MEMBER, { queue_id, last_event_id: -1 });
  expectRefusal(again, acknowledged, "BAD_REQUEST");
});

test("gives the events and the queue, and an empty list when there is nothing", () => {
  expect(carriedOut(getEvents(realm, MEL_MEMBER, { queue_id, last_event_id: -1 })).response).toEqual({
    events: [],
    queue_id,
  });
});
