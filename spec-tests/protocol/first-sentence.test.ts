import { expect, test } from "vitest";
import { firstSentence } from "../../src/protocol/first-sentence";

test.each([
  ["It is wrong. Do this.", "It is wrong."],
  ['message 3 "Later. Or not?" is still shown; it was deleted. And more.', 'message 3 "Later. Or not?" is still shown; it was deleted.'],
  ['a "quoted \\". text" is one. Two.', 'a "quoted \\". text" is one.'],
  ["state.drafts.1: the client shows 3.5; true is 4.", "state.drafts.1: the client shows 3.5; true is 4."],
  ["without an end", "without an end"],
  ['an open " quote. Two.', 'an open " quote. Two.'],
])("the first sentence of %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
