/**
 * Stands in for the test runner where tests are put together into one program: it keeps every test of the files that
 * are loaded, so that each can be run when it is wanted, and again.
 */
import { format } from "node:util";

type Body = (...args: never[]) => unknown;

/** The tests in one `describe`, or in a file. */
interface Group {
  readonly title: string;
  readonly outside: Group | null;
  readonly before: Body[];
  readonly beforeEach: Body[];
  readonly afterEach: Body[];
  isBegun: boolean;
}

/** A test, and how it is run with what its file wants done before and after it. */
export interface CollectedTest {
  readonly file: string;
  readonly name: string;
  /** The text of its function. */
  readonly source: string;
  readonly run: () => Promise<void>;
}

/** All tests of the files that were loaded. */
export const tests: CollectedTest[] = [];

let file = "";
let group: Group = groupOf("", null);

/** Says from which file the tests that follow are. */
export function testsOf(path: string): void {
  file = path;
  group = groupOf("", null);
}

function groupOf(title: string, outside: Group | null): Group {
  return { title, outside, before: [], beforeEach: [], afterEach: [], isBegun: false };
}

/** From the file to the group itself. */
function wayTo(inner: Group): Group[] {
  return inner.outside === null ? [inner] : [...wayTo(inner.outside), inner];
}

function call(body: Body): unknown {
  return Reflect.apply(body, undefined, []);
}

async function runIn(inner: Group, body: Body): Promise<void> {
  const way = wayTo(inner);
  for (const outer of way.filter(({ isBegun }) => !isBegun)) {
    for (const hook of outer.before) await call(hook);
    outer.isBegun = true;
  }
  for (const hook of way.flatMap(({ beforeEach }) => beforeEach)) await call(hook);
  try {
    await call(body);
  } finally {
    for (const hook of way.flatMap(({ afterEach }) => afterEach)) await call(hook);
  }
}

function addTest(title: string, first: Body | object, second?: unknown): void {
  const body = (typeof first === "function" ? first : second) as Body;
  const inner = group;
  const titles = wayTo(inner).flatMap((outer) => (outer.title === "" ? [] : [outer.title]));
  tests.push({ file, name: [...titles, title].join(" > "), source: body.toString(), run: () => runIn(inner, body) });
}

function addTests(title: string, body: Body): void {
  const outside = group;
  group = groupOf(title, outside);
  try {
    call(body);
  } finally {
    group = outside;
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

function runIf(isWanted: boolean): (title: string, first: Body | object, second?: unknown) => void {
  return isWanted ? addTest : () => undefined;
}

export const describe = Object.assign(addTests, { each: each(addTests) });
export const test = Object.assign(addTest, { each: each(addTest), runIf });
export const it = test;

export const beforeAll = (hook: Body): void => void group.before.push(hook);
export const beforeEach = (hook: Body): void => void group.beforeEach.push(hook);
export const afterEach = (hook: Body): void => void group.afterEach.push(hook);
/** What a file leaves behind ends with the program. */
export const afterAll = (_: Body): void => undefined;
