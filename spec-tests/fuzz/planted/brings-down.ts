/** A property that lets something fail after it is over. */
import fc from "fast-check";
import { test } from "vitest";
import { forAllAsync } from "../../support/for-all";
import { propertyRuns } from "../../support/property-runs";

test("nothing fails later", async () => {
  await forAllAsync([fc.nat()], propertyRuns(1), async () => {
    setTimeout(() => {
      throw new Error("outside of every run");
    }, 1);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
});
