import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compilePattern } from "../../../src/model/text/linkifiers/compile-pattern";
import { linkifiedPlaces, linkifierProblem } from "../../../src/model/text/linkifiers/linkifier";
import { findMatch } from "../../../src/model/text/linkifiers/match-pattern";
import { expandTemplate, templateNames } from "../../../src/model/text/linkifiers/url-template";
import { forAll } from "../../support/for-all";
import { propertyRuns } from "../../support/property-runs";

const anywhere = (): boolean => true;

/** What a pattern finds first in a text: the match and its groups. */
function found(pattern: string, text: string): readonly (string | undefined)[] | undefined {
  const compiled = compilePattern(pattern);
  if ("problem" in compiled) throw new Error(compiled.problem);
  const match = findMatch(compiled, text, 0, anywhere, anywhere);
  return match && [text.slice(match.start, match.end), ...match.groups];
}

describe("a pattern", () => {
  test.each([
    ["#(?P<id>[0-9]+)", "see #12", ["#12", "12"]],
    ["(?<id>\\d{2,3})", "1 1234", ["123", "123"]],
    ["a|ab", "ab", ["a"]],
    ["(?:a|ab)c", "abc", ["abc"]],
    ["a*?b", "aab", ["aab"]],
    ["a+?", "aaa", ["a"]],
    ["(a*)(b?)c", "xaabc", ["aabc", "aa", "b"]],
    ["(a)|(b)", "b", ["b", undefined, "b"]],
    ["[^a-c\\d]+", "ab1xy2", ["xy"]],
    ["[]a-]+", "x]-a", ["]-a"]],
    ["[[:alpha:]]+", "12ab", ["ab"]],
    ["\\pL+", "12äß", ["äß"]],
    ["\\p{Greek}+", "abγδ", ["γδ"]],
    ["\\bfoo\\b", "xfoo foo", ["foo"]],
    ["(?i)JIRA-[0-9]+", "jira-7", ["jira-7"]],
    ["(?i)[a-c]+", "xABCx", ["ABC"]],
    ["^a$", "ba", undefined],
    ["a.c", "a\nc a🙂c", ["a🙂c"]],
    ["a{3}", "aa", undefined],
    ["\\x41\\.", "xA.", ["A."]],
  ])("%s finds in %j", (pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected);
  });

  test.each([
    ["", /empty/],
    ["(a", /not closed/],
    ["a)", /did not open/],
    ["[a", /not closed/],
    ["*a", /something before/],
    ["a**", /repeated itself/],
    ["(a)\\1", /refer back/],
    ["(?=a)b", /look-around/],
    ["(?<!a)b", /look-around/],
    ["(?P<x>a)(?P<x>b)", /occurs twice/],
    ["[z-a]", /upwards/],
    ["a{3,2}", /maximum below/],
    ["a{9999}", /at most 200/],
    ["\\", /backslash/],
    ["\\y", /does not know/],
    ["\\p{Nothing}", /property/],
    ["((a{100}){100}){100}", /too large/],
    ["(a{1,30}){1,20}x", /too large/],
    [`${"(".repeat(50)}a${")".repeat(50)}`, /at most 30 deep/],
    ["a".repeat(601), /at most 600/],
  ])("%s is refused with a sentence", (pattern, sentence) => {
    const compiled = compilePattern(pattern);
    expect("problem" in compiled ? compiled.problem : "").toMatch(sentence);
  });

  test("finds what the engine of the language finds", () => {
    const atom = fc.constantFrom("a", "b", "c", ".", "[ab]", "[^a]", "\\w", "(a)", "(b|c)", "(?:ab|a)", "(a|)");
    const repeat = fc.constantFrom("", "", "", "*", "+", "?", "*?", "+?", "{1,2}", "{2}");
    const part = fc.tuple(atom, repeat).map((pieces) => pieces.join(""));
    const parts = fc.array(part, { minLength: 1, maxLength: 4 }).map((some) => some.join(""));
    const pattern = fc.oneof(
      parts,
      fc.tuple(parts, parts).map((options) => options.join("|")),
    );
    forAll([pattern, fc.stringMatching(/^[abc ]{0,8}$/)], propertyRuns(2000), (source, text) => {
      // Where a pattern may match nothing at all, the other engine stops there and this one looks on.
      fc.pre(!new RegExp(`^(?:${source})$`).test(""));
      expect(found(source, text)?.[0]).toBe(new RegExp(source).exec(text)?.[0]);
    });
  });
});

describe("a linkifier", () => {
  const tracker = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };

  test("names the invalid parts", () => {
    const parts = (rule: object): unknown => Object.keys(linkifierProblem({ ...tracker, ...rule }) ?? {});
    expect(parts({ pattern: "", url_template: "" })).toEqual(["pattern", "url_template"]);
    expect(parts({ pattern: "(", url_template: "{" })).toEqual(["url_template", "__all__"]);
    expect(parts({ url_template: "{nr}" })).toEqual(["__all__"]);
  });

  test("accepts any address: the reader is protected from unsafe ones when it is shown", () => {
    for (const url_template of ["ftp://x/{id}", "{id}", "https://x/{id} y", "javascript:{id}", "/{id:3}/{id*}"]) {
      expect(linkifierProblem({ ...tracker, url_template })).toBeUndefined();
    }
  });

  test("is valid when its template uses all groups of its pattern", () => {
    expect(linkifierProblem(tracker)).toBeUndefined();
    expect(linkifierProblem({ pattern: "docs", url_template: "http://docs.example.test/" })).toBeUndefined();
  });

  test.each([
    [{ ...tracker, pattern: "(" }, /not closed/],
    [{ ...tracker, url_template: "https://x/{id" }, /Braces/],
    [{ ...tracker, url_template: "https://x/{nr}" }, /\{nr\}/],
    [{ ...tracker, url_template: "https://x/" }, /group id/],
  ])("is refused with a sentence: %j", (rule, sentence) => {
    expect(Object.values(linkifierProblem(rule) ?? {}).join(" ")).toMatch(sentence);
  });

  test("finds whole words only: after blanks, quotes, brackets, and before anything but letters and digits", () => {
    const places = (text: string): readonly string[] => [...linkifiedPlaces(text, tracker)].map(({ start, end }) => text.slice(start, end));
    expect(places("#1 (#2) '#3' \"#4\",#5:#6<#7> a#8 .#9 #10a #11_ #12é")).toEqual(["#1", "#2", "#3", "#4", "#5", "#6", "#7", "#11"]);
  });
});

describe("a URL template", () => {
  const values = new Map([
    ["a", "x y/ü"],
    ["b", "1"],
    ["empty", ""],
  ]);

  test.each([
    ["/{a}", "/x%20y%2F%C3%BC"],
    ["/{+a}", "/x%20y/%C3%BC"],
    ["/{a,b}", "/x%20y%2F%C3%BC,1"],
    ["x{#b}", "x#1"],
    ["x{/b,b}", "x/1/1"],
    ["x{.b}", "x.1"],
    ["x{?b,empty,none}", "x?b=1&empty="],
    ["x?y=2{&b}", "x?y=2&b=1"],
    ["x{;b,empty}", "x;b=1;empty"],
    ["x{none}", "x"],
    ["x", "x"],
  ])("%s is filled", (template, expected) => {
    expect(expandTemplate(template, values)).toBe(expected);
  });

  test("names its variables, or is invalid", () => {
    expect(templateNames("/{a}/{?b,c}")).toEqual(["a", "b", "c"]);
    expect(templateNames("{a:3,b*}")).toEqual(["a", "b"]);
    expect(expandTemplate("/{a:3}/{?a*}", new Map([["a", "12345"]]))).toBe("/123/?a=12345");
    for (const template of ["{", "}", "{}", "{a b}", "{{a}}"]) expect(templateNames(template)).toBeUndefined();
  });
});
