/** The table of levels: what each entry shows below its level and at it, and that every level has an entry or a reason. */
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { featureLevelsPage } from "../../docs/site/feature-levels-page";
import { asEntered, REASONS } from "./table/entry";
import { levelsWithoutAnything, NAMED, TABLE, whatWasChecked } from "./table/table";

describe.each(TABLE)("levels $from to $to", (range) => {
  const { from, to, entries, without } = range;

  it.each(entries)("$level: $title", ({ level, input, below, at }) => {
    expect([asEntered(input(level - 1), below), asEntered(input(level), at)]).toEqual([below, at]);
    expect(below).not.toEqual(at);
  });

  test("each level is in the range", () => {
    const levels = [...entries.map(({ level }) => level), ...Object.values(without).flat()];
    expect(levels.filter((level) => level < from || level > to)).toEqual([]);
  });

  test("no entry is there twice, and no level with an entry has a reason", () => {
    const names = entries.map(({ level, title }) => `${level}: ${title}`);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const entered = new Set(entries.map(({ level }) => level));
    const reasons = Object.values(without).flat();
    expect(reasons.filter((level, place) => entered.has(level) || reasons.indexOf(level) !== place)).toEqual([]);
    expect(Object.keys(without).filter((name) => !(name in REASONS))).toEqual([]);
  });

  test("every level has an entry, a behaviour by name or a reason", () => {
    expect(levelsWithoutAnything(range)).toEqual([]);
  });
});

test("the guide and the page of levels say what was checked", () => {
  const inOneLine = (text: string): string => text.replace(/\s+/g, " ");
  expect(inOneLine(readFileSync("docs/evidence.md", "utf8"))).toContain(whatWasChecked());
  expect(inOneLine(featureLevelsPage())).toContain(whatWasChecked());
});

test("a level has a proof or a reason, and not both", () => {
  const reasons = TABLE.flatMap(({ without }) => Object.values(without).flat());
  expect(reasons.filter((level) => NAMED.has(level))).toEqual([]);
});

test("the ranges are all levels, without a gap", () => {
  expect(TABLE.map(({ from }) => from)).toEqual([1, ...TABLE.slice(0, -1).map(({ to }) => to + 1)]);
  expect(TABLE.at(-1)?.to).toBe(512);
});
