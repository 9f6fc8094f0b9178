/*
 * Links with a text of their own: `[text](address)` and `[text](address "title")`; and sounds: `![title](address)`.
 */
import { type Element, sealedElement } from "./html";
import { type InlineRule, type Reading, withStoredText } from "./reading";
import { insideRealm, safeUrl, splitUrl, uploadOf } from "./safe-url";

/** Reads links. An exclamation mark before the brackets makes it plain text. */
export const linkRule: InlineRule = {
  mayFind: (text) => text.includes("]("),
  looksBack: true,
  *all(text, reading) {
    for (const { start, title, target } of targets(text, false)) {
      const piece = linkElement(title, target, reading);
      if (piece) yield { start, end: target.end, piece };
    }
  },
};

/** Reads sounds: `![title](address)` of a file that can be played in place. Assumption A432: of other files. */
export const soundRule: InlineRule = {
  mayFind: (text) => text.includes("!["),
  looksBack: true,
  *all(text, reading) {
    for (const { start, title, target } of targets(text, true)) {
      const piece = target.title === undefined ? soundElement(title, target, reading) : undefined;
      if (piece) yield { start: start - 1, end: target.end, piece };
    }
  },
};

/** What stands in square brackets before an address in round ones. */
interface Labelled {
  readonly start: number;
  readonly title: string;
  readonly target: Target;
}

/** The labels with addresses: those after an exclamation mark, or the others. */
function* targets(text: string, afterMark: boolean): Generator<Labelled, void> {
  const closing = closingBrackets(text);
  for (let start = text.indexOf("["); start >= 0; start = text.indexOf("[", start + 1)) {
    const end = closing.get(start);
    if (end === undefined || text.charAt(end + 1) !== "(" || (text.charAt(start - 1) === "!") !== afterMark) continue;
    const target = targetAt(text, end + 1);
    if (target !== undefined) yield { start, title: text.slice(start + 1, end), target };
  }
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

interface Target {
  readonly address: string;
  readonly title: string | undefined;
  readonly end: number;
}

const IN_ANGLES = /\(\s*(?:<([^<>]*)>\s*(?:('[^']*'|"[^"]*")\s*)?\))/y;
const OPENING = /\(\s*/y;

/** Reads `(address)`, `(address "title")` or `(<address> "title")` at the place of a bracket. */
function targetAt(text: string, bracket: number): Target | undefined {
  if (!text.includes(")", bracket)) return undefined;
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

function linkElement(text: string, { address, title }: Target, reading: Reading): Element | undefined {
  const href = safeUrl(withStoredText(withStoredText(address, reading).trim(), reading));
  if (href === undefined) return undefined;
  const target = insideRealm(href, reading.context.realm_url);
  const link = sealedElement("a", text.trim() === "" ? target : text, { href: target });
  if (title !== undefined) {
    const words = withStoredText(title.trim(), reading);
    link.attributes.set("title", (/^(['"]).*\1$/s.exec(words) ? words.slice(1, -1) : words).replace(/\s/g, " "));
  }
  return link;
}

/** Names of files that servers take for sounds which browsers can play. */
const SOUND_NAME = /\.(?:aac|flac|mp3|mpga|mp2|mpa|wav)$/i;

function soundElement(title: string, { address }: Target, reading: Reading): Element | undefined {
  const { context } = reading;
  const href = safeUrl(withStoredText(withStoredText(address, reading).trim(), reading));
  if (href === undefined) return undefined;
  const upload = uploadOf(href, context.realm_url);
  if (upload === undefined && context.pictures_are_uploads === true) return undefined;
  const isSound =
    upload === undefined ? SOUND_NAME.test(splitUrl(href)?.path ?? "") : context.isSound?.(upload) === true;
  if (!isSound) return undefined;
  const own = upload === undefined ? href : `/user_uploads/${upload}`;
  const src = upload === undefined && context.proxied !== undefined ? context.proxied(href) : own;
  const sound = sealedElement("audio", "", { controls: "controls", preload: "metadata", src });
  if (src !== own) sound.attributes.set("data-original-url", own);
  const words = withStoredText(title.trim(), reading);
  if (words !== "") sound.attributes.set("title", words);
  return sound;
}
