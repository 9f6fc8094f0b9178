import { createSimulator } from "realm-simulator";
import { traceOnFailure } from "realm-simulator/trace-file";
import { expect, test } from "vitest";

test("ann sees her account", async () => {
  const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
  await traceOnFailure(sim, async () => {
    expect(sim.as("ann@example.test").getOwnUser({}).ok).toBe(true);
  });
});
