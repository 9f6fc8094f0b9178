/*
 * Tables: a line of headings, a line of dashes and colons, and a line for each row, with pipes between the columns.
 */
import { addChild, type Element, element } from "./html";

/** Where the cells of a column stand. */
type Side = "center" | "left" | "right" | undefined;

export interface Columns {
  readonly sides: readonly Side[];
  /** Do pipes stand at the ends of the first line? Then those at the ends of the others divide nothing. */
  readonly bordered: boolean;
}

const END_PIPE = /(?<!\\)(?:\\\\)*\|$/;

export function tableColumns(block: string): Columns | undefined {
  if (!block.includes("|")) return undefined;
  const [first = "", second = "", ...rows] = block.split("\n").map(trimBlanks);
  const bordered = first.startsWith("|") || END_PIPE.test(first);
  const count = cellsOf(first, bordered).length;
  const single = count === 1 && bordered && [second, ...rows].every((row) => row.startsWith("|") || END_PIPE.test(row));
  if (count < 2 && !single) return undefined;
  const separators = cellsOf(second, bordered);
  if (separators.length !== count || !separators.every((cell) => /^[|:\- ]*$/.test(cell))) return undefined;
  return { sides: separators.map(sideOf), bordered };
}

function trimBlanks(text: string): string {
  return text.replace(/^ +| +$/g, "");
}

function sideOf(separator: string): Side {
  const dashes = trimBlanks(separator);
  if (dashes.startsWith(":")) return dashes.endsWith(":") ? "center" : "left";
  return dashes.endsWith(":") ? "right" : undefined;
}

export function readTable(parent: Element, block: string, { sides, bordered }: Columns): void {
  const [header = "", , ...rows] = block.split("\n");
  const table = addChild(parent, "table");
  const addRow = (part: Element, tag: string, cells: readonly string[]): void => {
    const row = addChild(part, "tr");
    sides.forEach((side, column) => {
      const cell = element(tag, trimBlanks(cells[column] ?? ""), side ? { style: `text-align: ${side};` } : {});
      row.children.push(cell);
    });
  };
  addRow(addChild(table, "thead"), "th", cellsOf(trimBlanks(header), bordered));
  const body = addChild(table, "tbody");
  if (rows.length === 0) addRow(body, "td", []);
  for (const row of rows) addRow(body, "td", cellsOf(trimBlanks(row), bordered));
}

/** The cells of a row; a pipe within code or after a backslash divides nothing. */
function cellsOf(row: string, bordered: boolean): readonly string[] {
  const inner = bordered ? row.replace(/^\|/, "").replace(END_PIPE, "") : row;
  const cells: string[] = [];
  let from = 0;
  for (const pipe of dividers(inner)) {
    cells.push(inner.slice(from, pipe));
    from = pipe + 1;
  }
  return [...cells, inner.slice(from)];
}

interface Ticks {
  readonly start: number;
  readonly end: number;
  readonly length: number;
  /** Is the first of them escaped? Then one less can begin code. */
  readonly escaped: boolean;
}

function dividers(row: string): readonly number[] {
  const pipes: number[] = [];
  const ticks: Ticks[] = [];
  for (const match of row.matchAll(/\\\\|\\`+|`+|\\\||\|/g)) {
    const [sign] = match;
    if (sign === "|") pipes.push(match.index);
    const escaped = sign.startsWith("\\`");
    if (!escaped && !sign.startsWith("`")) continue;
    const length = escaped ? sign.length - 1 : sign.length;
    ticks.push({ start: match.index, end: match.index + sign.length - 1, length, escaped });
  }
  const code = codeRanges(ticks);
  return pipes.filter((pipe) => !code.some(([start, end]) => start <= pipe && pipe <= end));
}

function codeRanges(ticks: readonly Ticks[]): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let index = 0; index < ticks.length; index += 1) {
    const opening = ticks[index];
    if (!opening) break;
    const length = opening.length - (opening.escaped ? 1 : 0);
    const closing = length === 0 ? -1 : ticks.findIndex((tick, place) => place > index && tick.length === length);
    const last = ticks[closing];
    if (!last) continue;
    ranges.push([opening.start, last.end]);
    index = closing;
  }
  return ranges;
}
