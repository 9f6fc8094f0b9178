// Mutates files of the source, one place at a time, in a copy of the project, and runs tests on it. Prints the mutants
// that no test notices. Exit code 0: done; 2: an invalid argument, or tests that fail without a mutant.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { endProgress, print, progress } from "./terminal.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const HELP = `mutation PATH… TEST…: mutates files of src (model/rules/channels), and runs tests (spec-tests/rules/channels)
  --sample N    tries N random mutants, by default 20
  --seed S      chooses another sample (default 1)
`;
const COPIED = [
  "src",
  "spec-tests",
  "examples",
  "scripts",
  "docs",
  "package.json",
  "tsconfig.json",
  "vitest.config.ts",
];
const MINUTES = 5;
const nothing = () => undefined;
const logger = { debug: nothing, info: nothing, warn: nothing, error: console.error, isDebugEnabled: () => false };

function unusable(sentence) {
  process.stderr.write(`mutation: ${sentence} See --help.\n`);
  process.exit(2);
}

function options() {
  const text = { type: "string" };
  try {
    const known = { sample: text, seed: text, help: { type: "boolean" } };
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
    if (values.help) process.stdout.write(HELP);
    if (values.help) process.exit(0);
    const tests = positionals.filter((path) => path.startsWith("spec-tests/"));
    const paths = positionals.filter((path) => !tests.includes(path));
    const unknown = paths.find((path) => !existsSync(join(root, "src", path)));
    if (unknown !== undefined) unusable(`src/${unknown} does not exist.`);
    if (paths.length === 0 || tests.length === 0) unusable("Name a path of src, and a path of spec-tests.");
    const sample = Number(values.sample ?? 20);
    if (!(sample >= 1)) unusable("--sample must be a number from 1.");
    return { paths, tests, sample, seed: values.seed ?? "1" };
  } catch (error) {
    return unusable(`${error.message.split(".")[0]}.`);
  }
}

function filesOf(path) {
  if (path.endsWith(".ts")) return [`src/${path}`];
  const names = readdirSync(join(root, "src", path), { recursive: true }).filter((name) => name.endsWith(".ts"));
  return names.map((name) => join("src", path, name)).sort();
}

/** The offset of a place, of which Stryker counts lines and columns from 0. */
function offset(text, { line, column }) {
  return text.split("\n", line).reduce((sum, one) => sum + one.length + 1, 0) + column;
}

/** Some mutants of files, each with the whole text of its file. No test holds the wording of all messages. */
async function sampleOf(paths, size, seed) {
  const files = paths.map((name) => ({ name, content: readFileSync(join(root, name), "utf8"), mutate: true }));
  const rules = { excludedMutations: ["StringLiteral"], ignorers: [], noHeader: true, plugins: null };
  const { mutants } = await new Instrumenter(logger).instrument(files, rules);
  const all = mutants.map(({ fileName, location, replacement }) => {
    const { content } = files.find(({ name }) => name === fileName);
    const [start, end] = [offset(content, location.start), offset(content, location.end)];
    const change = `${content.slice(start, end)} -> ${replacement}`.replace(/\s+/g, " ");
    const rank = createHash("sha256").update(`${seed} ${fileName} ${start} ${change}`).digest("hex");
    const text = content.slice(0, start) + replacement + content.slice(end);
    return { file: fileName, line: location.start.line + 1, change, text, content, rank };
  });
  return all.sort((one, other) => (one.rank < other.rank ? -1 : 1)).slice(0, size);
}

const { paths, tests, sample, seed } = options();
const copy = mkdtempSync(join(tmpdir(), "mutation-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

/** Whether the tests pass; those that take too long do not. */
function pass() {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const run = spawnSync(process.execPath, [vitest, "run", "--bail", "1", ...tests], {
    cwd: copy,
    timeout: MINUTES * 60_000,
    stdio: "ignore",
  });
  return run.status === 0;
}

if (!pass()) unusable("These tests do not pass without a mutant.");
const chosen = await sampleOf(paths.flatMap(filesOf), sample, seed);
let left = 0;
for (const [place, { file, line, change, text, content }] of chosen.entries()) {
  writeFileSync(join(copy, file), text);
  if (pass()) {
    left += 1;
    print(`LEFT ${file}:${line}: ${change}`);
  }
  writeFileSync(join(copy, file), content);
  progress("mutants tried", place + 1, chosen.length);
}
endProgress();
print(`${chosen.length - left} of ${chosen.length} mutants noticed`);
process.exit(0);
