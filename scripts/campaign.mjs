// npm run campaign [-- --seconds N --seed S]: runs the properties of the tests for a long time. It ends with exit 1 at
// the first counterexample; the last line has the figures.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));

function wholeNumber(name, text) {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`campaign: --${name} ${JSON.stringify(text)} is no whole number from 0 to 999999999.`);
  process.exit(2);
}

function options() {
  try {
    const { values } = parseArgs({ options: { seconds: { type: "string" }, seed: { type: "string" } } });
    // Without a seed every campaign looks somewhere else; its seed stands in the last line.
    const seed = values.seed ?? String(Date.now() % 1_000_000_000);
    return { seconds: wholeNumber("seconds", values.seconds ?? "600"), seed: wholeNumber("seed", seed) };
  } catch {
    console.error("campaign: the allowed options are --seconds N and --seed S.");
    process.exit(2);
  }
}

const { seconds, seed } = options();
const folder = mkdtempSync(join(tmpdir(), "realm-simulator-campaign-"));
const figuresFile = join(folder, "figures.json");
const environment = { CAMPAIGN_SECONDS: String(seconds), CAMPAIGN_SEED: String(seed), CAMPAIGN_FIGURES: figuresFile };
const running = spawn(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "spec-tests/campaign/campaign.test.ts"],
  { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } },
);
running.on("exit", (code) => {
  let figures = { rounds: 0, runs: 0, seconds: 0, seed };
  try {
    figures = JSON.parse(readFileSync(figuresFile, "utf8"));
  } catch {
    // The campaign ended before its first round did.
  }
  rmSync(folder, { recursive: true, force: true });
  const found = code === 0 ? "no counterexample" : "a counterexample, see above";
  console.log(`campaign: ${figures.runs} runs in ${figures.seconds} s from seed ${figures.seed}: ${found}`);
  process.exitCode = code === 0 ? 0 : 1;
});
