/** The report as TAP version 14: a test point per scenario with its steps as a subtest. */
import type { Difference } from "../../matching/difference";
import { placeText, problemLine } from "../../matching/scenario-problem";
import type { ReplayEvent, ReplayResult, StepResult, StepStatus, UnusableFile } from "../step-result";
import { coverageLines } from "./coverage-text";

/** Turns an event into TAP lines; files that cannot be used come first, as failed test points. */
export function tapReporter(event: ReplayEvent): string {
  switch (event.kind) {
    case "started":
      return lines([
        "TAP version 14",
        `1..${event.scenarioCount + event.unusable.length}`,
        ...event.unusable.flatMap(unusablePoint),
      ]);
    case "scenario started":
      return lines([`# Subtest: ${plain(event.scenario.name)}`, `    1..${event.scenario.steps.length}`]);
    case "step ended":
      return lines(stepPoint(event.step).map((line) => `    ${line}`));
    case "scenario ended":
      return lines([point(event.result.status, event.number, event.result.scenario.name, undefined)]);
    case "ended":
      return lines(atTheEnd(event.result));
  }
}

/** A harness that counts the points reads here why some are missing. */
function atTheEnd({ notPlayed = 0, coverage }: ReplayResult): readonly string[] {
  const reached = coverage === undefined ? [] : coverageLines(coverage).map((line) => `# ${plain(line)}`);
  return notPlayed === 0 ? reached : [...reached, `Bail out! Scenarios not played: ${notPlayed}`];
}

function unusablePoint({ file, problems }: UnusableFile, index: number): readonly string[] {
  return [
    point("failed", index + 1, `${file} cannot be used`, undefined),
    ...details({ problems: problems.map(problemLine) }),
  ];
}

function stepPoint(step: StepResult): readonly string[] {
  const line = point(step.status, step.number, step.title, step.reason);
  if (step.status !== "failed") return [line];
  return [
    line,
    ...details({
      ...(step.place === undefined ? {} : { at: placeText(step.place) }),
      ...(step.reason === undefined ? {} : { message: step.reason }),
      ...(step.differences.length === 0 ? {} : { differences: step.differences.map(differenceEntry) }),
      duration_ms: Math.round(step.milliseconds),
    }),
  ];
}

function differenceEntry({ path, expected, actual, hint }: Difference): Readonly<Record<string, string>> {
  return { at: path, expected, actual, ...(hint === undefined ? {} : { hint }) };
}

function point(status: StepStatus, number: number, title: string, reason: string | undefined): string {
  const word = status === "skipped" ? "SKIP" : status === "known" ? "todo" : undefined;
  const directive = word === undefined ? "" : ` # ${word} ${plain(reason ?? "")}`.trimEnd();
  return `${status === "failed" || status === "known" ? "not ok" : "ok"} ${number} - ${plain(title)}${directive}`;
}

/** A YAML block below a test point; JSON is YAML, and needs no quoting rules of its own. */
function details(entries: Readonly<Record<string, unknown>>): readonly string[] {
  const written = Object.entries(entries).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`);
  return ["  ---", ...written, "  ..."];
}

/** `#` would begin a directive and `\` an escape; a line break would end the line. */
function plain(text: string): string {
  return text.replace(/[\\#]/gu, "\\$&").replace(/\s+/gu, " ");
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}
