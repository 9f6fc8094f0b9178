/** What a realm hands out belongs to the caller: changing it changes neither this realm nor another. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type GeneratedStep, stepSequence, takeStep } from "../../src/arbitraries";
import { createRealm, type Outcome, type Realm, registerQueue } from "../../src/index";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

const STEPS = 300;
const USERS = [1, 4, 6];

/** Changes all lists and records of a value as far as they can be changed: frozen ones stay the same. */
function corrupt(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    const part: unknown = Reflect.get(value, key);
    corrupt(part);
    if (typeof part !== "object") Reflect.set(value, key, "corrupted");
  }
  Reflect.set(value, Array.isArray(value) ? value.length : "further", "corrupted");
}

/** The answers, events and refusals of the steps and of a registration by some accounts, as texts. */
function played(feature_level: number, steps: readonly GeneratedStep[], use: (given: unknown) => void): string[] {
  const texts: string[] = [];
  let realm: Realm = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level });
  const note = (outcome: Outcome): void => {
    const given = [outcome.ok ? outcome.response : outcome.error, outcome.events, outcome.outbound];
    texts.push(JSON.stringify(given));
    use(given);
    realm = outcome.realm;
  };
  const register = (): void => {
    for (const id of USERS) if (realm.users.get(id - 1)?.is_active === true) note(registerQueue(realm, id, { fetch_event_types: null }));
  };
  register();
  for (const step of steps) note(takeStep(realm, step));
  register();
  return texts;
}

/** Where two runs differ first, and what the later one had there. */
function firstDifference(later: readonly string[], before: readonly string[]): string | undefined {
  const index = before.findIndex((text, place) => text !== later[place]);
  return index < 0 ? undefined : `outcome ${index}: ${later[index]?.slice(0, 500)}`;
}

test.each([421, 300, 218])("corrupted answers, events and refusals change nothing at level %i", (level) => {
  const [steps = []] = fc.sample(stepSequence({ minLength: STEPS, maxLength: STEPS }), { seed: level, numRuns: 1 });
  const first = played(level, steps, () => undefined);
  expect(firstDifference(played(level, steps, corrupt), first)).toBeUndefined();
  expect(
    firstDifference(
      played(level, steps, () => undefined),
      first,
    ),
  ).toBeUndefined();
});
