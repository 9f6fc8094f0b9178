/** The words that docs/glossary.md lists under "Words to avoid" occur in no page, no script and no folder that is done. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { NOT_YET_PLAIN } from "./not-yet-plain";
import { ROOT, sourceFiles } from "./source-files";

/** Files that name the words because they are about them. */
const ABOUT_WORDS = /^spec-tests\/tidy\//;

function wordsToAvoid(): readonly string[] {
  const page = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
  const [, section = ""] = page.split("## Words to avoid\n");
  const [table = ""] = section.split("\n## ");
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !/^\| (avoid|---)/.test(line));
  return rows.flatMap((row) => (row.split("|")[1] ?? "").split(",").map((phrase) => phrase.trim()));
}

/** The colon: `role:nobody` is a name of the interface. */
const avoided = new RegExp(`(?<![\\w:-])(?:${wordsToAvoid().join("|")})(?![\\w-])`, "i");

/** How the interface prints the name of that group. */
const GROUP_TITLE = /"Nobody"/g;

/** The folder of a file, at most three names deep: `src/model/rules`, `spec-tests/wire`. */
function folderOf(path: string): string {
  return posix.dirname(path).split("/").slice(0, 3).join("/");
}

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

test("the listed words occur only in folders that are not done", () => {
  const files = [...sourceFiles("src"), ...sourceFiles("spec-tests"), ...sourceFiles("examples"), ...pagesAndScripts()];
  const problems: string[] = [];
  const found = new Set<string>();
  for (const { path, lines } of files.filter((file) => !ABOUT_WORDS.test(file.path))) {
    const folder = folderOf(path);
    for (const [index, line] of lines.entries()) {
      const word = avoided.exec(line.replace(GROUP_TITLE, ""))?.[0];
      if (word === undefined) continue;
      found.add(folder);
      if (!NOT_YET_PLAIN.includes(folder)) problems.push(`${path}:${index + 1}: "${word}": see docs/glossary.md.`);
    }
  }
  expect(problems).toEqual([]);
  expect(NOT_YET_PLAIN.filter((folder) => !found.has(folder))).toEqual([]);
});
