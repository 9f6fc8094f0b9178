/** The report as one HTML page without scripts, and without files of its own. */
import type { Difference } from "../matching/difference";
import { placeText, problemLine } from "../scenario-problem";
import type { ReplayEvent, ReplayResult, ScenarioResult, StepResult, StepStatus, UnusableFile } from "../step-result";
import { durationText, tallyText } from "./figures";
import { markupText } from "./markup-text";
import { type Coverage, coverageLines, kindsOf, type Reached } from "../coverage";

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
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${verdict}: ${tallyText(scenarioTally)}</title>`,
    `<style>\n${HTML_STYLE}</style>`,
    "</head>",
    "<body>",
    "<header>",
    `<h1 class="${good ? "passed" : "failed"}">${verdict}</h1>`,
    `<dl>${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${markupText(value)}</dd></div>`).join("")}</dl>`,
    "</header>",
    "<main>",
    ...unusable.map(unusableSection),
    ...result.scenarios.map(scenarioSection),
    ...(result.coverage === undefined ? [] : coverageSections(result.coverage)),
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function scenarioSection({ file, scenario, status, steps, milliseconds }: ScenarioResult): string {
  const labels = [...(scenario.tags ?? []), ...(scenario.card ?? [])];
  const sections = labels.map((label) => `<li>${markupText(label)}</li>`).join("");
  return [
    `<details class="scenario ${status}"${status === "failed" ? " open" : ""}>`,
    `<summary>${sign(status)}<h2>${markupText(scenario.name)}</h2>` +
      `<span class="figures">${steps.length} steps, ${durationText(milliseconds)}</span></summary>`,
    `<p class="purpose">${markupText(scenario.purpose)}</p>`,
    `<ul class="card" aria-label="Tags and sections">${sections}</ul>`,
    `<p class="file">${markupText(file)}</p>`,
    `<ol>${steps.map(stepItem).join("\n")}</ol>`,
    "</details>",
  ].join("\n");
}

function stepItem(step: StepResult): string {
  const reason = step.reason === undefined ? "" : `<p class="reason">${markupText(step.reason)}</p>`;
  return (
    `<li class="${step.status}">${sign(step.status)} ${markupText(step.title)}${reason}` +
    `${placeLine(step)}${differenceTable(step.differences)}${valueBlock("Request", step.sent)}` +
    `${valueBlock("Answer", step.received)}</li>`
  );
}

function differenceTable(differences: readonly Difference[]): string {
  if (differences.length === 0) return "";
  const rows = differences.map(({ path, expected, actual, hint }) => {
    const said = hint === undefined ? "" : `<p class="hint">${markupText(hint)}</p>`;
    return (
      `<tr><th scope="row">${markupText(path === "" ? "the answer" : path)}</th>` +
      `<td>${markupText(expected)}</td><td>${markupText(actual)}${said}</td></tr>`
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

function valueBlock(title: string, value: StepResult["received"]): string {
  if (value === undefined) return "";
  const whole = markupText(JSON.stringify(value, null, 2));
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
    ...missed.map((name) => rowOf(name, '<span class="failed">not reached</span>', "")),
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

/** The style sheet of the HTML report: system fonts, light and dark, wide tables scroll by themselves. */
const HTML_STYLE = `
:root { color-scheme: light dark; --good: #1a7f37; --bad: #c62828; --off: #8a6100; --line: #8884; --soft: #8881; }
@media (prefers-color-scheme: dark) { :root { --good: #4cc36c; --bad: #ff7b72; --off: #d8a630; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; }
h2 { display: inline; margin: 0; font-size: 1.05rem; }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 0 0 1.5rem; }
dt { font-size: .8rem; opacity: .75; }
dd { margin: 0; font-weight: 600; }
.passed { color: var(--good); } .failed { color: var(--bad); } .skipped, .known { color: var(--off); }
.scenario, .unusable { color: inherit; margin: .5rem 0; border: 1px solid var(--line); border-radius: .4rem;
  padding: .5rem .9rem; }
.scenario.failed, .unusable { border-left: .3rem solid var(--bad); }
summary { cursor: pointer; }
.sign { display: inline-block; min-width: 1.4rem; font-weight: 700; }
.figures { float: right; font-size: .85rem; opacity: .75; }
.purpose { margin: .6rem 0; }
.card { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0; padding: 0; list-style: none; font-size: .8rem; }
.card li { background: var(--soft); border-radius: .3rem; padding: .1rem .5rem; }
.file { margin: .4rem 0; font: .8rem ui-monospace, monospace; opacity: .75; }
ol { margin: .6rem 0; padding-left: 2rem; }
ol > li { color: inherit; margin: .25rem 0; overflow-x: auto; }
.reason { margin: .2rem 0 .2rem 1.6rem; }
table { border-collapse: collapse; margin: .4rem 0 .4rem 1.6rem; font: .85rem/1.4 ui-monospace, monospace; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th { font-weight: 600; }
.hint { margin: .2rem 0 0; font-family: system-ui, sans-serif; opacity: .85; }
.received { margin: .3rem 0 .3rem 1.6rem; font-size: .85rem; }
pre { margin: .4rem 0; max-height: 24rem; overflow: auto; background: var(--soft); padding: .6rem;
  border-radius: .3rem; }
@media print { details > * { display: block; } }
`;
