import { sha256Hex } from "./digest";

/** The generator of tokens: a seed and how often it was drawn from. Its state lives in the snapshot. */
export interface RandomState {
  readonly seed: number;
  readonly drawn: number;
}

/**
 * Draws 64 hexadecimal digits that depend on nothing but the seed and the count of draws.
 *
 * @returns the digits, and the state to go on with
 */
export function generateHex(state: RandomState, purpose: string): { digits: string; next: RandomState } {
  const digits = sha256Hex(`${state.seed}/${state.drawn}/${purpose}`);
  return { digits, next: Object.freeze({ seed: state.seed, drawn: state.drawn + 1 }) };
}

/** Writes hexadecimal digits as text over an alphabet, one character for every two digits. */
export function spell(digits: string, alphabet: string, length: number): string {
  let text = "";
  for (let index = 0; index < length; index += 1) {
    const at = (index * 2) % digits.length;
    text += alphabet.charAt(parseInt(digits.slice(at, at + 2), 16) % alphabet.length);
  }
  return text;
}

/** Writes hexadecimal digits in the form of a UUID. */
export function uuidFrom(digits: string): string {
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}

/** The letters and digits of an API key. */
export const KEY_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const INVITATION_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const INVITATION_TOKEN_LENGTH = 24;

/** The token of an invitation or a link, and the generator after it. */
export function generateToken(random: RandomState): { readonly token: string; readonly next: RandomState } {
  const { digits, next } = generateHex(random, "invitation");
  return { token: spell(digits, INVITATION_ALPHABET, INVITATION_TOKEN_LENGTH), next };
}
