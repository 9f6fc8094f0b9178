import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ASSUMED } from "./assumptions";
import { DIVERGED } from "./divergences";
import { DIFFERENCES } from "./differences";
import { DIFFERENCES_OF_READING } from "./differences-of-reading";
import { DIFFERENT_OF_PEOPLE } from "./differences-of-people";
import { DOUBTED } from "./doubtful-facts";

// What a real server's source settled is held by tests, or says why not: this holds the list to the tests it names.

const FACTS = [...ASSUMED, ...DIVERGED, ...DOUBTED, ...DIFFERENCES, ...DIFFERENCES_OF_READING, ...DIFFERENT_OF_PEOPLE];

test("each settled fact names tests that exist", () => {
  const missing = FACTS.flatMap((row) =>
    "heldBy" in row ? row.heldBy.filter((held) => !testExists(held)).map((held) => `${row.fact} ← ${held}`) : [],
  );
  expect(missing).toEqual([]);
});

test("no settled fact stands twice, and each names a test", () => {
  expect(new Set(FACTS.map(({ fact }) => fact)).size).toBe(FACTS.length);
  expect(FACTS.filter((row) => "heldBy" in row && row.heldBy.length === 0)).toEqual([]);
});

/** Whether the file holds a test of exactly that title, as it is written there: parameters of a table stay unfilled. */
function testExists(held: string): boolean {
  const [path = "", ...title] = held.split(": ");
  const file = new URL(`../${path}`, import.meta.url);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, "utf8");
  return ['"', "'", "`"].some((quote) => text.includes(`${quote}${title.join(": ")}${quote}`));
}
