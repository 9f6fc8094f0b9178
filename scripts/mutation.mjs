// Mutates parts of the source: Stryker writes the mutants, all of them inactive, into one program. Each is activated in
// turn, and the tests that reach it run until one fails. Prints the mutants that no test noticed, and writes a report
// for Stryker's viewers to reports/mutation. Exit code 0: done; 2: an invalid argument.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundled, testFiles } from "./mutation-bundle.mjs";
import { filesOf, mutated } from "./mutation-instrument.mjs";
import { isLeft, isNoticed, nameOf, reportOf, sampleOf, statusesIn, statusOf } from "./mutation-report.mjs";
import { tried } from "./mutation-trials.mjs";
import { print, progress } from "./terminal.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const HELP = `mutation FOLDER…: mutates files of src, for example model/rules/channels
  --sample N    tries N random mutants of each folder
  --seed S      chooses another sample (default 1)
  --tests TEXT  runs only test files whose path contains TEXT; may be repeated
  --left        tries only the mutants that the previous run left
`;
const REPORTS = join(root, "reports/mutation");
/** The processor time for the tests of one mutant. */
const TRIAL_MS = 4_000;

/** Why a mutant changes nothing that a test can see: by file, and by `TEXT -> TEXT`. */
const REASONS = JSON.parse(readFileSync(join(root, "spec-tests/mutation/left.json"), "utf8"));

function unusable(sentence) {
  process.stderr.write(`mutation: ${sentence} See --help.\n`);
  process.exit(2);
}

function options() {
  const known = {
    sample: { type: "string" },
    seed: { type: "string" },
    tests: { type: "string", multiple: true },
    left: { type: "boolean" },
    help: { type: "boolean" },
  };
  try {
    const { values, positionals: folders } = parseArgs({ options: known, allowPositionals: true });
    if (values.help) process.stdout.write(HELP);
    if (values.help) process.exit(0);
    const unknown = folders.find((folder) => !existsSync(join(root, "src", folder)));
    if (unknown !== undefined) unusable(`src/${unknown} does not exist.`);
    if (folders.length === 0) unusable("Name at least one folder of src.");
    const sample = values.sample === undefined ? Infinity : Number(values.sample);
    if (!(sample >= 1)) unusable("--sample must be a number from 1.");
    return { ...values, folders, sample, seed: values.seed ?? "1", tests: values.tests ?? [""] };
  } catch (error) {
    return unusable(`${error.message.split(".")[0]}.`);
  }
}

function reportPath(folder) {
  return join(REPORTS, `${folder.replaceAll("/", "-")}.json`);
}

/** The mutants of a folder, their statuses from the previous run, and those to try now. */
function planOf(folder, mutants) {
  const own = new Set(filesOf(folder));
  const here = mutants.filter(({ file }) => own.has(file));
  if (!asked.left) return { folder, here, known: new Map(), chosen: sampleOf(here, asked.sample, asked.seed) };
  if (!existsSync(reportPath(folder))) unusable(`There is no report of ${folder}.`);
  const known = statusesIn(JSON.parse(readFileSync(reportPath(folder), "utf8")));
  return { folder, here, known, chosen: here.filter((mutant) => isLeft(known.get(nameOf(mutant)) ?? {})) };
}

function short(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

function printLeft({ file, location, why, replacement }) {
  const change = `${short(why)} -> ${short(replacement)}`;
  const reason = REASONS[file]?.[change];
  print(`LEFT ${file}:${location.start.line}: ${change}${reason === undefined ? "" : ` (${reason})`}`);
}

const asked = options();
const { sources, texts, mutants, places } = await mutated([...new Set(asked.folders.flatMap(filesOf))]);
const plans = asked.folders.map((folder) => planOf(folder, mutants));
const chosen = [...new Set(plans.flatMap((plan) => plan.chosen))];
const files = testFiles().filter((file) => asked.tests.some((text) => file.includes(text)));
const bundle = await bundled(files, (path, text) => texts.get(path) ?? text);
let [loaded, done] = [0, 0];
const onProgress = {
  loaded: () => progress("test files run without a mutant", (loaded += 1), files.length),
  tried: (mutant, by) => {
    if (by === null) printLeft(mutant);
    progress("mutants tried", (done += 1), chosen.length);
  },
};
const { results } = await tried(bundle, chosen, places, onProgress, TRIAL_MS);
mkdirSync(REPORTS, { recursive: true });
for (const { folder, here, known, chosen: own } of plans) {
  for (const mutant of own) known.set(nameOf(mutant), statusOf(results.get(mutant.number)));
  writeFileSync(reportPath(folder), JSON.stringify(reportOf(here, sources, known)));
  const statuses = [...known.values()];
  print(`${folder}: ${statuses.filter(isNoticed).length} of ${statuses.length} noticed, of ${here.length} mutants`);
}
process.exit(0);
