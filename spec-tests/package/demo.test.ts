/** The demo prints in a few lines what happened, and where to find the run. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the demo prints a summary of at most 25 lines, with a trace that is there, and how to open the inspector", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/demo.mjs"]);
  expect(stdout.trim().split("\n").length).toBeLessThanOrEqual(25);
  expect(stdout).toMatch(/^scenarios: \d+ passed$/m);
  expect(existsSync(/^ {2}(\S.*\.html)$/m.exec(stdout)?.[1] ?? "")).toBe(true);
  expect(stdout).toContain("realm-simulator serve");
  expect(stdout.trim().split("\n").at(-1)).toMatch(/^ {2}\S.*\.html$/);
});
