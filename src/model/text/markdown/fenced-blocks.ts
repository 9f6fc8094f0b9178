/*
 * Fenced blocks: code and formulas, whose text is final, and quotes and spoilers, which hold Markdown and may hold
 * further fenced blocks, even with fences of the same length. A fence that is never closed reaches to the end.
 */
import { codeLanguage } from "../../../data/code-languages";
import { MOST_NESTED } from "./block-reader";
import { highlightedCode } from "./highlighting/highlight-code";
import { escapeAttribute } from "./html";
import { writeFormulas } from "./plain-rules";
import { FENCE } from "./prepare-lines";
import { type Reading, storeHtml } from "./reading";

/** A fenced block, or the whole message, while its lines are read. */
interface OpenBlock {
  readonly kind: "message" | "quote" | "spoiler" | "code" | "math";
  /** What closes it; the message has nothing of that kind. */
  readonly fence: string | undefined;
  /** Of code; empty for none. */
  readonly language: string;
  /** What a spoiler shows before it is opened. */
  readonly header: string | undefined;
  readonly lines: string[];
}

/** The lines of a message in which signs represent fenced code, and quotes and spoilers are written out. */
export function withoutFences(lines: readonly string[], reading: Reading): readonly string[] {
  if (!lines.some((line) => line.startsWith("```") || line.startsWith("~~~"))) return lines;
  const message: OpenBlock = { kind: "message", fence: undefined, language: "", header: undefined, lines: [] };
  const open = [message];
  for (const line of lines) {
    const innermost = open.at(-1) ?? message;
    if (innermost.fence !== undefined && line.trimEnd() === innermost.fence) close(open, reading);
    else if (innermost.kind === "code" || innermost.kind === "math") innermost.lines.push(line.trimEnd());
    else readLine(line, innermost, open, reading);
  }
  while (open.length > 1) close(open, reading);
  return isCut(message.lines) ? [...message.lines, ""] : message.lines;
}

/** Did the last fence take the empty lines with it that end a message? */
function isCut(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.at(-2) !== "";
}

function readLine(line: string, innermost: OpenBlock, open: OpenBlock[], reading: Reading): void {
  const match = open.length > MOST_NESTED ? null : FENCE.exec(line);
  if (!match) {
    innermost.lines.push(line);
    return;
  }
  const [, fence, written, header] = match;
  const inherited = innermost.kind === "spoiler" ? "" : reading.context.default_code_block_language;
  const language = (written ?? inherited).toLowerCase();
  open.push({ kind: kindOf(language), fence, language, header, lines: [] });
}

function kindOf(language: string): OpenBlock["kind"] {
  if (language === "quote" || language === "quoted") return "quote";
  return language === "spoiler" || language === "math" ? language : "code";
}

/** Closes the innermost block; one without lines leaves nothing behind. */
function close(open: OpenBlock[], reading: Reading): void {
  const block = open.pop();
  if (block && block.lines.length > 0) open.at(-1)?.lines.push("", ...written(block, reading).split("\n"), "");
}

function written({ kind, language, header, lines }: OpenBlock, reading: Reading): string {
  const text = lines.join("\n");
  switch (kind) {
    case "quote":
      return lines.map((line) => `> ${line}`).join("\n");
    case "spoiler": {
      const begin = storeHtml(reading, '<div class="spoiler-block"><div class="spoiler-header">');
      const middle = storeHtml(reading, '</div><div class="spoiler-content" aria-hidden="true">');
      const shown = header === undefined ? [] : [header];
      return [begin, ...shown, middle, text, storeHtml(reading, "</div></div>")].join("\n\n");
    }
    case "math":
      return storeHtml(reading, writeFormulas(text, reading.context.formulas_fail === true));
    case "code":
    case "message":
      return storeHtml(reading, writeCode(text, language));
  }
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * The HTML of a block of code.
 *
 * @param language - as its author wrote it; empty for none
 */
export function writeCode(text: string, language: string): string {
  const code = `${text.replace(/^\n+|\n+$/g, "")}\n`;
  const special = language === "" ? /[&<>"']/g : /[&<>]/g;
  const escape = (words: string): string => words.replace(special, (char) => REFERENCES[char] ?? "");
  const shown = language === "" ? "" : ` data-code-language="${escapeAttribute(codeLanguage(language))}"`;
  const words = highlightedCode(code, codeLanguage(language || languageOfFirstLine(code)), escape) ?? escape(code);
  return `<div class="codehilite"${shown}><pre><span></span><code>${words}</code></pre></div>`;
}

/** The program that a first line such as `#!/usr/bin/env python` names, or the language after two colons. */
function languageOfFirstLine(code: string): string {
  return /^(?:::+|#!)(?:(?:\/\w+)*[/ ])?([\w#.+-]*)/.exec(code)?.[1]?.toLowerCase() ?? "";
}
