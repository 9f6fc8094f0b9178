/** The table of feature levels, its words, its page and the code that asks: they say the same. */
import { expect, test } from "vitest";
import { declaredLevels } from "../../docs/site/declared-levels";
import { featureLevelsPage } from "../../docs/site/feature-levels-page";
import { UNMODELLED_LEVELS } from "../../src/known/unmodelled";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { LIMITS } from "../../src/protocol/limits";
import { sourceFiles } from "../tidy/source-files";

const TABLE = "src/protocol/feature-levels.ts";
/** Where a level is compared with a number of a table: the one question by name, and tables with levels of their own. */
const COMPARING = ["src/model/rules/realm/feature-level.ts", "src/model/outcome/failures.ts"];

/**
 * The levels from 100 to 421 with a change of what the specification names, by the public list of changes. Each has a
 * row of the page: a behaviour, a declaration, or a reason why it is not modelled.
 */
const LISTED = [
  100, 102, 103, 105, 106, 107, 109, 111, 112, 114, 117, 118, 125, 126, 127, 134, 138, 139, 141, 150, 152, 155, 157, 159, 161, 162, 163,
  167, 168, 170, 172, 175, 177, 179, 181, 184, 189, 191, 192, 194, 197, 198, 200, 204, 205, 208, 209, 210, 214, 219, 220, 223, 227, 229,
  235, 236, 245, 246, 247, 248, 249, 250, 253, 258, 261, 264, 265, 266, 267, 268, 269, 271, 275, 280, 283, 285, 289, 296, 299, 300, 301,
  302, 303, 305, 308, 310, 311, 313, 314, 316, 317, 320, 321, 322, 324, 325, 329, 333, 341, 342, 349, 350, 351, 352, 354, 357, 358, 361,
  362, 364, 366, 367, 370, 379, 383, 385, 389, 391, 392, 393, 396, 397, 398, 401, 402, 404, 406, 407, 408, 410, 411, 414, 416, 417,
];

const sources = sourceFiles("src").filter(({ path }) => path !== TABLE);

test("every name of the table has a caller", () => {
  const all = sources.map(({ text }) => text).join("\n");
  const isAsked = (name: string) => all.includes(`"${name}"`) || all.includes(`FEATURE_LEVELS.${name}`);
  expect(Object.keys(FEATURE_LEVELS).filter((name) => !isAsked(name))).toEqual([]);
});

test("nothing compares the level of a realm with a number", () => {
  const raw = /\b(?:feature_level|level) *(?:[<>]=?|===|!==) *\d{2,}|\d{2,} *(?:[<>]=?) *(?:realm\.)?(?:feature_)?level\b/;
  const comparing = sources.filter(({ path, text }) => !COMPARING.includes(path) && raw.test(text));
  expect(comparing.map(({ path }) => path)).toEqual([]);
});

test("the page has a row for every behaviour and every level without a model", () => {
  const rows = featureLevelsPage().split("\n");
  const behaviour = /^\| (\d+) \| [^|]+ \| [^|]+ \| `(\w+)` \| (?:spec|list|settled) \|$/;
  const listed = rows.map((row) => behaviour.exec(row)).filter((found) => found !== null);
  expect(listed.map(([, level, name]) => [name, Number(level)])).toEqual(Object.entries(FEATURE_LEVELS));
  const levels = UNMODELLED_LEVELS.filter(
    ({ level, reason }) => !rows.some((row) => row.startsWith(`| ${level} `) && row.includes(reason)),
  );
  expect(levels).toEqual([]);
});

test("every listed level is modeled, or has a reason", () => {
  const modelled = new Set([...Object.values(FEATURE_LEVELS), ...declaredLevels().map(({ level }) => level)]);
  const reasons = new Set(UNMODELLED_LEVELS.map(({ level }) => level));
  expect(LISTED.filter((level) => !modelled.has(level) && !reasons.has(level))).toEqual([]);
});

test("every level without a model has words that fit a row of the page", () => {
  for (const { touches, change } of UNMODELLED_LEVELS) {
    expect(`${touches}${change}`).not.toMatch(/[|\n]/);
  }
  expect(Object.values(FEATURE_LEVELS).filter((level) => level < 1)).toEqual([]);
  expect(UNMODELLED_LEVELS.filter(({ level }) => level > LIMITS.NEWEST_FEATURE_LEVEL)).toEqual([]);
});
