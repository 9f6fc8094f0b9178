import { searchTokens } from "./search-tokens";

/** What a search looks for: all of it must be found. */
export interface Search {
  /** Stems of all words, those in quotation marks too, without stop words; each once. */
  readonly words: readonly string[];
  /** Texts that must besides occur literally, apart from letter case; each once. */
  readonly phrases: readonly string[];
}

/** A phrase with its quotation marks, which begin where a word may, or what stands between blanks. */
const PIECE = /"[^"]+"|\S+/g;

/**
 * Reads the operand of a `search` term. Text in double quotes is a phrase; a quotation mark that is never closed is
 * none. What several `search` terms of a narrow ask is joined by blanks before.
 *
 * @spec Narrow operators, `search`
 */
export function parseSearch(query: string): Search {
  const phrases = (query.match(PIECE) ?? [])
    .filter((piece) => /^".+"$/s.test(piece))
    .map((piece) => piece.slice(1, -1));
  const words = searchTokens(query).map((token) => token.stem);
  return { words: [...new Set(words)], phrases: [...new Set(phrases)] };
}
