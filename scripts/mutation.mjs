// Mutates files of the source, one place at a time, in a copy of the project, and runs tests on it. Prints the mutants
// that no test notices, and how many were noticed in each room. Without paths it draws over the whole source, more
// where more was changed since the last tag. Exit code 0: done; 2: an invalid argument, or tests that fail without a mutant.
import { execFileSync, spawnSync } from "node:child_process";
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
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { changedLines, drawnFiles, lastTag, roomOf, scoresByRoom, seedOfDay } from "./drawn-mutants.mjs";
import { endProgress, print, progress } from "./terminal.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const HELP = `mutation [PATH… TEST…]: mutates files of src (model/rules/channels), and runs tests (spec-tests/rules/channels);
without paths mutants of all files, and the tests of each file before all others
  --sample N    tries N random mutants, by default 24
  --seed S      chooses another sample (default: the seed of the day, of scripts/mutation-seeds.json)
  --minutes N   begins no further mutant after N minutes, by default 16
  --out FILE    writes the results to a JSON file
`;
const MINUTES_FOR_TESTS = 3;
const MINUTES_WITHOUT_MUTANT = 15;
const nothing = () => undefined;
const logger = { debug: nothing, info: nothing, warn: nothing, error: console.error, isDebugEnabled: () => false };

function unusable(sentence) {
  process.stderr.write(`mutation: ${sentence} See --help.\n`);
  process.exit(2);
}

function options() {
  const text = { type: "string" };
  try {
    const known = { sample: text, seed: text, minutes: text, out: text, help: { type: "boolean" } };
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
    if (values.help) process.stdout.write(HELP);
    if (values.help) process.exit(0);
    const tests = positionals.filter((path) => path.startsWith("spec-tests/"));
    const paths = positionals.filter((path) => !tests.includes(path));
    const unknown = paths.find((path) => !existsSync(join(root, "src", path)));
    if (unknown !== undefined) unusable(`src/${unknown} does not exist.`);
    if ((paths.length === 0) !== (tests.length === 0))
      unusable("Name a path of src and a path of spec-tests, or neither.");
    const [sample, minutes] = [Number(values.sample ?? 24), Number(values.minutes ?? 16)];
    if (!(sample >= 1)) unusable("--sample must be a number from 1.");
    if (!(minutes > 0)) unusable("--minutes must be a number above 0.");
    return { paths, tests, sample, minutes, out: values.out, seed: values.seed ?? seedOfDay(seeds(), Date.now()) };
  } catch (error) {
    return unusable(`${error.message.split(".")[0]}.`);
  }
}

function seeds() {
  return JSON.parse(readFileSync(join(root, "scripts/mutation-seeds.json"), "utf8"));
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

/** The mutants of files in an order that depends on the seed, each with the whole text of its file. No test holds the wording of all messages. */
async function mutantsOf(paths, seed) {
  const files = paths.map((name) => ({ name, content: readFileSync(join(root, name), "utf8"), mutate: true }));
  const rules = { excludedMutations: ["StringLiteral"], ignorers: [], noHeader: true, plugins: null };
  const { mutants } = await new Instrumenter(logger).instrument(files, rules);
  const all = mutants.map(({ fileName, location, replacement }) => {
    const { content } = files.find(({ name }) => name === fileName);
    const [start, end] = [offset(content, location.start), offset(content, location.end)];
    const change = `${content.slice(start, end)} -> ${replacement}`.replace(/\s+/g, " ");
    const rank = createHash("sha256").update(`${seed} ${fileName} ${start} ${change}`).digest("hex");
    const text = content.slice(0, start) + replacement + content.slice(end);
    return { file: fileName, line: location.start.line + 1, room: roomOf(fileName), change, text, content, rank };
  });
  return all.sort((one, other) => (one.rank < other.rank ? -1 : 1));
}

/** Mutants of the whole source, of each drawn file the first that was not taken. Generated lists and tables have no decisions. */
async function drawnOverAll(size, seed) {
  const files = filesOf("").filter((file) => !/^src\/(generated|data)\//.test(file) && !file.endsWith(".d.ts"));
  const chosen = [];
  const known = new Map();
  for (const file of drawnFiles(changedLines(root, lastTag(root), files), size * 4, seed)) {
    if (chosen.length === size) break;
    if (!known.has(file)) known.set(file, await mutantsOf([file], seed));
    const mutant = known.get(file).shift();
    if (mutant !== undefined) chosen.push(mutant);
  }
  return chosen;
}

/** The test files that name a file of the source in an import, or have its name. */
function testsOf(file) {
  const name = basename(file, ".ts");
  const names = readdirSync(join(root, "spec-tests"), { recursive: true }).filter((one) => one.endsWith(".test.ts"));
  const imports = new RegExp(`/${name}"`);
  return names
    .filter(
      (one) => basename(one) === `${name}.test.ts` || imports.test(readFileSync(join(root, "spec-tests", one), "utf8")),
    )
    .map((one) => join("spec-tests", one));
}

const { paths, tests, sample, seed, minutes, out } = options();
const began = Date.now();
const copy = mkdtempSync(join(tmpdir(), "mutation-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
for (const name of execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0")) {
  if (name !== "" && existsSync(join(root, name))) cpSync(join(root, name), join(copy, name));
}
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
// Tests of the inspector read the page.
spawnSync(process.execPath, ["scripts/build-viewer.mjs"], { cwd: copy, stdio: "ignore" });

/** Whether tests pass; those that take too long do not. */
function pass(args, most = MINUTES_FOR_TESTS) {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const run = spawnSync(process.execPath, [vitest, "run", "--bail", "1", "--passWithNoTests", ...args], {
    cwd: copy,
    timeout: most * 60_000,
    stdio: "ignore",
  });
  return run.status === 0;
}

/** All but the tests of texts and forms, which would notice a mutant by its looks. */
const BEHAVIOUR = ["--project", "shared", "--project", "newest"].concat(
  ["tidy", "readme"].flatMap((folder) => ["--exclude", `spec-tests/${folder}/**`]),
);

/** Of a file of the whole source, its own tests come first, because they probably notice. */
function isNoticed(file) {
  if (paths.length > 0) return !pass(tests);
  const own = testsOf(file);
  return (own.length > 0 && !pass([...BEHAVIOUR, ...own])) || !pass(BEHAVIOUR);
}

if (!pass(paths.length > 0 ? tests : BEHAVIOUR, MINUTES_WITHOUT_MUTANT))
  unusable("These tests do not pass without a mutant.");
const chosen =
  paths.length > 0
    ? (await mutantsOf(paths.flatMap(filesOf), seed)).slice(0, sample)
    : await drawnOverAll(sample, seed);
const tried = [];
for (const { file, line, room, change, text, content } of chosen) {
  if (Date.now() - began > minutes * 60_000) break;
  writeFileSync(join(copy, file), text);
  const noticed = isNoticed(file);
  if (!noticed) print(`LEFT ${file}:${line}: ${change}`);
  tried.push({ file, line, room, change, noticed });
  writeFileSync(join(copy, file), content);
  progress("mutants tried", tried.length, chosen.length);
}
endProgress();
const rooms = scoresByRoom(tried);
for (const [room, score] of Object.entries(rooms).sort())
  print(`${room.padEnd(28)} ${score.noticed} of ${score.tried}`);
const noticed = tried.filter((one) => one.noticed).length;
print(
  `${noticed} of ${tried.length} mutants noticed, seed ${seed}${tried.length < chosen.length ? "; the time is over" : ""}`,
);
if (out !== undefined)
  writeFileSync(out, `${JSON.stringify({ seed, noticed, tried: tried.length, rooms, mutants: tried }, null, 2)}\n`);
process.exit(0);
