/** Texts that no author writes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";
import { problemsOf, read, withSteps } from "./reading-rules";

describe("nothing that a stranger writes breaks the reader", () => {
  it("deep nesting is a sentence", () => {
    for (const open of ["[", "{a: ", "[{a: "]) {
      expect(problemsOf(open.repeat(200_000))).toEqual(["some.yaml:1:1: this is nested too deep to be read"]);
    }
    expect(problemsOf(withSteps(`  - save: { a: "${"[".repeat(50_000)}" }\n`))).toEqual([]);
    expect(problemsOf(withSteps(`  - save: { a: ${"[".repeat(3000)}${"]".repeat(3000)} }\n`)).length).toBeLessThan(2);
  });

  it("aliases that multiply are a sentence", () => {
    const lines = Array.from({ length: 12 }, (_, index) => {
      const items = index === 0 ? "x" : Array.from({ length: 9 }, () => `*a${index - 1}`).join(",");
      return `a${index}: &a${index} [${items}]`;
    });
    expect(problemsOf(`${lines.join("\n")}\n`)).toEqual(["some.yaml:1:1: the aliases of this file represent more than 10000 values"]);
  });

  it("a file can use an alias often", () => {
    const steps = ["  - &step { save: { a: 1 } }", ...Array.from({ length: 2000 }, () => "  - *step")];
    expect(problemsOf(withSteps(`\n${steps.join("\n")}\n`))).toEqual([]);
  });

  it.each([
    ["steps: &s [*s]", "1:12", "s"],
    ["&r\nname: *r", "2:7", "r"],
    ["steps:\n  - &w { with: { a: [{ b: *w }] } }", "2:27", "w"],
    ["a: &a [&a [*a]]", "1:12", "a"],
    ["a: &a\n  ? [*a]\n  : 1", "2:6", "a"],
    ["cases: { one: &c { two: *c } }", "1:25", "c"],
  ])("an alias inside of its own anchor is a sentence: %j", (text, place, name) => {
    expect(problemsOf(`${text}\n`)).toEqual([`some.yaml:${place}: the alias *${name} is inside of its own anchor &${name}`]);
  });

  it.each(["? [a]\n: 1\n", "? { a: 1 }\n: 1\n", "{ [a]: 1 }\n"])("a key that is no text is a sentence: %j", (text) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(/^some\.yaml:1:3: a key is a text; a list or an object is not possible$/u)]);
  });

  it("any text gives a scenario or problems inside the text", () => {
    forAll([fc.oneof(fc.string(), fc.json())], propertyRuns(500), (text) => {
      const result = read(text);
      if ("problems" in result) {
        expect(result.problems.length).toBeGreaterThan(0);
        result.problems.forEach(({ line, column, sentence }) => {
          expect(line).toBeLessThanOrEqual(text.split("\n").length + 1);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(sentence).not.toMatch(/\n|undefined|\[object/u);
        });
      }
    });
  });
});
