/** The report as a page, and what assertions rest on. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Scenario } from "../../src/matching/scenario";
import type { StepResult } from "../../src/scenario/step-result";
import { DARK, LIGHT } from "../../src/testing/trace/page-theme";
import { eventsOf, failed, fine, mixed, passed, scenarioResult, textOf } from "./reported-results";

describe("the page", () => {
  it("says the verdict first, and opens what failed", () => {
    const text = textOf("html", mixed);
    expect(text).toMatch(/<span class="badge failed">Failed<\/span>\n<h1>Not as expected<\/h1>/u);
    expect(text.match(/<details class="scenario failed" open>/gu)).toHaveLength(2);
    expect(text.match(/<details class="scenario passed">/gu)).toHaveLength(1);
    expect(textOf("html", fine)).toMatch(/<span class="badge passed">Passed<\/span>\n<h1>All as expected<\/h1>/u);
  });

  it("marks only what differs: words of both sides, and the value in the answer", () => {
    const differences = [
      { path: "messages[0].content", expected: '"Soup at one"', actual: '"Soup at noon"' },
      { path: "found", expected: "true", actual: "false" },
      { path: "list[1]", expected: "an integer", actual: "an object" },
    ];
    const received = { status: 200, body: { messages: [{ content: "Soup at noon" }], found: false, list: [1, { a: 2 }] } };
    const step = { ...failed, differences, received };
    const text = textOf("html", eventsOf([scenarioResult("bad", [step, passed])]));
    expect(text.match(/<mark.*?<\/mark>/gsu)).toEqual([
      '<mark class="good">one</mark>',
      '<mark class="bad">noon</mark>',
      '<mark class="good">true</mark>',
      '<mark class="bad">false</mark>',
      '<mark class="good">integer</mark>',
      '<mark class="bad">object</mark>',
      '<mark class="bad">&quot;Soup at noon&quot;</mark>',
      '<mark class="bad">false</mark>',
      '<mark class="bad">{\n        &quot;a&quot;: 2\n      }</mark>',
    ]);
    expect(text).toContain("<td>&quot;Soup at <mark");
  });

  it("has the colors of the viewer, dark and light", () => {
    const text = textOf("html", fine);
    for (const theme of [LIGHT, DARK]) expect(text).toContain(theme.trim());
    expect(readFileSync("src/viewer/style.css", "utf8")).not.toMatch(/--bg:|--accent:/u);
  });

  it("loads nothing from anywhere, and runs nothing", () => {
    expect(textOf("html", mixed)).not.toMatch(/<(script|link|img|iframe)|\b(src|href|on\w+)=|url\(|@import/iu);
  });
});

describe("what the assertions on the simulator rest on", () => {
  const call = (id: string, more: object = {}) => ({ call: id, as: null, expect: { code: "BAD_REQUEST" }, ...more });
  const taken = call("update-channel-folder", { with: { is_archived: false }, reason: "folder_name_taken" });
  const queue = call("get-events", { expect: { code: "BAD_EVENT_QUEUE_ID" } });
  const range = call("get-messages", { with: { num_before: -1 } });
  const clock = { clock: "next" as const };

  /** What a replay of these steps says at its end. */
  function ending(name: "spec" | "json", steps: Scenario["steps"], { level = 421, target = "the simulator", skipped = -1 } = {}): string {
    const results = steps.map((_, index): StepResult => ({
      ...passed,
      number: index + 1,
      status: index === skipped ? "skipped" : "passed",
    }));
    const scenario = { name: "folders", purpose: "Shows.", fixture: { feature_level: level }, steps };
    const events = eventsOf([{ ...scenarioResult("folders", results), scenario }]);
    return textOf(
      name,
      events.map((event) => (event.kind === "ended" ? { ...event, result: { ...event.result, target } } : event)),
    );
  }

  it("is said for a terminal, with question and answer", () => {
    const said =
      "1 of your 3 assertions rests on assumptions:\n" +
      "  A81 (folders, step 3): May a folder be unarchived when another one has taken its name?\n" +
      "    No: names are unique among the folders that are not archived.\n";
    expect(ending("spec", [call("update-channel-folder"), call("get-own-user"), taken, clock])).toContain(said);
    expect(ending("spec", [taken, taken, range])).toContain(
      "2 of your 3 assertions rest on assumptions:\n  A81 (2 steps, first folders, step 1): ",
    );
  });

  it("is said in JSON", () => {
    expect(JSON.parse(ending("json", [taken, range])).assumed).toMatchObject({
      assertions: 2,
      resting: 1,
      assumptions: [{ id: "A81", first_step: 1 }],
    });
  });

  it.each([
    ["a queue that was never there", [queue], {}, 0],
    ["a queue after the clock has moved", [clock, queue], {}, 1],
    ["a level of which no source says anything", [range], { level: 300 }, 1],
    ["a level that was recorded", [range], { level: 372 }, 0],
    ["a step that was skipped", [taken], { skipped: 0 }, 0],
    ["a server, which proves what it answers", [taken], { target: "http://server.test" }, 0],
  ])("depends on the step, the clock and the level: %s", (_about, steps, options, resting) => {
    expect(ending("spec", steps, options).includes("assumptions")).toBe(resting > 0);
  });
});
