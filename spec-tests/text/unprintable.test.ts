/** Topics and names contain only visible characters. */
import { expect, test } from "vitest";
import { isUnprintable } from "../../src/model/text/text-checks";

test.each(["\u0000", "a\u001f", "a\nb", "\u007f", "é\u0085", "\ud800", "a\udfffb", "\ufdd0", "\uffff", "\u{1fffe}", "\u{10ffff}"])(
  "%j contains an invisible character",
  (text) => expect(isUnprintable(text)).toBe(true),
);

test.each(["", " a~!", "é", "日本", "\u{1f600}", "a\u200db", "\u00a0", "\ufffd", "\ue000"])("%j does not", (text) =>
  expect(isUnprintable(text)).toBe(false),
);
