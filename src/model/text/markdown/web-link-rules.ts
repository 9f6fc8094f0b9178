/*
 * Links that the text itself makes: bare addresses, and what linkifiers of the realm find.
 */
import { type LinkifierRule, linkifiedPlaces } from "../linkifiers/linkifier";
import { type Element, sealedElement } from "./element";
import type { InlineRule } from "./inline-rule";
import { type Reading, withKeptWords } from "./reading";
import { insideRealm, safeUrl } from "./safe-url";
import { mayHoldWebLink, webLinkFrom } from "./web-link";

/** Reads bare addresses. A text that holds one loses the line end with which it ends. */
export const webLinkRule: InlineRule = {
  mayFind: mayHoldWebLink,
  looksBack: false,
  *all(text, reading) {
    let found = webLinkFrom(text, 0);
    if (!found) return;
    for (; found; found = webLinkFrom(text, found.end)) {
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
  const href = safeUrl(withKeptWords(address, reading));
  return href === undefined
    ? undefined
    : sealedElement("a", words, { href: insideRealm(href, reading.context.realm_url) });
}
