/** A property whose fourth run never ends. */
import fc from "fast-check";
import { test } from "vitest";
import { forAll } from "../../support/for-all";
import { countOperations, propertyRuns } from "../../support/property-runs";

test("every run ends", () => {
  let runs = 0;
  forAll([fc.nat()], propertyRuns(10), () => {
    countOperations();
    runs += 1;
    while (runs > 3);
  });
});
