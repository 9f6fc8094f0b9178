import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { samplesAt } from "../testing/samples/samples";
import { makeFolder } from "../testing/trace/make-folder";
import { featureLevel, readArguments, UsageProblem } from "./arguments";
import type { Io } from "./io";
import { fileProblem } from "./read-json-file";

/**
 * Writes an answer for each operation and an event for each type, taken from a run of the model, as JSON files.
 *
 * @returns 0
 * @throws UsageProblem for arguments that cannot be used, and for a folder that cannot be written
 */
export function samplesCommand(args: readonly string[], io: Io): number {
  const { values, rest } = readArguments(args, { "feature-level": { value: "N" }, out: { value: "DIR" } });
  if (rest.length > 0) throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected.`);
  const level = featureLevel(values["feature-level"]);
  const { out } = values;
  if (out === undefined) throw new UsageProblem("--out DIR is missing: the folder for the files.");
  // A folder that cannot be written is worth knowing before the model runs.
  writing(out, () => makeFolder(out));
  const { answers, events, without_answer } = samplesAt(level);
  writing(out, () => {
    writeAll(join(out, "answers"), answers);
    writeAll(join(out, "events"), events);
  });
  const counts = `${Object.keys(answers).length} answers and ${Object.keys(events).length} events`;
  io.stdout.write(`${out}: ${counts} of feature level ${level}.\n`);
  if (without_answer.length > 0) io.stdout.write(`Without an answer: ${without_answer.join(", ")}.\n`);
  return 0;
}

function writeAll(folder: string, bodies: Readonly<Record<string, object>>): void {
  makeFolder(folder);
  for (const [name, body] of Object.entries(bodies)) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(body, null, 2)}\n`);
  }
}

function writing(folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageProblem(`${folder} cannot be written: ${fileProblem(error)}.`);
  }
}
