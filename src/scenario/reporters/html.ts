/** The report as one HTML page without scripts, and without files of its own. */
import type { Difference } from "../../matching/difference";
import { placeText, problemLine } from "../../matching/scenario-problem";
import { type Coverage, kindsOf, type Reached } from "../../touched/coverage";
import type { ReplayEvent, ReplayResult, ScenarioResult, StepResult, StepStatus, UnusableFile } from "../step-result";
import { coverageLines } from "./coverage-text";
import { durationText, tallyText } from "./figures";
import { markedAnswer, markedSides } from "./html-difference";
import { htmlPage } from "./html-page";
import { markupText } from "./markup-text";

const SIGNS: Readonly<Record<StepStatus, string>> = { passed: "✓", failed: "✗", skipped: "–", known: "~" };

/** Writes the page at the end; scenarios that failed are open, the others open at a click. */
export function htmlReporter(event: ReplayEvent): string {
  return event.kind === "ended" ? page(event.result) : "";
}

function page(result: ReplayResult): string {
  const { scenarioTally, stepTally, unusable } = result;
  const good = scenarioTally.failed + unusable.length === 0;
  const verdict = good ? "All as expected" : "Not as expected";
  const figures: readonly (readonly [string, string])[] = [
    ["Scenarios", tallyText(scenarioTally)],
    ["Steps", tallyText(stepTally)],
    ...(unusable.length > 0 ? [["Unusable files", String(unusable.length)] as const] : []),
    ["Target", result.target],
    ["Time", durationText(result.milliseconds)],
  ];
  return htmlPage({
    title: `${verdict}: ${tallyText(scenarioTally)}`,
    header: [
      `<span class="badge ${good ? "passed" : "failed"}">${good ? "Passed" : "Failed"}</span>`,
      `<h1>${verdict}</h1>`,
      `<dl>${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${markupText(value)}</dd></div>`).join("")}</dl>`,
    ],
    main: [
      ...unusable.map(unusableSection),
      ...result.scenarios.map(scenarioSection),
      ...(result.coverage === undefined ? [] : coverageSections(result.coverage)),
    ],
  });
}

function scenarioSection({ file, scenario, status, steps, milliseconds }: ScenarioResult): string {
  const labels = [...(scenario.tags ?? []), ...(scenario.card ?? [])];
  const sections = labels.map((label) => `<li>${markupText(label)}</li>`).join("");
  return [
    `<details class="scenario ${status}"${status === "failed" ? " open" : ""}>`,
    `<summary>${sign(status)}<h2>${markupText(scenario.name)}</h2>` +
      `<span class="figures">${steps.length} steps, ${durationText(milliseconds)}</span></summary>`,
    `<div class="about"><p>${markupText(scenario.purpose)}</p>`,
    sections === "" ? "" : `<ul class="card" aria-label="Tags and sections">${sections}</ul>`,
    `<p class="file">${markupText(file)}</p></div>`,
    `<ol class="steps">${steps.map(stepItem).join("\n")}</ol>`,
    "</details>",
  ].join("\n");
}

function stepItem(step: StepResult): string {
  const reason = step.reason === undefined ? "" : `<p class="reason">${markupText(step.reason)}</p>`;
  return (
    `<li class="${step.status}">${sign(step.status)}<span class="title">${markupText(step.title)}</span>${reason}` +
    `${placeLine(step)}${differenceTable(step.differences)}${valueBlock("Request", step.sent)}` +
    `${valueBlock("Answer", step.received, step.differences)}</li>`
  );
}

function differenceTable(differences: readonly Difference[]): string {
  if (differences.length === 0) return "";
  const rows = differences.map((one) => {
    const { path, hint } = one;
    const [expected, actual] = markedSides(one);
    const said = hint === undefined ? "" : `<p class="hint">${markupText(hint)}</p>`;
    return (
      `<tr><th scope="row">${markupText(path === "" ? "the answer" : path)}</th>` +
      `<td>${expected}</td><td>${actual}${said}</td></tr>`
    );
  });
  return (
    '<table><thead><tr><th scope="col">Where</th><th scope="col">Expected</th><th scope="col">Got</th></tr>' +
    `</thead><tbody>${rows.join("")}</tbody></table>`
  );
}

function placeLine({ place, status }: StepResult): string {
  return place === undefined || status !== "failed" ? "" : `<p class="file">${markupText(placeText(place))}</p>`;
}

function valueBlock(title: string, value: StepResult["received"], differences: readonly Difference[] = []): string {
  if (value === undefined) return "";
  const whole = markedAnswer(value, differences);
  return `<details class="received"><summary>${title}</summary><pre>${whole}</pre></details>`;
}

function unusableSection({ file, problems }: UnusableFile): string {
  const said = problems.map((problem) => `<li>${markupText(problemLine(problem))}</li>`).join("");
  const heading = `<h2>${sign("failed")} ${markupText(file)} cannot be used</h2>`;
  return `<section class="unusable">${heading}<ul>${said}</ul></section>`;
}

/** A screen reader reads the label, not the sign. */
function sign(status: StepStatus): string {
  return `<span class="sign ${status}" role="img" aria-label="${status}">${SIGNS[status]}</span>`;
}

/** A folded table for each kind of thing; what was not reached comes first. */
export function coverageSections(coverage: Coverage): readonly string[] {
  const lines = coverageLines(coverage);
  return kindsOf(coverage).map(([, reached], place) => {
    const summary = `<summary><h2>${markupText((lines[place] ?? "").replace(/\s+/gu, " "))}</h2></summary>`;
    return `<details class="scenario">${summary}${tableOf(reached)}</details>`;
  });
}

function tableOf({ reached, scenarios, missed }: Reached): string {
  const rows = [
    ...missed.map((name) => rowOf(name, '<span class="missed">not reached</span>', "")),
    ...Object.entries(reached).map(([name, count]) =>
      rowOf(name, String(count), (scenarios[name] ?? []).map(markupText).join("<br>")),
    ),
  ];
  const head = ["Name", "Times", "Scenarios"].map((title) => `<th scope="col">${title}</th>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function rowOf(name: string, times: string, scenarios: string): string {
  return `<tr><th scope="row">${markupText(name)}</th><td>${times}</td><td>${scenarios}</td></tr>`;
}
