// Mutates rooms of the source mechanically: Stryker writes the mutants, all of them asleep in one program; one after the
// other is woken, and the tests that reach it are run until one fails. Writes docs/mutation.md from what came of it, and
// a report for Stryker's viewers to reports/mutation. Exit 0: it was done; 2: an argument is unusable.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundled, testFiles } from "./mutants-bundle.mjs";
import { tried } from "./mutants-trials.mjs";
import { filesOf, mutated } from "./mutation-instrument.mjs";
import { mutationPage, summaryOf } from "./mutation-page.mjs";
import { isLeft, nameOf, reportOf, sampleOf, statusesIn, statusOf } from "./mutation-report.mjs";
import { print, progress } from "./terminal.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const HELP = `mutation [ROOM…]: mutates rooms, or subjects in them, as rules/moving
  --sample N    tries N mutants of each room, drawn at random
  --seed S      draws others (1)
  --tests TEXT  tries them on those files of tests alone whose path contains TEXT; may be repeated
  --left        tries again those that the last run left, and keeps what it says of the others
  --page        writes the page anew, and tries nothing
`;
const DATA = join(root, "spec-tests/mutants/mutation.json");
const PAGE = join(root, "docs/mutation.md");
const REPORTS = join(root, "reports/mutation");
/** How much time of the processor the tests of one mutant may take together. */
const TRIAL_MS = 4_000;
const begin = performance.now();

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
    page: { type: "boolean" },
    help: { type: "boolean" },
  };
  try {
    const { values, positionals: rooms } = parseArgs({ options: known, allowPositionals: true });
    if (values.help) process.stdout.write(HELP);
    if (values.help) process.exit(0);
    const unknown = rooms.find((room) => !existsSync(join(root, "src", room)));
    if (unknown !== undefined) unusable(`there is no room ${unknown}.`);
    if (rooms.length === 0 && !values.page) unusable("no room is named.");
    const sample = values.sample === undefined ? Infinity : Number(values.sample);
    if (!(sample >= 1)) unusable("a sample is a number of mutants.");
    return { ...values, rooms, sample, seed: values.seed ?? "1", tests: values.tests ?? [""] };
  } catch (error) {
    return unusable(error.message.split(".")[0] + ".");
  }
}

function reportPath(room) {
  return join(REPORTS, `${room.replaceAll("/", "-")}.json`);
}

/** What is known of a room's mutants from the last run, and those of them that are to be tried. */
function planOf(room, mutants) {
  const own = new Set(filesOf(room));
  const here = mutants.filter(({ file }) => own.has(file));
  if (!asked.left) return { room, here, known: new Map(), chosen: sampleOf(here, asked.sample, asked.seed) };
  if (!existsSync(reportPath(room))) unusable(`no run left a report of ${room}.`);
  const known = statusesIn(JSON.parse(readFileSync(reportPath(room), "utf8")));
  return { room, here, known, chosen: here.filter((mutant) => isLeft(known.get(nameOf(mutant)) ?? {})) };
}

const asked = options();
const before = JSON.parse(readFileSync(DATA, "utf8"));
const found = {};
if (asked.rooms.length > 0) {
  const { sources, texts, mutants, places } = await mutated([...new Set(asked.rooms.flatMap(filesOf))]);
  const plans = asked.rooms.map((room) => planOf(room, mutants));
  const chosen = [...new Set(plans.flatMap((plan) => plan.chosen))];
  const files = testFiles().filter((file) => asked.tests.some((text) => file.includes(text)));
  const bundle = await bundled(files, (path, text) => texts.get(path) ?? text);
  let [loaded, done] = [0, 0];
  const told = {
    loaded: () => progress("files of tests run without a mutant", (loaded += 1), files.length),
    tried: (mutant, by) => {
      if (by === null)
        print(`LEFT ${mutant.file}:${mutant.location.start.line}: ${mutant.why}\n    -> ${mutant.replacement}`);
      progress("mutants tried", (done += 1), chosen.length);
    },
  };
  const { results } = await tried(bundle, chosen, places, told, TRIAL_MS);
  mkdirSync(REPORTS, { recursive: true });
  for (const { room, here, known, chosen: own } of plans) {
    for (const mutant of own) known.set(nameOf(mutant), statusOf(results.get(mutant.number)));
    const report = reportOf(here, sources, known);
    writeFileSync(reportPath(room), JSON.stringify(report));
    const summary = summaryOf(report);
    // What a test was written for since says nothing of the mutants that were not drawn.
    const first = asked.left ? before[room]?.first : undefined;
    found[room] = { ...summary, first: first ?? { seed: asked.seed, tried: summary.tried, noticed: summary.noticed } };
  }
}
const summaries = { ...before, ...found };
const sorted = Object.fromEntries(Object.entries(summaries).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(DATA, `${JSON.stringify(sorted, null, 2)}\n`);
writeFileSync(PAGE, mutationPage(sorted));
for (const room of asked.rooms) print(`${room}: ${sorted[room].noticed} of ${sorted[room].tried} noticed`);
print(`${((performance.now() - begin) / 1000).toFixed(0)} s`);
process.exit(0);
