/**
 * Stands in for the test runner in the bundle of the fuzz: of all tests, those that ask how often a property is to be
 * tried, so that each can be run by its name, for as long as its share of the time lasts. All others are left to the gate.
 */
import { chai, expect as runnersExpect } from "vitest";
import { type CollectedTest, tests } from "../support/collected-tests";

/** The runner's matchers, without what it notes of each use for its reports: that took a twentieth of the time. */
export const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), runnersExpect);
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test, testsOf } from "../support/collected-tests";

const ASKS_FOR_RUNS = /\bpropertyRuns\d*\(/;

/** All properties of the files that were loaded. */
export function properties(): readonly CollectedTest[] {
  return tests.filter(({ source }) => ASKS_FOR_RUNS.test(source));
}
