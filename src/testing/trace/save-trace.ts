/** Writes traces to files, and fills the page that shows them. The page is a file next to the built code. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CallProblem, checkObject } from "../../model/outcome/call-problem";
import type { AnyValue } from "../../protocol/schema/shapes";
import { visibleText } from "../../protocol/visible-text";
import type { Simulator } from "../../simulator/simulator";
import { makeFolder } from "./make-folder";
import type { CampaignTrace, FailedExpectation, TraceFile } from "./trace-file";
import { traceOf, type TraceOptions } from "./trace-of";

/** What a page shows: a run, a run of a campaign, the simulator that serves it, or a realm of its own. */
export type PageData = TraceFile | CampaignTrace | "live" | null;

let template: Promise<string> | undefined;

/** The page itself, in the program that is one file: `scripts/executable.mjs` defines it. */
declare const VIEWER_PAGE: string | undefined;

/**
 * The page as HTML.
 *
 * @throws Error if the package was not built
 */
export async function viewerPage(data: PageData): Promise<string> {
  template ??= typeof VIEWER_PAGE === "string" ? Promise.resolve(VIEWER_PAGE) : readFile(templatePath(), "utf8");
  const page = await template;
  const parts: Readonly<Record<string, string>> = {
    title: escaped(titleOf(data)),
    summary: escaped(summaryOf(data)),
    data: JSON.stringify(data).replace(/</g, "\\u003c"),
  };
  // One pass, so that no text of the run is replaced.
  return page.replace(/\{\{(title|summary|data)\}\}/g, (_all, name: string) => parts[name] ?? "");
}

function templatePath(): string {
  const here = typeof __dirname === "string" ? __dirname : dirname(fileURLToPath(import.meta.url));
  const places = [
    join(here, "viewer.html"),
    join(here, "../../../dist/viewer.html"),
    join(process.cwd(), "dist/viewer.html"),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error("The page viewer.html is missing: build the package with npm run build.");
  return found;
}

function titleOf(data: PageData): string {
  if (data === "live") return "Live: realm-simulator";
  if (data === null) return "Playground: realm-simulator";
  if (data.format === "campaign-trace") return `Counterexample: ${data.title}`;
  return `${data.result === "failed" ? "Failed" : data.result === "passed" ? "Passed" : "Recorded"}: ${data.title}`;
}

function summaryOf(data: PageData): string {
  if (data === "live" || data === null) return "";
  if (data.format === "campaign-trace") return data.problems.map(({ name, text }) => `${name}: ${text}`).join(" ");
  const failed = data.expectations.map(
    ({ title, expected, received }) => `${title} Expected: ${expected ?? ""} Received: ${received ?? ""}`,
  );
  return [`${data.rows.length} steps.`, ...failed].join(" ");
}

/** Characters that change the direction of text, which would affect the text around them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function escaped(text: string): string {
  return text
    .replace(TURNING, "\ufffd")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/**
 * Saves the run of a simulator as one HTML file. When opened, it plays the run again, without a server or network.
 *
 * @param path - its folder is created if it is missing
 * @returns the absolute path of the file
 * @throws TypeError if the value is not a simulator
 * @example await saveTrace(sim, "trace.html", { title: "a message is sent once" });
 */
export async function saveTrace(simulator: Simulator, path: string, options: TraceOptions = {}): Promise<string> {
  return savePage(path, await viewerPage(await traceOf(simulator, options)));
}

/**
 * Saves a run of a campaign as one HTML file that shows it as a sequence diagram. Returns the absolute path.
 *
 * @throws CallProblem if the value is not a run of a campaign, or the path not a text
 */
export async function saveCampaignTrace(trace: CampaignTrace, path: string): Promise<string> {
  checkObject("saveCampaignTrace", trace);
  if (trace.format !== "campaign-trace" || !Array.isArray(trace.problems) || typeof path !== "string") {
    throw new CallProblem("saveCampaignTrace: expected a run of a campaign (`counterexample.diagram`) and a path.");
  }
  return savePage(path, await viewerPage(trace));
}

async function savePage(path: string, html: string): Promise<string> {
  const file = resolve(path);
  makeFolder(dirname(file));
  await writeFile(file, html);
  return file;
}

/** Options for traces of failed tests. */
export interface FailureOptions extends Pick<TraceOptions, "title" | "source"> {
  /** The folder for traces; `test-traces` by default. */
  readonly folder?: string;
  /** Receives one line with the path; by default it is written to standard error. */
  readonly report?: (line: string) => void;
}

/**
 * Runs the body of a test. If it throws, saves a trace with the expectation that failed, prints its path, and throws
 * the same error. Works in vitest, jest, node:test and any other runner.
 *
 * @example test("is sent once", () => traceOnFailure(sim, async () => { expect(sim).toHaveMessages([]); }));
 */
export async function traceOnFailure<Result>(
  simulator: Simulator,
  body: () => Result | Promise<Result>,
  options: FailureOptions = {},
): Promise<Result> {
  if (typeof body !== "function")
    throw new CallProblem(`traceOnFailure: expected a function, received ${typeof body}.`);
  checkObject("traceOnFailure", options);
  try {
    return await body();
  } catch (error) {
    // Whatever happens meanwhile, the test fails with its own error.
    await saveFailure(simulator, error, options).catch(() => undefined);
    throw error;
  }
}

/** The argument of callbacks of `onTestFailed` of vitest. */
interface FailedTest {
  readonly task: {
    readonly name: string;
    readonly file?: { readonly name: string };
    readonly result?: { readonly errors?: readonly AnyValue[] };
  };
}

/**
 * Returns a callback for `onTestFailed` of vitest. It saves a trace of the simulator if the test fails, and prints its
 * path.
 *
 * @example onTestFailed(traceOfFailedTest(sim));
 */
export function traceOfFailedTest(
  simulator: Simulator,
  options: FailureOptions = {},
): (test: FailedTest) => Promise<void> {
  return async ({ task }) => {
    const source = task.file?.name;
    await saveFailure(simulator, task.result?.errors?.[0], {
      title: task.name,
      ...(source === undefined ? {} : { source }),
      ...options,
    });
  };
}

/** Saves a trace and prints its path, or prints why it cannot be saved: the test fails with its own error either way. */
async function saveFailure(simulator: Simulator, error: unknown, options: FailureOptions): Promise<void> {
  const { report = (line) => void process.stderr.write(`${visibleText(line)}\n`) } = options;
  let line: string;
  try {
    line = `Trace: ${await savedFailure(simulator, error, options)}`;
  } catch (problem) {
    const [reason = ""] = textOf(problem instanceof Error ? problem.message : problem).split("\n");
    line = `Trace: none, since it cannot be saved: ${reason}`;
  }
  report(line);
}

async function savedFailure(simulator: Simulator, error: unknown, options: FailureOptions): Promise<string> {
  const { folder = "test-traces" } = options;
  const trace = await traceOf(simulator, { result: "failed" });
  const expectation = expectationOf(error, trace.rows.length);
  const title = options.title ?? runningTest() ?? expectation.title;
  const source = options.source ?? expectation.place?.replace(/:\d+$/, "");
  const name =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "trace";
  const page = await viewerPage({
    ...trace,
    title,
    ...(source === undefined ? {} : { source }),
    expectations: [expectation],
  });
  makeFolder(resolve(folder));
  return saveNewFile(resolve(folder, name), page);
}

/** Two tests can have one name, and tests run in several processes: a file that is there stays. */
async function saveNewFile(path: string, text: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const file = `${path}${number === 1 ? "" : `-${number}`}.html`;
    try {
      await writeFile(file, text, { flag: "wx" });
      return file;
    } catch (problem) {
      if (!(problem instanceof Error) || !("code" in problem) || problem.code !== "EEXIST") throw problem;
    }
  }
}

/** The name of the test that runs, where the runner says it: vitest and jest do. */
function runningTest(): string | undefined {
  const expect: unknown = Reflect.get(globalThis, Symbol.for("expect-global")) ?? Reflect.get(globalThis, "expect");
  const getState: unknown = typeof expect === "function" ? Reflect.get(expect, "getState") : undefined;
  const state: unknown = typeof getState === "function" ? Reflect.apply(getState, expect, []) : undefined;
  const name: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "currentTestName") : undefined;
  return typeof name === "string" && name !== "" ? name.split(" > ").at(-1) : undefined;
}

/** The expectation in an error of an assertion library. */
function expectationOf(error: unknown, step: number): FailedExpectation {
  const fields: Readonly<Record<string, unknown>> = Object(error);
  const matched: Readonly<Record<string, unknown>> = Object(fields["matcherResult"]);
  const message = stripped(textOf(fields["message"] ?? error));
  const place = /\(?((?:\/|[A-Za-z]:\\|file:)[^\s()]*?\.(?:test|spec)\.[cm]?[jt]sx?:\d+)/.exec(
    textOf(fields["stack"] ?? ""),
  )?.[1];
  const expected = fields["expected"] ?? matched["expected"];
  const received = fields["actual"] ?? matched["actual"] ?? matched["received"];
  return {
    step,
    title: message.split("\n")[0] ?? "The test failed.",
    ...(place === undefined ? {} : { place: relative(process.cwd(), place.replace(/^file:\/\//, "")) }),
    ...(expected === undefined ? {} : { expected: valueText(expected) }),
    ...(received === undefined ? {} : { received: valueText(received) }),
  };
}

/** A value as JSON; what JSON does not have is text, and an object that is there twice is written once. */
function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  const written = new Set<object>();
  const shown = (_key: string, item: unknown): unknown => {
    if (typeof item === "bigint") return `${item}n`;
    if (typeof item !== "object" || item === null) return item;
    if (written.has(item)) return "[written above]";
    written.add(item);
    return item;
  };
  try {
    return JSON.stringify(value, shown, 2) ?? textOf(value);
  } catch {
    return textOf(value);
  }
}

/** A value as a text, also one that refuses to be a text. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return "a value without a text";
  }
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** A message without the colors of terminals. */
function stripped(message: string): string {
  return message.replace(COLORS, "");
}
