/*
 * The state of reading one message. Finished pieces are stored separately. In the text, a character that no message can
 * contain replaces them, so that later passes neither change nor misread them.
 */
import { type Element, innerText } from "./html";
import type { MarkdownContext, Mention } from "./markdown-context";

/** The reading of one message. */
export interface Reading {
  readonly content: string;
  readonly context: MarkdownContext;
  /** Elements and words that marks inside a line were read as. */
  readonly kept: (Element | string)[];
  /** Finished HTML, of code blocks above all. */
  readonly keptHtml: string[];
  /** In the order in which they were found. */
  readonly mentions: Mention[];
}

/** Begins to read a message. */
export function newReading(content: string, context: MarkdownContext): Reading {
  return { content, context, kept: [], keptHtml: [], mentions: [] };
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

/** Stores an element or a text, and returns the character that replaces it. */
export function storePiece({ kept }: Reading, piece: Element | string): string {
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
