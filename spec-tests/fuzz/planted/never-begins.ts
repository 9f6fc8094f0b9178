/** A property that is never tried, as its preparations never end. */
import fc from "fast-check";
import { test } from "vitest";
import { propertyRuns } from "../../support/property-runs";

test("every test begins", () => {
  const isReady = (): boolean => false;
  while (!isReady());
  fc.assert(
    fc.property(fc.nat(), () => undefined),
    propertyRuns(10),
  );
});
