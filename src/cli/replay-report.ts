/** Writes the report of a replay while it runs: to standard output, or to a file at the end. */

import { writeFile } from "node:fs/promises";
import { progressReporter } from "../conformance/scenario/reporters/progress";
import type { Reporter } from "../conformance/scenario/reporters/reporter";
import { reporterOf } from "../conformance/scenario/reporters/reporters";
import type { ReplayEvent, ReplayResult } from "../conformance/scenario/step-result";
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
  events: AsyncIterable<ReplayEvent>,
  scenarioCount: number,
  options: ReplayOptions,
  io: Pick<Io, "stdout" | "stderr" | "env">,
): Promise<ReplayResult> {
  const { outFile } = options;
  if (outFile !== undefined) {
    // A file that cannot be written is worth knowing before a long replay, not after it.
    await writeReport(outFile, "");
  }
  const streamed = outFile === undefined;
  const colours = streamed && io.stdout.isTTY === true && (io.env["NO_COLOR"] ?? "") === "";
  const report = reporterOf(options.reporter, { colours });
  const progress = progressFor(scenarioCount, options, io);
  const kept: string[] = [];
  const out: TextSink = streamed ? io.stdout : { write: (text) => kept.push(text) };
  let result: ReplayResult | undefined;
  for await (const event of events) {
    writeSome(io.stderr, progress(event));
    writeSome(out, report(event));
    result = event.kind === "ended" ? event.result : result;
  }
  if (outFile !== undefined) {
    await writeReport(outFile, kept.join(""));
  }
  if (result === undefined) {
    throw new Error("A replay ended without its result.");
  }
  return result;
}

/** A bar makes sense only where somebody watches and no report is streamed to the same screen. */
function progressFor(
  scenarioCount: number,
  { reporter, outFile }: ReplayOptions,
  io: Pick<Io, "stdout" | "stderr">,
): Reporter {
  const screenIsFree = outFile !== undefined || (reporter !== "spec" && reporter !== "tap") || io.stdout.isTTY !== true;
  return io.stderr.isTTY === true && screenIsFree ? progressReporter(scenarioCount) : () => "";
}

function writeSome(sink: TextSink, text: string): void {
  if (text !== "") {
    sink.write(text);
  }
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
