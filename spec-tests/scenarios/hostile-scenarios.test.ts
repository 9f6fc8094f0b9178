/** Texts that no author writes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../support/property-runs";
import { problemsOf, read, withSteps } from "./reading-rules";

describe("nothing that a stranger writes breaks the reader", () => {
  it("deep nesting is a sentence", () => {
    expect(problemsOf("[".repeat(50_000))).toHaveLength(1);
    expect(problemsOf(withSteps(`  - save: { a: ${"[".repeat(3000)}${"]".repeat(3000)} }\n`)).length).toBeLessThan(2);
  });

  it("aliases that multiply are a sentence", () => {
    const lines = Array.from({ length: 12 }, (_, index) => {
      const items = index === 0 ? "x" : Array.from({ length: 9 }, () => `*a${index - 1}`).join(",");
      return `a${index}: &a${index} [${items}]`;
    });
    expect(problemsOf(`${lines.join("\n")}\n`)[0]).toMatch(/^some\.yaml:1:1: this is not usable YAML or JSON/u);
  });

  it("any text gives a scenario or problems inside the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const result = read(text);
        if ("problems" in result) {
          expect(result.problems.length).toBeGreaterThan(0);
          result.problems.forEach(({ line, column, sentence }) => {
            expect(line).toBeLessThanOrEqual(text.split("\n").length + 1);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(sentence).not.toMatch(/\n|undefined|\[object/u);
          });
        }
      }),
      propertyRuns(500),
    );
  });
});
