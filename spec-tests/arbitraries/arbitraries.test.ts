/** The arbitraries of the package: what they draw can be used, and mostly goes well. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { callOfStep, fixture, step, stepSequence, takeStep } from "../../src/arbitraries";
import { createRealm, realmToJSON } from "../../src/index";
import { propertyRuns } from "../support/property-runs";

test("a realm can be made of every fixture, as large as was asked for at most", () => {
  fc.assert(
    fc.property(fixture({ users: 3, channels: 2, messages: 4 }), (drawn) => {
      const realm = createRealm(drawn);
      expect([...realm.users].filter(({ is_bot }) => !is_bot).length).toBeLessThanOrEqual(3);
      expect(realm.channels.size).toBeLessThanOrEqual(2);
      expect(realm.messages.size).toBeLessThanOrEqual(4);
    }),
    propertyRuns(200),
  );
});

test("steps can be taken in any realm, one after the other, and about half of them or more go well", () => {
  let [taken, accepted] = [0, 0];
  fc.assert(
    fc.property(fixture(), stepSequence({ maxLength: 15 }), (drawn, steps) => {
      let realm = createRealm(drawn);
      for (const [index, one] of steps.entries()) {
        const outcome = takeStep(realm, one, index + 1);
        taken += 1;
        accepted += outcome.ok ? 1 : 0;
        realm = outcome.realm;
      }
    }),
    propertyRuns(200),
  );
  expect(accepted / taken).toBeGreaterThan(0.4);
});

test("the same step does the same, and says beforehand what it calls", () => {
  const realm = createRealm({ users: [{ email: "ann@example.test" }, { email: "bob@example.test" }], channels: [{ name: "general" }] });
  fc.assert(
    fc.property(step(), (drawn) => {
      expect(realmToJSON(takeStep(realm, drawn).realm).digest).toBe(realmToJSON(takeStep(realm, drawn).realm).digest);
      expect(callOfStep(realm, drawn).operation).toBe(drawn.name);
    }),
    propertyRuns(50),
  );
});

test("operations and actors can be chosen", () => {
  const some = step({ operations: ["sendMessage", "advanceClock"], actors: [2] });
  fc.assert(
    fc.property(some, ({ name, actor }) => {
      expect(["sendMessage", "advanceClock"]).toContain(name);
      expect(actor).toBe(2);
    }),
    propertyRuns(50),
  );
});
