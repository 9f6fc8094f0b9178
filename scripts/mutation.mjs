// Mutates parts of the source: Stryker writes the mutants, all of them inactive, into one program. Each is activated in
// turn, and the tests that reach it run until one fails. Prints the mutants that no test noticed. Exit code 0: done;
// 2: an invalid argument.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundled, testFiles } from "./mutation-bundle.mjs";
import { filesOf, mutated } from "./mutation-instrument.mjs";
import { tried } from "./mutation-trials.mjs";
import { print, progress } from "./terminal.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const HELP = `mutation FOLDER…: mutates files of src, for example model/rules/channels
  --sample N    tries N random mutants of each folder
  --seed S      chooses another sample (default 1)
  --tests TEXT  runs only test files whose path contains TEXT; may be repeated
`;
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

/** Some of the mutants: another seed selects others; when the source changes, most of a sample stays the same. */
function sampleOf(mutants, size, seed) {
  const rank = ({ file, why, replacement, number }) =>
    createHash("sha256").update([seed, file, why, replacement].join("\n")).digest("hex") +
    String(number).padStart(6, "0");
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

function short(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

function printLeft({ file, line, why, replacement }) {
  const change = `${short(why)} -> ${short(replacement)}`;
  const reason = REASONS[file]?.[change];
  print(`LEFT ${file}:${line}: ${change}${reason === undefined ? "" : ` (${reason})`}`);
}

const asked = options();
const { texts, mutants, places } = await mutated([...new Set(asked.folders.flatMap(filesOf))]);
const plans = asked.folders.map((folder) => {
  const own = new Set(filesOf(folder));
  const all = mutants.filter(({ file }) => own.has(file));
  return { folder, all, chosen: sampleOf(all, asked.sample, asked.seed) };
});
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
const results = await tried(bundle, chosen, places, onProgress);
for (const { folder, all, chosen: own } of plans) {
  const noticed = own.filter(({ number }) => results.get(number) !== null);
  print(`${folder}: ${noticed.length} of ${own.length} noticed, of ${all.length} mutants`);
}
process.exit(0);
