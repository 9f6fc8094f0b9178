/** Digests, and the random numbers of a realm, which come from digests. */
import { hmac } from "@noble/hashes/hmac.js";
import { md5, sha1 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { isRecord } from "../../protocol/schema/matches-shape";
import { utf8Bytes } from "../collections/utf8";

/** SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8Bytes(text)));
}

/** SHA-256 of bytes, as 64 lower-case hexadecimal digits. */
export function sha256OfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** MD5 of a text in UTF-8, as 32 lower-case hexadecimal digits; for the addresses of avatars only. */
export function md5Hex(text: string): string {
  return bytesToHex(md5(utf8Bytes(text)));
}

/** HMAC-SHA1 of a text, as 40 lower-case hexadecimal digits; for the addresses of a proxy of pictures only. */
export function hmacSha1Hex(key: string, text: string): string {
  return bytesToHex(hmac(sha1, utf8Bytes(key), utf8Bytes(text)));
}

/** A text in UTF-8, two lower-case hexadecimal digits for each byte. */
export function hex(text: string): string {
  return bytesToHex(utf8Bytes(text));
}

const CHUNK_LENGTH = 65536;

/** A SHA-256 digest of a text that comes in pieces. */
interface TextDigest {
  add(text: string): void;
  hex(): string;
}

/** Begins the digest of a text that comes in pieces. */
function textDigest(): TextDigest {
  const hash = sha256.create();
  let waiting: string[] = [];
  let length = 0;
  const flush = (): void => {
    hash.update(utf8Bytes(waiting.join("")));
    waiting = [];
    length = 0;
  };
  return {
    add: (text) => {
      waiting.push(text);
      length += text.length;
      if (length > CHUNK_LENGTH) flush();
    },
    hex: () => {
      flush();
      return bytesToHex(hash.digest());
    },
  };
}

/** The text is handed on in pieces of about this length. */
const PIECE = 16384;

/**
 * The digest of a JSON value, the same however its keys are ordered and its text is spaced: so that a snapshot may
 * pass through other programs and languages.
 */
export function canonicalDigest(value: unknown): string {
  const digest = textDigest();
  const quoted = new Map<string, string>();
  let text = "";
  const quote = (key: string): string => {
    const known = quoted.get(key);
    if (known !== undefined) return known;
    const made = JSON.stringify(key);
    quoted.set(key, made);
    return made;
  };
  const write = (part: unknown): void => {
    if (Array.isArray(part)) {
      text += "[";
      for (const item of part) {
        write(item);
        text += ",";
      }
      text += "]";
    } else if (isRecord(part)) {
      text += "{";
      for (const key of Object.keys(part).sort()) {
        const item = part[key];
        if (item === undefined) continue;
        text += `${quote(key)}:`;
        write(item);
        text += ",";
      }
      text += "}";
    } else {
      text += primitiveText(part);
    }
    if (text.length < PIECE) return;
    digest.add(text);
    text = "";
  };
  write(value);
  digest.add(text);
  return digest.hex();
}

function primitiveText(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  return typeof value === "boolean" ? `${value}` : (JSON.stringify(value) ?? "null");
}

/** The generator of tokens: a seed, and the number of values that it has generated. It is part of the snapshot. */
export interface RandomState {
  readonly seed: number;
  readonly drawn: number;
}

/**
 * Generates 64 hexadecimal digits that depend on nothing but the seed and the count of values before.
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
