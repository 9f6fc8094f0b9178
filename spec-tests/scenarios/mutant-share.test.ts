/** The shipped scenarios notice at least 95 % of planted deviations: of all by `replay --mutants`, here of a fixed sample. */
import { expect, test } from "vitest";
import { readPlan } from "../../src/cli/scenario-files";
import { mutantScore } from "../../src/scenario/mutants/mutant-score";

/** One deviation of so many is planted: about 110, in some seconds. All of them take a minute. */
const ONE_OF = 16;

/** Always the same deviations, however many others come and go. */
function isInSample(text: string): boolean {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum % ONE_OF === 0;
}

test("at least 95 % of a sample of the planted deviations are noticed", async () => {
  const score = await mutantScore(await readPlan(["examples/scenarios"]), () => undefined, {}, isInSample);
  expect(score.differing).toEqual([]);
  expect(score.of).toBeGreaterThan(100);
  expect(score.noticed / score.of, JSON.stringify(score.unnoticed)).toBeGreaterThanOrEqual(0.95);
});
