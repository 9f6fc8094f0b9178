import { createSimulator } from "realm-simulator";
import { compareRealms, compareText } from "realm-simulator/compare";
import { expect, test } from "vitest";

test("my fake answers as a server does", async () => {
  // Use your own fake here: a function that starts it again, with the accounts, channels and messages of the fixture.
  const result = await compareRealms({ right: (fixture) => createSimulator(fixture), steps: 100 });
  expect(compareText(result)).toContain("0 ways in which your realm is not a server");
});
