import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { markdownRealm } from "../../support/markdown-realm";

// The tokens of code have the classes for which clients have styles.

function code(language: string, text: string): string {
  const { html } = renderMarkdown(`\`\`\`${language}\n${text}\n\`\`\``, markdownRealm());
  return /<code>(.*)\n<\/code>/s.exec(html)?.[1] ?? html;
}

/** The kinds and words of code, without what stands in no span. */
function spans(language: string, text: string): readonly string[] {
  return [...code(language, text).matchAll(/<span class="([a-z0-9]+)">(.*?)<\/span>/gs)].map(([, kind, words]) => `${kind} ${words}`);
}

describe("Python", () => {
  test.each([
    ["total = price * 3", ["n total", "o =", "n price", "o *", "mi 3"]],
    ["def area(self): return None", ["k def", "w  ", "nf area", "p (", "bp self", "p ):", "k return", "kc None"]],
    ["class Tree(Plant): pass", ["k class", "w  ", "nc Tree", "p (", "n Plant", "p ):", "k pass"]],
    ["from a.b import c", ["kn from", "w  ", "nn a.b", "w  ", "kn import", "n c"]],
    ["import os as system", ["kn import", "w  ", "nn os", "w  ", "k as", "w  ", "nn system"]],
    ["@cached", ["nd @cached"]],
    ["x.__init__ is not __name__", ["n x", "o .", "fm __init__", "ow is", "ow not", "vm __name__"]],
    ["raise KeyError", ["k raise", "ne KeyError"]],
    ["len(x.len)", ["nb len", "p (", "n x", "o .", "n len", "p )"]],
    ["0x1f + 0b1 + 0o7 + 1_0 + 1.5e3", ["mh 0x1f", "o +", "mb 0b1", "o +", "mo 0o7", "o +", "mi 1_0", "o +", "mf 1.5e3"]],
    ["# why", ["c1 # why"]],
    ["match x:\n  case _: 1", ["k match", "n x", "p :", "k case", "w  ", "k _", "p :", "mi 1"]],
    ["a ? b", ["n a", "err ?", "n b"]],
    ["r'a\\n'", ["sa r", "s1 'a\\n'"]],
    ['"a\\n%s {}"', ['s2 "a', "se \\n", "si %s", "s2  ", "si {}", 's2 "']],
    ['f"a{b!r}"', ["sa f", 's2 "a', "si {", "n b", "si !r}", 's2 "']],
  ])("%j", (text, expected) => {
    expect(spans("python", text)).toEqual(expected);
  });

  test("shows a text below a definition as its description, line by line", () => {
    expect(code("py", 'def a():\n    """One\n    two."""')).toContain(
      '<span class="w">    </span><span class="sd">"""One</span>\n<span class="sd">    two."""</span>',
    );
  });

  test("is also known by the first line of code that names no language", () => {
    const { html } = renderMarkdown("```\n#!/usr/bin/env python\n'x'\n```", markdownRealm());
    expect(html).toContain('<span class="ch">#!/usr/bin/env python</span>\n<span class="s1">&#39;x&#39;</span>');
    expect(html).not.toContain("data-code-language");
  });
});

test("JSON distinguishes names from strings", () => {
  expect(spans("json", '{"a": ["b", 1, 2.5, true]}')).toEqual([
    "p {",
    'nt "a"',
    "p :",
    "w  ",
    "p [",
    's2 "b"',
    "p ,",
    "w  ",
    "mi 1",
    "p ,",
    "w  ",
    "mf 2.5",
    "p ,",
    "w  ",
    "kc true",
    "p ]}",
  ]);
});

test("a language without known tokens stays as written", () => {
  expect(code("cobol", "MOVE 1 TO <x>")).toBe("MOVE 1 TO &lt;x&gt;");
});

test.each([
  ["py3", "Python"],
  ["tex", "TeX"],
  ["html+php", "HTML+PHP"],
  ["C++", "C++"],
  ["objc", "Objective-C"],
  ["own-words", "own-words"],
])("%s is shown as %s", (written, shown) => {
  const { html } = renderMarkdown(`\`\`\`${written}\nx\n\`\`\``, markdownRealm());
  expect(html).toContain(`data-code-language="${shown}"`);
});
