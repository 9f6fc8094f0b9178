/** Small checks of texts: whether one can be shown, is a web address, or is Base64. */
import { lazy } from "../../data/lazy";

/** Characters that cannot be seen or typed: controls, lone surrogates, code points that never will be characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const LONE_SURROGATE = /\p{Cs}/gu;

/** Whether a text holds such a character. Most are plain ASCII, which needs no tables of Unicode, slow to make. */
export function isUnprintable(text: string): boolean {
  return /[^ -~]/.test(text) && UNPRINTABLE.test(text);
}

/** A text with a sign of replacement for each half of a pair without the other, which no encoding has. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\ufffd");
}

const LABEL = "[a-z0-9\\u00a1-\\uffff](?:[a-z0-9\\u00a1-\\uffff-]{0,61}[a-z0-9\\u00a1-\\uffff])?";
const LAST_LABEL = "(?:xn--[a-z0-9]{1,59}|(?!-)[a-z\\u00a1-\\uffff-]{2,63}(?<!-))";
const BYTE = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const HOST = `(?:${BYTE}(?:\\.${BYTE}){3}|\\[[0-9a-f:.]+\\]|localhost|(?:${LABEL}\\.)+${LAST_LABEL}\\.?)`;
const WEB_ADDRESS = new RegExp(
  `^(?:https?|ftps?)://(?:[^\\s:@/]+(?::[^\\s:@/]*)?@)?${HOST}(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  "i",
);

/**
 * Whether a text is an absolute address that servers accept as a link: of the web or of FTP, at a numeric address, at
 * `localhost` or at a name whose last label has two letters or more.
 */
export function isWebAddress(text: string): boolean {
  return text.length <= 2048 && WEB_ADDRESS.test(text);
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const FORM = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The values of the digits by the codes of their letters. */
const valueOfDigit = lazy(() => {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value += 1) values[DIGITS.charCodeAt(value)] = value;
  return values;
});

/** Decodes standard Base64 (RFC 4648, padded, nothing else) into bytes; undefined when the text is not that. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (!FORM.test(text)) return undefined;
  const digits = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let [bits, held, length] = [0, 0, 0];
  const values = valueOfDigit();
  for (let index = 0; index < digits.length; index += 1) {
    bits = ((bits << 6) | (values[digits.charCodeAt(index)] ?? 0)) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length] = bits >> held;
    length += 1;
  }
  // What the last digit holds beyond the last byte must be nothing: each row of bytes has one text.
  return (bits & ((1 << held) - 1)) === 0 ? bytes : undefined;
}

/**
 * Returns whether a text contains valid Base64, for a reader that ignores all other characters and stops after the
 * complete padding.
 */
export function isReadAsBase64(text: string): boolean {
  let [digits, padding] = [0, 0];
  for (const letter of text) {
    if (letter > "\u007f") return false;
    if (letter === "=") {
      if (digits % 4 >= 2) padding += 1;
      if (padding > 0 && (digits % 4) + padding >= 4) return true;
    } else if (DIGITS.includes(letter)) {
      digits += 1;
      padding = 0;
    }
  }
  return digits % 4 === 0;
}

/** What servers take for blanks: some control characters too, but not U+FEFF. */
const BLANK = /[^\S\ufeff]|[\u001c-\u001f\u0085]/;

/** A text without blanks at its end, as servers see blanks. */
export function withoutFinalBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
