/** Each change that the public list and the specification name: modelled and held by a test, or a reason why not. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { UNMODELLED_LEVELS } from "../../src/protocol/unmodelled";
import { DECLARED_BEHAVIOURS } from "./behaviours/declared";
import type { ListedLevel } from "./listed/listed-level";
import { OF_THE_DOCUMENTATION } from "./listed/of-the-documentation";
import { STARRED } from "./listed/starred";

const ALL: readonly ListedLevel[] = [...STARRED, ...OF_THE_DOCUMENTATION];
const named: ReadonlyMap<string, number> = new Map([
  ...Object.entries(FEATURE_LEVELS),
  ...Object.entries(DECLARED_BEHAVIOURS).map(([name, { level }]): [string, number] => [name, level]),
]);

interface Numbers {
  readonly level: number;
  readonly here?: object;
  readonly gone?: object;
  readonly otherwise?: object;
}

const numbers: readonly Numbers[] = JSON.parse(readFileSync(new URL("declared-numbers.json", import.meta.url), "utf8"));
const declared = new Map(numbers.map(({ level, here, gone, otherwise }) => [level, { ...here, ...gone, ...otherwise }]));

/** Whether the file holds a test of exactly that title: parameters of a table stay unfilled. */
function testExists(path: string, title: string): boolean {
  const file = new URL(`../${path}`, import.meta.url);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, "utf8");
  return ['"', "'", "`"].some((quote) => text.includes(`${quote}${title}${quote}`));
}

function holds(level: number, held: string): boolean {
  const [kind = "", ...rest] = held.split(": ");
  const name = rest.join(": ");
  if (kind === "behaviour") return named.get(name) === level;
  if (kind === "declared") return Object.hasOwn(declared.get(level) ?? {}, name);
  return testExists(kind, name);
}

test("each listed change is tested by an existing behavior, declaration or test of its level", () => {
  const loose = ALL.flatMap(({ level, change, heldBy }) =>
    heldBy.filter((one) => !holds(level, one)).map((one) => `${level} ${change}: ${one}`),
  );
  expect(loose).toEqual([]);
});

test("a listed change that nothing holds is one that is not modelled", () => {
  const reasons = new Set(UNMODELLED_LEVELS.map(({ level }) => level));
  expect(ALL.filter(({ level, heldBy }) => heldBy.length === 0 && !reasons.has(level))).toEqual([]);
  expect([...reasons].filter((level) => !ALL.some((row) => row.level === level && row.heldBy.length === 0))).toEqual([]);
});

test("no change is listed twice", () => {
  const texts = [STARRED, OF_THE_DOCUMENTATION].map((list) => list.map(({ level, change }) => `${level} ${change}`));
  for (const list of texts) expect(new Set(list).size).toBe(list.length);
});
