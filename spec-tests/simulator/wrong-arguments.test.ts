/** Every function of every entry point with arguments that do not compile: one clear sentence, no error of its insides. */
import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { exports } from "../../package.json";
import { createRealm, uploadFile } from "../../src/index";

const ENTRIES = Object.keys(exports).flatMap((path) => (path === "./package.json" ? [] : [path === "." ? "index" : path.slice(2)]));

const REALM = createRealm({ users: [{ email: "ann@example.test" }] });

function cyclic(): object {
  const value: Record<string, unknown> = {};
  value["self"] = value;
  value["list"] = [value];
  return value;
}

const WRONG: readonly unknown[] = [
  ...[undefined, null, 5, "x", {}, [], () => undefined, cyclic(), new Map(), Promise.resolve({}), [undefined], [null]],
  { realm: 1, steps: 1, start: 1, calls: 1, users: 1 },
];

/** Wrong arguments in each place, with right ones before it where functions take a snapshot and an account first. */
const CALLS: readonly (readonly unknown[])[] = [
  [],
  ...WRONG.flatMap((wrong) => [[wrong], [REALM, wrong], [REALM, 1, wrong], [wrong, 1, {}], [wrong, wrong, wrong]]),
];

/** What engines say of a value that a function did not expect. */
const OF_THE_ENGINE =
  /^(Cannot (read|set|destructure|convert|use)|Converting circular|Maximum call stack|Reflect\.|.* is not (a function|iterable|a constructor|defined)|(undefined|null|.* object) is not)/;

function isOfTheEngine(error: unknown): boolean {
  return !(error instanceof Error) || (/^(Type|Range|Reference)Error$/.test(error.name) && OF_THE_ENGINE.test(error.message));
}

/** A call that is refused is so within fewer turns. */
const TURNS = 20;

async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** What a call throws or rejects with; a call that waits is left alone. */
async function thrownBy(call: (...args: readonly unknown[]) => unknown, args: readonly unknown[]): Promise<unknown> {
  try {
    const result = call(...args);
    if (result instanceof Promise) {
      await Promise.race([result, turns()]);
    }
    return undefined;
  } catch (error) {
    return error ?? "nothing";
  }
}

describe.each(ENTRIES)("%s", (entry) => {
  test("explains wrong arguments of each function", async () => {
    const silent = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const found: string[] = [];
    const module: Readonly<Record<string, unknown>> = await import(`../../src/${entry}.ts`);
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== "function" || String(value).startsWith("class ")) continue;
      for (const args of CALLS) {
        const error = await thrownBy(value as (...args: readonly unknown[]) => unknown, args);
        if (error !== undefined && isOfTheEngine(error)) found.push(`${name}(${inspect(args, { depth: 1 })}): ${String(error)}`);
      }
    }
    silent.mockRestore();
    expect(found).toEqual([]);
  }, 120_000);
});

test("an operation that fails says which argument is wrong", () => {
  const call = uploadFile as (...args: readonly unknown[]) => unknown;
  expect(() => call(REALM, 1, {})).toThrow("uploadFile: the parameter file is missing.");
  expect(() => call(REALM, 1, { file: 5 })).toThrow(/^uploadFile: file: expected /);
  expect(() => call(undefined, 1, { file: null })).toThrow(
    "uploadFile: expected a snapshot, as snapshot(), createRealm and realmFromJSON give them.",
  );
});
