/*
 * Writes formulas in the form in which clients look for their source: MathML that carries the TeX text. Nothing is
 * typeset here, so that the visible part is the source too.
 */
import { escapeLiteral, escapeQuoted } from "./escape-html";

/** A formula within a line. */
export function writeInlineFormula(tex: string): string {
  const source = escapeLiteral(tex);
  const annotation = `<annotation encoding="application/x-tex">${source}</annotation>`;
  const semantics = `<semantics><mrow></mrow>${annotation}</semantics>`;
  const mathml = `<math xmlns="http://www.w3.org/1998/Math/MathML">${semantics}</math>`;
  const shown = `<span class="katex-html" aria-hidden="true">${source}</span>`;
  return `<span class="katex"><span class="katex-mathml">${mathml}</span>${shown}</span>`;
}

/** Formulas on lines of their own, one for each paragraph; where they fail, their source marked as an error. */
export function writeFormulas(tex: string, fail: boolean): string {
  const write = (formula: string): string =>
    fail
      ? `<span class="tex-error">${escapeQuoted(formula)}</span>`
      : `<span class="katex-display">${writeInlineFormula(formula)}</span>`;
  return tex.split("\n\n").map(write).join("\n\n");
}
