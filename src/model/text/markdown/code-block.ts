/*
 * Writes blocks of code.
 */
import { codeLanguage } from "../../../data/code-languages";
import { escapeAttribute } from "./escape-html";
import { highlightedCode } from "./highlighting/highlight-code";

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
