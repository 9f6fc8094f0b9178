/** A site that cannot be built or opened: one sentence says why. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of the site in a project with these files, in which npm cannot reach the network. */
function run(script: string, files: readonly string[]): object {
  const root = mkdtempSync(join(folder, "project-"));
  cpSync("docs/site", join(root, "docs/site"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  for (const path of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "");
  }
  const failing = "#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\necho 'npm error network' >&2\nexit 1\n";
  writeFileSync(join(root, "npm"), failing, { mode: 0o755 });
  const env = { ...process.env, PATH: `${root}${delimiter}${process.env["PATH"] ?? ""}`, CHROMIUM: join(root, "no-chromium") };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "docs/site", script)], { encoding: "utf8", env });
  return { status, stdout, stderr };
}

test.each([
  [
    "a build without the network",
    ["build.mjs", ["dist/viewer.html"]],
    [1, "", "The packages of the site could not be installed into docs, which needs the network once: ENOTFOUND.\n"],
  ],
  [
    "a build without the built package",
    ["build.mjs", []],
    [1, "", "The package is not built: npm run docs builds it, and then the site.\n"],
  ],
  [
    "a look without a browser",
    ["check.mjs", ["docs/.vitepress/dist/index.html"]],
    [0, "The site was not opened: there is no Chromium.\n", ""],
  ],
  ["a look without the site", ["check.mjs", []], [1, "", "The site is not built: npm run docs builds it.\n"]],
] as const)("%s says so in one sentence", (_title, [script, files], [status, stdout, stderr]) => {
  expect(run(script, files)).toEqual({ status, stdout, stderr });
});
