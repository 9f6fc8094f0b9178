/** The report for a terminal: a tick or a cross for each step, what differs below it, and a summary at the end. */
import type { Difference } from "../../matching/difference";
import { placeText, problemLine } from "../../matching/scenario-problem";
import type { ReplayEvent, ReplayResult, ScenarioResult, StepResult, StepStatus } from "../step-result";
import type { Reporter } from "../step-result";
import { assumedLines } from "./assumed";
import { coverageDetails, coverageLines } from "./coverage-text";
import { durationText, skippedLines, skipReasons, tallyText } from "./figures";

/** A step with more differences than this shows the first ones and says how many there are. */
const MAX_DIFFERENCES = 12;

const SIGNS: Readonly<Record<StepStatus, string>> = { passed: "✓", failed: "✗", skipped: "-", known: "~" };
const COLOURS = { passed: 32, failed: 31, skipped: 33, known: 33, strong: 1, faint: 2 } as const;

type Paint = (colour: keyof typeof COLOURS, text: string) => string;

/**
 * The reporter.
 *
 * @param options.colours - whether ANSI colours are written
 */
export function specReporter({ colours }: { readonly colours: boolean }): Reporter {
  const paint: Paint = (colour, text) => (colours ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text);
  return (event) => report(event, paint);
}

function report(event: ReplayEvent, paint: Paint): string {
  switch (event.kind) {
    case "started":
      return event.unusable
        .flatMap(({ file, problems }) => [
          paint("failed", `${SIGNS.failed} ${file} cannot be used`),
          ...problems.map((problem) => `    ${problemLine(problem)}`),
          "",
        ])
        .map((line) => `${line}\n`)
        .join("");
    case "scenario started":
      return `${paint("strong", event.scenario.name)}  ${paint("faint", event.file)}\n`;
    case "step ended":
      return event.step.status === "skipped" ? "" : linesText(stepLines(event.step, paint));
    case "scenario ended":
      return `${linesText(skipLines(event.result, paint))}\n`;
    case "ended":
      return summary(event.result, paint);
  }
}

function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** One line for all steps that were skipped for one reason. */
function skipLines({ steps }: ScenarioResult, paint: Paint): readonly string[] {
  return skipReasons(steps).map(([reason, count]) => {
    const what = count === 1 ? "1 step" : `${count} steps`;
    return `  ${paint("skipped", SIGNS.skipped)} ${what} skipped: ${reason}`;
  });
}

function stepLines(step: StepResult, paint: Paint): readonly string[] {
  const line = `  ${paint(step.status, SIGNS[step.status])} ${step.title}`;
  const at =
    step.place === undefined || step.status !== "failed" ? [] : [`      ${paint("faint", placeText(step.place))}`];
  const reason = step.reason === undefined ? [] : [`      ${step.reason}`];
  const shown = step.differences.slice(0, MAX_DIFFERENCES).flatMap((found) => differenceLines(found, paint));
  const more = step.differences.length - MAX_DIFFERENCES;
  return [line, ...at, ...reason, ...shown, ...(more > 0 ? [`      … and ${more} more differences`] : [])];
}

function differenceLines({ path, expected, actual, hint }: Difference, paint: Paint): readonly string[] {
  return [
    `      ${path === "" ? "the answer" : path}`,
    `        expected  ${paint("passed", expected)}`,
    `        got       ${paint("failed", actual)}`,
    ...(hint === undefined ? [] : [`        ${paint("faint", hint)}`]),
  ];
}

function summary(result: ReplayResult, paint: Paint): string {
  const { scenarioTally, stepTally, unusable, scenarios } = result;
  const bad = scenarioTally.failed + unusable.length > 0;
  const failed = scenarios
    .filter(({ status }) => status === "failed")
    .map(({ scenario, steps }) => {
      const first = steps.find(({ status }) => status === "failed");
      const at = first?.place === undefined ? "" : `, ${placeText(first.place)}`;
      const step = first === undefined ? "" : `, step ${first.number}: ${first.title}${at}`;
      return `  ${paint("failed", SIGNS.failed)} ${scenario.name}${step}`;
    });
  const { notPlayed = 0, coverage } = result;
  const left = notPlayed > 0 ? `, ${notPlayed} not played` : "";
  const lines = [
    ...(failed.length > 0 ? ["failed:", ...failed, ""] : []),
    `scenarios: ${tallyText(scenarioTally)}${unusable.length > 0 ? `, ${unusable.length} unusable` : ""}${left}`,
    `steps:     ${tallyText(stepTally)}`,
    ...skippedLines(scenarios).map((line) => `           ${line}`),
    ...assumedLines(result),
    paint(bad ? "failed" : "passed", `on ${result.target} in ${durationText(result.milliseconds)}`),
    ...(coverage === undefined ? [] : ["", ...coverageDetails(coverage), "", ...coverageLines(coverage)]),
  ];
  return linesText(lines);
}
