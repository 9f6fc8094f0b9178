/** The examples of `docs/adding.md`, applied to a copy of the source. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { LAYER_NUMBERS } from "../tidy/layers";
import { ROOT } from "../tidy/source-files";

/** A file that a page shows whole, or lines that it changes in a file: `-` removes a line, `+` adds one. */
interface Shown {
  readonly path: string;
  readonly kind: string;
  readonly code: string;
}

function shownIn(page: string): Shown[] {
  const shown: Shown[] = [];
  let path = "";
  for (const [, named, kind = "", code = ""] of page.matchAll(/^`([^`\n]+)`:$|^```(typescript|diff)\n(.*?)^```$/gms)) {
    if (named !== undefined) path = named;
    else shown.push({ path, kind, code });
  }
  return shown;
}

function apply(copy: string, { path, kind, code }: Shown): void {
  const file = join(copy, path);
  if (kind === "typescript") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    return;
  }
  const side = (removed: string): string => code.replace(new RegExp(`^[${removed}].*\n`, "gm"), "").replace(/^./gm, "");
  const parts = readFileSync(file, "utf8").split(side("+"));
  if (parts.length !== 2) throw new Error(`${path}: expected once, found ${parts.length - 1} times:\n${side("+")}`);
  writeFileSync(file, parts.join(side("-")));
}

const PAGE = readFileSync(join(ROOT, "docs/adding.md"), "utf8");
const EXAMPLES = PAGE.split(/^## /m).flatMap((section) => {
  const shown = shownIn(section);
  return shown.length === 0 ? [] : [{ title: section.split("\n", 1)[0] ?? "", shown }];
});

const COPIED = ["src", "scripts", "spec-tests", "examples", "docs", "tsconfig.json", "package.json", "vitest.config.ts"];
/** Tests that check every operation, field and event, and take a few seconds. */
const QUICK = [
  "spec-tests/operations/complete-specs.test.ts",
  "spec-tests/cli/samples.test.ts",
  "spec-tests/laws/events-law.test.ts",
  "spec-tests/levels/declared-numbers.test.ts",
  "spec-tests/protocol",
  "spec-tests/client-state",
  "spec-tests/levels/behaviours.test.ts",
  "spec-tests/simulator/explain-delivery.test.ts",
];

const PROJECTS = ["--project", "shared", "--project", "package"];

/** An operation, which is removed with its two files. */
const REMOVED = ["src/model/operations/saved-snippets/duplicate-saved-snippet.ts", "spec-tests/operations/duplicate-saved-snippet.test.ts"];

test("each kind of addition has an example", () => {
  expect(EXAMPLES.map(({ title }) => title)).toEqual([
    "An operation",
    "A field with a level",
    "An event",
    "A behaviour that changed at a level",
    "A permission setting",
  ]);
  expect(EXAMPLES[0]?.shown.map(({ path }) => path.split("/")[0])).toEqual(["src", "spec-tests"]);
});

test("the examples work together on a copy of the source, and an operation can be removed", { timeout: 3_600_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), "adding-"));
  try {
    for (const part of COPIED) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    const all = EXAMPLES.flatMap(({ shown }) => shown);
    for (const change of all) apply(copy, change);
    const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
    run("scripts/generate.mjs");
    run("node_modules/typescript-native/bin/tsc", "--noEmit", "-p", ".");
    // Tests that an example changes are not run: the other examples change what they expect.
    const added = all.flatMap(({ path, kind }) => (kind === "typescript" && path.endsWith(".test.ts") ? [path] : []));
    const report = run("node_modules/vitest/vitest.mjs", "run", ...PROJECTS, ...added, ...QUICK);
    expect(added.filter((path) => !report.includes(path))).toEqual([]);
    for (const path of REMOVED) rmSync(join(copy, path));
    run("scripts/generate.mjs");
    run(
      "node_modules/vitest/vitest.mjs",
      "run",
      ...PROJECTS,
      "spec-tests/operations/complete-specs.test.ts",
      "spec-tests/cli/samples.test.ts",
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test("the pages for engineers name files that are there, and every layer", () => {
  const pages = ["docs/architecture.md", "docs/adding.md"].map((page) => readFileSync(join(ROOT, page), "utf8")).join("\n");
  const added = new Set(EXAMPLES.flatMap(({ shown }) => shown.map(({ path }) => path)));
  const named = [...pages.matchAll(/`((?:src|spec-tests|scripts)\/[^`\s]*)`/g)].map(([, path = ""]) => path);
  const missing = named.filter((path) => !added.has(path) && !existsSync(join(ROOT, path)));
  expect([...new Set(missing)]).toEqual([]);
  expect(Object.keys(LAYER_NUMBERS).filter((layer) => !pages.includes(layer.split("/")[0] ?? layer))).toEqual([]);
});
