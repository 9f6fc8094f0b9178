/** Fields that return their present value; the getters are on a prototype. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { readings } from "../../src/simulator/readings";

const counterFrom = readings<{ readonly count: number }>(["count"]);

test("returns the present value, also through an object that inherits it", () => {
  let count = 1;
  const counter = counterFrom({ add: () => (count += 1) }, { count: () => count });
  const heir: typeof counter = Object.create(counter);
  counter.add();
  expect([counter.count, heir.count, counterFrom({}, { count: () => 7 }).count]).toEqual([2, 2, 7]);
  expect(Object.keys(counter)).toEqual(["add"]);
  expect("count" in counter).toBe(true);
});

/** The paths of all the fields that are getters of the objects themselves. */
function ownGetters(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([name, { get, value: item }]) =>
    get === undefined ? ownGetters(item, `${path}.${name}`) : [`${path}.${name}`],
  );
}

test("no simulator has getters of its own, which would keep it in memory", () => {
  const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
  expect(ownGetters(sim, "sim")).toEqual([]);
  expect(sim).toMatchObject({ journal: [], delayedUntil: undefined, clock: { now: sim.snapshot().now, next: undefined } });
  expect(sim.faults.rules).toEqual([]);
});
