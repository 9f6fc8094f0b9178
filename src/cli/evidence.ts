import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EvidenceData, evidenceOf, type Findings, joinedFindings } from "../touched/evidence-data";
import { evidenceDifference, evidenceText } from "../touched/evidence-text";
import { GRADES, type KnownPart, partsBelow } from "../touched/grades";
import { oneOfValues, readArguments, UsageProblem } from "./arguments";
import { evidenceHtml } from "./evidence-html";
import type { Io } from "./io";
import { fileProblem } from "./read-json-file";
import { readReports } from "./report-options";
import { findingsIn, RunProblem } from "./run-findings";

const OPTIONS = {
  "at-least": { value: "GRADE" },
  reporter: { value: "NAME[=FILE]", many: true },
  out: { value: "FILE" },
  diff: {},
} as const;

const REPORTS = {
  text: evidenceText,
  json: (data: EvidenceData) => `${JSON.stringify(data, null, 2)}\n`,
  html: evidenceHtml,
};
const REPORT_NAMES = ["text", "json", "html"] as const;

const EXIT = { ok: 0, below: 1, unusable: 2 } as const;

/**
 * Says what runs have touched of the interface, and how well each part is known.
 *
 * @returns 0; 1 if a part is known less than `--at-least`; 2 if a file cannot be used, after the page of the others
 * @throws UsageProblem for arguments that cannot be used
 */
export async function evidenceCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, lists, flags, rest } = readArguments(args, OPTIONS);
  const atLeast = values["at-least"] === undefined ? undefined : oneOfValues("--at-least", values["at-least"], GRADES);
  const reports = readReports(lists["reporter"], REPORT_NAMES, values["out"]);
  if (flags.has("diff")) return showDifference(rest, io);
  if (rest.length === 0) {
    throw new UsageProblem(
      "A file is missing: journals, traces, scenarios, HAR files, recordings, evidence, or a folder.",
    );
  }
  const { findings, problems } = await readAll(rest, io);
  const data = evidenceOf(joinedFindings(findings));
  for (const { name, file } of reports) {
    const text = REPORTS[name](data);
    if (file === undefined) io.stdout.write(text);
    else writeReport(file, text);
  }
  if (problems > 0) return EXIT.unusable;
  const below = atLeast === undefined ? [] : partsBelow(data.parts, atLeast);
  if (below.length === 0) return EXIT.ok;
  io.stderr.write(`realm-simulator: ${below.length} of ${data.parts.length} are known less than ${String(atLeast)}.\n`);
  return EXIT.below;
}

async function showDifference(files: readonly string[], io: Io): Promise<number> {
  const [before, after, ...others] = files;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new UsageProblem("--diff takes two files or folders: --diff OLD NEW.");
  }
  const [old, present] = [await readAll([before], io), await readAll([after], io)];
  const lines = evidenceDifference(old, present);
  io.stdout.write(lines.length === 0 ? "Nothing changed.\n" : lines.map((line) => `${line}\n`).join(""));
  return old.problems + present.problems > 0 ? EXIT.unusable : EXIT.ok;
}

/** What was read from runs. */
interface ReadRuns {
  readonly findings: readonly Findings[];
  /** The parts of each run; of saved evidence, with the grades of the version that wrote it. */
  readonly parts: readonly KnownPart[];
  readonly problems: number;
}

/** Reads all runs; what cannot be read is one sentence on standard error. */
async function readAll(paths: readonly string[], io: Io): Promise<ReadRuns> {
  const findings: Findings[] = [];
  const parts: KnownPart[] = [];
  let problems = 0;
  for (const file of paths.flatMap(filesAt)) {
    try {
      const read = await findingsIn(file);
      findings.push(...read.findings);
      parts.push(...(read.parts ?? evidenceOf(joinedFindings(read.findings)).parts));
      if (!read.is_cut) continue;
      problems += 1;
      io.stderr.write(`realm-simulator: ${file}: it was cut; what comes before is counted.\n`);
    } catch (error) {
      if (!(error instanceof RunProblem || error instanceof UsageProblem)) throw error;
      problems += 1;
      const [reason = ""] = error.message.split("\n");
      io.stderr.write(`realm-simulator: ${error instanceof RunProblem ? `${file}: ${reason}.` : reason}\n`);
    }
  }
  return { findings, parts, problems };
}

const RUN_NAME = /\.(json|har|jsonl|jsonl\.gz|ya?ml|html)$/u;
/** Files next to runs: fixtures of recordings, and beginnings that scenarios share. */
const OTHER_NAME = /(^|[/.])(setup\.(ya?ml|json)|(fixture|later|known|package|package-lock)\.json)$/u;

/** A file itself, or the runs in and below a folder. */
function filesAt(path: string): readonly string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
  } catch (error) {
    throw new UsageProblem(`${path} cannot be read: ${fileProblem(error)}.`);
  }
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => RUN_NAME.test(name) && !OTHER_NAME.test(name) && !name.includes("node_modules"));
  if (files.length === 0) throw new UsageProblem(`The folder ${path} contains no run.`);
  return files.map((name) => join(path, name));
}

function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageProblem(`${file} cannot be written: ${fileProblem(error)}.`);
  }
}
