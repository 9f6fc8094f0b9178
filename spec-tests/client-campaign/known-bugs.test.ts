/**
 * Bugs of real clients are found: one table with plans, steps and sentence. Here from one seed; from five with
 * `KNOWN_BUGS_SEEDS=1,2,3,4,5`.
 */
import { afterAll, describe, expect, test } from "vitest";
import { campaign, type CampaignReport } from "../../src/campaign";
import { HEARING_BUGS } from "./hearing-bugs";
import { clientWith, KNOWN_BUGS } from "./known-bugs";
import { referenceCampaign } from "./reference";
import { resilientCampaign } from "./resilient";

const SEEDS = (process.env["KNOWN_BUGS_SEEDS"] ?? "1").split(",").map(Number);
/** From seed 1, 50 of 61 bugs are found by the 25th plan. */
const RUNS = 50;
/** Bugs that take more plans from seed 1: they are found by the 94th, the 121st and the 83rd. */
const RARE: ReadonlyMap<string, number> = new Map([
  ["messages that changed while their channel was not subscribed are shown as they were", 100],
  ["of several new subscribers the first is added", 150],
  ["scheduled messages that were sent stay", 100],
]);
const runsFor = (bug: string): number => RARE.get(bug) ?? RUNS;
const rows: string[] = ["seed | plans | steps | bug | sentence of the report"];

function expectFound(bug: string, { seed, runs, counterexample }: CampaignReport): void {
  const [finding] = counterexample?.findings ?? [];
  rows.push([seed, runs, counterexample?.steps.length, bug, `${finding?.name}: ${finding?.problem}`].join(" | "));
  expect(finding).toBeDefined();
  expect(counterexample?.steps.length).toBeLessThanOrEqual(6);
}

describe.each(SEEDS)("from seed %d", (seed) => {
  test.each(KNOWN_BUGS)("$bug ($report)", async (bug) => {
    const start = await clientWith(bug);
    expectFound(bug.bug, await campaign({ ...resilientCampaign(), start, seed, runs: runsFor(bug.bug) }));
  });

  test.each(HEARING_BUGS)("$bug (the reference client)", async ({ bug, hears }) => {
    expectFound(bug, await campaign({ ...referenceCampaign(hears), seed, runs: runsFor(bug) }));
  });
});

afterAll(() => {
  console.log(rows.join("\n"));
});
