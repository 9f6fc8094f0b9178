/** Two properties of which one does not hold, by which a test sees that a campaign finds such things. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { countOperations, propertyRuns } from "../../support/property-runs";

test("every number is small", () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      countOperations();
      expect(number).toBeLessThan(1000);
    }),
    propertyRuns(10),
  );
});

test("every number is a number", () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      countOperations();
      expect(number).toBe(number);
    }),
    propertyRuns(10),
  );
});
