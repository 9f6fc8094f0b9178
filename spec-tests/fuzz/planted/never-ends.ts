/** A property whose fourth run never ends. */
import fc from "fast-check";
import { test } from "vitest";
import { countOperations, propertyRuns } from "../../support/property-runs";

test("every run ends", () => {
  let runs = 0;
  fc.assert(
    fc.property(fc.nat(), () => {
      countOperations();
      runs += 1;
      while (runs > 3);
    }),
    propertyRuns(10),
  );
});
