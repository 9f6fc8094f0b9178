/** Evidence as one HTML page without scripts. */
import { htmlPage } from "../scenario/reporters/html-page";
import { markupText } from "../scenario/reporters/markup-text";
import { divergencesIn, type EvidenceData, partsByGrade } from "../touched/evidence-data";
import { GRADE_WORDS, serverLines, usedLine } from "../touched/evidence-text";
import type { KnownPart } from "../touched/grades";

/** Writes the page: a table for each grade, the worst first, then what differs on servers. */
export function evidenceHtml(data: EvidenceData): string {
  const { parts, touched } = data;
  const alike = parts.filter(({ grade }) => grade === "alike").length;
  const title = `${alike} of ${parts.length} recorded and alike`;
  const hasServers = serverLines(data).length > 0;
  return htmlPage({
    title: `Evidence: ${title}`,
    header: [`<h1>${title}</h1>`],
    main: [
      `<p class="about">${markupText(usedLine(data))}</p>`,
      ...partsByGrade(parts).map(({ grade, parts: some }) =>
        section(`${some.length} ${GRADE_WORDS[grade]}`, grade !== "alike", partsTable(some)),
      ),
      ...(hasServers ? [section("Servers differ from the documentation", true, serversTable(data))] : []),
      ...(data.levels.length > 0 ? [section("At other feature levels", false, levelsTable(data))] : []),
      ...(Object.keys(touched.dropped).length > 0
        ? ["<p>Some answers were dropped before they were counted.</p>"]
        : []),
    ],
  });
}

function section(heading: string, isOpen: boolean, content: string): string {
  const summary = `<summary><h2>${markupText(heading)}</h2></summary>`;
  return `<details class="scenario"${isOpen ? " open" : ""}>${summary}${content}</details>`;
}

function partsTable(parts: readonly KnownPart[]): string {
  const rows = parts.map(({ kind, name, times, recorded, alike, note = "", page }) => [
    kind,
    `<a href="${markupText(page)}">${markupText(name)}</a>`,
    String(times),
    recorded === 0 ? "never" : `${recorded} times, alike ${alike} times`,
    markupText(note),
  ]);
  return table(["Kind", "Name", "Used", "Recorded", "Note"], rows);
}

function serversTable(data: EvidenceData): string {
  const answers = Object.entries(data.differing).map(([name, times]) => [markupText(name), `${times} answers`, ""]);
  const known = divergencesIn(data.touched).map((one) => [one.name, one.documented, one.server].map(markupText));
  return table(["Operation", "Here", "On servers"], [...answers, ...known]);
}

function levelsTable({ levels }: EvidenceData): string {
  const rows = levels.map(({ level, change, part }) => [String(level), change, markupText(part)]);
  return table(["Since level", "Change", "What you use"], rows);
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
