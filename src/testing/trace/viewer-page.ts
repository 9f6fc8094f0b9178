/** Fills the page that shows traces. The page is a file next to the built code, so that no other bundle contains it. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CampaignTrace } from "./campaign-trace";
import type { TraceFile } from "./trace-file";

/** What a page shows: a run, a run of a campaign, the simulator that serves it, or a realm of its own. */
export type PageData = TraceFile | CampaignTrace | "live" | null;

let template: Promise<string> | undefined;

/**
 * The page as HTML.
 *
 * @throws Error if the package was not built
 */
export async function viewerPage(data: PageData): Promise<string> {
  template ??= readFile(templatePath(), "utf8");
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
