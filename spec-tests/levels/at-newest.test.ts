/**
 * What a level brought is still there at the documented level and at the newest one, unless a later level changed it
 * again. Then the table says which.
 */
import { expect, it, test } from "vitest";
import { LIMITS } from "../../src/protocol/limits";
import { inSample } from "../support/property-runs";
import { BEHAVIOURS } from "./behaviours/behaviours";
import { CHANGED_AGAIN } from "./changed-again";
import { asEntered } from "./table/entry";
import { TABLE } from "./table/table";

interface Brought {
  readonly name: string;
  readonly level: number;
  readonly from: unknown;
  readonly seen: (level: number) => unknown;
}

const BROUGHT: readonly Brought[] = [
  ...Object.entries(BEHAVIOURS).map(([name, { level, from, seen }]) => ({ name, level, from, seen })),
  ...TABLE.flatMap(({ entries }) =>
    entries.map(({ level, title, input, at }) => ({ name: `${level}: ${title}`, level, from: at, seen: input })),
  ),
];
const LEVELS = [421, LIMITS.NEWEST_FEATURE_LEVEL];

/** Whether something is seen that the level did not bring; also if it can no longer be requested. */
function isDifferent({ seen, from }: Brought, level: number): boolean {
  try {
    expect(asEntered(seen(level), from)).toEqual(from);
    return false;
  } catch {
    return true;
  }
}

it.each(BROUGHT.filter(({ name }) => inSample(name, 4)))(
  "what a level brought is seen until another level changes it: $name",
  (brought) => {
    const { name, level, from, seen } = brought;
    const until = CHANGED_AGAIN[name] ?? Infinity;
    const last = until === Infinity ? [] : [until - 1];
    for (const present of [...LEVELS.filter((one) => level <= one && one < until), ...last]) {
      expect(asEntered(seen(present), from), `at level ${present}`).toEqual(from);
    }
    if (until !== Infinity) expect(isDifferent(brought, until), `at level ${until}`).toBe(true);
  },
);

test("the table of what changed again names what there is", () => {
  const names = new Set(BROUGHT.map(({ name }) => name));
  expect(Object.keys(CHANGED_AGAIN).filter((name) => !names.has(name))).toEqual([]);
  expect(names.size).toBe(BROUGHT.length);
});
