import { lazy } from "../../data/lazy";

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
 * Whether Base64 can be read out of a text by a reader that passes over what is no digit of it, and stops where the
 * padding is complete.
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
