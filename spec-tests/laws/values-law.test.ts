/**
 * Operations are functions of values: the same call gives the same outcome, what is given stays as it was, a refusal
 * gives back the very same snapshot, what is accepted is deeply unchangeable and goes to JSON and back, and no ID is
 * given away twice.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type OperationName, OPERATIONS } from "../../src/generated/operations";
import { advanceClock, diffStates, type Outcome, type Realm, realmFromJSON, realmToJSON, sameState } from "../../src/index";
import { choiceByName } from "../../src/testing/arbitraries/by-name";
import { pickFrom } from "../../src/testing/arbitraries/pick";
import { generatedOperations } from "../../src/testing/arbitraries/steps";
import { changeablePlaces } from "../support/deeply-frozen";
import { forAll } from "../support/for-all";
import { type Ids, idsOf } from "../support/ids-of";
import { lawRealm } from "../support/law-realm";
import { madeOdd, type Oddness, oddness, unknownAccount } from "../support/odd-values";
import { CHANGING_WHEN_REFUSED } from "../support/outcomes";
import { countOperations, IN_FUZZ, propertyRuns } from "../support/property-runs";

const STEPS = 40;
/** In the fuzz the snapshots of fewer steps go to JSON and back, so that many more steps are made. */
const TO_JSON_ONE_IN = IN_FUZZ ? 10 : 1;
const NAMES = Object.keys(OPERATIONS).filter((name): name is OperationName => name in OPERATIONS);

const step = fc.record({
  name: fc.noBias(fc.nat()).map(choiceByName([...NAMES, "advanceClock" as const].map((name) => [name, 1]))),
  actor: fc.constantFrom(1, 1, 2, 3, 4, 4, 5, 6, 7),
  seed: fc.nat(),
});
const oddStep = fc.record({ step, odd: fc.array(oddness, { minLength: 1, maxLength: 3 }) });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function parametersOf(realm: Realm, { name, actor, seed }: Step, index: number): Readonly<Record<string, unknown>> {
  if (name === "advanceClock") return { seconds: 1 + (seed % 300) };
  return generatedOperations()[name]?.params(pickFrom(realm, actor, seed, index)) ?? {};
}

function called(realm: Realm, name: Step["name"], actor: number, params: unknown): Outcome {
  countOperations();
  if (name === "advanceClock") return Reflect.apply(advanceClock, undefined, [realm, params]);
  return Reflect.apply(OPERATIONS[name], undefined, [realm, actor, params]);
}

/** What an outcome says besides the realm, as text, for comparing two. */
function textOf({ realm: _realm, ...rest }: Outcome): string {
  return JSON.stringify(rest, (_key, value: unknown) =>
    typeof value === "object" && value !== null && Symbol.iterator in value ? [...(value as Iterable<unknown>)] : value,
  );
}

function checkAlike(one: Outcome, other: Outcome, what: string): void {
  expect(textOf(one), what).toBe(textOf(other));
  if (!sameState(one.realm, other.realm)) expect(diffStates(one.realm, other.realm), what).toEqual([]);
}

function checkRefusal(realm: Realm, name: Step["name"], outcome: Outcome): void {
  if (outcome.ok || name === "advanceClock") return;
  if (CHANGING_WHEN_REFUSED.has(OPERATIONS[name].declaration().id)) {
    if (outcome.realm !== realm) expect(sameState(outcome.realm, realm), `${name}: the same content in another snapshot`).toBe(false);
    return;
  }
  expect(outcome.realm).toBe(realm);
  expect(outcome.events).toEqual([]);
  expect(outcome.outbound).toEqual([]);
  expect(outcome.error.msg).toMatch(/\S/);
  expect(outcome.error.msg).not.toMatch(/undefined|\[object/);
}

function checkIds(before: Ids, after: Ids, given: Map<string, Set<number>>): void {
  for (const [kind, ids] of after) {
    const known = given.get(kind) ?? new Set<number>();
    for (const id of ids) {
      if (before.get(kind)?.has(id) === true) continue;
      expect(known.has(id), `${kind} ${id} is given away again`).toBe(false);
      known.add(id);
    }
    given.set(kind, known);
  }
}

function checkJSON(realm: Realm): void {
  const json = realmToJSON(realm);
  const back = realmFromJSON(JSON.parse(JSON.stringify(json)));
  expect(changeablePlaces(back)).toEqual([]);
  const again = realmToJSON(back);
  if (JSON.stringify(again) !== JSON.stringify(json)) expect(again).toEqual(json);
}

test("operations are functions of values", () => {
  forAll([fc.array(step, { minLength: STEPS, maxLength: STEPS, size: "max" })], propertyRuns(60), (steps) => {
    let realm = lawRealm();
    const looked = new Set<unknown>();
    expect(changeablePlaces(realm, "realm", looked)).toEqual([]);
    let ids = idsOf(realm);
    const given = new Map([...ids].map(([kind, all]) => [kind, new Set(all)]));
    for (const [index, one] of steps.entries()) {
      const params = parametersOf(realm, one, index);
      const asGiven = JSON.stringify(params);
      const outcome = called(realm, one.name, one.actor, params);
      expect(JSON.stringify(params), "the parameters").toBe(asGiven);
      const again = called(realm, one.name, one.actor, params);
      checkAlike(again, outcome, one.name);
      if (index === STEPS - 1) expect(realmToJSON(again.realm).digest).toBe(realmToJSON(outcome.realm).digest);
      checkRefusal(realm, one.name, outcome);
      expect(changeablePlaces(outcome.realm, `after ${one.name}: realm`, looked)).toEqual([]);
      const after = outcome.realm === realm ? ids : idsOf(outcome.realm);
      checkIds(ids, after, given);
      realm = outcome.realm;
      ids = after;
    }
    checkJSON(realm);
  });
});

test("odd values of the right type are refused or taken, and never break anything", () => {
  const steps = fc.array(oddStep, { minLength: STEPS, maxLength: STEPS, size: "max" });
  forAll([steps], propertyRuns(60), (all) => {
    let realm = lawRealm();
    const looked = new Set<unknown>();
    for (const [index, { step: one, odd }] of all.entries()) {
      const params = odd.reduce<unknown>((value, how: Oddness) => madeOdd(value, how), parametersOf(realm, one, index));
      const outcome = called(realm, one.name, one.actor, params);
      checkRefusal(realm, one.name, outcome);
      expect(changeablePlaces(outcome.realm, `after ${one.name}: realm`, looked)).toEqual([]);
      const goes = one.seed % TO_JSON_ONE_IN === 0 || index === STEPS - 1;
      if (goes && outcome.ok && outcome.realm !== realm) checkJSON(outcome.realm);
      realm = outcome.realm;
    }
  });
});

test("an account that does not exist is refused everything", () => {
  const realm = lawRealm();
  const forAccounts = NAMES.filter((name) => OPERATIONS[name].declaration().access.open === undefined);
  forAll([fc.constantFrom(...forAccounts), unknownAccount, fc.nat()], propertyRuns(250), (name, actor, seed) => {
    const outcome = called(realm, name, actor, parametersOf(realm, { name, actor: 1, seed }, 0));
    expect(outcome.ok).toBe(false);
    checkRefusal(realm, name, outcome);
  });
});
