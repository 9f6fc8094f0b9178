/** A public name changes only with a line in the CHANGELOG. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";

interface ApiScript {
  readonly apiText: () => string;
  readonly digests: (text: string) => string;
}

const SCRIPT = new URL("../../scripts/api.mjs", import.meta.url).href;
const [version = "", ...released] = readFileSync("spec-tests/package/api-released.txt", "utf8").trimEnd().split("\n");
let current = "";
let digests: ApiScript["digests"];

beforeAll(async () => {
  const script = (await import(SCRIPT)) as ApiScript;
  digests = script.digests;
  current = script.apiText();
});

/** The lines of the CHANGELOG on the versions after the released one. */
function changelog(): string {
  const text = readFileSync("CHANGELOG.md", "utf8");
  const end = text.indexOf(`## [${version}]`);
  return end === -1 ? text : text.slice(0, end);
}

/** The names whose lines are in only one of two lists. */
function changed(before: readonly string[], after: readonly string[]): string[] {
  const lines = [...before.filter((line) => !after.includes(line)), ...after.filter((line) => !before.includes(line))];
  return [...new Set(lines.map((line) => line.split(" ")[1] ?? ""))].toSorted();
}

test("the list of public names is current: npm run api", () => {
  expect(current).toBe(readFileSync("spec-tests/package/api.txt", "utf8"));
});

test("each name that changed since the last version is in the CHANGELOG", () => {
  const unmentioned = changed(released, digests(current).trimEnd().split("\n")).filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(changelog()),
  );
  expect(unmentioned).toEqual([]);
});

test("a change of one member changes the digest of its name alone", () => {
  const other = current.replace(/^index SimulatorOptions: .*$/m, "index SimulatorOptions: interface { validate? }");
  expect(changed(digests(current).split("\n"), digests(other).split("\n"))).toEqual(["SimulatorOptions"]);
});
