/** Reports: each is valid in its own format whatever the scenarios contain, and says what a reader needs. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { progressReporter } from "../../src/scenario/reporters/progress";
import { REPORTER_NAMES } from "../../src/scenario/reporters/reporters";
import type { StepResult } from "../../src/scenario/step-result";
import { forAll } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";
import { eventsOf, failed, mixed, scenarioResult, textOf, unusable } from "./reported-results";
import { elementsOf } from "./strict-markup";

describe("the report for a terminal", () => {
  it("ticks every step, and shows below a failed one what differs", () => {
    const text = textOf("spec", mixed);
    expect(text).toContain('  ✓ send\n  ✗ fetch <b> & "c"\n      messages[0].id\n');
    expect(text).toContain('        expected  an integer\n        got       "12"\n        "12" is a string\n');
    expect(text).toContain("      the answer\n        expected  [1,2]\n        got       [1]\n");
    expect(text).toContain("  - 1 step skipped: no clock # here\n");
    expect(text).toContain("bad.yaml:3:7: a text is expected here, there is <5>\n");
  });

  it("ends with what failed and how many of each there were", () => {
    expect(textOf("spec", mixed).split("\n").slice(-8)).toEqual([
      "failed:",
      '  ✗ bad, step 2: fetch <b> & "c"',
      "  ✗ gone, step 1: reset",
      "",
      "scenarios: 1 passed, 2 failed, 1 unusable",
      "steps:     2 passed, 2 failed, 1 skipped",
      "on http://example.test/<a> in 1.23 s",
      "",
    ]);
  });

  it("has colours only by an option", () => {
    expect(textOf("spec", mixed)).not.toContain("\u001b");
    expect(textOf("spec", mixed, true)).toContain("\u001b[31m✗\u001b[0m");
  });

  it("cuts a flood of differences and says how many there are", () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ path: `[${index}]`, expected: "1", actual: "2" }));
    const text = textOf("spec", eventsOf([scenarioResult("flood", [{ ...failed, differences: many }])]));
    expect(text).toContain("      [11]\n");
    expect(text).not.toContain("      [12]\n");
    expect(text).toContain("… and 8 more differences");
  });
});

describe("TAP", () => {
  it("is a plan, then a point per scenario with its steps as a subtest", () => {
    const lines = textOf("tap", mixed).split("\n");
    expect(lines.slice(0, 2)).toEqual(["TAP version 14", "1..4"]);
    expect(lines.filter((line) => /^(not )?ok/u.test(line))).toEqual([
      "not ok 1 - bad.yaml cannot be used",
      "ok 2 - good",
      "not ok 3 - bad",
      "not ok 4 - gone",
    ]);
    expect(lines.filter((line) => /^ {4}(1\.\.|ok|not ok)/u.test(line))).toEqual([
      "    1..1",
      "    ok 1 - send",
      "    1..3",
      "    ok 1 - send",
      '    not ok 2 - fetch <b> & "c"',
      "    ok 3 - wait # SKIP no clock \\# here",
      "    1..1",
      "    not ok 1 - reset",
    ]);
  });

  it("explains a failed point in a YAML block", () => {
    const [, block = ""] = /^ {6}---\n(.*?)^ {6}\.\.\.$/msu.exec(textOf("tap", mixed)) ?? [];
    expect(parseYaml(block)).toEqual({
      differences: [
        { at: "messages[0].id", expected: "an integer", actual: '"12"', hint: '"12" is a string' },
        { at: "", expected: "[1,2]", actual: "[1]" },
      ],
      duration_ms: 4,
    });
  });
});

it("JUnit XML has a suite per scenario and a case per step, with counts that add up", () => {
  const elements = elementsOf(textOf("junit", mixed));
  const root = elements.find(({ name }) => name === "testsuites");
  expect(root?.attributes).toMatchObject({ tests: "6", failures: "2", errors: "1", skipped: "1", time: "1.234" });
  const suites = elements.filter(({ name }) => name === "testsuite");
  expect(suites.map(({ attributes }) => attributes["name"])).toEqual(["bad.yaml", "good", "bad", "gone"]);
  const counts = suites.map(({ attributes: { tests, failures, skipped } }) => [tests, failures, skipped]);
  expect(counts.slice(1)).toEqual([
    ["1", "0", "0"],
    ["3", "1", "1"],
    ["1", "1", "0"],
  ]);
  expect(elements.filter(({ name }) => name === "testcase")).toHaveLength(6);
  expect(elements.filter(({ name }) => name === "failure").map(({ text }) => text)).toEqual([
    'messages[0].id: expected an integer, got "12" ("12" is a string)\nexpected [1,2], got [1]',
    "gone",
  ]);
  expect(elements.find(({ name }) => name === "skipped")?.attributes["message"]).toBe("no clock # here");
  expect(elements.find(({ name }) => name === "error")?.text).toBe("bad.yaml:3:7: a text is expected here, there is <5>");
});

it("JSON is the whole result as one object", () => {
  const report: unknown = JSON.parse(textOf("json", mixed));
  expect(report).toMatchObject({
    target: "http://example.test/<a>",
    scenario_tally: { passed: 1, failed: 2, skipped: 0 },
    step_tally: { passed: 2, failed: 2, skipped: 1 },
    scenarios: [
      { name: "good", file: "examples/good.yaml", status: "passed", card: ["Endpoints 1"] },
      { name: "bad", steps: [{}, { status: "failed", differences: [{ path: "messages[0].id" }, {}] }, {}] },
      { name: "gone", steps: [{ reason: "gone" }] },
    ],
    unusable: [{ file: "bad.yaml", problems: [{ line: 3, column: 7 }] }],
  });
});

describe("every report", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("</failure>", "]]>", "\"'><script>", "\u0000\u001b[31m", "\ud800", "a\nb\r\nok 1 - c", "# SKIP"),
  );
  const step = fc
    .record({ title: nasty, path: nasty, expected: nasty, actual: nasty, hint: nasty })
    .map(({ title, ...difference }): StepResult => ({ ...failed, title, differences: [difference], received: difference }));

  it("is well-formed whatever the texts in it are", () => {
    forAll([nasty, fc.array(step, { minLength: 1, maxLength: 3 })], propertyRuns(300), (name, steps) => {
      const events = eventsOf([scenarioResult(name, steps)], [{ ...unusable, file: name }]);
      const failures = elementsOf(textOf("junit", events)).filter(({ name: tag }) => tag === "failure");
      expect(failures).toHaveLength(steps.length);
      expect(() => JSON.parse(textOf("json", events))).not.toThrow();
      const tap = textOf("tap", events).split("\n");
      expect(tap.filter((line) => /^(not )?ok /u.test(line))).toHaveLength(2);
      expect(tap.every((line) => /^(TAP version 14|1\.\.2|# |(not )?ok \d| {2}| {4}|$)/u.test(line))).toBe(true);
      const page = elementsOf(
        textOf("html", events)
          .replace("<!doctype html>\n", "")
          .replaceAll(/<meta [^>]*>/gu, ""),
      );
      expect(page.filter(({ name: tag }) => tag === "script")).toEqual([]);
      expect(page.filter(({ name: tag }) => tag === "tr")).toHaveLength(steps.length * 2);
    });
  });

  it.each(REPORTER_NAMES)("%s gives the same text for the same events", (name) => {
    expect(textOf(name, mixed)).toBe(textOf(name, mixed));
  });
});

it("the progress line is written again with each scenario, and erased at the end", () => {
  const drawn = mixed.map(progressReporter(3)).filter((text) => text !== "");
  expect(drawn[0]).toContain("] 0/3  good");
  expect(drawn.at(-2)).toContain("[========================] 3/3");
  expect(drawn.every((text) => text.startsWith("\r\u001b[2K"))).toBe(true);
  expect(drawn.at(-1)).toBe("\r\u001b[2K");
});
