/** Assumptions are named where they are made, and no comment names one that is settled or unknown. */
import { expect, test } from "vitest";
import { ASSUMPTIONS } from "../../src/protocol/assumptions";
import { sourceFiles } from "../tidy/source-files";

test("comments name the assumptions of the table, all of them and no other", () => {
  const named = sourceFiles("src").flatMap(({ path, lines }) =>
    lines.flatMap((line) => Array.from(line.matchAll(/\bassumption (A\d+)/gi), ([, id = ""]) => ({ id, path }))),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ id }) => !Object.hasOwn(ASSUMPTIONS, id))).toEqual([]);
  expect(Object.keys(ASSUMPTIONS).filter((id) => !named.some((name) => name.id === id))).toEqual([]);
});
