import { stemmer } from "stemmer";

/**
 * Brings an English word to the stem that its forms share, so that a search for `deploying` finds `deployed`. The only
 * place that knows the library for it.
 *
 * @param word - in lower case
 */
export function stem(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}
