/** Writes the reports of a replay: to standard output while it runs, to files at the end. */
import { writeFile } from "node:fs/promises";
import { type CoveragePage, coveragePage } from "../scenario/reporters/coverage-page";
import { progressReporter } from "../scenario/reporters/progress";
import { reporterOf } from "../scenario/reporters/reporters";
import type { ReplayEvent, ReplayResult, Reporter } from "../scenario/step-result";
import { UsageProblem } from "./arguments";
import type { Io, TextSink } from "./io";
import { fileProblem } from "./read-json-file";
import type { ReplayOptions } from "./replay-options";

/**
 * Reports a replay as the options say.
 *
 * @returns the result, once everything was played
 * @throws UsageProblem when the report's file cannot be written
 */
export async function writeEvents(
  events: AsyncIterable<ReplayEvent> | Iterable<ReplayEvent>,
  scenarioCount: number,
  options: Pick<ReplayOptions, "reports">,
  io: Pick<Io, "stdout" | "stderr" | "env" | "coloured">,
): Promise<ReplayResult> {
  const colours = io.stdout.isTTY === true && (io.env["NO_COLOR"] ?? "") === "";
  const reports = options.reports.map(({ name, file }) => {
    const kept: string[] = [];
    const screen = name === "spec" ? (io.coloured ?? io.stdout) : io.stdout;
    const out: TextSink = file === undefined ? screen : { write: (text) => kept.push(text) };
    return { file, kept, out, report: reporterOf(name, { colours: colours && file === undefined }) };
  });
  // A file that cannot be written is worth knowing before a long replay, not after it.
  for (const { file } of reports) if (file !== undefined) await writeReport(file, "");
  const progress = progressFor(scenarioCount, options, io);
  let result: ReplayResult | undefined;
  for await (const event of events) {
    writeSome(io.stderr, progress(event));
    for (const { out, report } of reports) writeSome(out, report(event));
    result = event.kind === "ended" ? event.result : result;
  }
  for (const { file, kept } of reports) if (file !== undefined) await writeReport(file, kept.join(""));
  if (result === undefined) throw new Error("A replay ended without its result.");
  return result;
}

/** A bar is shown on a terminal to which no report is streamed. */
function progressFor(
  scenarioCount: number,
  { reports }: Pick<ReplayOptions, "reports">,
  io: Pick<Io, "stdout" | "stderr">,
): Reporter {
  const streamed = reports.find(({ file }) => file === undefined)?.name;
  const screenIsFree = (streamed !== "spec" && streamed !== "tap") || io.stdout.isTTY !== true;
  return io.stderr.isTTY === true && screenIsFree ? progressReporter(scenarioCount) : () => "";
}

function writeSome(sink: TextSink, text: string): void {
  if (text !== "") {
    sink.write(text);
  }
}

/**
 * Writes the page of `--coverage=html`, where it is requested, and says where it is.
 *
 * @throws UsageProblem when that is not possible
 */
export async function writeCoverage(
  file: string | undefined,
  title: string,
  coverage: CoveragePage,
  { stderr }: Pick<Io, "stderr">,
): Promise<void> {
  if (file === undefined) return;
  await writeReport(file, coveragePage(title, coverage));
  stderr.write(`realm-simulator: the coverage is in ${file}.\n`);
}

/**
 * Writes a report to its file.
 *
 * @throws UsageProblem when that is not possible
 */
export async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageProblem(`The report cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}
