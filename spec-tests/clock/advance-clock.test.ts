import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advanceClock, createSimulator, nextDue, type Realm, realmToJSON } from "../../src/index";
import { LATEST_SECONDS } from "../../src/protocol/limits";
import { forAll } from "../support/for-all";
import { play } from "../support/play";
import { propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { checksOf } from "../support/spec";

function scheduling(realm: Realm, times: readonly number[]): Realm {
  return times.reduce(
    (present, after, index) =>
      play(present).createScheduledMessage(index % 2 === 0 ? MEL_MEMBER : NINA_MEMBER, {
        type: "channel",
        to: GENERAL,
        topic: `t${index % 3}`,
        content: `number ${index}`,
        scheduled_delivery_timestamp: START + after,
      }).realm,
    realm,
  );
}

type Span = Parameters<typeof advanceClock>[1];

checksOf(
  "moving the clock to a time",
  (realm, params: Span) => advanceClock(realm, params),
  { realm: everyRole(), params: { to: START + 1 } },
  [
    ["clock_span_invalid", "BAD_REQUEST", { params: { to: START + 0.5 } }],
    ["clock_goes_back", "BAD_REQUEST", { params: { to: START - 1 } }, { params: { to: START - 0.5 } }],
  ],
);

checksOf(
  "moving the clock by seconds",
  (realm, params: Span) => advanceClock(realm, params),
  { realm: everyRole(), params: { seconds: 1 } },
  [
    ["clock_span_invalid", "BAD_REQUEST", { params: { seconds: 0.5 } }],
    ["clock_span_invalid", "BAD_REQUEST", { params: { seconds: Number.NaN } }],
    ["clock_goes_back", "BAD_REQUEST", { params: { seconds: -1 } }],
    ["clock_goes_too_far", "BAD_REQUEST", { params: { seconds: LATEST_SECONDS - START } }],
  ],
);

describe("advanceClock", () => {
  it("goes as far as times are shorter than milliseconds", () => {
    const realm = everyRole();
    const span = LATEST_SECONDS - START;
    expect(play(realm).advanceClock({ seconds: span - 1 }).response.now).toBe(LATEST_SECONDS - 1);
  });

  it("returns the same snapshot when it does not move", () => {
    const realm = everyRole();
    expect(advanceClock(realm, { seconds: 0 }).realm).toBe(realm);
  });

  it("processes due items in order of time, then ID, each at its own moment", () => {
    const realm = scheduling(everyRole(), [50, 10, 50, 20]);
    const { response, realm: after } = play(realm).advanceClock({ seconds: 50 });
    expect(response.now).toBe(START + 50);
    expect(response.fired).toEqual([
      { at: START + 10, kind: "scheduled_message", id: 2 },
      { at: START + 20, kind: "scheduled_message", id: 4 },
      { at: START + 50, kind: "scheduled_message", id: 1 },
      { at: START + 50, kind: "scheduled_message", id: 3 },
    ]);
    expect([...after.messages].map((message) => [message?.content, message?.timestamp])).toEqual([
      ["number 1", START + 10],
      ["number 3", START + 20],
      ["number 0", START + 50],
      ["number 2", START + 50],
    ]);
  });

  it("gives the same result with steps of a and then b as with a + b", () => {
    const step = fc.integer({ min: 0, max: 200 });
    forAll([fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 8 }), step, step], propertyRuns(60, 7), (times, a, b) => {
      const listening = play(everyRole()).registerQueue(MEL_MEMBER, {}).realm;
      const realm = scheduling(listening, times);
      const first = play(realm).advanceClock({ seconds: a });
      const second = first.advanceClock({ seconds: b });
      const both = play(realm).advanceClock({ seconds: a + b });
      expect([...first.response.fired, ...second.response.fired]).toEqual(both.response.fired);
      expect(realmToJSON(second.realm)).toEqual(realmToJSON(both.realm));
    });
  });
});

it("nextDue names the next moment, and nothing when nothing waits", () => {
  expect(nextDue(everyRole())).toBeUndefined();
  expect(nextDue(scheduling(everyRole(), [50, 10]))).toEqual({ at: START + 10, kind: "scheduled_message", id: 2 });
});

it("the clock of a simulator advances by days, hours, minutes and seconds, or to the next due item", () => {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  sim.clock.advance({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(sim.clock.now).toBe(START + 86400 + 3600 + 60 + 1);
  expect(sim.clock.next).toBeUndefined();
  expect(sim.clock.runToNext().ok).toBe(true);
  expect(sim.clock.now).toBe(START + 90061);
  sim.as("mel@example.test").createScheduledMessage({
    type: "channel",
    to: 1,
    topic: "t",
    content: "x",
    scheduled_delivery_timestamp: START + 100000,
  });
  expect(sim.clock.next?.at).toBe(START + 100000);
  sim.clock.runToNext();
  expect(sim.clock.now).toBe(START + 100000);
  expect(sim.snapshot().messages.size).toBe(1);
});
