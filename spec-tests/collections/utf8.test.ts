/** UTF-8 with and without the platform's coder. */
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { utf8Bytes, utf8Text } from "../../src/model/collections/utf8";
import { forAll } from "../support/for-all";

afterEach(() => void vi.unstubAllGlobals());

test("is the same without the platform's coder as with it", () => {
  forAll([fc.string({ unit: "binary" }), fc.uint8Array({ maxLength: 6 })], { numRuns: 100 }, (text, bytes) => {
    const [written, read] = [utf8Bytes(text), utf8Text(bytes)];
    vi.stubGlobal("TextEncoder", undefined);
    vi.stubGlobal("TextDecoder", undefined);
    expect([...utf8Bytes(text)]).toEqual([...written]);
    expect(utf8Text(bytes)).toBe(read);
    vi.unstubAllGlobals();
  });
  expect([...utf8Bytes("\ud800x")]).toEqual([0xef, 0xbf, 0xbd, 0x78]);
});
