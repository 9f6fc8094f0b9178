import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRealm } from "../../../src/index";
import { isFailure } from "../../../src/model/outcome/failures";
import type { Realm } from "../../../src/model/realm/realm";
import { checkContent } from "../../../src/model/rules/messages/prepare-message";
import { forAll } from "../../support/for-all";

const realm = createRealm({});

function withMaximum(max_message_length: number): Realm {
  return { ...realm, server: { ...realm.server, max_message_length } };
}

describe("the content of a message", () => {
  test.each([
    ["hello", "hello"],
    ["\n\n  hello \t\n ", "  hello"],
    ["\r\n\r\nhello\r\n", "hello"],
    ["a\n\nb", "a\n\nb"],
  ])("is stored without blanks at its end and empty lines at its beginning: %j", (raw, content) => {
    expect(checkContent(realm, raw)).toBe(content);
  });

  test.each([
    ["", "content_empty"],
    [" \n\t ", "content_empty"],
    ["a\0b", "content_with_null"],
    ["\0", "content_with_null"],
  ])("is refused when it is empty or contains a NUL: %j", (raw, reason) => {
    expect(checkContent(realm, raw)).toMatchObject({ reason, msg: expect.stringMatching(/^content: .*\.$/) });
  });

  test("of exactly the maximum stays unchanged; one more code point cuts it", () => {
    expect(checkContent(withMaximum(50), "🙂".repeat(50))).toBe("🙂".repeat(50));
    expect(checkContent(withMaximum(50), "🙂".repeat(51))).toBe(`${"🙂".repeat(30)}\n[message truncated]`);
  });

  test("never exceeds the maximum, and is normalized only once", () => {
    forAll([fc.string({ unit: "binary", maxLength: 120 }), fc.integer({ min: 1, max: 60 })], { numRuns: 100 }, (raw, max) => {
      const content = checkContent(withMaximum(max), raw);
      if (isFailure(content)) return;
      expect([...content].length).toBeLessThanOrEqual(max);
      const again = checkContent(withMaximum(max), content);
      if (max > 20) expect(again).toEqual(content);
    });
  });
});
