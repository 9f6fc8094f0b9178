/*
 * Emphasis as this interface has it: by asterisks alone, within one line, so that `snake_case` and `2 * 3` stay what
 * they are. Reading is linear in the length of the line, which the general rules of Markdown do not promise.
 */

/** A range between asterisks; `text` is what stands between them. */
export interface Emphasis {
  readonly kind: "strong" | "emphasis" | "strong_emphasis";
  readonly raw: string;
  readonly text: string;
}

const PASSED_OVER = /(`+)|[@#]_?\*\*[^*\n]+\*\*|@_?\*[^*\n]+\*|\\[^\n]/y;

/** Reads `***both***`, `**strong**` or `*emphasis*` at the beginning of a text. */
export function emphasisAt(source: string): Emphasis | undefined {
  if (source.startsWith("***")) {
    const both = between(source, "***");
    if (both !== undefined) return { kind: "strong_emphasis", raw: `***${both}***`, text: both };
  }
  if (source.startsWith("**")) {
    const strong = between(source, "**");
    return strong === undefined ? undefined : { kind: "strong", raw: `**${strong}**`, text: strong };
  }
  const light = between(source, "*");
  return light === undefined ? undefined : { kind: "emphasis", raw: `*${light}*`, text: light };
}

/** What stands between a mark at the beginning and its next occurrence in the line, outside code and mentions. */
function between(source: string, mark: string): string | undefined {
  const begin = mark.length;
  if (/^[\s*]?$/.test(source.charAt(begin))) return undefined;
  const end = closing(source, mark, begin);
  return end === undefined || /\s/.test(source.charAt(end - 1)) ? undefined : source.slice(begin, end);
}

function closing(source: string, mark: string, begin: number): number | undefined {
  let at = begin;
  while (at < source.length) {
    const char = source.charAt(at);
    if (char === "\n") return undefined;
    if (char === "*") {
      const end = endOfRun(source, at);
      if (end - at === mark.length || (mark === "**" && end - at === 3)) return end - mark.length;
      at = end;
    } else {
      at = passOver(source, at);
    }
  }
  return undefined;
}

function endOfRun(source: string, from: number): number {
  let end = from;
  while (source.charAt(end) === "*") end += 1;
  return end;
}

/** The place after a character, a code span, a mention or an escaped character, whichever begins here. */
function passOver(source: string, at: number): number {
  const char = source.charAt(at);
  if (char !== "`" && char !== "@" && char !== "#" && char !== "\\") return at + 1;
  PASSED_OVER.lastIndex = at;
  const match = PASSED_OVER.exec(source);
  if (!match) return at + 1;
  const ticks = match[1];
  if (ticks === undefined) return at + match[0].length;
  const end = endOfCode(source, at + ticks.length, ticks.length);
  return end ?? at + ticks.length;
}

function endOfCode(source: string, from: number, length: number): number | undefined {
  const runs = /`+|\n/g;
  runs.lastIndex = from;
  for (let run = runs.exec(source); run && run[0] !== "\n"; run = runs.exec(source)) {
    if (run[0].length === length) return run.index + length;
  }
  return undefined;
}
