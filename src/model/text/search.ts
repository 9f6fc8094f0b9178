/** Search in texts: a query is read into tokens, and matches texts by word stems. */
import { stemmer } from "stemmer";
import { STOP_WORDS } from "../../data/stop-words";

/**
 * Brings an English word to the stem that its forms share, so that a search for `deploying` finds `deployed`. The only
 * place that knows the library for it.
 *
 * @param word - in lower case
 */
function stem(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** A word of a text: where it stands in code units, and what a search compares. */
interface SearchToken {
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
 * @see https://zulip.com/api/construct-narrow
 */
export function parseSearch(query: string): Search {
  const phrases = (query.match(PIECE) ?? [])
    .filter((piece) => /^".+"$/s.test(piece))
    .map((piece) => piece.slice(1, -1));
  const words = searchTokens(query).map((token) => token.stem);
  return { words: [...new Set(words)], phrases: [...new Set(phrases)] };
}

/** The texts of a message in which a search looks. */
interface SearchedTexts {
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
 * @see https://zulip.com/api/construct-narrow
 */
export function matchesSearch(search: Search, { content, topic }: SearchedTexts): boolean {
  if (search.words.length === 0) return false;
  const hasPhrases = search.phrases.every((phrase) => {
    const pattern = phrasePattern(phrase);
    return pattern.test(content) || pattern.test(topic);
  });
  if (!hasPhrases || !mayContainWords(search.words, `${content}\n${topic}`)) return false;
  const stems = new Set([...searchTokens(content), ...searchTokens(topic)].map((token) => token.stem));
  return search.words.every((word) => stems.has(word));
}

/** A cheap look before words are cut: a word begins with its stem, apart from at most the last letter of that. */
function mayContainWords(stems: readonly string[], text: string): boolean {
  const lower = text.toLowerCase();
  return stems.every((stem) => lower.includes(stem.slice(0, -1)));
}
