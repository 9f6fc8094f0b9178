// Runs the property tests again and again from new seeds, until the time is over or a counterexample is found.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const FOLDERS = ["spec-tests/machines", "spec-tests/laws", "spec-tests/rules", "spec-tests/clock", "spec-tests/wire"];

function wholeNumber(name, text, least) {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  process.stderr.write(`campaign: --${name} takes a whole number from ${least}, not "${text}".\n`);
  process.exit(2);
}

function options() {
  try {
    const { values } = parseArgs({ options: { seconds: { type: "string" }, seed: { type: "string" } } });
    return {
      seconds: wholeNumber("seconds", values.seconds ?? "60", 1),
      seed: wholeNumber("seed", values.seed ?? String((Date.now() % 1_000_000) + 1), 1),
    };
  } catch (error) {
    process.stderr.write(`campaign: ${error.message.split(".")[0]}; allowed are --seconds N and --seed S.\n`);
    return process.exit(2);
  }
}

/** One round of all property tests from one seed; it is cut off when the time is over. */
function round(seed, milliseconds) {
  const folder = mkdtempSync(join(tmpdir(), "campaign-"));
  const file = join(folder, "report.json");
  const vitest = join("node_modules", "vitest", "vitest.mjs");
  const child = spawn(process.execPath, [vitest, "run", ...FOLDERS, "--reporter=json", `--outputFile=${file}`], {
    env: { ...process.env, CAMPAIGN_SEED: String(seed), CAMPAIGN_FACTOR: "1" },
    stdio: ["ignore", "ignore", "ignore"],
  });
  return new Promise((resolve) => {
    let wasCut = false;
    const timer = setTimeout(() => {
      wasCut = true;
      child.kill("SIGTERM");
    }, milliseconds);
    child.on("exit", (code) => {
      clearTimeout(timer);
      let report;
      try {
        report = JSON.parse(readFileSync(file, "utf8"));
      } catch {
        report = undefined;
      }
      rmSync(folder, { recursive: true, force: true });
      resolve({ wasCut, failed: code !== 0 && !wasCut, report });
    });
  });
}

const { seconds, seed: firstSeed } = options();
const end = Date.now() + seconds * 1000;
let rounds = 0;
let properties = 0;
let exitCode = 0;
for (let seed = firstSeed; Date.now() < end; seed += 1) {
  const left = Math.round((end - Date.now()) / 1000);
  process.stderr.write(`seed ${seed}: ${rounds} rounds done, ${left} s left\n`);
  const { wasCut, failed, report } = await round(seed, end - Date.now());
  if (wasCut) break;
  rounds += 1;
  properties += report?.numTotalTests ?? 0;
  if (!failed) continue;
  for (const { assertionResults } of report?.testResults ?? []) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === "failed")
        process.stdout.write(`counterexample: ${fullName}\n${failureMessages.join("\n").split("\n    at ")[0]}\n`);
    }
  }
  process.stdout.write(`again with: npm run campaign -- --seconds ${seconds} --seed ${seed}\n`);
  exitCode = 1;
  break;
}
const verdict = exitCode === 0 ? "no counterexample" : "a counterexample";
process.stdout.write(
  `${verdict} in ${rounds} rounds, ${properties} tests, from seed ${firstSeed}, within ${seconds} s\n`,
);
process.exit(exitCode);
