/** Events: the rules of a queue, from registration to its end. */
import { expect, test } from "vitest";
import { deleteQueue, type EventView, getEvents, type Realm, registerQueue } from "../../src/index";
import { liveQueue, withHeartbeat } from "../../src/model/changes/events/event-queues";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

type Params = Parameters<typeof registerQueue>[2];

function listening(params: Params = {}, userId = MEL_MEMBER, realm = everyRole()): { realm: Realm; queue_id: string } {
  const outcome = play(realm).registerQueue(userId, params);
  expect(outcome.response.last_event_id).toBe(-1);
  return { realm: outcome.realm, queue_id: outcome.response.queue_id };
}

function said(realm: Realm, content: string, from = NINA_MEMBER): Realm {
  const message = { type: "channel", to: GENERAL, topic: "talk", content } as const;
  return play(realm).sendMessage(from, message).realm;
}

function poll(realm: Realm, queue_id: string, last_event_id = -1, userId = MEL_MEMBER) {
  return play(realm).getEvents(userId, { queue_id, last_event_id });
}

function contents(events: readonly EventView[]): string[] {
  return events.map((event) => (event.type === "message" ? event.message.content : event.type));
}

function idAndMessages(event: EventView): readonly unknown[] {
  return [event.id, event.type === "update_message_flags" ? event.messages : undefined];
}

const ONLY_MESSAGES = { event_types: ["message"] } as const;

test("every queue counts its own events from 0", () => {
  const first = listening(ONLY_MESSAGES);
  const talked = said(first.realm, "one");
  const second = listening(ONLY_MESSAGES, MEL_MEMBER, talked);
  const now = said(second.realm, "two");
  expect(poll(now, first.queue_id).response.events.map(({ id }) => id)).toEqual([0, 1]);
  expect(poll(now, second.queue_id).response.events.map(({ id }) => id)).toEqual([0]);
});

test("acknowledged events are deleted permanently, and others are sent again", () => {
  const { realm, queue_id } = listening(ONLY_MESSAGES);
  const talked = said(said(realm, "one"), "two");
  const first = poll(talked, queue_id);
  expect(contents(first.response.events)).toEqual(["one", "two"]);
  expect(poll(first.realm, queue_id).response).toEqual(first.response);
  const second = poll(first.realm, queue_id, 0);
  expect(contents(second.response.events)).toEqual(["two"]);
  expectRefusal(getEvents(second.realm, MEL_MEMBER, { queue_id, last_event_id: -1 }), second.realm, "BAD_REQUEST", "events_acknowledged");
});

test("an ID that the queue never had is refused, and deletes the events before it", () => {
  const { realm, queue_id } = listening(ONLY_MESSAGES);
  const ask = (from: Realm, last_event_id: number) => getEvents(from, MEL_MEMBER, { queue_id, last_event_id });
  expectRefusal(ask(realm, 99), realm, "BAD_REQUEST", "event_not_sent");
  expectRefusal(ask(realm, -5), realm, "BAD_REQUEST", "events_acknowledged");
  const talked = said(said(realm, "one"), "two");
  const ahead = ask(talked, 99);
  expect(ahead).toMatchObject({ ok: false, error: { reason: "event_not_sent" } });
  expect(carriedOut(ask(ahead.realm, 1)).response.events).toEqual([]);
  expectRefusal(ask(ahead.realm, 0), ahead.realm, "BAD_REQUEST", "events_acknowledged");
  const waits = said(carriedOut(ask(realm, -1)).realm, "one");
  const woken = play(waits).getEvents(MEL_MEMBER, { queue_id, last_event_id: -1 }, { client: "test", has_waited: true });
  expect(contents(woken.response.events)).toEqual(["one"]);
});

test("an ID that merging has removed is refused", () => {
  const { realm, queue_id } = listening({ event_types: ["message", "update_message_flags"] });
  let marked = said(said(realm, "one"), "two");
  for (const id of [1, 2]) {
    const read = { messages: [id], op: "add", flag: "read" } as const;
    marked = play(marked).updateMessageFlags(MEL_MEMBER, read).realm;
  }
  const { realm: seen, response } = poll(marked, queue_id);
  expect(response.events.map(({ id }) => id)).toEqual([0, 1, 3]);
  const acknowledged = poll(seen, queue_id, 1).realm;
  expectRefusal(getEvents(acknowledged, MEL_MEMBER, { queue_id, last_event_id: 2 }), acknowledged, "BAD_REQUEST", "event_not_sent");
  expect(poll(acknowledged, queue_id, 3).response.events).toEqual([]);
});

test("a queue has the requested types, and unknown types are ignored", () => {
  const { realm, queue_id } = listening({ event_types: ["alert_words", "nonsense"] });
  const talked = said(realm, "one");
  const next = play(talked).addAlertWords(MEL_MEMBER, { alert_words: ["fire"] }).realm;
  expect(poll(next, queue_id).response.events).toEqual([{ id: 0, type: "alert_words", alert_words: ["fire"] }]);
});

test("a narrow filters messages, and nothing else", () => {
  const { realm, queue_id } = listening({ narrow: [["topic", "other"]], event_types: ["message", "alert_words"] });
  const talked = said(realm, "one");
  const next = play(talked).addAlertWords(MEL_MEMBER, { alert_words: ["fire"] }).realm;
  expect(contents(poll(next, queue_id).response.events)).toEqual(["alert_words"]);
  const sent = { type: "channel", to: GENERAL, topic: "Other", content: "two" } as const;
  const after = play(next).sendMessage(NINA_MEMBER, sent).realm;
  expect(contents(poll(after, queue_id).response.events)).toEqual(["alert_words", "two"]);
});

test("marks as read between two polls become one event, with the last ID and in its place", () => {
  const { realm, queue_id } = listening({ event_types: ["update_message_flags", "alert_words"] });
  let next = said(said(said(realm, "one"), "two"), "three");
  const mark = (messages: number[]): void => {
    next = play(next).updateMessageFlags(MEL_MEMBER, { messages, op: "add", flag: "read" }).realm;
  };
  mark([1]);
  next = play(next).addAlertWords(MEL_MEMBER, { alert_words: ["fire"] }).realm;
  mark([2]);
  const merged = poll(next, queue_id);
  expect(merged.response.events.map(idAndMessages)).toEqual([
    [1, undefined],
    [2, [1, 2]],
  ]);
  next = merged.realm;
  mark([3]);
  const again = poll(next, queue_id).response.events;
  expect(again.map(idAndMessages)).toEqual([
    [1, undefined],
    [2, [1, 2]],
    [3, [3]],
  ]);
});

test("unread marks are never merged", () => {
  const { realm, queue_id } = listening({ event_types: ["update_message_flags"] });
  let next = said(said(realm, "one"), "two");
  next = play(next).updateMessageFlags(MEL_MEMBER, { messages: [1, 2], op: "add", flag: "read" }).realm;
  for (const id of [1, 2]) {
    next = play(next).updateMessageFlags(MEL_MEMBER, { messages: [id], op: "remove", flag: "read" }).realm;
  }
  expect(poll(next, queue_id).response.events.map((event) => idAndMessages(event)[1])).toEqual([[1, 2], [1], [2]]);
});

test("a queue without polls for 600 seconds is deleted; a poll that has to wait restarts the time", () => {
  const { realm, queue_id } = listening();
  const later = play(realm).advanceClock({ seconds: 599 }).realm;
  const polled = poll(later, queue_id).realm;
  const kept = play(polled).advanceClock({ seconds: 599 }).realm;
  expect(getEvents(kept, MEL_MEMBER, { queue_id, last_event_id: -1 }).ok).toBe(true);
  const gone = play(polled).advanceClock({ seconds: 600 }).realm;
  expectRefusal(getEvents(gone, MEL_MEMBER, { queue_id, last_event_id: -1 }), gone, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
  expectRefusal(deleteQueue(gone, MEL_MEMBER, { queue_id }), gone, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
});

test("a poll that is answered immediately does not keep a queue alive", () => {
  const { realm, queue_id } = listening();
  const later = play(said(realm, "one")).advanceClock({ seconds: 599 }).realm;
  const asked = { queue_id, last_event_id: -1 };
  const answered = play(later).getEvents(MEL_MEMBER, asked).realm;
  const empty = play(later).getEvents(MEL_MEMBER, { ...asked, dont_block: true }).realm;
  for (const polled of [answered, empty]) {
    const gone = play(polled).advanceClock({ seconds: 1 }).realm;
    expectRefusal(getEvents(gone, MEL_MEMBER, asked), gone, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
  }
});

test.each([
  ["0 means 600 seconds", 0, 600],
  ["a time of its own", 3600, 3600],
  ["at most a week", 999_999, 604_800],
  ["at least the minute in which servers do not look", 1, 60],
])("a queue can request its lifespan: %s", (_what, queue_lifespan_secs, seconds) => {
  const { realm, queue_id } = listening({ queue_lifespan_secs });
  const asked = { queue_id, last_event_id: -1 };
  const kept = play(realm).advanceClock({ seconds: seconds - 1 }).realm;
  expect(getEvents(kept, MEL_MEMBER, asked).ok).toBe(true);
  const gone = play(realm).advanceClock({ seconds }).realm;
  expectRefusal(getEvents(gone, MEL_MEMBER, asked), gone, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
});

test("events do not keep a queue alive", () => {
  const { realm, queue_id } = listening();
  const talked = said(play(realm).advanceClock({ seconds: 500 }).realm, "one");
  const gone = play(talked).advanceClock({ seconds: 100 }).realm;
  expectRefusal(getEvents(gone, MEL_MEMBER, { queue_id, last_event_id: -1 }), gone, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
});

test("a deleted queue, an unknown one and that of another account give the same refusal", () => {
  const { realm, queue_id } = listening();
  const deleted = play(realm).deleteQueue(MEL_MEMBER, { queue_id }).realm;
  const params = { queue_id, last_event_id: -1 };
  expectRefusal(getEvents(deleted, MEL_MEMBER, params), deleted, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
  expectRefusal(getEvents(realm, NINA_MEMBER, params), realm, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
  const unknown = { queue_id: "nonsense", last_event_id: -1 };
  expectRefusal(getEvents(realm, MEL_MEMBER, unknown), realm, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id: "nonsense" });
  expectRefusal(deleteQueue(realm, NINA_MEMBER, { queue_id }), realm, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
});

test("a poll without the last event ID or the queue is refused", () => {
  const { realm, queue_id } = listening();
  expectRefusal(getEvents(realm, MEL_MEMBER, { queue_id }), realm, "BAD_REQUEST", "poll_incomplete");
  expect(wireCall(realm, "mel@example.test", "GET", "/events", { last_event_id: -1 }).response).toMatchObject({
    status: 400,
    body: { result: "error" },
  });
});

test("a heartbeat has its own ID and is acknowledged like other events", () => {
  const { realm, queue_id } = listening(ONLY_MESSAGES);
  const beaten = said(withHeartbeat(said(realm, "one"), queue_id), "two");
  expect(contents(poll(beaten, queue_id).response.events)).toEqual(["one", "heartbeat", "two"]);
  expect(poll(beaten, queue_id, 1).response.events.map(({ id }) => id)).toEqual([2]);
});

test("the queue of a deactivated account no longer answers", () => {
  const { realm, queue_id } = listening();
  const gone = play(realm).deactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm;
  const { response } = wireCall(gone, "mel@example.test", "GET", "/events", { queue_id, last_event_id: -1 });
  expect(response).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
});

test("only the sender's own queue gets the local ID of the client", () => {
  const first = listening(ONLY_MESSAGES);
  const second = listening(ONLY_MESSAGES, MEL_MEMBER, first.realm);
  const sent = {
    type: "channel",
    to: GENERAL,
    topic: "t",
    content: "x",
    queue_id: first.queue_id,
    local_id: "7.01",
  } as const;
  const next = play(second.realm).sendMessage(MEL_MEMBER, sent).realm;
  expect(poll(next, first.queue_id).response.events[0]).toMatchObject({ local_message_id: "7.01" });
  expect(poll(next, second.queue_id).response.events[0]).not.toHaveProperty("local_message_id");
});

test("the log is cleared when every queue has read it", () => {
  const { realm, queue_id } = listening();
  const talked = said(said(realm, "one"), "two");
  expect(talked.event_log.entries.size).toBeGreaterThan(0);
  expect(poll(talked, queue_id).realm.event_log.entries.size).toBe(0);
});

const realm = everyRole();

const later = (from: Realm, seconds: number): Realm => play(from).advanceClock({ seconds }).realm;

test("queues without polls expire after their lifespan, and are deleted when another one is registered", () => {
  const first = play(realm).registerQueue(MEL_MEMBER, {});
  const queueId = first.response.queue_id ?? "";
  const after = (seconds: number) => play(later(first.realm, seconds)).registerQueue(NINA_MEMBER, {}).realm;
  const lifespan = first.realm.queues.get(queueId)?.lifespan_seconds ?? 0;
  expect(liveQueue(after(lifespan - 1), queueId, MEL_MEMBER)).toBeDefined();
  expect(after(lifespan - 1).queues.size).toBe(2);
  expect(after(lifespan).queues.size).toBe(1);
});
