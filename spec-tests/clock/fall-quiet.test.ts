import { describe, expect, it } from "vitest";
import { advanceClock, createRealm, nextDue, type Realm } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER, SECRET, START } from "../support/realms";

const DAY = 86_400;
const QUIET = 180 * DAY;

function written(realm: Realm, to: number): Realm {
  return play(realm).sendMessage(MEL_MEMBER, { type: "channel", to, topic: "t", content: "x" }).realm;
}

function later(realm: Realm, seconds: number): Realm {
  return play(realm).advanceClock({ seconds }).realm;
}

function isActive(realm: Realm, stream_id: number): unknown {
  return play(realm).getStreamById(MEL_MEMBER, { stream_id }).response.stream.is_recently_active;
}

const [first, second] = [GENERAL, SECRET];
const both = written(later(written(everyRole(), first), DAY), second);

describe("a channel that no message has come to for 180 days", () => {
  // A channel is quiet after 180 days without a message, which sends an event.
  it("is sent as quiet at its second, to accounts that can see it", () => {
    const before = later(both, QUIET - DAY - 1);
    expect([isActive(before, first), isActive(later(before, 1), first)]).toEqual([true, false]);
    const outcome = advanceClock(before, { seconds: 1 });
    const event = { type: "stream", op: "update", stream_id: first, name: "general", property: "is_recently_active", value: false };
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([event]);
    expect(eventsFor(advanceClock(later(before, 1), { seconds: DAY }), GRETA_GUEST)).toEqual([]);
    expect(eventTypes(advanceClock(later(before, 1), { seconds: DAY }))).toEqual(["stream/update"]);
  });

  it("is not due itself, and becomes quiet on the way to other due items", () => {
    const content = { type: "direct", to: [MEL_MEMBER], content: "x" } as const;
    const time = { scheduled_delivery_timestamp: START + 2 * QUIET };
    const waiting = play(both).createScheduledMessage(MEL_MEMBER, { ...content, ...time }).realm;
    expect(nextDue(both)).toBeUndefined();
    const outcome = advanceClock(waiting, { to: START + 2 * QUIET });
    expect(eventTypes(outcome).slice(0, 2)).toEqual(["stream/update", "stream/update"]);
    expect(eventTypes(outcome)).toContain("message");
    expect(carriedOut(outcome).response.fired).toHaveLength(1);
  });

  it("becomes quiet after earlier due items", () => {
    const content = { type: "direct", to: [MEL_MEMBER], content: "x", scheduled_delivery_timestamp: START + 2 * DAY } as const;
    const waiting = play(both).createScheduledMessage(MEL_MEMBER, content).realm;
    const outcome = advanceClock(waiting, { to: START + QUIET });
    expect(eventTypes(outcome).indexOf("message")).toBeLessThan(eventTypes(outcome).indexOf("stream/update"));
    expect([...outcome.realm.messages].at(-1)?.timestamp).toBe(START + 2 * DAY);
  });

  it("sends the same events with steps of a and then b as with a + b", () => {
    const [half, rest] = [advanceClock(both, { seconds: QUIET - 7 }), QUIET];
    const steps = [...eventTypes(half), ...eventTypes(advanceClock(half.realm, { seconds: rest }))];
    expect(steps).toEqual(eventTypes(advanceClock(both, { seconds: 2 * QUIET - 7 })));
  });

  it("becomes quiet after its creation, if no message ever comes to it", () => {
    const empty = later(createRealm({ users: [{ email: "olive@example.test", role: 100 }] }), DAY);
    const created = play(empty).createChannel(OLIVE_OWNER, { name: "empty", subscribers: [] }).realm;
    expect(created.messages.size).toBe(0);
    expect(eventTypes(advanceClock(created, { seconds: QUIET - 1 }))).toEqual([]);
    expect(eventTypes(advanceClock(created, { seconds: QUIET }))).toEqual(["stream/update"]);
  });

  it("is active again with the next message, and quiet again later", () => {
    const again = written(later(both, 2 * QUIET), first);
    expect(isActive(again, first)).toBe(true);
    expect(eventTypes(advanceClock(again, { seconds: QUIET }))).toEqual(["stream/update"]);
  });
});
