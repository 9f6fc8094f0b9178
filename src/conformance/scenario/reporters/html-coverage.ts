/** The part of the HTML report about what was reached: a table for each kind, with the scenarios of each thing. */

import { type Coverage, coverageLines, kindsOf, type Reached } from "../coverage";
import { markupText } from "./markup-text";

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
