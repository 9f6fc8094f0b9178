/** Names that say what a thing is, and texts without leftovers. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SourceFile } from "./source-files";
import { problemAt, ROOT, sourceFiles } from "./source-files";

/** Words that name nothing, so that nothing is named by them. */
const EMPTY_WORDS = new Set(["util", "utils", "utility", "utilities", "helper", "helpers", "common", "manager", "info", "misc"]);

/** Everything at the top of the project; what is not here needs a reason to be there. */
const TOP_LEVEL = [
  ".ci",
  ".github",
  ".gitignore",
  "LICENSE",
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ".prettierignore",
  ".prettierrc.json",
  "docs",
  "eslint.config.js",
  "vitest.config.ts",
  "examples",
  "package-lock.json",
  "package.json",
  "python",
  "scripts",
  "spec-tests",
  "src",
  "tsconfig.json",
  "tsup.config.ts",
];

const files = [...sourceFiles("src"), ...sourceFiles("spec-tests"), ...sourceFiles("examples")];

function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function emptyWord(name: string): string | undefined {
  return wordsIn(name).find((word) => EMPTY_WORDS.has(word));
}

test("files and folders have kebab-case names that say something", () => {
  const problems = files.flatMap(({ path }) => {
    const word = emptyWord(path);
    if (word !== undefined) return [`${path}:1: "${word}" names nothing.`];
    return /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.(test|test-d|d))?\.tsx?$/.test(path) ? [] : [`${path}:1: not in kebab-case.`];
  });
  expect(problems).toEqual([]);
});

/** The names that a file's exported declarations introduce. */
function exportedNames({ text }: SourceFile): { name: string; position: number }[] {
  const exported = /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type) ([\w$]+)/gm;
  return [...text.matchAll(exported)].map(({ 1: name = "", index }) => ({ name, position: index }));
}

test("exports have names that say something", () => {
  const problems = files.flatMap((file) =>
    exportedNames(file).flatMap(({ name, position }) => {
      const word = emptyWord(name);
      return word === undefined ? [] : [problemAt(file, position, `"${word}" in ${name} names nothing.`)];
    }),
  );
  expect(problems).toEqual([]);
});

/** The functions that a file exports; those in `src/generated` are exported again from there. */
function exportedFunctions({ text }: SourceFile): string[] {
  const declared = /^export (?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=\n]+)? = (?:async )?\([^\n]*=>)/gm;
  return [...new Set([...text.matchAll(declared)].map(([, name, constant]) => name ?? constant ?? ""))];
}

test("no two files of the library export functions of one name", () => {
  const paths = new Map<string, string[]>();
  for (const file of sourceFiles("src").filter(({ path }) => !path.startsWith("src/generated/"))) {
    for (const name of exportedFunctions(file)) paths.set(name, [...(paths.get(name) ?? []), file.path]);
  }
  const problems = [...paths].flatMap(([name, found]) => (found.length > 1 ? [`${found.join(", ")}: each exports ${name}.`] : []));
  expect(problems).toEqual([]);
});

/** What must not compile is shown to the compiler in these files alone. */
const TYPE_TESTS = "spec-tests/types/";
const EXPECTED_ERROR = /@ts-expect-error/;

/** Texts that do not belong into the code, and what to do about each. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/\b(TODO|FIXME|XXX|HACK)\b/, "do it, or write an assumption."],
  [/@ts-(ignore|nocheck)/, "mend the types."],
  [/\b(eslint|prettier|biome)-(ignore|disable)/, "there is nothing to switch off."],
  [/\b(issue|ticket|pull request|PR) ?#?\d+\b/i, "say what it is about."],
  [/^\s*(\/\/|\*|\/\*)\s*[-=*#~]{4,}/, "no banners."],
];

function leftoversIn(path: string, line: string): string[] {
  const found = LEFTOVERS.filter(([pattern]) => pattern.test(line)).map(([, advice]) => advice);
  const isMisplaced = EXPECTED_ERROR.test(line) && !path.startsWith(TYPE_TESTS);
  return isMisplaced ? [...found, "mend the types; what must not compile belongs into the tests of types."] : found;
}

test("no file has leftovers in it", () => {
  const problems = files
    .filter(({ path }) => !path.endsWith("tidy/words.ts"))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => leftoversIn(path, line).map((advice) => `${path}:${index + 1}: ${advice}`)),
    );
  expect(problems).toEqual([]);
});

test("every test runs, and none runs alone", () => {
  const exception = /\b(test|it|describe)\.(only|skip|todo|fails)\b/;
  const problems = files
    .filter(({ path }) => path.endsWith(".test.ts"))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (exception.test(line) ? [`${path}:${index + 1}: run it like the others.`] : [])),
    );
  expect(problems).toEqual([]);
});

test("the top of the project holds what the README speaks of", () => {
  const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  const top = [...new Set(tracked.map((path) => path.split("/")[0] ?? ""))];
  expect(top.filter((name) => !TOP_LEVEL.includes(name))).toEqual([]);
});

test("each development dependency has a reason", () => {
  const [, section = ""] = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8").split("## Development dependencies");
  const named = section.split("\n").flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const { devDependencies }: { devDependencies: object } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(named.sort()).toEqual(Object.keys(devDependencies).sort());
});
