// The order of checks of each operation, and whether a test reaches every reason of the tables.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import type { Reason } from "../../src/index";
import { REASONS } from "../../src/protocol/refusals/reasons";
import { CHANGING_WHEN_REFUSED } from "../support/outcomes";
import { NEVER_ACCEPTED } from "../support/accepted-calls";
import { LADDERS } from "./all-ladders";

describe.each(LADDERS)("$operation", ({ operation, cases }) => {
  test.each(cases)("$name", ({ expected, realm, call }) => {
    const outcome = call();
    expect(outcome.ok ? null : outcome.error.reason).toBe(expected);
    if (outcome.ok) return;
    if (!CHANGING_WHEN_REFUSED.has(operation.split(":")[0] ?? "")) expect(outcome.realm).toBe(realm);
    expect(REASONS[outcome.error.reason].codes).toContain(outcome.error.code);
  });
});

test("every operation has a ladder or a spec", () => {
  const climbed = new Set(LADDERS.map(({ operation }) => operation.split(":")[0]));
  const specs = new Set(readdirSync(join(import.meta.dirname, "../operations")).filter(hasSpec));
  const ids = Object.values(OPERATIONS).map((operation) => operation.declaration().id);
  expect(ids.filter((id) => !climbed.has(id) && !specs.has(`${id}.test.ts`))).toEqual(NEVER_ACCEPTED);
});

function hasSpec(name: string): boolean {
  return /^spec\(/m.test(readFileSync(join(import.meta.dirname, "../operations", name), "utf8"));
}

/** The reasons of the operations that have a spec, since each spec has a mistake for each of them; and those of other checks. */
function reasonsOfSpecs(): string[] {
  const declared = Object.values(OPERATIONS).map((operation) => operation.declaration());
  const refusals = declared.flatMap(({ id, refusals }) => (hasSpec(`${id}.test.ts`) ? refusals : []));
  const texts = ["operations", "clock", "wire"].flatMap((folder) => {
    const path = join(import.meta.dirname, "..", folder);
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? readFileSync(join(path, entry.name), "utf8") : [],
    );
  });
  const checks = texts.filter((text) => text.includes("checksOf("));
  return [...refusals, ...checks.flatMap((text) => Array.from(text.matchAll(/\[\s*"(\w+)",\s*"[A-Z_]+"/g), ([, reason = ""]) => reason))];
}

test("every reason is reached by a ladder or by a spec", () => {
  const reached = new Set<string>([...LADDERS.flatMap(({ reasons }) => reasons), ...reasonsOfSpecs()]);
  const all = Object.keys(REASONS) as Reason[];
  const missed = all.filter((reason) => !reached.has(reason));
  const rungs = LADDERS.reduce((sum, { cases }) => sum + cases.length, 0);
  console.info(`Reasons reached: ${all.length - missed.length} of ${all.length}, by ${LADDERS.length} ladders and ${rungs} calls.`);
  const pairs = LADDERS.reduce((sum, { inOrder }) => sum + inOrder, 0);
  const apart = LADDERS.reduce((sum, { isApart }) => sum + isApart, 0);
  console.info(`Neighbors that fail in the same call: ${pairs}; ${apart} exclude each other.`);
  expect(missed).toEqual([]);
});
