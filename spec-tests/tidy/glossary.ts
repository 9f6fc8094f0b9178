/** The words that docs/glossary.md says to avoid: in texts of pages, scripts and source files, and in names. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "./source-files";

/** Files that name the words because they are about them, and tables of names. */
const ABOUT_WORDS = /^(spec-tests\/tidy|src\/data)\//;

function wordsToAvoid(title = "Words to avoid"): readonly string[] {
  const page = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
  const [, section = ""] = page.split(`## ${title}\n`);
  const [table = ""] = section.split("\n## ");
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !/^\| (avoid|---)/.test(line));
  return rows.flatMap((row) => (row.split("|")[1] ?? "").split(",").map((phrase) => phrase.trim()));
}

/** The colon: `role:nobody` is a name of the interface. */
const avoided = new RegExp(`(?<![\\w:-])(?:${wordsToAvoid().join("|")})(?![\\w-])`, "i");

/** How the interface prints the name of that group. */
const GROUP_TITLE = /"Nobody"/g;

/** The pages and the scripts. A page can name older identifiers as code. */
function pagesAndScripts(): { readonly path: string; readonly lines: readonly string[] }[] {
  const inFolders = ["docs", "docs/site", "scripts"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  return ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", ...inFolders]
    .filter((path) => /\.(md|mjs|ts)$/.test(path) && path !== "docs/glossary.md")
    .map((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return { path, lines: (path.endsWith(".md") ? text.replace(/`[^`\n]+`/g, "``") : text).split("\n") };
    });
}

test("the glossary lists words to avoid", () => {
  expect(wordsToAvoid().length).toBeGreaterThan(20);
});

test("the listed words do not occur", () => {
  const files = [...sourceFiles("src"), ...sourceFiles("spec-tests"), ...sourceFiles("examples"), ...pagesAndScripts()];
  const problems = files
    .filter(({ path }) => !ABOUT_WORDS.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => {
        const word = avoided.exec(line.replace(GROUP_TITLE, ""))?.[0];
        return word === undefined ? [] : [`${path}:${index + 1}: "${word}": see docs/glossary.md.`];
      }),
    );
  expect(problems).toEqual([]);
});

/** Older names, which scenario files can still use. */
const OLDER_NAMES = /^(src\/protocol\/refusals\/older-reasons\.ts|spec-tests\/protocol\/older-reasons\.test\.ts)$/;

/** A listed word as a part of a name: `unfit_name`, `nameUnfit`, `UNFIT_NAMES`. */
function namePart(words: readonly string[]): RegExp {
  const capital = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const upper = words.map((word) => word.toUpperCase());
  return new RegExp(
    `(?<![A-Za-z])(?:${words.join("|")})(?![a-z])|(?:${capital.join("|")})(?![a-z])|(?<![A-Z])(?:${upper.join("|")})(?![A-Za-z])`,
  );
}

test("the glossary lists words to avoid in names, and their parts are found in each spelling", () => {
  const words = wordsToAvoid("Words to avoid in names");
  expect(words.length).toBeGreaterThan(5);
  const found = ["unfit_name", "nameUnfit", "UNFIT_NAMES", "topic_unfit", "outfit", "unfitting"].filter((name) =>
    namePart(words).test(name),
  );
  expect(found).toEqual(["unfit_name", "nameUnfit", "UNFIT_NAMES", "topic_unfit"]);
});

test("no name of a source file, of a JSON or YAML file, and no path has a listed word", () => {
  const pattern = namePart(wordsToAvoid("Words to avoid in names"));
  const tracked = execFileSync("git", ["ls-files", "src", "spec-tests", "examples", "docs", "python"], { cwd: ROOT, encoding: "utf8" });
  const paths = tracked.trim().split("\n");
  const data = paths
    .filter((path) => /\.(json|ya?ml)$/.test(path) && !path.startsWith("spec-tests/recordings/"))
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), "utf8").split("\n") }));
  const texts = [...sourceFiles("src"), ...sourceFiles("spec-tests"), ...sourceFiles("examples"), ...data];
  const isChecked = (path: string): boolean => !ABOUT_WORDS.test(path) && !OLDER_NAMES.test(path);
  const problems = texts
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => {
        const word = pattern.exec(line)?.[0];
        return word === undefined ? [] : [`${path}:${index + 1}: "${word}": see docs/glossary.md.`];
      }),
    );
  expect([...problems, ...paths.filter((path) => pattern.test(path))]).toEqual([]);
});
