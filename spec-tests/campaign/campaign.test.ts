/**
 * Runs the properties for as long as it is asked to, each round with seeds of its own. Among the tests it makes a
 * single small round, which shows that the campaign works; `npm run campaign` asks for more.
 */
import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CAMPAIGN_PROPERTIES } from "./properties";

const SECONDS = Number(process.env["CAMPAIGN_SECONDS"] ?? 0);
const SEED = Number(process.env["CAMPAIGN_SEED"] ?? 1);
const FIGURES_FILE = process.env["CAMPAIGN_FIGURES"];
const RUNS_PER_ROUND = 20;

test(`the properties hold (seed ${SEED})`, async () => {
  const begin = performance.now();
  const elapsed = (): number => (performance.now() - begin) / 1000;
  const figures = { rounds: 0, runs: 0, seconds: 0, seed: SEED };
  do {
    for (const { name, property } of CAMPAIGN_PROPERTIES) {
      const seed = SEED + figures.rounds;
      const numRuns = SECONDS === 0 ? 2 : RUNS_PER_ROUND;
      const result = await fc.check(property(), { seed, numRuns });
      figures.runs += result.numRuns;
      figures.seconds = Math.round(elapsed());
      if (FIGURES_FILE !== undefined) writeFileSync(FIGURES_FILE, JSON.stringify(figures));
      expect(result.failed ? `${name}: ${fc.defaultReportMessage(result)}` : "").toBe("");
    }
    figures.rounds += 1;
  } while (elapsed() < SECONDS);
}, 600_000 + SECONDS * 2_000);
