// The tests that stand around the room that is mutated.
import { defineConfig } from "vitest/config";

const room = (process.env.MUTATION_ROOM ?? "clock").split("/")[0];

/** Tests of other rooms that hold what a room does. */
const AROUND = {
  clock: ["clock", "machines", "rules"],
  collections: ["collections"],
  rules: ["rules", "operations", "ladders", "machines"],
};

export default defineConfig({
  test: {
    pool: "threads",
    isolate: false,
    testTimeout: 600_000,
    include: (AROUND[room] ?? [room, "rules", "operations", "ladders"]).map(
      (folder) => `spec-tests/${folder}/**/*.test.ts`,
    ),
  },
});
