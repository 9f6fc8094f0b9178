// One process and one thread for each core: files share what they import, as the tests leave nothing behind. A file that
// does leave something behind gets a process of its own.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { compiledSource } from "./scripts/compiled-source.mjs";
import LongestFirst from "./scripts/longest-first.mjs";

/** The JavaScript client puts its own `FormData` in the place of the global one. */
const REPLACES_GLOBALS = ["spec-tests/server/zulip-js.test.ts"];

export default defineConfig({
  plugins: [compiledSource()],
  test: {
    // A busy machine is no failure; what hangs is one after a minute.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    reporters: ["default", "./scripts/slowest-files.mjs"],
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          pool: "threads",
          isolate: false,
          include: ["spec-tests/**/*.test.ts", "examples/**/*.test.ts"],
          exclude: REPLACES_GLOBALS,
        },
      },
      { extends: true, test: { name: "alone", pool: "forks", isolate: true, include: REPLACES_GLOBALS } },
    ],
  },
});
