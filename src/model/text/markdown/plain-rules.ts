/** Marks of Markdown that do not depend on the realm: code, emphasis, formulas, times, references, line breaks. */
import { isReadableFormula } from "./formula";
import { addChild, element, escapeLiteral, escapeQuoted, sealedElement } from "./html";
import { type FoundMark, type InlineRule, patternRule, storeHtml, withStoredText } from "./reading";
import { utcTime } from "./time-words";

/** A formula within a line, or in a block of its own. */
function writeFormula(tex: string, display?: "block"): string {
  const source = escapeLiteral(tex);
  const annotation = `<annotation encoding="application/x-tex">${source}</annotation>`;
  const semantics = `<semantics><mrow></mrow>${annotation}</semantics>`;
  const place = display === undefined ? "" : ` display="${display}"`;
  const mathml = `<math xmlns="http://www.w3.org/1998/Math/MathML"${place}>${semantics}</math>`;
  const shown = `<span class="katex-html" aria-hidden="true">${source}</span>`;
  return `<span class="katex"><span class="katex-mathml">${mathml}</span>${shown}</span>`;
}

/** Formulas on lines of their own, one for each paragraph; of those that cannot be read, the source marked as an error. */
export function writeFormulas(tex: string, allFail: boolean): string {
  const write = (formula: string): string =>
    allFail || !isReadableFormula(formula, true)
      ? `<span class="tex-error">${escapeQuoted(formula)}</span>`
      : `<span class="katex-display">${writeFormula(formula, "block")}</span>`;
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
    const tex = withStoredText(written, reading);
    return reading.context.formulas_fail === true || !isReadableFormula(tex, false)
      ? sealedElement("span", `$$${written}$$`, { class: "tex-error" })
      : storeHtml(reading, writeFormula(tex));
  },
);

/** `<time:2026-01-31>` */
export const timeRule: InlineRule = patternRule("<time:", /<time:([^>]*)>/g, ([whole, written = ""], reading) => {
  const { context } = reading;
  const datetime = utcTime(written, context.now, context.only_iso_times);
  if (datetime !== undefined) return sealedElement("time", written, { datetime });
  if (context.invalid_times_stay === true) return storeHtml(reading, escapeQuoted(whole));
  return sealedElement("span", `Invalid time format: ${written}`, { class: "timestamp-error" });
});

/** `&copy;` and the like, which browsers show as the character that they name */
export const referenceRule: InlineRule = patternRule(
  "&",
  /&(?:#[0-9]+|#x[0-9a-fA-F]+|[a-zA-Z0-9]+);/g,
  ([reference], reading) => storeHtml(reading, reference),
);

/** Each line of the message is a line of its own. */
export const lineBreakRule: InlineRule = patternRule("\n", /\n/g, () => element("br"));

/** Backticks in a row. */
interface Ticks {
  readonly start: number;
  readonly length: number;
}

/**
 * Reads code between backticks, blanks at its ends included: it reaches to the next row of as many backticks, or of
 * fewer, if there is no such row. A backslash before a backtick takes its meaning away; pairs of backslashes there are
 * one backslash each.
 */
export const codeRule: InlineRule = {
  mayFind: (text) => text.includes("`"),
  looksBack: false,
  *all(text) {
    const rows = [...text.matchAll(/`+/g)].map(({ 0: row, index }): Ticks => ({ start: index, length: row.length }));
    const byLength = rowsByLength(rows);
    let free = 0;
    for (const row of rows) {
      if (row.start < free) continue;
      const slashes = slashesBefore(text, row.start, free);
      if (slashes > 0 && slashes % 2 === 0) {
        yield { start: row.start - slashes, end: row.start, piece: "\\".repeat(slashes / 2) };
      }
      const code = codeFrom(text, row, slashes % 2, byLength);
      if (!code) continue;
      yield code;
      free = code.end;
    }
  },
};

function rowsByLength(rows: readonly Ticks[]): ReadonlyMap<number, readonly Ticks[]> {
  const byLength = new Map<number, Ticks[]>();
  for (const row of rows) {
    const known = byLength.get(row.length);
    if (known) known.push(row);
    else byLength.set(row.length, [row]);
  }
  return byLength;
}

function slashesBefore(text: string, end: number, least: number): number {
  let start = end;
  while (start > least && text.charAt(start - 1) === "\\") start -= 1;
  return end - start;
}

function codeFrom(
  text: string,
  row: Ticks,
  escaped: number,
  byLength: ReadonlyMap<number, readonly Ticks[]>,
): FoundMark | undefined {
  const start = row.start + escaped;
  for (let length = row.length - escaped; length > 0; length -= 1) {
    const closing = byLength.get(length)?.find((other) => other.start > row.start);
    if (!closing) continue;
    const code = text.slice(start + length, closing.start);
    return { start, end: closing.start + length, piece: sealedElement("code", escapeLiteral(code)) };
  }
  return undefined;
}
