import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hash } from "../../src/model/collections/bits";
import { forAll } from "../support/for-all";

/** Capitalises the letters at the places of the bits that are set. */
function inCapitals(text: string, bits: number): string {
  return [...text].map((letter, place) => ((bits >>> place) & 1 ? letter.toUpperCase() : letter)).join("");
}

describe("the hash of a key", () => {
  it("is a signed 32-bit integer and always the same", () => {
    forAll([fc.oneof(fc.string(), fc.double(), fc.maxSafeInteger())], { numRuns: 100 }, (key) => {
      expect(hash(key)).toBe(hash(key) | 0);
      expect(hash(key)).toBe(hash(key));
    });
  });

  it("treats 0 and -0 as one key, and 1 and the text 1 as two", () => {
    expect(hash(-0)).toBe(hash(0));
    expect(hash("1")).not.toBe(hash(1));
  });

  it("spreads names and large IDs evenly over the lowest ten bits", () => {
    const keys = Array.from({ length: 64 * 1024 }, (_, index) => index);
    const families = [
      keys.map((key) => `user${key}@example.test`),
      keys.map((key) => `topic ${key.toString(36)}`),
      keys.map((key) => key / 7),
      keys.map((key) => inCapitals("releaseplanphase", key)),
      keys,
    ];
    for (const family of families) {
      const loads = new Map<number, number>();
      for (const key of family) loads.set(hash(key) & 1023, (loads.get(hash(key) & 1023) ?? 0) + 1);
      expect(loads.size).toBe(1024);
      expect(Math.max(...loads.values())).toBeLessThan(128);
    }
  });

  it("distinguishes integers above 32 bits by their high part too", () => {
    const hashes = new Set(Array.from({ length: 1000 }, (_, high) => hash(high * 2 ** 32 + 5)));
    expect(hashes.size).toBe(1000);
  });
});
