/**
 * Events at old levels: what the reference client keeps agrees with a fresh registration, at the levels of releases and
 * at levels that are generated.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/protocol/limits";
import { forAll } from "../support/for-all";
import { CHECKED_ONE_IN, lawSequences, playSequence, STEPS } from "../support/law-sequence";
import { propertyRuns } from "../support/property-runs";

const SEQUENCES = 3;
const LEVELS = 5;

/** Always the same levels in the gate, and others in every campaign. */
function generatedLevels(): number[] {
  const { seed } = propertyRuns(1, 4);
  return fc.sample(fc.integer({ min: 1, max: LIMITS.NEWEST_FEATURE_LEVEL }), { numRuns: LEVELS, seed });
}

test.each([421, 372, 300, 247, 218, ...generatedLevels()])("at level %i", (level) => {
  forAll([lawSequences(STEPS, CHECKED_ONE_IN)], { ...propertyRuns(SEQUENCES, level), endOnFailure: true }, (sequence) => {
    expect(playSequence({ ...sequence, level }).size).toBeGreaterThan(0);
  });
});
