// The checks that take too long for each change: npm run nightly [-- --only NAME…]. One line for each part, and all of
// them in docs/nightly.md, which is written after each part, so that an interruption loses nothing. Exit code 0: all
// parts passed; 1: a part failed; 2: an invalid argument; 130: interrupted.
import { execFileSync, spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const PAGE = join(root, "docs/nightly.md");
const reports = mkdtempSync(join(tmpdir(), "nightly-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** Another seed each night, and the same on the same day. */
const SEED = String(Math.floor(Date.now() / 86_400_000));

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const browser = () => (process.env.CHROMIUM !== undefined || BROWSERS.some(existsSync) ? undefined : "no Chromium");
function network() {
  const ping = spawn("npm", ["ping", "--silent"], { stdio: "ignore", timeout: 20_000 });
  return new Promise((resolve) => ping.on("exit", (code) => resolve(code === 0 ? undefined : "no network")));
}

const npm = (script, ...args) => ["npm", "run", "--silent", script, "--", ...args];

/** Tests of some projects of vitest with all their runs. */
const tests = (...projects) => [
  "npx",
  "vitest",
  "run",
  ...projects.flatMap((project) => ["--project", project]),
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "tests.json")}`],
];

function countsOfTests() {
  const file = join(reports, "tests.json");
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return `${numPassedTests} passed, ${numFailedTests} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ""}`;
}

/** The mutants of all nights by room, which add up in a file of the repository. */
const SCORES = join(root, "scripts/mutation-scores.json");
const MUTANTS = join(reports, "mutants.json");

const scoresOfAllNights = () =>
  existsSync(SCORES) ? JSON.parse(readFileSync(SCORES, "utf8")) : { nights: 0, rooms: {} };

/** Adds the mutants of this night to those before. */
function mutantsNoticed(output) {
  const { rooms } = JSON.parse(readFileSync(MUTANTS, "utf8"));
  const before = scoresOfAllNights();
  const sums = { ...before.rooms };
  for (const [room, { tried, noticed }] of Object.entries(rooms)) {
    const { tried: triedBefore = 0, noticed: noticedBefore = 0 } = sums[room] ?? {};
    sums[room] = { tried: triedBefore + tried, noticed: noticedBefore + noticed };
  }
  const sorted = Object.fromEntries(Object.entries(sums).sort());
  writeFileSync(SCORES, `${JSON.stringify({ nights: before.nights + 1, rooms: sorted }, null, 2)}\n`);
  return lastLine(output);
}

const lastLine = (output) => output.trim().split("\n").at(-1);
const linesWith = (pattern) => (output) =>
  output
    .split("\n")
    .filter((line) => pattern.test(line))
    .join("; ");

/** `figures` reads the output of a part; `needs` says why it cannot run here. */
const PARTS = [
  { name: "build", command: npm("build"), figures: () => "" },
  { name: "tests", command: tests("shared", "newest", "alone", "tidy"), figures: countsOfTests },
  {
    name: "package",
    command: tests("package"),
    env: { KNOWN_BUGS_SEEDS: "1,2,3", FALSE_ALARM_PLANS: "200" },
    figures: countsOfTests,
  },
  { name: "pages", command: tests("pages"), figures: countsOfTests, needs: browser },
  {
    name: "longest",
    command: tests("nightly"),
    figures: countsOfTests,
  },
  {
    name: "deviations",
    command: ["node", "dist/cli.js", "replay", "--mutants", "examples/scenarios"],
    figures: linesWith(/^noticed: /),
  },
  { name: "fuzz", command: npm("fuzz", "--seconds", "300", "--seed", SEED), figures: lastLine },
  { name: "soak", command: npm("soak", "--seconds", "180"), figures: lastLine },
  { name: "growth", command: npm("growth"), figures: lastLine },
  { name: "benchmarks", command: npm("bench"), figures: lastLine },
  {
    name: "runners",
    command: npm("runners"),
    figures: (output) => linesWith(/^(passed|FAILED) /)(output).replace(/ +/g, " "),
    needs: network,
  },
  { name: "mutants", command: npm("mutation", "--out", MUTANTS), figures: mutantsNoticed },
];

function unusable(sentence) {
  process.stderr.write(`nightly: ${sentence}\n`);
  process.exit(2);
}

function chosenParts() {
  const names = PARTS.map(({ name }) => name).join(", ");
  try {
    const { values } = parseArgs({ options: { only: { type: "string", multiple: true } } });
    const unknown = values.only?.find((name) => !PARTS.some((part) => part.name === name));
    if (unknown !== undefined) unusable(`--only ${unknown}: the parts are ${names}.`);
    return values.only === undefined ? PARTS : PARTS.filter(({ name }) => values.only.includes(name));
  } catch (error) {
    return unusable(`${error.message.split(".")[0]}. --only NAME runs one part: ${names}.`);
  }
}

let running;
let isStopped = false;

/** Runs a command in a group of its own, so that an interruption ends all its processes; its output goes to a file. */
function run(command, env, file) {
  const out = openSync(file, "w");
  const [program, ...args] = command;
  running = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", out, out],
    env: { ...process.env, RUNS: "all", ALL_RUNS: "1", ...env },
  });
  return new Promise((resolve) => {
    running.on("error", () => resolve(127));
    running.on("exit", (code, signal) => resolve(signal === null ? code : 128));
  }).finally(() => {
    running = undefined;
    closeSync(out);
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    const strength = isStopped ? "SIGKILL" : "SIGTERM";
    isStopped = true;
    if (running?.exitCode === null) process.kill(-running.pid, strength);
  });
}

function figuresOf({ figures }, output) {
  try {
    return figures(output) ?? "";
  } catch {
    return "no figures";
  }
}

async function resultOf(part) {
  const lacking = await part.needs?.();
  if (lacking !== undefined) return { result: "not run", figures: lacking, minutes: 0 };
  const begin = performance.now();
  const file = join(reports, part.name);
  const code = await run(part.command, part.env, file);
  const output = readFileSync(file, "utf8");
  const result = isStopped ? "interrupted" : code === 0 ? "passed" : "failed";
  if (result === "failed") process.stdout.write(output.split("\n").slice(-200).join("\n"));
  return { result, figures: figuresOf(part, output), minutes: (performance.now() - begin) / 60_000 };
}

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function mutantRows() {
  const { nights, rooms } = scoresOfAllNights();
  if (nights === 0) return [];
  const rows = Object.entries(rooms).map(([room, { tried, noticed }]) => `| ${room} | ${noticed} of ${tried} |\n`);
  return [`\n## Mutants that were noticed (nights: ${nights})\n\n| room | noticed |\n| --- | --- |\n`, ...rows];
}

/** The rows of the former page by part: a part that does not run now keeps its row. */
function formerRows() {
  const lines = existsSync(PAGE) ? readFileSync(PAGE, "utf8").split("\n") : [];
  return new Map(lines.flatMap((line) => [[/^\| ([a-z]+) \|/.exec(line)?.[1], `${line}\n`]]));
}

function writePage(results) {
  const changed = git("status", "--porcelain", "--", ".", ":!docs/nightly.md") === "" ? "" : ", with local changes";
  const when = `${new Date().toISOString().slice(0, 10)}, ${git("rev-parse", "--short=10", "HEAD")}${changed}`;
  const former = formerRows();
  const rows = PARTS.map(({ name }) => {
    const found = results.get(name);
    if (found === undefined) return former.get(name) ?? `| ${name} | not run | | | |\n`;
    const { result, figures, minutes } = found;
    return `| ${name} | ${result} | ${when} | ${minutes.toFixed(1)} | ${figures.replaceAll("|", "\\|")} |\n`;
  });
  const text = [
    "# The last nightly run\n\n",
    "Written by `npm run nightly`; `CONTRIBUTING.md` says what each part notices. Parts that were run alone have another commit.\n\n",
    "| part | result | date and commit | minutes | figures |\n| --- | --- | --- | --- | --- |\n",
    ...rows,
    ...mutantRows(),
  ];
  writeFileSync(PAGE, text.join(""));
}

const results = new Map();
for (const part of chosenParts()) {
  if (isStopped) break;
  if (process.stderr.isTTY) process.stderr.write(`…       ${part.name}`);
  const found = await resultOf(part);
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[2K");
  results.set(part.name, found);
  console.log(
    `${found.result.padEnd(11)} ${part.name.padEnd(10)} ${found.minutes.toFixed(1).padStart(5)} min  ${found.figures}`,
  );
  writePage(results);
}
const failed = [...results.values()].filter(({ result }) => result === "failed").length;
console.log(
  `${[...results.values()].filter(({ result }) => result === "passed").length} parts passed, ${failed} failed`,
);
process.exitCode = isStopped ? 130 : failed === 0 ? 0 : 1;
