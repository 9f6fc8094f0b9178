// Tries the properties of the tests from new seeds, one by one and each with its share of the time, until the time is
// over or a counterexample is found. Exit 0: runs were made and all held; 1: a counterexample; 2: no run was made, or
// an argument is unusable.
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { fuzzBundle, propertyFiles } from "./fuzz-bundle.mjs";
import { crew } from "./fuzz-crew.mjs";

const HELP = `fuzz: tries the properties of the tests from new seeds
  --seconds N       how long, by default 60
  --seed S          the first seed; by default one from the clock
  --property NAME   only properties whose name or file contains NAME; may be repeated
  --jobs N          how many in parallel, by default one for each core
  --keep-going      use up the time although a counterexample is found
  --file FILE       take the properties of FILE alone; may be repeated
  --list            print the names of the properties
`;

function unusable(sentence) {
  process.stderr.write(`fuzz: ${sentence}\n`);
  process.exit(2);
}

function wholeNumber(name, text, most) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  return unusable(`--${name} takes a whole number from 1 to ${most}, not "${text}".`);
}

function options() {
  const string = { type: "string" };
  const many = { type: "string", multiple: true, default: [] };
  const flag = { type: "boolean", default: false };
  let values;
  try {
    const known = { seconds: string, seed: string, property: many, jobs: string, file: many };
    ({ values } = parseArgs({ options: { ...known, "keep-going": flag, list: flag, help: flag } }));
  } catch (error) {
    unusable(`${error.message.split(".")[0]}. See --help.`);
  }
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  return {
    seconds: wholeNumber("seconds", values.seconds ?? "60", 1_000_000),
    seed: wholeNumber("seed", values.seed ?? String((Date.now() % 1_000_000) + 1), 1_000_000_000),
    jobs: wholeNumber("jobs", values.jobs ?? String(availableParallelism()), 256),
    wanted: values.property,
    files: values.file,
    keepsGoing: values["keep-going"],
    isList: values.list,
  };
}

const asked = options();
let bundle;
try {
  bundle = await fuzzBundle(asked.files.length === 0 ? propertyFiles() : asked.files);
} catch (error) {
  unusable(`the tests cannot be put together: ${error.message.split("\n").slice(0, 2).join(" ")}`);
}
process.on("exit", () => rmSync(bundle, { force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));

/** A line on the terminal that is written over and over; elsewhere a line now and then. */
function progressOf({ seconds, seed }) {
  let quietUntil = 0;
  return (now) => {
    const width = 20;
    const full = Math.min(width, Math.floor((now.seconds / seconds) * width));
    const rate = Math.round(now.operations / now.seconds);
    const bar = `[${"#".repeat(full)}${"-".repeat(width - full)}]`;
    const line = `${bar} ${now.runs} runs from seed ${seed}, ${rate} operations a second, ${now.found} found`;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
    else if (now.seconds >= quietUntil) process.stderr.write(`${line}\n`);
    if (now.seconds >= quietUntil) quietUntil = now.seconds + 30;
  };
}

function plural(count, word, words = `${word}s`) {
  return `${count} ${count === 1 ? word : words}`;
}

/** Prints what was found, and last of all the figures. */
function report(names, chosen, { runs, operations, found, tried, seconds, coreSeconds }) {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[2K");
  const lines = found.flatMap(({ property, seed, problem }) => [
    `counterexample: ${names[property].file}: ${names[property].name}`,
    problem,
    `again with: npm run fuzz -- --seed ${seed} --property ${JSON.stringify(names[property].name)}`,
  ]);
  const untried = chosen.length - tried;
  if (untried > 0) lines.push(`${plural(untried, "property was", "properties were")} not tried in the time`);
  const rate = Math.round(operations / Math.max(0.001, coreSeconds));
  const verdict = found.length === 0 ? "no counterexample" : plural(found.length, "counterexample");
  lines.push(
    `${runs === 0 ? "nothing was tried, and so " : ""}${verdict} in ${plural(runs, "run")} of ${plural(tried, "property", "properties")}, ` +
      `${plural(operations, "operation")} (${rate} a second of a core in the properties that make them), from seed ${asked.seed}, ` +
      `within ${seconds.toFixed(0)} s on ${plural(asked.jobs, "core")}`,
  );
  process.stdout.write(`${lines.join("\n")}\n`);
}

const { names, start } = await crew(bundle, asked.jobs).catch((error) =>
  unusable(`the tests cannot be loaded: ${error.message}`),
);
const chosen = names
  .map(({ name, file }, property) => ({ name, file, property }))
  .filter(
    ({ name, file }) => asked.wanted.length === 0 || asked.wanted.some((text) => `${file} ${name}`.includes(text)),
  );
if (chosen.length === 0)
  unusable(`no property's name or file contains "${asked.wanted.join('", "')}"; --list prints all.`);
if (asked.isList) {
  for (const { name, file } of chosen) process.stdout.write(`${file}: ${name}\n`);
  process.exit(0);
}
const result = await start(chosen, { ...asked, progress: progressOf(asked) });
report(names, chosen, result);
process.exit(result.found.length > 0 ? 1 : result.runs === 0 ? 2 : 0);
