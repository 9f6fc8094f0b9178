/** The arbitraries of the package: their values are valid, and realms mostly accept them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { callOfStep, fixture, type GeneratedStep, step, stepSequence, takeStep } from "../../src/arbitraries";
import { createRealm, type Fixture, realmToJSON } from "../../src/index";
import { forAll } from "../support/for-all";
import { countOperations, propertyRuns } from "../support/property-runs";

test("every fixture makes a realm, within the requested size", () => {
  forAll([fixture({ users: 3, channels: 2, messages: 4 })], propertyRuns(200), (generated) => {
    const realm = createRealm(generated);
    expect([...realm.users].filter(({ is_bot }) => !is_bot).length).toBeLessThanOrEqual(3);
    expect(realm.channels.size).toBeLessThanOrEqual(2);
    expect(realm.messages.size).toBeLessThanOrEqual(4);
  });
});

test.each([
  [() => fixture(5 as never), "fixture: expected an object of parameters, received a number."],
  [() => fixture({ people: 3 } as never), "fixture: people: unknown key; allowed"],
  [() => fixture({ users: 0 }), "fixture: users: expected at least 1"],
  [() => step({ operations: ["sendMesage"] } as never), "sendMessage"],
  [() => step({ operations: [] }), "at least one operation"],
  [() => stepSequence({ maxLength: -1 }), "stepSequence: maxLength: expected at least 0"],
  [() => takeStep(5 as never, { name: "sendMessage", actor: 1, seed: 1 }), "takeStep: expected a snapshot"],
  [() => takeStep(createRealm({}), 5 as never), "takeStep: expected a step"],
  [() => callOfStep(createRealm({}), 5 as never), "callOfStep: expected a step"],
  [() => takeStep(createRealm({}), null as never), "expected a step"],
  [() => takeStep(createRealm({}), { name: "toString", actor: 1, seed: 1 } as never), "expected a step"],
])("invalid options are refused in a sentence: %s", (asked, sentence) => {
  expect(asked).toThrow(sentence);
});

const inRealm = fc.tuple(fixture(), stepSequence({ maxLength: 15 }));

/** Takes steps in a realm, one after the other, and says for each whether it was accepted. */
function taken(generated: Fixture, steps: readonly GeneratedStep[]): boolean[] {
  let realm = createRealm(generated);
  return steps.map((one, index) => {
    countOperations();
    const outcome = takeStep(realm, one, index + 1);
    realm = outcome.realm;
    return outcome.ok;
  });
}

test("steps can be taken in any realm, one after the other", () => {
  forAll([inRealm], propertyRuns(200), ([generated, steps]) => {
    expect(taken(generated, steps)).toHaveLength(steps.length);
  });
});

test("about half of the steps or more are accepted", () => {
  const all = fc.sample(inRealm, { numRuns: 200, seed: 1 }).flatMap(([generated, steps]) => taken(generated, steps));
  expect(all.filter((ok) => ok).length / all.length).toBeGreaterThan(0.4);
});

test("the same step does the same, and callOfStep returns its call", () => {
  const realm = createRealm({ users: [{ email: "ann@example.test" }, { email: "bob@example.test" }], channels: [{ name: "general" }] });
  forAll([step()], propertyRuns(50), (generated) => {
    expect(realmToJSON(takeStep(realm, generated).realm).digest).toBe(realmToJSON(takeStep(realm, generated).realm).digest);
    expect(callOfStep(realm, generated).operation).toBe(generated.name);
  });
});

test("operations and actors can be chosen", () => {
  const some = step({ operations: ["sendMessage", "advanceClock"], actors: [2] });
  forAll([some], propertyRuns(50), ({ name, actor }) => {
    expect(["sendMessage", "advanceClock"]).toContain(name);
    expect(actor).toBe(2);
  });
});
