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
/** Nearly all bugs are found by the 25th plan. */
const RUNS = 50;
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
    expectFound(bug.bug, await campaign({ ...resilientCampaign(), start, seed, runs: RUNS }));
  });

  test.each(HEARING_BUGS)("$bug (the reference client)", async ({ bug, hears }) => {
    expectFound(bug, await campaign({ ...referenceCampaign(hears), seed, runs: RUNS }));
  });
});

afterAll(() => {
  console.log(rows.join("\n"));
});
