/** The words that docs/glossary.md lists under "Words to avoid" occur in no page, no script and no source file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
