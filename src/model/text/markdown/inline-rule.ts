import type { Element } from "./html";
import type { Reading } from "./reading";

/** A mark that a rule found in a text, and what it was read as: an element, or words that no later rule may touch. */
export interface FoundMark {
  readonly start: number;
  readonly end: number;
  readonly piece: Element | string;
}

/** One kind of mark inside a line. */
export interface InlineRule {
  /** Is it worth looking? Cheap, and true whenever there is something to find. */
  mayFind(text: string): boolean;
  /** Whether a found mark can complete one that begins before it. Then the text is searched again after each mark. */
  readonly looksBack: boolean;
  /** The marks of a text, in order; none overlap. */
  all(text: string, reading: Reading): Iterable<FoundMark>;
}

/**
 * A rule that looks for a pattern.
 *
 * @param hint - characters that every such mark holds
 * @param pattern - with the flag `g`
 * @param read - what a match means; undefined where it means nothing after all
 */
export function patternRule(
  hint: string,
  pattern: RegExp,
  read: (match: RegExpExecArray, reading: Reading) => Element | string | undefined,
  looksBack = false,
): InlineRule {
  return {
    mayFind: (text) => text.includes(hint),
    looksBack,
    *all(text, reading) {
      for (const match of text.matchAll(pattern)) {
        const piece = read(match, reading);
        if (piece !== undefined) yield { start: match.index, end: match.index + match[0].length, piece };
      }
    },
  };
}
