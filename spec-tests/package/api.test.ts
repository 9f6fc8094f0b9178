/** A public name changes only with a line in the CHANGELOG. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";

interface ApiScript {
  readonly apiText: () => string;
}

const SCRIPT = new URL("../../scripts/api.mjs", import.meta.url).href;
const LIST = "spec-tests/package/api.txt";

/** The last version, and the commit that has its list of names. */
const RELEASED = { version: "0.2.0", commit: "1327f7abd8c6f3638db3b6d3245cc1883d15555a" };
let current = "";

beforeAll(async () => {
  current = ((await import(SCRIPT)) as ApiScript).apiText();
});

/** The list of the last version; undefined in a clone without history. */
function releasedList(): string | undefined {
  const { status, stdout } = spawnSync("git", ["show", `${RELEASED.commit}:${LIST}`], { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

/** The lines of the CHANGELOG on the versions after the released one. */
function changelog(): string {
  const text = readFileSync("CHANGELOG.md", "utf8");
  const end = text.indexOf(`## [${RELEASED.version}]`);
  return end === -1 ? text : text.slice(0, end);
}

/** The names whose lines are in only one of two lists. */
function changed(before: string, after: string): string[] {
  const [old, present] = [before.trimEnd().split("\n"), after.trimEnd().split("\n")];
  const lines = [...old.filter((line) => !present.includes(line)), ...present.filter((line) => !old.includes(line))];
  return [...new Set(lines.map((line) => /^\S+ ([^:]+)/.exec(line)?.[1] ?? ""))].toSorted();
}

test("the list of public names is current: npm run api", () => {
  expect(current).toBe(readFileSync(LIST, "utf8"));
});

test("each name that changed since the last version is in the CHANGELOG", () => {
  const unmentioned = changed(releasedList() ?? current, current).filter((name) => !new RegExp(`\\b${name}\\b`).test(changelog()));
  expect(unmentioned).toEqual([]);
});

test("a change of one member is a change of its name alone", () => {
  const other = current.replace(/^index SimulatorOptions: .*$/m, "index SimulatorOptions: interface { validate? }");
  expect(changed(current, other)).toEqual(["SimulatorOptions"]);
});
