import { STOP_WORDS } from "../../../data/stop-words";
import { stem } from "./stem";

/** A word of a text: where it stands in code units, and what a search compares. */
export interface SearchToken {
  readonly start: number;
  readonly end: number;
  /** Lower case, reduced to its stem. */
  readonly stem: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text that a search can find, in order. Stop words are not among them. */
export function searchTokens(text: string): readonly SearchToken[] {
  const tokens: SearchToken[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0].toLowerCase();
    if (STOP_WORDS.has(word)) continue;
    tokens.push({ start: match.index, end: match.index + match[0].length, stem: stem(word) });
  }
  return tokens;
}
