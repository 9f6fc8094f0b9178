/** UTF-8 for environments with and without the platform's own coder, which jsdom does not pass on. */

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text in UTF-8; halves of characters become the sign for what cannot be shown, as the platform does it. */
export function utf8Bytes(text: string): Uint8Array {
  if (typeof TextEncoder === "function") return new TextEncoder().encode(text);
  const escaped = encodeURIComponent(text.replace(LONE_SURROGATE, "\ufffd"));
  const bytes = escaped.match(/%[0-9A-F]{2}|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.startsWith("%") ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

/** Up to so many bytes a text of plain letters is read without a decoder, which takes longer to make than to use. */
const SHORT = 256;

/** Reads bytes as UTF-8; undefined when they are not. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  if (bytes.length <= SHORT) {
    const text = plainText(bytes);
    if (text !== undefined) return text;
  }
  try {
    if (typeof TextDecoder === "function") return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return undefined;
  }
}

/** Letter by letter: for the few of a name and a key that is much faster than to spread them. */
function plainText(bytes: Uint8Array): string | undefined {
  let text = "";
  for (const byte of bytes) {
    if (byte >= 0x80) return undefined;
    text += String.fromCharCode(byte);
  }
  return text;
}
