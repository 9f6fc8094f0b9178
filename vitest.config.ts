// Test files run in a few threads; those of one thread share its modules. A file that changes globals runs in a process of
// its own. `npm test` runs the projects "shared", "newest" and "alone", `npm run lint` "tidy", `.ci/run` also "package" and "pages",
// and `npm run nightly` all. CONTRIBUTING.md says what each of them notices.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { compiledSource } from "./scripts/compiled-source.mjs";
import { newestFiles } from "./spec-tests/newest/files.ts";

/** The JavaScript client replaces the global `FormData`. */
const REPLACES_GLOBALS = ["spec-tests/server/zulip-js.test.ts", "spec-tests/evidence/evidence-of-runs.test.ts"];

/** Tests of pages share one browser. */
const PAGES = ["spec-tests/viewer/*.test.ts", "spec-tests/web-app/web-app-in-browser.test.ts"];

/** What polices words, names, imports and the order of layers, and reads all sources. */
const TIDY = ["spec-tests/tidy/*.test.ts"];

/** Tests that start the compiler, the built package or other programs, and replays of all recordings. */
const PACKAGE = [
  "spec-tests/cli/campaign-command.test.ts",
  "spec-tests/cli/compare-command.test.ts",
  "spec-tests/cli/openapi.test.ts",
  "spec-tests/cli/samples.test.ts",
  "spec-tests/cli/schema-files.test.ts",
  "spec-tests/cli/schema-parameters.test.ts",
  "spec-tests/client-campaign/client-campaign.test.ts",
  "spec-tests/client-campaign/false-alarms.test.ts",
  "spec-tests/client-campaign/known-bugs.test.ts",
  "spec-tests/compare/*.test.ts",
  "spec-tests/package/*.test.ts",
  "spec-tests/readme/examples-in-comments.test.ts",
  "spec-tests/recordings/default-mode.test.ts",
  "spec-tests/recordings/recordings.test.ts",
  "spec-tests/scenarios/plain-server.test.ts",
  "spec-tests/types/*.test.ts",
  "spec-tests/wire/openapi-client.test.ts",
];

/** The longest campaigns, plays and searches. */
const NIGHTLY = [
  "spec-tests/client-campaign/order.test.ts",
  "spec-tests/client-campaign/stateless.test.ts",
  "spec-tests/client-campaign/zulip-js.test.ts",
  "spec-tests/compare/planted*.test.ts",
  "spec-tests/fuzz/fuzz.test.ts",
  "spec-tests/machines/small-realms.test.ts",
  "spec-tests/scenarios/mutant-share.test.ts",
  "spec-tests/server/crowd.test.ts",
  "spec-tests/wire/fuzz.test.ts",
];

/** All threads of a project share the modules that its test files import. */
const SHARED = { pool: "threads", isolate: false } as const;

export default defineConfig({
  plugins: [compiledSource()],
  test: {
    // Long, since tests must pass on a busy machine: only a test that hangs reaches a limit.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than cores, since tests also wait: for a browser, a server or another program.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...SHARED,
          name: "shared",
          include: ["spec-tests/**/*.test.ts", "examples/**/*.test.ts"],
          exclude: [...REPLACES_GLOBALS, ...PAGES, ...TIDY, ...PACKAGE, ...NIGHTLY],
        },
      },
      // The same tests in realms of the newest level.
      {
        extends: true,
        test: { ...SHARED, name: "newest", include: newestFiles(), setupFiles: "./spec-tests/newest/newest-level.ts" },
      },
      { extends: true, test: { ...SHARED, name: "tidy", include: TIDY } },
      { extends: true, test: { ...SHARED, name: "package", include: PACKAGE, exclude: NIGHTLY } },
      { extends: true, test: { ...SHARED, name: "nightly", include: NIGHTLY } },
      {
        extends: true,
        test: { ...SHARED, name: "pages", include: PAGES, globalSetup: "./spec-tests/viewer/one-browser.ts" },
      },
      { extends: true, test: { name: "alone", pool: "forks", isolate: true, include: REPLACES_GLOBALS } },
    ],
  },
});
