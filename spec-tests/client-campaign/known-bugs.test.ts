/**
 * Bugs of real clients are found: one table with plans, steps and sentence. Here from one seed; from five with
 * `KNOWN_BUGS_SEEDS=1,2,3,4,5`.
 */
import { afterAll, describe, expect, test } from "vitest";
import { campaign } from "../../src/campaign";
import { clientWith, KNOWN_BUGS } from "./known-bugs";
import { resilientCampaign } from "./resilient";

const SEEDS = (process.env["KNOWN_BUGS_SEEDS"] ?? "2").split(",").map(Number);
const rows: string[] = ["seed | plans | steps | bug | sentence of the report"];

describe.each(SEEDS)("from seed %d", (seed) => {
  test.each(KNOWN_BUGS)("$bug ($report)", async (bug) => {
    const start = await clientWith(bug);
    const { runs, counterexample } = await campaign({ ...resilientCampaign(), start, seed, runs: 200 });
    const [finding] = counterexample?.findings ?? [];
    rows.push([seed, runs, counterexample?.steps.length, bug.bug, `${finding?.name}: ${finding?.problem}`].join(" | "));
    expect(finding).toBeDefined();
    expect(counterexample?.steps.length).toBeLessThanOrEqual(6);
  });
});

afterAll(() => {
  console.log(rows.join("\n"));
});
