/** What readers of blocks and marks share. Finished pieces are stored apart; signs that no message contains replace them. */
import { type Element, innerText } from "./html";
import type { MarkdownContext, Mention } from "./markdown-context";

/** The reading of one message. */
export interface Reading {
  readonly content: string;
  readonly context: MarkdownContext;
  /** Elements and words that marks inside a line were read as. */
  readonly kept: (Element | string)[];
  /** How many pieces are in one another in each of these. */
  readonly depths: number[];
  /** Finished HTML, of code blocks above all. */
  readonly keptHtml: string[];
  /** In the order in which they were found. */
  readonly mentions: Mention[];
  /** Addresses after an exclamation mark, whether or not they are shown: the message refers to such files. */
  readonly referred: Set<string>;
}

/** Begins to read a message. */
export function newReading(content: string, context: MarkdownContext): Reading {
  return { content, context, kept: [], depths: [], keptHtml: [], mentions: [], referred: new Set() };
}

const SIGN_BEGINS = "\u0002piece:";
/** The signs that {@link storePiece} gives, with the number of each. */
export const KEPT_SIGN = /\u0002piece:([0-9]+)\u0003/g;
const HTML_SIGN = /\u0002html:([0-9]+)\u0003/;
const BLOCK = /^<\/?(?:div|p|pre)\b/;
const END_OF_BLOCK = /^<\//;
/** A sign, or the paragraph that it fills, at whose end a line may break. */
const SIGN_OR_PARAGRAPH = new RegExp(`<p>${HTML_SIGN.source}(<br>\\s*)?</p>|${HTML_SIGN.source}`, "g");

/** May a text hold signs of pieces that were kept aside? */
export function mayHoldSigns(text: string): boolean {
  return text.includes(SIGN_BEGINS);
}

/** How many pieces are in one another in a piece that is not stored yet: 1 without stored pieces in its texts. */
export function depthOf(piece: Element | string, { depths }: Reading): number {
  if (typeof piece === "string") return 1;
  let deepest = 0;
  for (const { text, tail } of [piece, ...piece.children]) {
    for (const [, number] of (text + tail).matchAll(KEPT_SIGN))
      deepest = Math.max(deepest, depths[Number(number)] ?? 0);
  }
  return deepest + 1;
}

/** Stores an element or a text, and returns the character that replaces it. */
export function storePiece(reading: Reading, piece: Element | string): string {
  const { kept, depths } = reading;
  depths.push(depthOf(piece, reading));
  kept.push(piece);
  return `${SIGN_BEGINS}${String(kept.length - 1).padStart(4, "0")}\u0003`;
}

/** Stores finished HTML, and returns the character that replaces it. */
export function storeHtml({ keptHtml }: Reading, html: string): string {
  keptHtml.push(html);
  return `\u0002html:${keptHtml.length - 1}\u0003`;
}

/** The words of a text, with those of the pieces that were kept aside. */
export function withStoredText(text: string, { kept }: Reading): string {
  if (!mayHoldSigns(text)) return text;
  return text.replace(KEPT_SIGN, (_, number: string) => {
    const piece = kept[Number(number)];
    return piece === undefined || typeof piece === "string" ? (piece ?? "") : innerText(piece);
  });
}

/** Puts HTML that was kept aside in its place; HTML of blocks replaces the paragraph that it fills. */
export function withStoredHtml(html: string, { keptHtml }: Reading): string {
  if (keptHtml.length === 0) return html;
  return html.replace(
    SIGN_OR_PARAGRAPH,
    (sign, filling: string | undefined, lineBreak: string | undefined, inside: string | undefined) => {
      const piece = keptHtml[Number(filling ?? inside)];
      if (piece === undefined) return sign;
      const isWhole = filling === undefined || (lineBreak === undefined ? BLOCK : END_OF_BLOCK).test(piece);
      return isWhole ? piece : `<p>${piece}${lineBreak ?? ""}</p>`;
    },
  );
}

/** What encloses the blocks that are being read. */
type Place = "root" | "list" | "loose_list" | "quote" | "indented";

/** How blocks are read. */
export interface BlockReading {
  /** The innermost is the last one. */
  readonly places: Place[];
  /** Reads blocks in their order. */
  readonly read: (parent: Element, blocks: readonly string[]) => void;
}

/** Reads a text that can contain many blocks. */
export function readChunk(parent: Element, text: string, reading: BlockReading): void {
  reading.read(parent, text.split("\n\n"));
}

export function readWithin(place: Place, reading: BlockReading, read: () => void): void {
  reading.places.push(place);
  read();
  reading.places.pop();
}

/** A mark that a rule found in a text, and what it was read as: an element, or words that no later rule may touch. */
export interface FoundMark {
  readonly start: number;
  readonly end: number;
  readonly piece: Element | string;
  /** Whether nothing before it waits to be completed, where the rule looks back. */
  readonly isAlone?: boolean;
}

/** One kind of mark inside a line. */
export interface InlineRule {
  /** Is it worth looking? Cheap, and true whenever there is something to find. */
  mayFind(text: string): boolean;
  /** Whether a found mark can complete one that begins before it. Then the text is searched again after such a mark. */
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
