/** Draws the arguments of the acts of a client that says of each argument of what kind it is. */
import type { Draw } from "../conformance/campaign/draw";
import { unknownName } from "../model/fixture/fault-plan";
import type { Realm } from "../model/realm/realm";
import { UsageProblem } from "./arguments";

const KINDS: Readonly<Record<string, (draw: Draw, realm: Realm) => unknown>> = {
  channel: (draw, realm) => draw.one(Array.from(realm.channels, ({ name }) => name)),
  topic: (draw) => draw.one(["lunch", "plans", "bugs"]),
  person: (draw, realm) => draw.one(Array.from(realm.users, ({ delivery_email }) => delivery_email)),
  text: (draw) => draw.one(["Hello.", "Well, *well*.", "Good morning to all of you!"]),
  number: (draw) => draw.below(10),
  boolean: (draw) => draw.below(2) === 1,
};

/**
 * What draws the arguments of an act.
 *
 * @param kinds - for each argument the name of its kind, or a list of values to choose from
 * @throws UsageProblem for a kind that is not there
 */
export function argumentsOf(
  act: string,
  kinds: Readonly<Record<string, unknown>>,
  realm: Realm,
): (draw: Draw) => Readonly<Record<string, unknown>> {
  const drawers = Object.entries(kinds).map(([name, kind]): [string, (draw: Draw) => unknown] => {
    if (Array.isArray(kind) && kind.length > 0) {
      const values: readonly unknown[] = kind;
      return [name, (draw) => draw.one(values)];
    }
    const drawer = typeof kind === "string" && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    if (drawer === undefined) {
      const sentence = unknownName("kind of argument", String(kind), Object.keys(KINDS));
      throw new UsageProblem(`The client's act ${act}, argument ${name}: ${sentence}, or a list of values.`);
    }
    return [name, (draw) => drawer(draw, realm)];
  });
  return (draw) => Object.fromEntries(drawers.map(([name, drawer]) => [name, drawer(draw)]));
}
