/**
 * Stands in for the test runner in the bundle of a campaign: it keeps the tests that ask how often a property is to be
 * tried, so that each can be run by its name, for as long as its share of the time lasts. All others are left to the gate.
 */
import { format } from "node:util";
import { expect } from "vitest";

export { expect };

type Body = (...args: never[]) => unknown;

/** A test that tries a property. */
export interface NamedProperty {
  readonly name: string;
  readonly file: string;
  readonly run: () => unknown;
}

/** All properties of the files that were loaded. */
export const properties: NamedProperty[] = [];

let file = "";
let titles: readonly string[] = [];

/** Says from which file the tests that follow are. */
export function testsOf(path: string): void {
  file = path;
}

const ASKS_FOR_RUNS = /\bpropertyRuns\d*\(/;

function addTest(title: string, first: Body | object, second?: unknown): void {
  const body = (typeof first === "function" ? first : second) as Body;
  if (!ASKS_FOR_RUNS.test(body.toString())) return;
  properties.push({ name: [...titles, title].join(" > "), file, run: () => Reflect.apply(body, undefined, []) });
}

function addTests(title: string, body: Body): void {
  const outside = titles;
  titles = [...outside, title];
  try {
    Reflect.apply(body, undefined, []);
  } finally {
    titles = outside;
  }
}

/** A title with its places filled from a row: `%s` and the like, or `$name` from an object. */
function titleOf(title: string, row: unknown, index: number): string {
  const args = Array.isArray(row) ? row : [row];
  const places = title.replaceAll("%#", String(index)).match(/%[sdijo]/g)?.length ?? 0;
  const filled = format(title.replaceAll("%#", String(index)), ...args.slice(0, places));
  if (typeof row !== "object" || row === null || Array.isArray(row)) return filled;
  return filled.replace(/\$([a-z_]+)/gi, (whole, name: string) => {
    const value: unknown = Reflect.get(row, name);
    return value === undefined ? whole : String(value);
  });
}

function each(add: (title: string, body: Body) => void) {
  return (rows: readonly unknown[]) =>
    (title: string, first: Body | object, second?: unknown): void => {
      const body = (typeof first === "function" ? first : second) as Body;
      rows.forEach((row, index) => {
        const args = Array.isArray(row) ? row : [row];
        const bound: Body = () => Reflect.apply(body, undefined, args);
        bound.toString = () => body.toString();
        add(titleOf(title, row, index), bound);
      });
    };
}

export const describe = Object.assign(addTests, { each: each(addTests) });
export const test = Object.assign(addTest, { each: each(addTest) });
export const it = test;

const nothing = (): void => undefined;
export const [beforeAll, afterAll, beforeEach, afterEach] = [nothing, nothing, nothing, nothing];
