/** A property that is never tried, as its preparations never end. */
import fc from "fast-check";
import { test } from "vitest";
import { forAll } from "../../support/for-all";
import { propertyRuns } from "../../support/property-runs";

test("every test begins", () => {
  const isReady = (): boolean => false;
  while (!isReady());
  forAll([fc.nat()], propertyRuns(10), () => undefined);
});
