/**
 * Events: an earlier registration and all events since have the same state as a new registration; and no event shows what
 * its reader cannot see.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import { routes } from "../../src/wire/route";
import { CHECKED_ONE_IN, lawSequences, playSequence, STEPS } from "../support/law-sequence";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { GENERATED_OPERATIONS } from "../../src/testing/arbitraries/steps";

/** Sequences in the gate; `LAW_SEQUENCES` and `LAW_SEED` ask for others, and `LAW_SHRINK=1` for the shortest failure. */
const SEQUENCES = 100;

function askedFor({ LAW_SEQUENCES, LAW_SEED }: NodeJS.ProcessEnv): { numRuns?: number; seed?: number } {
  return {
    ...(LAW_SEQUENCES === undefined ? {} : { numRuns: Number(LAW_SEQUENCES) }),
    ...(LAW_SEED === undefined ? {} : { seed: Number(LAW_SEED) }),
  };
}

test("events contain every change, and only what their readers can see", { timeout: 3_600_000 }, () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(lawSequences(STEPS, CHECKED_ONE_IN), (sequence) => {
      playSequence(sequence).forEach((name) => done.add(name));
    }),
    { ...propertyRuns(SEQUENCES), ...askedFor(process.env), endOnFailure: process.env["LAW_SHRINK"] !== "1" },
  );
  const generated = Object.entries(GENERATED_OPERATIONS).filter(([name, { weight }]) => weight > 0 && name in OPERATIONS);
  const never = generated.map(([name]) => name).filter((name) => !done.has(name));
  const isWhole = COVERS_EVERYTHING && Number(process.env["LAW_SEQUENCES"] ?? SEQUENCES) >= SEQUENCES;
  if (isWhole) expect(never, "operations that were always refused").toEqual([]);
});

test("every operation that changes something is generated", () => {
  const camelCase = (id: string): string => id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
  const queues = ["register-queue", "get-events", "delete-queue"];
  const writing = routes()
    .filter(({ id, method }) => method !== "GET" && !queues.includes(id))
    .map(({ id }) => camelCase(id));
  expect(writing.filter((name) => !(name in GENERATED_OPERATIONS))).toEqual([]);
});
