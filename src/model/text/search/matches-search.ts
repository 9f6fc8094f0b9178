import type { Search } from "./parse-search";
import { searchTokens } from "./search-tokens";

/** The texts of a message in which a search looks. */
export interface SearchedTexts {
  readonly content: string;
  /** Empty for direct messages. */
  readonly topic: string;
}

/** A pattern that finds a phrase literally, apart from letter case. */
function phrasePattern(phrase: string): RegExp {
  return new RegExp(phrase.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "iu");
}

/**
 * Does a message hold everything that a search looks for? Each word and each phrase may stand in the content or in the
 * topic. A search without words, as one of stop words alone, finds nothing, in quotation marks neither.
 *
 * @spec Narrow operators, `search`
 * @settled _by_search_tsearch
 */
export function matchesSearch(search: Search, { content, topic }: SearchedTexts): boolean {
  if (search.words.length === 0) return false;
  const hasPhrases = search.phrases.every((phrase) => {
    const pattern = phrasePattern(phrase);
    return pattern.test(content) || pattern.test(topic);
  });
  if (!hasPhrases || !mayHoldWords(search.words, `${content}\n${topic}`)) return false;
  const stems = new Set([...searchTokens(content), ...searchTokens(topic)].map((token) => token.stem));
  return search.words.every((word) => stems.has(word));
}

/** A cheap look before words are cut: a word begins with its stem, apart from at most the last letter of that. */
function mayHoldWords(stems: readonly string[], text: string): boolean {
  const lower = text.toLowerCase();
  return stems.every((stem) => lower.includes(stem.slice(0, -1)));
}
