/** How much of the tests is run: one switch decides. */
import { expect, test } from "vitest";
import { chosenExtent, inSample } from "../support/property-runs";

test("RUNS chooses how much is run; ALL_RUNS=1 is its older name", () => {
  expect(chosenExtent({})).toBe("quick");
  expect(chosenExtent({ RUNS: "checks" })).toBe("checks");
  expect(chosenExtent({ ALL_RUNS: "1" })).toBe("all");
  expect(chosenExtent({ RUNS: "quick", ALL_RUNS: "1" })).toBe("quick");
  expect(() => chosenExtent({ RUNS: "some" })).toThrow('RUNS: "some" is invalid; quick, checks or all is expected.');
});

test("a sample is always the same, and has about its share of the keys", () => {
  const keys = Array.from({ length: 4000 }, (_, index) => `key ${index}`);
  const quick = keys.filter((key) => inSample(key, 2, "quick"));
  expect(quick).toEqual(keys.filter((key) => inSample(key, 2, "quick")));
  expect(quick.length).toBeGreaterThan(400);
  expect(quick.length).toBeLessThan(600);
  expect(keys.filter((key) => !inSample(key, 1, "all"))).toEqual([]);
});
