import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";

test("a journal drops the oldest requests", async () => {
  const sim = createSimulator();
  for (let count = 0; count < 10_050; count += 1) await sim.fetch("/api/v1/users/me");
  await sim.fetch("/api/v1/users");
  expect(sim.journal).toHaveLength(10_000);
  expect([sim.journal[0]?.path, sim.journal.at(-1)?.path]).toEqual(["/users/me", "/users"]);
  sim.clearJournal();
  expect(sim.journal).toEqual([]);
});
