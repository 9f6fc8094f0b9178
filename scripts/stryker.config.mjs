// Mechanical mutation of one room (or one subject in it); scripts/mutation.mjs says which by MUTATION_ROOM.
const room = process.env.MUTATION_ROOM ?? "clock";
const name = room.replaceAll("/", "-");

export default {
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutation-tests.mjs", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [`src/${room}/**/*.ts`],
  coverageAnalysis: "perTest",
  // Messages are for people, and no test holds the wording of all of them.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignorePatterns: ["dist", "docs", ".ci", "reports"],
  incremental: true,
  incrementalFile: `reports/mutation/${name}.json`,
  reporters: process.stdout.isTTY ? ["progress"] : ["progress-append-only"],
  concurrency: 1,
  timeoutMS: 20_000,
  tempDirName: ".stryker-tmp",
  allowConsoleColors: false,
};
