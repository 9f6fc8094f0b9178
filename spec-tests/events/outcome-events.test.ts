/** The events of an outcome: own fields of a frozen value, and each form with exactly the accounts that receive it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stepSequence, takeStep } from "../../src/arbitraries";
import { createRealm, createSimulator, type Outcome, sendMessage } from "../../src/index";
import { isInAudience } from "../../src/model/outcome/audience";
import { formsFor } from "../../src/model/views/events/outcome-events";
import { addressedEvents } from "../../src/model/views/outcome";
import { forAll } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER } from "../support/realms";

const sent = () => sendMessage(everyRole(), MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "Soup?" });

test("copies of an outcome have its events", () => {
  const outcome = sent();
  expect(outcome.events).not.toEqual([]);
  expect(Object.keys(outcome)).toContain("events");
  expect({ ...outcome }.events).toEqual(outcome.events);
  expect(structuredClone({ ...outcome, realm: null }).events).toEqual(outcome.events);
});

test("an outcome, its events and the entries of a journal are frozen", async () => {
  const outcome = sent();
  expect(Object.isFrozen(outcome) && Object.isFrozen(outcome.events) && Object.isFrozen(outcome.events[0]?.event)).toBe(true);
  expect(Object.isFrozen(sendMessage(everyRole(), 99, { type: "direct", to: [1], content: "x" }))).toBe(true);
  const sim = createSimulator();
  await sim.fetch("/api/v1/server_settings");
  const [entry] = sim.journal;
  expect(Object.isFrozen(sim.journal) && Object.isFrozen(entry) && Object.isFrozen(entry?.result)).toBe(true);
});

/** What each account receives of an outcome, by the outcome and by the events one account after the other. */
function received(outcome: Outcome, userId: number): readonly [byOutcome: object[], alone: object[]] {
  const { realm } = outcome;
  const user = realm.users.get(userId - 1);
  if (user?.is_active !== true) return [[], []];
  const byOutcome = outcome.events.filter(({ recipients }) => recipients.includes(userId)).map(({ event }) => event);
  const own = addressedEvents(outcome).filter(({ audience }) => isInAudience(audience, userId));
  return [byOutcome, own.flatMap((event) => formsFor(realm, user, event))];
}

test("accounts that are listed with a form receive this form", () => {
  const level = fc.constantFrom(421, 372, 220, 150);
  forAll([level, stepSequence({ minLength: 30, maxLength: 30 })], propertyRuns(20), (feature_level, steps) => {
    let realm = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level });
    for (const step of steps) {
      const outcome = takeStep(realm, step);
      ({ realm } = outcome);
      for (const { user_id } of realm.users) {
        const [byOutcome, alone] = received(outcome, user_id);
        expect(byOutcome.map((event) => JSON.stringify(event)).sort()).toEqual(alone.map((event) => JSON.stringify(event)).sort());
      }
    }
  });
});
