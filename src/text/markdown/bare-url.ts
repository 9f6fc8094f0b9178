/*
 * Addresses that stand in a text without any mark around them.
 */

/** An address as written, and where it leads. */
export interface BareUrl {
  readonly raw: string;
  readonly href: string;
}

const ADDRESS = /^(?:https?:\/\/|www\.)[^\s<>"`\p{Cc}\\|^{}]+/iu;
const CLOSING: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
]);
const TRAILING = "?!.,:;*_~'";

/**
 * Reads an address at the beginning of a text: `http://`, `https://`, or `www.`, which leads to `http://`. Punctuation
 * that ends the sentence, and a bracket that was opened before the address, do not belong to it.
 */
export function bareUrlAt(source: string): BareUrl | undefined {
  const match = ADDRESS.exec(source);
  if (!match) return undefined;
  const raw = match[0].slice(0, endOfAddress(match[0]));
  const host = /^(?:https?:\/\/)?([^/?#]*)/i.exec(raw)?.[1] ?? "";
  if (!/[\p{L}\p{N}]/u.test(host)) return undefined;
  if (/^www\.?$/i.test(host) || (/^www/i.test(raw) && !/^www\.[^.]+\../i.test(host))) return undefined;
  return { raw, href: /^www/i.test(raw) ? `http://${raw}` : raw };
}

function endOfAddress(address: string): number {
  const counts = new Map<string, number>();
  for (const char of address) counts.set(char, (counts.get(char) ?? 0) + 1);
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const opening = CLOSING.get(last);
    const unbalanced = opening !== undefined && (counts.get(last) ?? 0) > (counts.get(opening) ?? 0);
    if (!unbalanced && !TRAILING.includes(last)) return end;
    counts.set(last, (counts.get(last) ?? 0) - 1);
  }
  return end;
}

/** A place in a text that a bare address takes. */
export interface PlacedUrl extends BareUrl {
  readonly start: number;
}

/** All bare addresses of a text, in order. A word that merely ends in `http://` holds none. */
export function bareUrlsIn(text: string): readonly PlacedUrl[] {
  const found: PlacedUrl[] = [];
  const candidates = /https?:\/\/|www\./gi;
  for (let next = candidates.exec(text); next; next = candidates.exec(text)) {
    const start = next.index;
    const inWord = start > 0 && /[\p{L}\p{N}_]$/u.test(text.slice(Math.max(0, start - 2), start));
    const url = inWord ? undefined : bareUrlAt(text.slice(start));
    if (url) {
      found.push({ ...url, start });
      candidates.lastIndex = start + url.raw.length;
    }
  }
  return found;
}
