/** The digests, held against those of the platform, and with their pieces cut anywhere. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { md5Hex, sha256Hex, sha256OfBytes, textDigest } from "../../src/realm/digest";

const digestOf = (name: string, content: string | Uint8Array): string => createHash(name).update(content).digest("hex");

test("texts of every length around a block", () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = "añ€".repeat(length).slice(0, length);
    expect([length, sha256Hex(text), md5Hex(text)]).toEqual([length, digestOf("sha256", text), digestOf("md5", text)]);
  }
});

test("any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      expect(sha256OfBytes(bytes)).toBe(digestOf("sha256", bytes));
    }),
  );
});

test("a text in pieces, longer than what is kept waiting", () => {
  const digest = textDigest();
  const pieces = Array.from({ length: 3000 }, (_, index) => `${index}: some words of this piece, `);
  for (const piece of pieces) digest.add(piece);
  expect(digest.hex()).toBe(digestOf("sha256", pieces.join("")));
});
