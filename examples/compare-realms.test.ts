import { expect, test } from "vitest";
import { createSimulator } from "realm-simulator";
import { compareRealms } from "realm-simulator/compare";

test("my realm answers as the simulator does", async () => {
  // Use your own realm here: a function that starts it from a fixture.
  const { classes } = await compareRealms({ right: (fixture) => createSimulator(fixture), steps: 100 });
  expect(classes).toEqual([]);
});
