import { base64 } from "@scure/base";

/** Decodes standard Base64 (RFC 4648, padded, nothing else) into bytes; undefined when the text is not that. */
export function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text);
  } catch {
    return undefined;
  }
}
