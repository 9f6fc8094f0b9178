// Plants the faults of spec-tests/mutants/mutants.json in the source, all at once and asleep, wakes one after the other,
// and runs the tests that reach it until one fails: every fault must be noticed. Exit 0: all were; 1: some were not, or
// a fault does not fit the source any more; 2: an argument is unusable.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundled, testFiles } from "./mutants-bundle.mjs";
import { faulty } from "./mutants-plant.mjs";
import { tried } from "./mutants-trials.mjs";

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
  if (fault.problem === undefined) byFile.set(fault.file, [...(byFile.get(fault.file) ?? []), { ...fault, number }]);
}

const bundle = join(root, "node_modules/.cache/realm-simulator", `mutants-${process.pid}.mjs`);
process.on("exit", () => rmSync(bundle, { force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));

/** A line on the terminal that is written over and over; elsewhere a line now and then. */
function progress(what, done, all) {
  const width = 20;
  const full = Math.floor((done / all) * width);
  const line = `[${"#".repeat(full)}${"-".repeat(width - full)}] ${done} of ${all} ${what}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
  else if (done % 50 === 0 || done === all) process.stderr.write(`${line}\n`);
}

function print(line) {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[2K");
  process.stdout.write(`${line}\n`);
}

function left({ file, why, find, replace }, problem) {
  print(`LEFT ${file}: ${why}: ${problem}\n    ${find}\n    -> ${replace || "(nothing)"}`);
}

const files = testFiles().filter((file) => asked.tests.some((text) => file.includes(text)));
const places = await bundled(bundle, files, byFile);
const planted = new Set(places.flat());
for (const [number, fault] of faults.entries()) {
  if (fault.problem === undefined && !planted.has(number)) fault.problem = "it is in no body and no value";
  if (fault.problem !== undefined) left(fault, fault.problem);
}

let [loaded, done, noticed] = [0, 0, 0];
const { unsound, count } = await tried(bundle, faults, places, {
  loaded: () => progress("files of tests run without a fault", (loaded += 1), files.length),
  tried: (fault, by) => {
    if (by === null) left(fault, "no test notices it");
    else {
      noticed += 1;
      if (asked.isLong) print(`${fault.file}: ${fault.why}: ${by}`);
    }
    progress("faults tried", (done += 1), planted.size);
  },
});
if (process.stderr.isTTY) process.stderr.write("\r\u001b[2K");
for (const { file, name } of unsound) print(`not counted, as it fails without a fault: ${file}: ${name}`);
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
print(
  `${noticed} of ${faults.length} faults were noticed, ${faults.length - noticed} left, by ${count} tests in ${seconds} s`,
);
process.exit(noticed === faults.length ? 0 : 1);
