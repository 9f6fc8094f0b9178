/** Which formulas a program for formulas can read: the others are marked as errors. */
import { expect, test } from "vitest";
import { isReadableFormula } from "../../../src/model/text/markdown/formula";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { markdownRealm } from "../../support/markdown-realm";

test.each([
  "",
  "x^2 + y_1^2 = z''^2_3",
  "x'''",
  "^2",
  "\\frac{1}{2} \\frac12 \\frac\\alpha\\beta",
  "\\sqrt[3]{x} \\sqrt 2",
  "\\sum\\limits_{i=1}^n \\int_0^\\infty",
  "\\left( \\frac{a}{b} \\middle| c \\right]",
  "\\left\\{ x \\right.",
  "\\begin{matrix} a & b \\\\ c & d \\end{matrix}",
  "\\begin{array}{cc} a & \\text{if $x$} \\end{array}",
  "\\text{a_b^c \\(x\\) 'quoted'} \\textbf{b}",
  "\\bigl( x \\bigr) \\big[ x \\big] \\Big|",
  "\\{ a \\} \\, \\; \\! \\% \\$ \\_ \\& \\#",
  "a % a comment }",
  "\\url{https://a.test/#x} \\href{#}{y} \\includegraphics[height=1em]{a_b.png}",
  "\\verb|#&|",
  "\\def\\a{x} \\a",
  "\\newcommand{\\f}[1]{#1} \\f{2}",
  "\\color{red} x \\textcolor{blue}{y}",
  "\\hat x \\vec{v} \\overline{ab} \\mathbb R \\mathrm{d}x",
  "<script>",
  "漢字 é",
])("%j can be read", (tex) => {
  expect(isReadableFormula(tex, false)).toBe(true);
});

test.each([
  ["an unknown word", "\\error{x}"],
  ["an unknown sign", "\\<script"],
  ["a backslash at the end", "a\\"],
  ["an argument that is missing", "\\frac{1}"],
  ["another one, in braces", "{\\sqrt} 2"],
  ["an option that stays open", "\\sqrt[3 x"],
  ["a script without a symbol", "x_"],
  ["two scripts without one", "x_^2"],
  ["two superscripts", "x^2^3"],
  ["two subscripts", "x_1_2"],
  ["primes after a superscript", "x^2'"],
  ["braces that stay open", "{x"],
  ["braces that were not opened", "x}"],
  ["a left sign without a right one", "\\left( x"],
  ["a right sign without a left one", "x \\right)"],
  ["a middle sign outside", "\\middle|"],
  ["crossed pairs", "{ \\left( } \\right)"],
  ["an environment that stays open", "\\begin{matrix} a"],
  ["an environment that was not opened", "\\end{matrix}"],
  ["another environment at the end", "\\begin{matrix} a \\end{pmatrix}"],
  ["an unknown environment", "\\begin{foo} a \\end{foo}"],
  ["a column outside an environment", "a & b"],
  ["a sign of arguments", "#1"],
  ["a dollar sign", "a $ b"],
  ["verbatim text without an end", "\\verb|x"],
])("%s cannot be read", (_what, tex) => {
  expect(isReadableFormula(tex, true)).toBe(false);
});

test.each(["\\begin{align} a &= b \\end{align}", "x \\tag{1}"])("%j can be read on lines of its own alone", (tex) => {
  expect([isReadableFormula(tex, true), isReadableFormula(tex, false)]).toEqual([true, false]);
});

test("a formula that cannot be read is its source, marked as an error, in a line and in a block", () => {
  const html = (content: string): string => renderMarkdown(content, markdownRealm()).html;
  expect(html("a $$\\error{x}$$ b")).toBe('<p>a <span class="tex-error">$$\\error{x}$$</span> b</p>');
  expect(html("$$\\<script$$")).toBe('<p><span class="tex-error">$$\\&lt;script$$</span></p>');
  expect(html("```math\n\\error{x}\n\nx^2\n```")).toMatch(
    /^<p><span class="tex-error">\\error\{x\}<\/span>\n\n<span class="katex-display">.*x\^2.*<\/span><\/p>$/s,
  );
});

test("long formulas are read in one go", () => {
  for (const piece of ["{", "}", "\\left(", "\\verb|", "\\sqrt[", "\\begin{", "\\url{", "x^", "\\"]) {
    expect(isReadableFormula(piece.repeat(50_000), true)).toBe(["\\", "\\verb|"].includes(piece));
  }
});
