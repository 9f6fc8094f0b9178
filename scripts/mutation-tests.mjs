// The tests that stand around the room that is mutated.
import { defineConfig } from "vitest/config";

const room = (process.env.MUTATION_ROOM ?? "clock").split("/")[0];

/** The tests that hold what a room does, where these are more than its own. */
const AROUND = {
  clock: ["clock/*", "operations/*{scheduled,reminder,invit,export}*", "rules/finer-rules", "ladders/*"],
  rules: ["rules/**/*", "operations/*", "ladders/*"],
};

export default defineConfig({
  test: {
    pool: "threads",
    isolate: false,
    testTimeout: 600_000,
    include: (AROUND[room] ?? [`${room}/**/*`]).map((files) => `spec-tests/${files}.test.ts`),
  },
});
