// Every operation has a spec, and every reason of the tables is reached.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import { REASONS } from "../../src/protocol/refusals/reasons";

const FOLDERS = ["operations", "clock", "wire"];

function textsOf(folder: string): string[] {
  const path = join(import.meta.dirname, "..", folder);
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? readFileSync(join(path, entry.name), "utf8") : [],
  );
}

test("every operation has a spec", () => {
  const hasSpec = (id: string): boolean => /^spec\(/m.test(readFileSync(join(import.meta.dirname, `${id}.test.ts`), "utf8"));
  const ids = Object.values(OPERATIONS).map((operation) => operation.declaration().id);
  expect(ids.filter((id) => !hasSpec(id))).toEqual([]);
});

/** The reasons of calls that are not operations. */
function reasonsOfChecks(): string[] {
  const texts = FOLDERS.flatMap(textsOf).filter((text) => text.includes("checksOf("));
  return texts.flatMap((text) => Array.from(text.matchAll(/\[\s*"(\w+)",\s*"[A-Z_]+"/g), ([, reason = ""]) => reason));
}

test("every reason is reached: each spec has a mistake for each refusal of its operation, and for unknown actors", () => {
  const declared = Object.values(OPERATIONS).flatMap((operation) => operation.declaration().refusals);
  const reached = new Set<string>(["actor_unknown", ...declared, ...reasonsOfChecks()]);
  expect(Object.keys(REASONS).filter((reason) => !reached.has(reason))).toEqual([]);
});
