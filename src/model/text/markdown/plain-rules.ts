/*
 * The marks of Markdown itself, and others that ask the realm nothing: emphasis, formulas, times, references to
 * characters, line breaks.
 */
import { addChild, element, escapeLiteral, escapeQuoted, sealedElement } from "./html";
import { type InlineRule, patternRule } from "./inline-rule";
import { keepHtml, withKeptWords } from "./reading";
import { utcTime } from "./time-words";

/** A formula within a line. */
function writeInlineFormula(tex: string): string {
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

/** `***both***` */
export const strongEmphasisRule: InlineRule = patternRule(
  "***",
  /\*\*\*(?!\s)([^*^\n]+)(?<!\s)\*\*\*/g,
  ([, text]) => {
    const strong = element("strong");
    addChild(strong, "em", text);
    return strong;
  },
  true,
);

/** `**strong**` */
export const strongRule: InlineRule = patternRule("**", /\*\*([^\n]+?)\*\*/g, ([, text]) => element("strong", text));

/** `*emphasis*`, which holds no further asterisk and no caret */
export const emphasisRule: InlineRule = patternRule(
  "*",
  /\*(?!\s)([^*^\n]+)(?<!\s)\*/g,
  ([, text]) => element("em", text),
  true,
);

/** `~~strikethrough~~` */
export const strikethroughRule: InlineRule = patternRule(
  "~~",
  /(?<!~)~~([^~\n]+?)~~(?!~)/g,
  ([, text]) => element("del", text),
  true,
);

/** `$$formula$$` */
export const formulaRule: InlineRule = patternRule(
  "$$",
  /(?<![\p{L}\p{N}_$])\$\$([^\n_$](?:\\\$|[^$\n])*)\$\$(?![\p{L}\p{N}_$])/gu,
  ([, written = ""], reading) => {
    const tex = withKeptWords(written, reading);
    return reading.context.formulas_fail === true
      ? sealedElement("span", `$$${tex}$$`, { class: "tex-error" })
      : keepHtml(reading, writeInlineFormula(tex));
  },
);

/** `<time:2026-01-31>` */
export const timeRule: InlineRule = patternRule("<time:", /<time:([^>]*)>/g, ([, written = ""]) => {
  const datetime = utcTime(written);
  return datetime === undefined
    ? sealedElement("span", `Invalid time format: ${written}`, { class: "timestamp-error" })
    : sealedElement("time", written, { datetime });
});

/** `&copy;` and the like, which browsers show as the character that they name */
export const referenceRule: InlineRule = patternRule(
  "&",
  /&(?:#[0-9]+|#x[0-9a-fA-F]+|[a-zA-Z0-9]+);/g,
  ([reference], reading) => keepHtml(reading, reference),
);

/** Each line of the message is a line of its own. */
export const lineBreakRule: InlineRule = patternRule("\n", /\n/g, () => element("br"));
