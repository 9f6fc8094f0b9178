/** The tables of words are written from docstrings, and are current. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { writtenFiles } from "../../scripts/generate-words.mjs";
import { wholeProgram } from "../support/typed-program";
import { ROOT } from "../tidy/source-files";

test("the tables of words say what the docstrings say", () => {
  const problems = writtenFiles(wholeProgram())
    .filter(([path, text]) => readFileSync(path, "utf8") !== text)
    .map(([path]) => `${relative(ROOT, path)} is not current: npm run generate`);
  expect(problems).toEqual([]);
}, 120_000);
