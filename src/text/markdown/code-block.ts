/*
 * Writes blocks of code.
 */
import { codeLanguage } from "./code-languages";
import { escapeAttribute } from "./escape-html";

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
  const code = text.replace(/^\n+|\n+$/g, "");
  const special = language === "" ? /[&<>"']/g : /[&<>]/g;
  const shown = language === "" ? "" : ` data-code-language="${escapeAttribute(codeLanguage(language))}"`;
  const words = `${code}\n`.replace(special, (char) => REFERENCES[char] ?? "");
  return `<div class="codehilite"${shown}><pre><span></span><code>${words}</code></pre></div>`;
}
