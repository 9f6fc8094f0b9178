const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const FORM = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Decodes standard Base64 (RFC 4648, padded, nothing else) into bytes; undefined when the text is not that. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (!FORM.test(text)) return undefined;
  const digits = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let [bits, held, length] = [0, 0, 0];
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length] = bits >> held;
    length += 1;
  }
  // What the last digit holds beyond the last byte must be nothing: each row of bytes has one text.
  return (bits & ((1 << held) - 1)) === 0 ? bytes : undefined;
}
