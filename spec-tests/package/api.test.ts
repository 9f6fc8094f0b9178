/** The lists of public names are current, and each name has a promise. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";

interface ApiScript {
  readonly apiText: () => string;
  readonly namesText: (released: string, current: string) => string;
  readonly releasedList: () => string | undefined;
}

const SCRIPT = new URL("../../scripts/api.mjs", import.meta.url).href;
let current = "";
let script: ApiScript;

beforeAll(async () => {
  script = (await import(SCRIPT)) as ApiScript;
  current = script.apiText();
});

test("the list of public names is current: npm run api", () => {
  expect(current).toBe(readFileSync("spec-tests/package/api.txt", "utf8"));
});

test("so is the page of names that changed since the last version", () => {
  const page = readFileSync("docs/names.md", "utf8");
  const released = script.releasedList();
  // A clone without history cannot compare.
  expect(released === undefined ? page : script.namesText(released, current)).toBe(page);
});

test("each name has a promise, and the version that had it first", () => {
  for (const line of current.trimEnd().split("\n")) expect(line).toMatch(/ \/\/ (public|experimental), since \d+\.\d+\.\d+$/);
});

test("the page lists a name that is new, one that differs, and one that is gone; a promise alone is no difference", () => {
  const before = "index a: type { x }\nindex b: type { x }\ncompare c: type { x }\nindex d: type { x }\n";
  const after =
    "index a: type { x } // public, since 1.0.0\nindex b: type { x, y } // public, since 1.0.0\nindex d: type { x }\nindex e: type { x }\n";
  const sections = script.namesText(before, after).split("\n## ").slice(1);
  expect(sections).toEqual([
    "New\n\n- `realm-simulator`: `e`\n",
    "Other members, values or parameters\n\n- `realm-simulator`: `b`\n",
    "Removed\n\n- `realm-simulator/compare`: `c`\n",
  ]);
});
