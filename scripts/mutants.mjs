// Plants the faults of spec-tests/mutants/mutants.json in the source, all at once and asleep, wakes one after the other,
// and runs the tests that reach it until one fails: every fault must be noticed. Exit 0: all were; 1: some were not, or
// a fault does not fit the source any more; 2: an argument is unusable.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundled, testFiles } from "./mutants-bundle.mjs";
import { faulty, planted } from "./mutants-plant.mjs";
import { tried } from "./mutants-trials.mjs";
import { print, progress } from "./terminal.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const DATA = "spec-tests/mutants/mutants.json";
const HELP = `mutants: plants faults in the source, and says which of them no test notices
  --only TEXT   only those whose file or reason contains TEXT
  --tests TEXT  tries them on those files of tests alone whose path contains TEXT; may be repeated
  --data FILE   takes the faults from FILE instead of ${DATA}
  --all         prints for each fault which test notices it
`;
const begin = performance.now();

function unusable(sentence) {
  process.stderr.write(`mutants: ${sentence}\n`);
  process.exit(2);
}

function options() {
  const known = {
    only: { type: "string" },
    data: { type: "string" },
    tests: { type: "string", multiple: true },
    all: { type: "boolean" },
    help: { type: "boolean" },
  };
  try {
    const { values } = parseArgs({ options: known });
    if (values.help) process.stdout.write(HELP);
    if (values.help) process.exit(0);
    return {
      only: values.only ?? "",
      tests: values.tests ?? [""],
      data: values.data ?? join(root, DATA),
      isLong: values.all === true,
    };
  } catch (error) {
    return unusable(`${error.message.split(".")[0]}. See --help.`);
  }
}

const asked = options();
const faults = JSON.parse(readFileSync(asked.data, "utf8"))
  .flatMap(({ file, mutants }) => mutants.map((mutant) => ({ ...mutant, file })))
  .filter(({ file, why }) => `${file} ${why}`.includes(asked.only))
  .map((fault) => ({ ...fault, ...faulty(readFileSync(join(root, fault.file), "utf8"), fault) }));
if (faults.length === 0) unusable(`no fault's file or reason contains "${asked.only}".`);

const byFile = new Map();
for (const [number, fault] of faults.entries()) {
  fault.number = number;
  if (fault.problem === undefined) byFile.set(fault.file, [...(byFile.get(fault.file) ?? []), fault]);
}

function left({ file, why, find, replace }, problem) {
  print(`LEFT ${file}: ${why}: ${problem}\n    ${find}\n    -> ${replace || "(nothing)"}`);
}

const files = testFiles().filter((file) => asked.tests.some((text) => file.includes(text)));
const places = [];
const newPlace = (numbers) => places.push(numbers) - 1;
const bundle = await bundled(files, (file, text) =>
  byFile.has(file) ? planted(file, text, byFile.get(file), newPlace).text : text,
);
const placed = new Set(places.flat());
for (const fault of faults) {
  if (fault.problem === undefined && !placed.has(fault.number)) fault.problem = "it is in no body and no value";
  if (fault.problem !== undefined) left(fault, fault.problem);
}

const usable = faults.filter(({ problem }) => problem === undefined);
let [loaded, done, noticed] = [0, 0, 0];
const { unsound, count } = await tried(bundle, usable, places, {
  loaded: () => progress("files of tests run without a fault", (loaded += 1), files.length),
  tried: (fault, by, unrun) => {
    if (by === null) left(fault, `no test notices it${unrun > 0 ? `; there was no time for ${unrun} others` : ""}`);
    else {
      noticed += 1;
      if (asked.isLong) print(`${fault.file}: ${fault.why}: ${by}`);
    }
    progress("faults tried", (done += 1), usable.length);
  },
});
for (const { file, name } of unsound) print(`not counted, as it fails without a fault: ${file}: ${name}`);
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
print(
  `${noticed} of ${faults.length} faults were noticed, ${faults.length - noticed} left, by ${count} tests in ${seconds} s`,
);
process.exit(noticed === faults.length ? 0 : 1);
