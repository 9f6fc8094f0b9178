import { searchTokens } from "./search-tokens";

/** What a search looks for: all of it must be found. */
export interface Search {
  /** Stems of the words outside quotation marks, without stop words; each once. */
  readonly words: readonly string[];
  /** Texts that must occur literally, apart from letter case; each once. */
  readonly phrases: readonly string[];
}

/**
 * Reads the operand of a `search` term. Text in double quotes is a phrase; a quotation mark that is never closed is
 * none. What several `search` terms of a narrow ask is joined by blanks before.
 *
 * @spec Narrow operators, `search`
 */
export function parseSearch(query: string): Search {
  const phrases: string[] = [];
  const rest = query.replace(/"([^"]*)"/g, (_, quoted: string) => {
    if (quoted.trim() !== "") phrases.push(quoted.trim());
    return " ";
  });
  const words = searchTokens(rest).map((token) => token.stem);
  return { words: [...new Set(words)], phrases: [...new Set(phrases)] };
}
