/*
 * Brings the lines of a message to the form in which blocks are read.
 */

/** The line that opens or closes a fenced block: the fence, a language, and words that a spoiler shows. */
export const FENCE = /^(~{3,}|`{3,}) *(?:\{?\.?([a-zA-Z0-9_+\-./#]+) *([^ ~`][^~`]*)?\}?)?$/;

const ITEM = /^ *([*+-]|\d\.) +/;

/**
 * The lines of a message, without tabs and without controls, with an empty line before each list that follows a line
 * of something else. Within fenced code nothing is a list.
 */
export function preparedLines(content: string): readonly string[] {
  const text = /[\n]/.test(content) ? withLinesBeforeLists(content.split("\n")) : content;
  const clean = `${text.replace(/[\u0002\u0003]/g, "").replace(/\r\n?/g, "\n")}\n\n`;
  return withoutTabs(clean)
    .replace(/(?<=\n) +\n/g, "\n")
    .split("\n");
}

interface OpenFence {
  readonly fence: string;
  readonly isCode: boolean;
}

function withLinesBeforeLists(lines: readonly string[]): string {
  const open: OpenFence[] = [];
  let text = "";
  lines.forEach((line, index) => {
    followFence(line, open);
    const isCode = open.some((fence) => fence.isCode);
    const next = lines[index + 1];
    const gap = next !== undefined && line !== "" && !isCode && needsGap(line, next) ? "\n" : "";
    text += next === undefined ? line : `${line}\n${gap}`;
  });
  return text;
}

function followFence(line: string, open: OpenFence[]): void {
  const first = line.charAt(0);
  const match = first === "`" || first === "~" ? FENCE.exec(line) : null;
  if (!match) return;
  const [, fence = "", language] = match;
  if (language === undefined && open.at(-1)?.fence === fence) open.pop();
  else open.push({ fence, isCode: language !== "quote" && language !== "quoted" });
}

/** Does a list begin, or one of the other kind? */
function needsGap(line: string, next: string): boolean {
  const nextItem = ITEM.exec(next);
  if (!nextItem) return false;
  const item = ITEM.exec(line);
  return !item || item[1]?.length !== nextItem[1]?.length;
}

const TAB_WIDTH = 4;

function withoutTabs(text: string): string {
  if (!text.includes("\t")) return text;
  const lines = text.split("\n").map((line) => {
    const [first = "", ...rest] = line.split("\t");
    let width = [...first].length;
    let spread = first;
    for (const part of rest) {
      const blanks = TAB_WIDTH - (width % TAB_WIDTH);
      spread += " ".repeat(blanks) + part;
      width += blanks + [...part].length;
    }
    return spread;
  });
  return lines.join("\n");
}
