/** The report as JUnit XML: a suite per scenario, a case per step, as build servers read it. */
import { differenceLine } from "../../matching/difference";
import { placeText, problemLine } from "../../matching/scenario-problem";
import type { ReplayEvent, ReplayResult, ScenarioResult, StepResult, UnusableFile } from "../step-result";
import { markupText } from "./markup-text";

const MILLISECONDS_PER_SECOND = 1000;

/** Writes the document at the end; a file that cannot be used is a suite with one case in error. */
export function junitReporter(event: ReplayEvent): string {
  return event.kind === "ended" ? document(event.result) : "";
}

function document(result: ReplayResult): string {
  const { stepTally, unusable } = result;
  const counts = {
    name: `realm-simulator replay on ${result.target}`,
    tests: stepTally.passed + stepTally.failed + stepTally.skipped + unusable.length,
    failures: stepTally.failed,
    errors: unusable.length,
    skipped: stepTally.skipped + (stepTally.known ?? 0),
    time: seconds(result.milliseconds),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes(counts)}>`,
    ...unusable.map(unusableSuite),
    ...result.scenarios.map(suite),
    "</testsuites>",
    "",
  ].join("\n");
}

function suite({ file, scenario, steps, milliseconds }: ScenarioResult): string {
  const count = (status: string) => steps.filter((step) => step.status === status).length;
  const counts = {
    name: scenario.name,
    file,
    tests: steps.length,
    failures: count("failed"),
    errors: 0,
    skipped: count("skipped") + count("known"),
    time: seconds(milliseconds),
  };
  return [
    `  <testsuite${attributes(counts)}>`,
    ...steps.map((step) => testCase(step, scenario.name)),
    "  </testsuite>",
  ].join("\n");
}

function testCase(step: StepResult, className: string): string {
  const name = `${step.number}. ${step.title}`;
  const at = step.place === undefined ? {} : { file: step.place.file, line: step.place.line };
  const opening = `    <testcase${attributes({ name, classname: className, ...at, time: seconds(step.milliseconds) })}`;
  if (step.status === "passed") return `${opening}/>`;
  if (step.status === "skipped" || step.status === "known") {
    return `${opening}><skipped${attributes({ message: step.reason ?? "" })}/></testcase>`;
  }
  const said = step.reason === undefined ? step.differences.map(differenceLine) : [step.reason];
  const message = attributes({ message: said[0] ?? "", type: step.reason === undefined ? "difference" : "problem" });
  const place = step.place === undefined ? [] : [placeText(step.place)];
  const failure = `<failure${message}>${markupText([...place, ...said].join("\n"))}</failure>`;
  return `${opening}>${failure}${systemOut(step)}</testcase>`;
}

/** The request and the answer of a step that differs. */
function systemOut({ sent, received }: StepResult): string {
  if (sent === undefined && received === undefined) return "";
  const text = [
    ...(sent === undefined ? [] : [`request: ${JSON.stringify(sent, null, 2)}`]),
    ...(received === undefined ? [] : [`answer: ${JSON.stringify(received, null, 2)}`]),
  ];
  return `<system-out>${markupText(text.join("\n"))}</system-out>`;
}

function unusableSuite({ file, problems }: UnusableFile): string {
  const said = problems.map(problemLine);
  const counts = { name: file, file, tests: 1, failures: 0, errors: 1, skipped: 0, time: seconds(0) };
  const message = attributes({ message: said[0] ?? "", type: "unusable" });
  return [
    `  <testsuite${attributes(counts)}>`,
    `    <testcase${attributes({ name: "the file can be used", classname: file, time: seconds(0) })}>` +
      `<error${message}>${markupText(said.join("\n"))}</error></testcase>`,
    "  </testsuite>",
  ].join("\n");
}

function seconds(milliseconds: number): string {
  return (milliseconds / MILLISECONDS_PER_SECOND).toFixed(3);
}

/** Line breaks in an attribute would be read back as blanks, so they are written as references. */
function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${markupText(String(value)).replace(/\n/gu, "&#10;")}"`)
    .join("");
}
