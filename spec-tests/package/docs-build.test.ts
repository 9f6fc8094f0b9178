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

type Find = (pages: ReadonlyMap<string, string>) => readonly string[];
const LINKS = new URL("../../docs/site/links.mjs", import.meta.url).href;

test("pages that no reader finds, and links that lead nowhere, are named", async () => {
  const { deadLinks, hiddenPages } = (await import(LINKS)) as { deadLinks: Find; hiddenPages: Find };
  const menu = '<aside class="VPSidebar"><a href="./start.html">Get started</a><a href="./left.html">Left</a></aside>';
  const pages = new Map([
    ["/index.html", '<a class="action" href="/start.html">Get started</a>'],
    ["/start.html", `${menu}<main><h2 id="first">First</h2><a href="./faults.html#all">Faults</a><a href="#first">First</a></main>`],
    ["/faults.html", `${menu}<main>All</main>`],
    ["/left.html", `${menu}<main>Left</main>`],
    ["/404.html", ""],
    ["/playground.html", ""],
  ]);
  expect(hiddenPages(pages)).toEqual([
    "/faults.html: it is not in the menu.",
    "/left.html: no text of a page leads to it from the home page.",
  ]);
  expect(deadLinks(pages)).toEqual(["/start.html: /faults.html#all"]);
});
