/** Who may know whom: rooms by their number, libraries in one file each, no file without a reader. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exempt, needless, RE_EXPORTS } from "./exemptions";
import { LAYER_NUMBERS, layerOf } from "./layers";
import type { SourceFile } from "./source-files";
import { importedPath, problemAt, ROOT, sourceFiles } from "./source-files";

/** The libraries of the bundle; each is imported in a single file. */
const LIBRARIES = ["immer", "valibot", "@noble/hashes", "@valibot/to-json-schema", "yaml", "srvx", "stemmer"];

/** Libraries that users of a part bring themselves. */
const PEERS = ["fast-check", "msw"];

/** The libraries of the page, which is a bundle of its own. */
const PAGE_LIBRARIES = ["preact", "@preact/signals"];

/** The two programs of the page, which the build names. */
const PAGE_ENTRIES = ["src/viewer/app/main.tsx", "src/viewer/engine/engine.ts"];

const src = sourceFiles("src");

/** The public lists: the files directly in `src`. */
const ENTRIES = src.map(({ path }) => path).filter((path) => layerOf(path) === undefined);

function isRelative(specifier: string): boolean {
  return specifier.startsWith(".");
}

function libraryOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function isBelow(other: string | undefined, room: string): boolean {
  return other === room || (other !== undefined && (LAYER_NUMBERS[other] ?? Infinity) < (LAYER_NUMBERS[room] ?? 0));
}

test("a file imports only from its own room or from rooms with a smaller number; the viewer only what users can import", () => {
  const problems: string[] = [];
  for (const file of src) {
    const room = layerOf(file.path);
    if (room === undefined) continue;
    const number = LAYER_NUMBERS[room];
    if (number === undefined) problems.push(`${file.path}:1: ${room} is no room; the rooms are listed in layers.ts.`);
    for (const { specifier, position } of file.imports.filter((found) => isRelative(found.specifier))) {
      const target = importedPath(file, specifier);
      if (target === "package.json") continue;
      const other = layerOf(target);
      if (room === "viewer" ? other === room || ENTRIES.includes(target) : isBelow(other, room)) continue;
      problems.push(problemAt(file, position, `${room} (${number}) may not know ${other ?? target}.`));
    }
  }
  expect(problems).toEqual([]);
});

/** Files that the configuration of the tests loads, and through them others. */
const LOADED_BY_CONFIGURATION = /^spec-tests\/(newest\/files|support\/property-runs)\.ts$/;

test("imports are written without an extension, and the file is there", () => {
  const problems: string[] = [];
  for (const file of [...src, ...sourceFiles("spec-tests"), ...sourceFiles("examples")]) {
    for (const { specifier, position } of file.imports.filter((found) => isRelative(found.specifier))) {
      // What Node runs as it stands goes by its whole name.
      if (/\/scripts\/[\w-]+\.mjs$/.test(specifier) || LOADED_BY_CONFIGURATION.test(file.path)) continue;
      if (/\.[cm]?[jt]s$/.test(specifier)) problems.push(problemAt(file, position, `${specifier} needs no extension.`));
      const target = importedPath(file, specifier);
      const isBuilt = target.startsWith("dist/");
      if (isBuilt || existsSync(join(ROOT, target))) continue;
      problems.push(problemAt(file, position, `${specifier} is no file.`));
    }
  }
  expect(problems).toEqual([]);
});

test("each library is imported in one file only", () => {
  const importers = new Map<string, Set<string>>();
  const problems: string[] = [];
  for (const file of src) {
    for (const { specifier, position } of file.imports) {
      if (isRelative(specifier) || specifier.startsWith("node:")) continue;
      const library = libraryOf(specifier);
      if (PAGE_LIBRARIES.includes(library) && file.path.startsWith("src/viewer/app/")) continue;
      if (![...LIBRARIES, ...PEERS].includes(library)) problems.push(problemAt(file, position, `${library} is not for the bundle.`));
      importers.set(library, (importers.get(library) ?? new Set()).add(file.path));
    }
  }
  for (const [library, files] of importers) {
    if (files.size > 1) problems.push(`${[...files].join(", ")}: only one of them may import ${library}.`);
  }
  expect(problems).toEqual([]);
});

test("only the listed files pass on what others export", () => {
  const allowed = new Set([...exempt(RE_EXPORTS), ...ENTRIES]);
  const used = new Set<string>();
  const problems: string[] = [];
  for (const file of src) {
    for (const { specifier, position, isReExport } of file.imports) {
      if (!isReExport) continue;
      used.add(file.path);
      if (!allowed.has(file.path)) problems.push(problemAt(file, position, `Import ${specifier} where it is needed.`));
    }
  }
  expect([...problems, ...needless(RE_EXPORTS, used)]).toEqual([]);
});

/** Every file that the given ones need, themselves included. */
function reached(entries: readonly string[], files: readonly SourceFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<string>();
  const left = [...entries];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const file = byPath.get(path);
    if (file === undefined || found.has(path)) continue;
    found.add(path);
    for (const { specifier } of file.imports) if (isRelative(specifier)) left.push(importedPath(file, specifier));
  }
  return found;
}

test("every file of src is needed by an entry or by the command line", () => {
  const found = reached([...ENTRIES, ...PAGE_ENTRIES, "src/cli/cli.ts"], src);
  const unreached = src.map(({ path }) => path).filter((path) => !found.has(path));
  expect(unreached.map((path) => `${path}:1: nothing needs this file.`)).toEqual([]);
});

/** Programs that package.json or a script starts, and faults that a test plants by name; nobody imports them. */
function programs(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const texts = readdirSync(join(ROOT, "scripts")).map((name) => readFileSync(join(ROOT, "scripts", name), "utf8"));
  const started = [...Object.values(scripts), ...texts].flatMap((text) => text.match(/[\w/.-]+\.ts\b/g) ?? []);
  const configuration = readFileSync(join(ROOT, "vitest.config.ts"), "utf8");
  started.push(...[...configuration.matchAll(/"\.\/(spec-tests\/[\w/-]+\.ts)"/g)].map(([, path = ""]) => path));
  const folder = "spec-tests/fuzz";
  const test = readFileSync(join(ROOT, folder, "fuzz.test.ts"), "utf8");
  const planted = [...test.matchAll(/planted\("([\w-]+)"\)/g)].map(([, name]) => `${folder}/planted/${name}.ts`);
  return [...started, ...planted];
}

test("every file beside the tests is needed by a test", () => {
  const tests = sourceFiles("spec-tests");
  const examples = sourceFiles("examples");
  const entries = [...tests, ...examples].map(({ path }) => path).filter((path) => /\.test(-d)?\.ts$/.test(path));
  const found = reached([...entries, ...programs()], [...tests, ...examples]);
  const unreached = [...tests, ...examples].map(({ path }) => path).filter((path) => !found.has(path));
  expect(unreached.map((path) => `${path}:1: no test needs this file.`)).toEqual([]);
});

/** The words of a file, and how often each stands in it. */
function wordsOf({ lines }: SourceFile): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of lines.join("\n").match(/[A-Za-z_$][\w$]*/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

test("whatever a file of src exports is used, by that file, another one or a test", () => {
  const exported = /^export (?:async )?(?:function|const|class|interface|type) ([\w$]+)/gm;
  const files = [...src, ...sourceFiles("spec-tests"), ...sourceFiles("examples")];
  const total = new Map<string, number>();
  for (const file of files) for (const [word, count] of wordsOf(file)) total.set(word, (total.get(word) ?? 0) + count);
  // The table of routes takes in every route of a file at once.
  const named = src.filter(({ path }) => !path.startsWith("src/wire/routes/"));
  const unused = named.flatMap(({ path, lines }) =>
    [...lines.join("\n").matchAll(exported)]
      .filter(([, name = ""]) => total.get(name) === 1)
      .map(([, name]) => `${path}: nobody uses ${name}.`),
  );
  expect(unused).toEqual([]);
});
