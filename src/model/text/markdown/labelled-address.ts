/*
 * `[label](address)` and `[label](address "title")`: what links, sounds and pictures have in common.
 */
import type { Element } from "./html";
import { type InlineRule, type Reading, withStoredText } from "./reading";
import { insideRealm, safeUrl } from "./safe-url";

/** What stands in square brackets before an address in round ones. */
export interface Labelled {
  readonly label: string;
  readonly target: Target;
}

/**
 * A rule for labels with addresses: those after an exclamation mark, or the others.
 *
 * @param read - what a label and its target mean; undefined where they stay text
 */
export function labelledRule(
  afterMark: boolean,
  read: (labelled: Labelled, reading: Reading) => Element | undefined,
): InlineRule {
  return {
    mayFind: (text) => text.includes(afterMark ? "![" : "]("),
    looksBack: true,
    *all(text, reading) {
      const closing = closingBrackets(text);
      let isAlone = true;
      for (let start = text.indexOf("["), next = 0; start >= 0; start = text.indexOf("[", next)) {
        next = start + 1;
        if ((text.charAt(start - 1) === "!") !== afterMark) continue;
        const end = closing.get(start);
        const target = end === undefined ? undefined : targetAt(text, end + 1);
        const piece = target && read({ label: text.slice(start + 1, end), target }, reading);
        if (piece) {
          yield { start: afterMark ? start - 1 : start, end: target.end, piece, isAlone };
          next = target.end;
        } else isAlone = false;
      }
    },
  };
}

/** For each opening square bracket the place of the one that closes it. */
function closingBrackets(text: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    if (bracket === "[") {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start !== undefined) closing.set(start, index);
  }
  return closing;
}

/** What stands in round brackets. */
export interface Target {
  readonly address: string;
  readonly title: string | undefined;
  readonly end: number;
}

const IN_ANGLES = /\(\s*(?:<([^<>]*)>\s*(?:('[^']*'|"[^"]*")\s*)?\))/y;
const OPENING = /\(\s*/y;

/** Reads `(address)`, `(address "title")` or `(<address> "title")` at the place of a bracket. */
function targetAt(text: string, bracket: number): Target | undefined {
  if (text.charAt(bracket) !== "(" || !text.includes(")", bracket)) return undefined;
  IN_ANGLES.lastIndex = bracket;
  const inAngles = IN_ANGLES.exec(text);
  if (inAngles) {
    const end = bracket + inAngles[0].length;
    return { address: (inAngles[1] ?? "").trim(), title: inAngles[2]?.slice(1, -1), end };
  }
  OPENING.lastIndex = bracket;
  const start = bracket + (OPENING.exec(text)?.[0].length ?? 1);
  return looseTarget(text, start);
}

/** The first or the second kind of quotation mark that stands in a target, and where it was seen. */
interface Quote {
  readonly mark: string;
  readonly opens: number;
  closes: number | undefined;
}

/**
 * Reads an address that may hold brackets in pairs, and maybe a title in quotation marks at its end. After the
 * first quotation mark, brackets are counted in two ways in parallel, since the mark can still belong to the address.
 */
function looseTarget(text: string, start: number): Target | undefined {
  const quotes: Quote[] = [];
  let depth = 1;
  let depthBeforeTitle = 1;
  let endWithoutTitle: number | undefined;
  let last = "";
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "(" || char === ")") {
      const step = char === "(" ? 1 : -1;
      if (char === ")" && quotes.some((quote) => quote.closes !== undefined && quote.mark === last)) depth = 0;
      else if (quotes.length === 0) depth += step;
      else if (depthBeforeTitle > 0) {
        depthBeforeTitle -= 1;
        if (depthBeforeTitle === 0 && char === ")") endWithoutTitle = at;
      }
    } else if (char === "'" || char === '"') {
      if (quotes.length === 0) [depthBeforeTitle, depth] = [depth, 1];
      noteQuote(quotes, char, at);
    }
    if (depth === 0) return closedTarget(text, start, at, quotes, last);
    if (char !== " ") last = char;
  }
  if (depthBeforeTitle !== 0 || endWithoutTitle === undefined) return undefined;
  return { address: text.slice(start, endWithoutTitle), title: undefined, end: endWithoutTitle + 1 };
}

function noteQuote(quotes: Quote[], mark: string, at: number): void {
  const known = quotes.find((quote) => quote.mark === mark);
  if (known) known.closes = at;
  else quotes.push({ mark, opens: at, closes: undefined });
}

function closedTarget(text: string, start: number, end: number, quotes: readonly Quote[], last: string): Target {
  const quote = quotes.find(({ mark, closes }) => closes !== undefined && mark === last);
  return quote
    ? { address: text.slice(start, quote.opens), title: text.slice(quote.opens + 1, quote.closes), end: end + 1 }
    : { address: text.slice(start, end), title: undefined, end: end + 1 };
}

/** Where a target leads; undefined for one that is not safe. */
export function targetAddress({ address }: Target, reading: Reading): string | undefined {
  const href = safeUrl(withStoredText(withStoredText(address, reading).trim(), reading));
  return href === undefined ? undefined : insideRealm(href, reading.context.realm_url);
}

/** The title of a target, without quotation marks around it. */
export function targetTitle({ title }: Target, reading: Reading): string | undefined {
  if (title === undefined) return undefined;
  const words = withStoredText(title.trim(), reading);
  return (/^(['"]).*\1$/s.exec(words) ? words.slice(1, -1) : words).replace(/\s/g, " ");
}
