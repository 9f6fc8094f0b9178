import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { normalizeContent } from "../../../src/text/markdown/content";

// Card: Value conventions, content; Limits, `max_message_length`.

describe("the content of a message", () => {
  test.each([
    ["hello", "hello"],
    ["\n\n  hello \t\n ", "  hello"],
    ["\r\n\r\nhello\r\n", "hello"],
    ["a\n\nb", "a\n\nb"],
  ])("is stored without blanks at its end and empty lines at its beginning: %j", (raw, content) => {
    expect(normalizeContent(raw, 100)).toEqual({ content });
  });

  test.each(["", " \n\t ", "a\0b", "\0"])("is refused where nothing is left or a NUL stands in it: %j", (raw) => {
    expect(normalizeContent(raw, 100)).toMatchObject({ problem: expect.stringMatching(/^content: .*\.$/) });
  });

  test("of exactly the maximum stays as it is; one more code point cuts it", () => {
    expect(normalizeContent("🙂".repeat(50), 50)).toEqual({ content: "🙂".repeat(50) });
    expect(normalizeContent("🙂".repeat(51), 50)).toEqual({ content: `${"🙂".repeat(30)}\n[message truncated]` });
  });

  test("never exceeds the maximum, and is normalised only once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), fc.integer({ min: 1, max: 60 }), (raw, max) => {
        const result = normalizeContent(raw, max);
        if ("problem" in result) return;
        expect([...result.content].length).toBeLessThanOrEqual(max);
        const again = normalizeContent(result.content, max);
        if (max > 20) expect(again).toEqual(result);
      }),
    );
  });
});
