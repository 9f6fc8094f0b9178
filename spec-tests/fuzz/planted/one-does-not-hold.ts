/** Two properties of which one does not hold, by which a test sees that a campaign finds such things. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../support/for-all";
import { countOperations, propertyRuns } from "../../support/property-runs";

test("every number is small", () => {
  forAll([fc.nat()], propertyRuns(10), (number) => {
    countOperations();
    expect(number).toBeLessThan(1000);
  });
});

test("every number is a number", () => {
  forAll([fc.nat()], propertyRuns(10), (number) => {
    countOperations();
    expect(number).toBe(number);
  });
});
