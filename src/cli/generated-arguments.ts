/** Generates the arguments of the acts of a client that says of each argument of what kind it is. */
import { unknownName } from "../model/fixture/fault-plan";
import type { Realm } from "../model/realm/realm";
import type { Random } from "../testing/arbitraries/random";
import { UsageProblem } from "./arguments";

const KINDS: Readonly<Record<string, (random: Random, realm: Realm) => unknown>> = {
  channel: (random, realm) => random.one(Array.from(realm.channels, ({ name }) => name)),
  topic: (random) => random.one(["lunch", "plans", "bugs"]),
  person: (random, realm) => random.one(Array.from(realm.users, ({ delivery_email }) => delivery_email)),
  text: (random) => random.one(["Hello.", "Well, *well*.", "Good morning to all of you!"]),
  number: (random) => random.below(10),
  boolean: (random) => random.below(2) === 1,
};

/**
 * What generates the arguments of an act.
 *
 * @param kinds - for each argument the name of its kind, or a list of values to choose from
 * @throws UsageProblem for a kind that is not there
 */
export function argumentsOf(
  act: string,
  kinds: Readonly<Record<string, unknown>>,
  realm: Realm,
): (random: Random) => Readonly<Record<string, unknown>> {
  const generators = Object.entries(kinds).map(([name, kind]): [string, (random: Random) => unknown] => {
    if (Array.isArray(kind) && kind.length > 0) {
      const values: readonly unknown[] = kind;
      return [name, (random) => random.one(values)];
    }
    const generator = typeof kind === "string" && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    if (generator === undefined) {
      const sentence = unknownName("kind of argument", String(kind), Object.keys(KINDS));
      throw new UsageProblem(`The client's act ${act}, argument ${name}: ${sentence}, or a list of values.`);
    }
    return [name, (random) => generator(random, realm)];
  });
  return (random) => Object.fromEntries(generators.map(([name, generator]) => [name, generator(random)]));
}
