/** A page without scripts that shows holes: what operations declare, and nothing has reached. */
import type { Coverage } from "../../touched/coverage";
import { coverageMap, type MappedOperation, type MappedPart } from "../../touched/coverage-map";
import type { Touched } from "../../touched/touched";
import { htmlPage } from "./html-page";
import { markupText } from "./markup-text";

/** What the page shows: what was touched, and where they are known, the rows of the state tables and the scenarios. */
export type CoveragePage = Pick<Coverage, "touched"> & Partial<Pick<Coverage, "events" | "transitions" | "only">>;

const STYLE = `
.all { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 18px; padding: 4px 0 12px; color: var(--fg-2); }
.all label { display: flex; gap: 6px; align-items: center; }
main:has(#holes:checked) .full { display: none; }
h2.group { padding: 12px 0 4px; color: var(--fg-3); }
.op { border-top: 1px solid var(--line); } .op summary { display: grid; grid-template-columns: 10px minmax(150px, 250px) repeat(4, minmax(0, 1fr)); gap: 2px 8px; min-height: 26px; padding: 3px 0; font-size: 12px; }
.op .name { overflow-wrap: anywhere; } .cells { display: flex; flex-wrap: wrap; gap: 2px; align-content: center; }
.cell { width: 9px; height: 9px; border-radius: 2px; border: 1px solid var(--green); background: var(--green); } .cell.hole { border-color: var(--red); background: none; }
.head { display: grid; grid-template-columns: 10px minmax(150px, 250px) repeat(4, minmax(0, 1fr)); gap: 8px; font-size: 11px; font-weight: 600; color: var(--fg-3); padding: 4px 0; position: sticky; top: 46px; background: var(--bg); }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.lists { padding: 2px 0 10px 18px; display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 4px 16px; font-size: 11.5px; } .lists h3 { font-size: 11px; color: var(--fg-3); } .lists li { overflow-wrap: anywhere; } .lists a { display: inline-block; line-height: 26px; color: var(--accent); }
@media (max-width: 640px) { .op summary { grid-template-columns: 10px minmax(0, 1fr); } .op .name, .op .cells { grid-column: 2; } .op .cells:not(:has(i)) { display: none; } .op .cells::before { content: attr(data-of); width: 72px; font-size: 11px; line-height: 10px; color: var(--fg-3); } .head { display: none; } }
`;

const COLUMNS = ["parameters", "refusals", "events", "levels"] as const;

/** Writes the page. */
export function coveragePage(title: string, { touched, events, transitions, only }: CoveragePage): string {
  const operations = coverageMap(touched);
  const asked = operations.filter(({ times }) => times > 0).length;
  const heading = `${asked} of ${operations.length} operations`;
  const sums = COLUMNS.map((column) =>
    sumText(
      column,
      operations.flatMap((one) => one[column]),
    ),
  );
  return htmlPage({
    title: `Coverage: ${heading}`,
    style: STYLE,
    header: [
      `<h1>${heading}</h1>`,
      `<dl><div><dt>Run</dt><dd>${markupText(title)}</dd></div><div><dt>Feature levels</dt><dd>${levelsText(touched)}</dd></div></dl>`,
    ],
    main: [
      `<div class="all">${sums.map((text) => `<span>${text}</span>`).join("")}`,
      '<span><i class="cell" style="display:inline-block"></i> reached</span> <span><i class="cell hole" style="display:inline-block"></i> a hole</span>',
      '<label><input type="checkbox" id="holes"> Only operations with holes</label></div>',
      `<div class="head" aria-hidden="true"><span></span><span>Operation, requests</span>${COLUMNS.map((name) => `<span>${name}</span>`).join("")}</div>`,
      ...groupsOf(operations).flatMap(([group, some]) => [
        `<h2 class="group${some.every(isFull) ? " full" : ""}">${markupText(group)}</h2>`,
        ...some.map(operationRow),
      ]),
      ...(events === undefined ? [] : [missedSection("Events", events.missed)]),
      ...(transitions === undefined ? [] : [missedSection("Rows of the state tables", transitions.missed)]),
      ...(only === undefined || Object.keys(only).length < 2 ? [] : [scenariosSection(only)]),
    ],
  });
}

function levelsText({ levels }: Touched): string {
  return Object.keys(levels).join(", ") || "none";
}

function sumText(column: string, parts: readonly MappedPart[]): string {
  return `${parts.filter(({ times }) => times > 0).length} of ${parts.length} ${column}`;
}

function groupsOf(operations: readonly MappedOperation[]): readonly (readonly [string, readonly MappedOperation[]])[] {
  const groups = new Map<string, MappedOperation[]>();
  for (const one of operations) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

function isFull(one: MappedOperation): boolean {
  return one.times > 0 && COLUMNS.every((column) => one[column].every(({ times }) => times > 0));
}

function operationRow(one: MappedOperation): string {
  const { id, times } = one;
  const name = times > 0 ? `${id}, ${times}` : `<span class="missed">${id}, never</span>`;
  const cells = COLUMNS.map((column) => cellsOf(column, one[column])).join("");
  const lists = COLUMNS.map((column) => listOf(column, one[column])).join("");
  const link = `<p><a href="https://zulip.com/api/${id}">The page of ${id}</a></p>`;
  return (
    `<details class="op${isFull(one) ? " full" : ""}"><summary><span class="name">${name}</span>${cells}</summary>` +
    `<div class="lists">${lists}${link}</div></details>`
  );
}

/** Squares for the eye; a screen reader reads the sum. */
function cellsOf(column: string, parts: readonly MappedPart[]): string {
  const squares = parts.map(({ name, times }) =>
    times > 0
      ? `<i class="cell" title="${markupText(name)}: ${times}"></i>`
      : `<i class="cell hole" title="${markupText(name)}: a hole"></i>`,
  );
  return `<span class="cells" data-of="${column}"><span class="sr">${sumText(column, parts)}</span>${squares.join("")}</span>`;
}

function listOf(column: string, parts: readonly MappedPart[]): string {
  if (parts.length === 0) return "";
  const rows = [...parts]
    .sort((one, other) => Math.min(one.times, 1) - Math.min(other.times, 1))
    .map(
      ({ name, times }) => `<li>${markupText(name)}: ${times > 0 ? times : '<span class="missed">never</span>'}</li>`,
    );
  return `<div><h3>${column}</h3><ul>${rows.join("")}</ul></div>`;
}

function missedSection(title: string, missed: readonly string[]): string {
  const rows = missed.map((name) => `<li>${markupText(name)}</li>`).join("");
  const summary = `<summary><h2>${title} that were never reached: ${missed.length}</h2></summary>`;
  return `<details class="scenario">${summary}<ul class="about">${rows}</ul></details>`;
}

function scenariosSection(only: Coverage["only"]): string {
  const rows = Object.entries(only).map(([name, kinds]) => {
    const lists = Object.entries(kinds).map(([kind, names]) => `${kind}: ${names.join(", ")}`);
    const own = lists.length === 0 ? "nothing" : markupText(lists.join("; "));
    return `<tr><th scope="row">${markupText(name)}</th><td>${own}</td></tr>`;
  });
  const head = '<thead><tr><th scope="col">Scenario</th><th scope="col">Only it reaches</th></tr></thead>';
  return `<details class="scenario"><summary><h2>What only one scenario reaches</h2></summary><table>${head}<tbody>${rows.join("")}</tbody></table></details>`;
}
