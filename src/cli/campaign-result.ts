/** Prints what a campaign found, and writes its files. */
import { writeFile } from "node:fs/promises";
import type { CampaignReport } from "../campaign/campaign-options";
import { triedText } from "../campaign/tried";
import { saveCampaignTrace } from "../testing/trace/save-trace";
import type { CampaignTrace } from "../testing/trace/trace-file";
import { UsageProblem } from "./arguments";
import type { CampaignCommandOptions } from "./campaign-options";
import type { Io } from "./io";
import { fileProblem } from "./read-json-file";
import { writeCoverage } from "./replay-report";

/** The client survived, or it did not. */
const EXIT = { survived: 0, broken: 1 } as const;

/** Prints the result, and returns the exit code. */
export async function reported(report: CampaignReport, options: CampaignCommandOptions, io: Io): Promise<number> {
  const { runs, struck, tried: met, seconds, limit, counterexample, problem } = report;
  const { outFile, traceFile, seed } = options;
  await writeCoverage(options.coverageFile, `campaign, ${runs} plans from seed ${seed}`, report, io);
  if (counterexample === undefined) {
    const plans = runs === 1 ? "1 plan" : `${runs} plans`;
    const strikes = Object.entries(struck).map(([fault, times]) => `${fault} ${times}`);
    const ended = limit === "seconds" ? "; its time was over" : limit === "signal" ? "; it was ended early" : "";
    io.stdout.write(
      `The client survived ${plans} from seed ${seed} in ${Math.round(seconds)} s${ended}. Faults that were applied: ${strikes.join(", ") || "none"}.\n`,
    );
    io.stdout.write(`What was tried:\n${triedText(met)}`);
    return EXIT.survived;
  }
  io.stdout.write(
    `Plan ${runs} from seed ${seed} breaks the client; made short it has ${counterexample.steps.length} steps.\n`,
  );
  io.stdout.write(counterexample.trace);
  if (problem !== undefined) io.stderr.write(`realm-simulator: the campaign ended early: ${problem}\n`);
  if (traceFile !== undefined) {
    await writeTrace(traceFile, counterexample.diagram);
    io.stdout.write(`The run is in ${traceFile}.\n`);
  }
  if (outFile === undefined) return EXIT.broken;
  await write(outFile, "scenario", counterexample.scenario);
  io.stdout.write(`The scenario is in ${outFile}.\n`);
  return EXIT.broken;
}

/** As a page that shows a sequence diagram, or as JSON for a file that is called so. */
async function writeTrace(file: string, diagram: CampaignTrace): Promise<void> {
  if (file.endsWith(".json")) return write(file, "trace", diagram);
  try {
    await saveCampaignTrace(diagram, file);
  } catch (error) {
    throw new UsageProblem(`The trace cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}

async function write(file: string, what: string, value: object): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    throw new UsageProblem(`The ${what} cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}
