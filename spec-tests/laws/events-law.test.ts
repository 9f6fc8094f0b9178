/**
 * Events: an earlier registration and all events since have the same state as a new registration; and no event shows what
 * its reader cannot see.
 */
import { expect, test } from "vitest";
import { type OperationName, OPERATIONS } from "../../src/generated/operations";
import { seedOfText } from "../../src/testing/arbitraries/by-name";
import { generatedOperations, takeStep } from "../../src/testing/arbitraries/steps";
import { forAll } from "../support/for-all";
import { lawRealm } from "../support/law-realm";
import { CHECKED_ONE_IN, lawSequences, playSequence, STEPS } from "../support/law-sequence";
import { propertyRuns } from "../support/property-runs";

/** Sequences in the gate; `LAW_SEQUENCES` and `LAW_SEED` request others, and `LAW_SHRINK=1` for the shortest failure. */
const SEQUENCES = 100;

function askedFor({ LAW_SEQUENCES, LAW_SEED }: NodeJS.ProcessEnv): { numRuns?: number; seed?: number } {
  return {
    ...(LAW_SEQUENCES === undefined ? {} : { numRuns: Number(LAW_SEQUENCES) }),
    ...(LAW_SEED === undefined ? {} : { seed: Number(LAW_SEED) }),
  };
}

test("events contain every change, and only what their readers can see", { timeout: 3_600_000 }, () => {
  forAll(
    [lawSequences(STEPS, CHECKED_ONE_IN)],
    { ...propertyRuns(SEQUENCES), ...askedFor(process.env), endOnFailure: process.env["LAW_SHRINK"] !== "1" },
    (sequence) => {
      playSequence(sequence);
    },
  );
});

const TRIES = 300;

/** Whether a realm of the level accepts one of the random examples, each for another account. */
function isAccepted(name: OperationName, level: number): boolean {
  const realm = lawRealm(level);
  return Array.from({ length: TRIES }).some((_, attempt) => {
    const step = { name, actor: (attempt % 7) + 1, seed: seedOfText(name, attempt) };
    return takeStep(realm, step, attempt).ok;
  });
}

test("a realm accepts a random example of each operation that random runs call", () => {
  const names = Object.keys(OPERATIONS) as OperationName[];
  const called = names.filter((name) => (generatedOperations()[name]?.weight ?? 0) > 0);
  const nearestLevel = (name: OperationName): number => {
    const { since = 1, until = Infinity } = OPERATIONS[name].declaration();
    return Math.min(Math.max(421, since), until - 1);
  };
  const never = called.filter((name) => !isAccepted(name, nearestLevel(name)));
  expect(never).toEqual([]);
});
