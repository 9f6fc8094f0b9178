/** axe finds no violation on any page, dark and light, wide and on a phone. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { coveragePage } from "../../src/scenario/reporters/coverage-page";
import { htmlReporter } from "../../src/scenario/reporters/html";
import { createSimulator } from "../../src/simulator/create-simulator";
import { type TraceFile } from "../../src/testing/trace/trace-file";
import { traceOf } from "../../src/testing/trace/trace-of";
import { coverageMap } from "../../src/touched/coverage-map";
import { touched } from "../../src/touched/touched";
import { describePages, PHONE, WIDE } from "./pages";
import { brokenRun, FIXTURE, longRun, SENT_TWICE, shortRun } from "./runs";
import { served } from "./served";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What is checked in each theme: of the rules, one alone depends on colors. */
const CHECKED = [
  ["light", TAGS],
  ["dark", ["color-contrast"]],
] as const;

/** The violations of what a page shows, in both themes. */
async function violations(page: Page, place = ""): Promise<readonly string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const [theme, runOnly] of CHECKED) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    const options = JSON.stringify({ runOnly, resultTypes: ["violations"] });
    const results: AxeResults = await page.evaluate(`axe.run(${options})`);
    for (const { id, nodes } of results.violations)
      found.push(`${place} ${theme}: ${id}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`);
  }
  return found;
}

async function violationsAt(page: Page, fragments: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const fragment of fragments) {
    await page.goto(`${page.url().split("#")[0]}${fragment}`);
    found.push(...(await violations(page, fragment)));
  }
  return found;
}

const VIEWS = ["#/steps", "#/sequence", "#/deliveries", "#/state"];

describePages("axe finds nothing", ({ open, openPlayed, save }) => {
  let failed: TraceFile;
  beforeAll(async () => {
    failed = await traceOf(await shortRun(), { expectations: [SENT_TWICE] });
  });

  test("in the views, tabs and parts of a trace, and in its dialogs", async () => {
    const page = await openPlayed(await save(failed));
    const tabs = ["answer", "events", "withheld", "changes", "rules"].map((tab) => `#/steps/9?tab=${tab}`);
    const parts = ["channels", "people", "settings", "invitations"].map((part) => `#/state/9?part=${part}`);
    const places = [...VIEWS, "#/steps/7", ...tabs, "#/steps/99?q=acount:x", ...parts, "#/deliveries"];
    expect(await violationsAt(page, places)).toEqual([]);
    await page.getByRole("gridcell", { name: "not subscribed" }).first().click();
    expect(await violations(page, "a cell")).toEqual([]);
    for (const key of ["t", "?", "Control+k"]) {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.keyboard.press(key);
      expect(await violations(page, key)).toEqual([]);
    }
  });

  test("on a phone", async () => {
    const page = await openPlayed(await save(failed), PHONE);
    expect(await violationsAt(page, [...VIEWS, "#/steps/8", "#/steps/7?tab=events"])).toEqual([]);
  });

  test.each([WIDE, PHONE])("in a counterexample, $width wide", async (viewport) => {
    const { diagram } = await brokenRun();
    expect(await violations(await open(await save(diagram), viewport))).toEqual([]);
  });

  test("in an empty trace, in one of another format, and in a long one", async () => {
    const pages = [
      await openPlayed(await save(await traceOf(createSimulator(FIXTURE)))),
      await open(await save({ ...failed, format: 2 } as never)),
      await openPlayed(await save(await traceOf(longRun(1000)))),
    ];
    for (const page of pages) expect(await violations(page)).toEqual([]);
  });

  test("in the playground", async () => {
    const page = await open(await save(null));
    await page.getByText("Send a request, and it appears here.").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await violations(page, "phone")).toEqual([]);
  });

  test.each([WIDE, PHONE])("in the report of a replay, $width wide", async (viewport) => {
    const scenario = { name: "Ann sends", purpose: "Shows a report.", tags: ["messages"], steps: [] };
    const differences = [{ path: "messages[0].content", expected: '"Soup"', actual: '"Soap"', hint: "It is a typo." }];
    const failed = {
      number: 1,
      title: "get-messages",
      status: "failed",
      differences,
      received: { messages: [] },
      milliseconds: 1,
    } as const;
    const passed = { ...failed, status: "passed", differences: [] } as const;
    const scenarios = [{ file: "ann.yaml", scenario, status: "failed", steps: [passed, failed], milliseconds: 2 }] as const;
    const tally = { passed: 1, failed: 1, skipped: 0 };
    const result = { target: "the simulator", scenarios, unusable: [], scenarioTally: tally, stepTally: tally, milliseconds: 2 };
    const page = await open("about:blank", viewport);
    await page.setContent(htmlReporter({ kind: "ended", result }));
    await page.locator("li.failed summary").click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, colorScheme)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

  test.each([WIDE, PHONE])("in the page of coverage, $width wide", async (viewport) => {
    const page = await open("about:blank", viewport);
    const realm = { feature_level: 421, follow: "server" } as const;
    const withoutParts = coverageMap(touched([], realm)).find((one) =>
      [one.parameters, one.refusals, one.events, one.levels].every((parts) => parts.length === 0),
    );
    const exchange = { operation: withoutParts?.id ?? "", params: {}, status: 200, result: {}, reason: null };
    await page.setContent(coveragePage("a run", { touched: touched([exchange], realm) }));
    await page.locator("summary").first().press("Enter");
    expect(await page.locator("details[open]").count()).toBe(1);
    // To check hundreds of rows takes long, so each theme is checked for one width.
    await page.emulateMedia({ colorScheme: viewport === WIDE ? "light" : "dark" });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const all = await page.locator("details:visible").count();
    await page.locator("#holes").check();
    expect(await page.locator("details:visible").count()).toBeLessThan(all);
  });

  test("in the inspector", async () => {
    const server = await served(await shortRun());
    const page = await open(server.url);
    await page.locator("#step-12").waitFor();
    await page.getByRole("button", { name: "Add" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Reset" }).click();
    expect(await violations(page, "asked before a reset")).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    expect(await violations(page, "after a reset")).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await violations(page, "phone")).toEqual([]);
    await server.close();
  });
});
