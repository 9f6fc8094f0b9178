/** Events: polling; the rules of queues stand in `events/queues`. */
import { expect, test } from "vitest";
import { addAlertWords, getEvents, registerQueue } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

const { realm, response } = carriedOut(registerQueue(everyRole(), MEL_MEMBER, { event_types: ["alert_words"] }));
const { queue_id } = response;

test("refuses, in this order: no last event ID, a queue of another account, events that are deleted, events that never existed", () => {
  expectRefusal(getEvents(realm, NINA_MEMBER, { queue_id }), realm, "BAD_REQUEST", "poll_incomplete");
  expectRefusal(getEvents(realm, NINA_MEMBER, { queue_id, last_event_id: 0 }), realm, "BAD_EVENT_QUEUE_ID", "queue_unknown", {
    queue_id,
  });
  const notified = carriedOut(addAlertWords(realm, MEL_MEMBER, { alert_words: ["fire"] })).realm;
  const acknowledged = carriedOut(getEvents(notified, MEL_MEMBER, { queue_id, last_event_id: 0 })).realm;
  const again = getEvents(acknowledged, MEL_MEMBER, { queue_id, last_event_id: -1 });
  expectRefusal(again, acknowledged, "BAD_REQUEST", "events_acknowledged");
  const ahead = getEvents(acknowledged, MEL_MEMBER, { queue_id, last_event_id: 1 });
  expectRefusal(ahead, acknowledged, "BAD_REQUEST", "event_not_sent");
});

// An answer that did not have to wait names no queue.
test("returns what to wait for when there are no events, unless the client does not want to wait", () => {
  const asked = { queue_id, last_event_id: -1 };
  const empty = getEvents(realm, MEL_MEMBER, asked);
  const heartbeat_at = expect.toSatisfy((at: number) => at >= realm.now + 45 && at <= realm.now + 55);
  expect(empty).toMatchObject({ ok: true, waits_for: { queue_id, heartbeat_at } });
  expect(carriedOut(empty).response).toEqual({ events: [], queue_id });
  const unwilling = getEvents(realm, MEL_MEMBER, { ...asked, dont_block: true });
  expect(unwilling).not.toHaveProperty("waits_for");
  expect(carriedOut(unwilling).response).toEqual({ events: [] });
  const notified = carriedOut(addAlertWords(realm, MEL_MEMBER, { alert_words: ["fire"] })).realm;
  expect(getEvents(notified, MEL_MEMBER, asked)).not.toHaveProperty("waits_for");
});
