/** The example of `docs/adding.md`, applied to a copy of the source: two files and `npm run generate`. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { LAYER_NUMBERS } from "../tidy/layers";
import { ROOT } from "../tidy/source-files";

/** The files that a page of the documentation shows whole, by their paths. */
function shownFiles(page: string): (readonly [path: string, text: string])[] {
  const text = readFileSync(join(ROOT, page), "utf8");
  return [...text.matchAll(/^`([^`\n]+)`:\n\n```typescript\n(.*?)```/gms)].map(([, path = "", code = ""]) => [path, code]);
}

test("an operation takes one source file, one test file and npm run generate", () => {
  const copy = mkdtempSync(join(tmpdir(), "adding-"));
  try {
    for (const part of ["src", "scripts", "tsconfig.json", "package.json", "vitest.config.ts"]) {
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    }
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    const files = shownFiles("docs/adding.md");
    expect(files.map(([path]) => path.split("/")[0])).toEqual(["src", "spec-tests"]);
    for (const [path, text] of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
    run("scripts/generate.mjs");
    run("node_modules/typescript-native/bin/tsc", "--noEmit", "-p", ".");
    const added = files.find(([path]) => path.startsWith("spec-tests/"))?.[0] ?? "";
    expect(run("node_modules/vitest/vitest.mjs", "run", "--project", "shared", added)).toContain("1 passed");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 240_000);

test("the pages for engineers name files that are there, and every layer", () => {
  const pages = ["docs/architecture.md", "docs/adding.md"].map((page) => readFileSync(join(ROOT, page), "utf8")).join("\n");
  const shown = new Set(shownFiles("docs/adding.md").map(([path]) => path));
  const named = [...pages.matchAll(/`((?:src|spec-tests|scripts)\/[^`\s]*)`/g)].map(([, path = ""]) => path);
  const missing = named.filter((path) => !shown.has(path) && !existsSync(join(ROOT, path)));
  expect([...new Set(missing)]).toEqual([]);
  expect(Object.keys(LAYER_NUMBERS).filter((layer) => !pages.includes(layer.split("/")[0] ?? layer))).toEqual([]);
});
