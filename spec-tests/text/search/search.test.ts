import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STOP_WORDS } from "../../../src/data/stop-words";
import { matchesSearch, parseSearch, searchTokens } from "../../../src/model/text/search";
import { forAll } from "../../support/for-all";
import { propertyRuns } from "../../support/property-runs";

function finds(query: string, content: string, topic = ""): boolean {
  return matchesSearch(parseSearch(query), { content, topic });
}

test.each([
  ["deploying Servers", { words: ["deploi", "server"], phrases: [] }],
  ['"exact words" rest', { words: ["exact", "word", "rest"], phrases: ["exact words"] }],
  ['so"red thing"', { words: ["red", "thing"], phrases: [] }],
  ['"a" "a" b "never closed', { words: ["never", "close"], phrases: ["a"] }],
  ["the and of", { words: [], phrases: [] }],
  ['""', { words: [], phrases: [] }],
  ['"""one two"', { words: ["on", "two"], phrases: [] }],
  ['"two\nlines"', { words: ["two", "line"], phrases: ["two\nlines"] }],
  ["cafés naïvely 3s", { words: ["cafés", "naïvely", "3s"], phrases: [] }],
  ["cafe\u0301 ha\u0301s", { words: ["cafe\u0301", "ha\u0301s"], phrases: [] }],
  ["v1.2, x_y", { words: ["v1", "2"], phrases: [] }],
])("the operand of a search %j is read", (query, expected) => {
  expect(parseSearch(query)).toEqual(expected);
});

describe("a search", () => {
  test.each([
    ["deploy", "We are deploying", "", true],
    ["deployed", "We deploy", "", true],
    ["deploy server", "deploy it", "server room", true],
    ["deploy server", "deploy it", "", false],
    ["the deploy", "deploy", "", true],
    ["cat dog", "category of a dog", "", false],
    ['"the end\nstart"', "the end", "start", false],
    ['" deploy"', "deploy", "", false],
    ["DEPLOY", "deploy", "", true],
    ["ploy", "deploy", "", false],
    ['"ploy"', "deploy", "", false],
    ['"Deploy It"', "we deploy it now", "", true],
    ['"deploy now"', "deploy it now", "", false],
    ['"in topic" word', "a word", "This In Topic", true],
    ['"a.c"', "abc", "", false],
    ['"the"', "the end", "", false],
    ['"the end"', "the end", "", true],
    ['"ends"', "the end", "", false],
    ["the", "the end", "", false],
    ["über", "Über alles", "", true],
    // A search for words that it does not look for finds nothing.
    ["", "anything", "", false],
  ])("for %j in %j and topic %j: %j", (query, content, topic, expected) => {
    expect(finds(query, content, topic)).toBe(expected);
  });

  test("finds a message by any of its own words that count", () => {
    forAll([fc.string({ maxLength: 60, unit: "grapheme" })], { numRuns: 100 }, (content) => {
      for (const token of searchTokens(content)) {
        expect(finds(content.slice(token.start, token.end), content)).toBe(true);
      }
    });
  });

  test("finds every form of a word that has the same stem", () => {
    const ending = fc.constantFrom("", "s", "y", "ies", "ied", "ing", "ed", "er", "ation", "ational", "izer", "ability", "ful");
    const endings = fc.array(ending, { maxLength: 3 }).map((some) => some.join(""));
    const word = fc.tuple(fc.stringMatching(/^[aeioubcdlnpst]{1,6}$/), endings).map((parts) => parts.join(""));
    forAll([word], propertyRuns(3000), (some) => {
      const [token] = searchTokens(some);
      if (token) expect(some.startsWith(token.stem.slice(0, -1))).toBe(true);
    });
  });

  test("finds a message by any words of it in quotation marks", () => {
    forAll([fc.string({ maxLength: 40 }), fc.nat(40), fc.nat(40)], { numRuns: 100 }, (content, from, length) => {
      const tokens = searchTokens(content).slice(from, from + length + 1);
      const part = content.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
      if (part === "" || part.includes('"')) return;
      expect(finds(`"${part.toUpperCase()}"`, content)).toBe(true);
    });
  });

  test("for less finds no less", () => {
    const word = fc.constantFrom("plan", "plans", "deploy", "the", '"an"', '"the p"', "x");
    forAll([fc.array(word), fc.array(word, { minLength: 1 }), word], { numRuns: 100 }, (content, query, more) => {
      const text = content.join(" ").replaceAll('"', "");
      const { words } = parseSearch(query.join(" "));
      if (words.length > 0 && finds([...query, more].join(" "), text)) {
        expect(finds(query.join(" "), text)).toBe(true);
      }
    });
  });
});

test("a phrase stands as a whole in the content or in the topic", () => {
  const holds = (content: string, topic: string) => matchesSearch(parseSearch('"red thing"'), { content, topic });
  expect([holds("a red thing", "x"), holds("x", "red thing"), holds("something red", "thing x")]).toEqual([true, true, false]);
});

// A search for nothing but words that it does not look for finds nothing; a phrase has to be there word for word.
test("stop words are lower case and no search looks for them", () => {
  expect(STOP_WORDS.size).toBe(149);
  for (const word of STOP_WORDS) {
    expect(word).toMatch(/^[a-z]+$/);
    expect(searchTokens(word.toUpperCase())).toEqual([]);
  }
});
