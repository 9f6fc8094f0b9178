/**
 * The recordings on a realm that follows the documentation, which is the default: it differs from the recorded server only
 * where a named divergence says so. `default-mode.json` has the pairs of each; `WRITE_DEFAULT_MODE=1` writes it again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { PairResult } from "../../src/exchanges/replay-recordings";
import { DIVERGENCES } from "../../src/known/divergences";
import type { DivergenceName } from "../../src/protocol/divergence-names";
import { olderServer,played, recordedScenarios } from "./played";
import { namedDifferences } from "./remaining-differences";

const FILE = join(import.meta.dirname, "default-mode.json");
const NAMES = Object.keys(DIVERGENCES) as DivergenceName[];
const SERVER = olderServer(import.meta.dirname);
const SCENARIOS = recordedScenarios(SERVER);
const IN_BOTH_MODES = namedDifferences(SERVER);

/** The pairs that differ, as `scenario#number`, apart from those that differ in both modes. */
function differing(results: readonly PairResult[]): string[] {
  const places = results.filter(({ status }) => status === "differs").map(({ scenario, n }) => `${scenario}#${n}`);
  return places.filter((place) => !IN_BOTH_MODES.has(place)).sort();
}

const scenarioOf = (place: string): string => place.replace(/#\d+$/, "");

/** What differs in scenarios when the realm follows the documentation in one divergence alone. */
async function differingWithout(name: DivergenceName, scenarios: ReadonlySet<string>): Promise<string[]> {
  const wanted = SCENARIOS.filter((one) => scenarios.has(one.name));
  return differing(await played(SERVER, wanted, "server", { except: name }));
}

let found: string[] = [];
let table: Readonly<Partial<Record<DivergenceName, readonly string[]>>> = {};
beforeAll(async () => {
  found = differing(await played(SERVER, SCENARIOS, "documented"));
  if (process.env["WRITE_DEFAULT_MODE"] === "1") await write();
  table = JSON.parse(readFileSync(FILE, "utf8")) as typeof table;
}, 1_800_000);

async function write(): Promise<void> {
  const scenarios = new Set(found.map(scenarioOf));
  const rows: [string, string[]][] = [];
  for (const name of NAMES) {
    const pairs = (await differingWithout(name, scenarios)).filter((place) => found.includes(place));
    if (pairs.length > 0) rows.push([name, pairs]);
  }
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

test("each recorded pair that differs in the default mode is explained by a divergence", () => {
  const explained = new Set(Object.values(table).flat());
  expect(found.filter((place) => !explained.has(place))).toEqual([]);
  expect([...explained].filter((place) => !found.includes(place)), "rows for pairs that do not differ").toEqual([]);
  expect(Object.keys(table).filter((name) => !NAMES.some((known) => known === name))).toEqual([]);
});

test("each divergence on its own makes the first pair of its row differ", async () => {
  for (const name of NAMES) {
    const [first] = table[name] ?? [];
    if (first === undefined) continue;
    expect(await differingWithout(name, new Set([scenarioOf(first)])), name).toContain(first);
  }
});
