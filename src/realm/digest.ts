import { utf8Bytes } from "../collections/utf8";
import type { BlockHash } from "./block-hash";
import { md5 } from "./md5";
import { sha256 } from "./sha256";

/** SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return sha256OfBytes(utf8Bytes(text));
}

/** SHA-256 of bytes, as 64 lower-case hexadecimal digits. */
export function sha256OfBytes(bytes: Uint8Array): string {
  return hexOf(sha256(), bytes);
}

/** MD5 of a text in UTF-8, as 32 lower-case hexadecimal digits; for the addresses of avatars only. */
export function md5Hex(text: string): string {
  return hexOf(md5(), utf8Bytes(text));
}

function hexOf(hash: BlockHash, bytes: Uint8Array): string {
  hash.add(bytes);
  return hash.hex();
}

const CHUNK_LENGTH = 65536;

/** A SHA-256 digest of a text that comes in pieces. */
export interface TextDigest {
  add(text: string): void;
  hex(): string;
}

/** Begins the digest of a text that comes in pieces. */
export function textDigest(): TextDigest {
  const hash = sha256();
  let waiting: string[] = [];
  let length = 0;
  const flush = (): void => {
    hash.add(utf8Bytes(waiting.join("")));
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
      return hash.hex();
    },
  };
}
