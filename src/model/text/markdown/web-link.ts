/** Links that the text itself makes: addresses without a mark around them, and what linkifiers of the realm find. */
import { isTopLevelDomain } from "../../../data/top-level-domains";
import { linkifiedPlaces, type LinkifierRule } from "../linkifiers/linkifier";
import { type Element, sealedElement } from "./html";
import { type InlineRule, type Reading, withStoredText } from "./reading";
import { insideRealm, safeUrl } from "./safe-url";

/** A place of a text that is an address. */
interface WebLink {
  readonly start: number;
  readonly end: number;
}

const MAY_HOLD_LINK = /:\/\/|@|bitcoin:|\.[^\s.]/;
const BEGINNING = /(?<![^\s'"(,:<])[\p{L}\p{N}_.-]/gu;
const WITH_SCHEME = /https?:\/\/([\p{L}\p{N}_.:@-]+)/uy;
const DOMAIN = /(?:[\p{L}\p{N}_-]+\.)+([\p{L}\p{M}\p{N}-]+)/uy;
const MAILBOX = /[\p{L}\p{N}_.-]+@[\p{L}\p{N}_.-]+\.[\p{L}\p{N}_]+(?=[!:;?),.'">]*(?:\s|$))/uy;
const CURRENCY = /bitcoin:[13][a-km-zA-HJ-NP-Z1-9]{25,34}(?=[!:;?),.'">]*(?:\s|$))/y;
const PUNCTUATION_TO_BLANK = /[!:;?),.'">]*(?:\s|$)/y;

/** Is it worth looking for addresses? */
function mayHoldWebLink(text: string): boolean {
  return MAY_HOLD_LINK.test(text);
}

/**
 * Finds the first address that begins at or after a place.
 *
 * @param pathBegins - the characters right behind a host that belong to the address
 */
export function webLinkFrom(text: string, from: number, pathBegins: string): WebLink | undefined {
  BEGINNING.lastIndex = from;
  for (let begin = BEGINNING.exec(text); begin; begin = BEGINNING.exec(text)) {
    const start = begin.index;
    const next = BEGINNING.lastIndex;
    const end =
      endOfSchemeLink(text, start, pathBegins) ??
      endOfDomainLink(text, start, pathBegins) ??
      endOf(MAILBOX, text, start);
    const found = end ?? endOf(CURRENCY, text, start);
    if (found !== undefined) return { start, end: found };
    BEGINNING.lastIndex = next;
  }
  return undefined;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? at + match[0].length : undefined;
}

/** After `http://` anything may be a host: it ends before its last dots and colons. */
function endOfSchemeLink(text: string, start: number, pathBegins: string): number | undefined {
  WITH_SCHEME.lastIndex = start;
  const match = WITH_SCHEME.exec(text);
  const host = match?.[1];
  if (!match || host === undefined) return undefined;
  const end = start + match[0].length;
  if (isPath(text, end, pathBegins)) return endOfPath(text, end);
  const ending = /(?!^)[.:]+$/.exec(host)?.[0].length ?? 0;
  return isEnd(text, end) ? end - ending : undefined;
}

/** Without a scheme, the host must end in the name of a domain that exists. */
function endOfDomainLink(text: string, start: number, pathBegins: string): number | undefined {
  DOMAIN.lastIndex = start;
  const match = DOMAIN.exec(text);
  if (!match || !isTopLevelDomain(match[1] ?? "")) return undefined;
  const end = start + match[0].length;
  if (isPath(text, end, pathBegins)) return endOfPath(text, end);
  return isEnd(text, end) ? end : undefined;
}

/** A question mark at the end of a sentence begins no query. */
function isPath(text: string, at: number, pathBegins: string): boolean {
  const char = text.charAt(at);
  return char === "/" || (char !== "" && pathBegins.includes(char) && !isEnd(text, at));
}

function isEnd(text: string, at: number): boolean {
  PUNCTUATION_TO_BLANK.lastIndex = at;
  return PUNCTUATION_TO_BLANK.test(text);
}

const MOST_NESTED = 7;
const PUNCTUATION = "!:;?,.'>";

/**
 * The end of a path or a query that begins at a place: brackets belong to it in pairs, blanks and double quotation marks never,
 * punctuation only where something else of the path follows.
 */
function endOfPath(text: string, start: number): number | undefined {
  let end = start + 1;
  /** The path cannot be cut before this place: what is there belongs to a pair of brackets. */
  let least = end;
  for (; end < text.length; end += 1) {
    const char = text.charAt(end);
    if (char === ")" || char === '"' || /\s/.test(char)) break;
    if (char !== "(") continue;
    const closing = closingBracket(text, end);
    if (closing === undefined) break;
    end = closing;
    least = end + 1;
  }
  if (!isEnd(text, end)) return undefined;
  while (end > least && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

function closingBracket(text: string, opening: number): number | undefined {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"' || /\s/.test(char)) return undefined;
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    if (depth > MOST_NESTED) return undefined;
    if (depth === 0) return at;
  }
  return undefined;
}

/** Reads bare addresses. A text that holds one loses the line end with which it ends. */
export const webLinkRule: InlineRule = {
  mayFind: mayHoldWebLink,
  looksBack: false,
  *all(text, reading) {
    const pathBegins = reading.context.queries_follow_hosts === true ? "/?" : "/";
    let found = webLinkFrom(text, 0, pathBegins);
    if (!found) return;
    for (; found; found = webLinkFrom(text, found.end, pathBegins)) {
      const words = text.slice(found.start, found.end);
      const piece = linkTo(words, words, reading);
      if (piece) yield { ...found, piece };
    }
    if (text.endsWith("\n")) yield { start: text.length - 1, end: text.length, piece: "" };
  },
};

/** Reads what a linkifier finds. */
export function linkifierRule(linkifier: LinkifierRule): InlineRule {
  return {
    mayFind: () => true,
    looksBack: false,
    *all(text, reading) {
      for (const { start, end, url } of linkifiedPlaces(text, linkifier)) {
        const piece = linkTo(url, text.slice(start, end), reading);
        if (piece) yield { start, end, piece };
      }
    },
  };
}

/** A link over words. Marks that were read within the words stay there; of an address only their words are left. */
function linkTo(address: string, words: string, reading: Reading): Element | undefined {
  const href = safeUrl(withStoredText(address, reading));
  return href === undefined
    ? undefined
    : sealedElement("a", words, { href: insideRealm(href, reading.context.realm_url) });
}
