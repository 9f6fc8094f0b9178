/** Assumptions are named where they are made, and no comment names one that is settled or unknown. */
import { expect, test } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import { type Assumption, ASSUMPTIONS } from "../../src/known/assumptions";
import { sourceFiles } from "../tidy/source-files";

test("comments name the assumptions of the table, all of them and no other", () => {
  const named = sourceFiles("src").flatMap(({ path, lines }) =>
    lines.flatMap((line) => Array.from(line.matchAll(/\bassumption (A\d+)/gi), ([, id = ""]) => ({ id, path }))),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ id }) => !Object.hasOwn(ASSUMPTIONS, id))).toEqual([]);
  expect(Object.keys(ASSUMPTIONS).filter((id) => !named.some((name) => name.id === id))).toEqual([]);
});

test("assumptions decide steps of operations that there are, and most of them decide some", () => {
  const rows: readonly Assumption[] = Object.values(ASSUMPTIONS);
  const ids = new Set<string>(Object.values(OPERATIONS).map((operation) => operation.declaration().id));
  const calls = rows.flatMap(({ decides }) => decides.flatMap(({ call }) => call ?? []));
  expect(calls.filter((call) => !ids.has(call))).toEqual([]);
  const withoutSteps = Object.entries<Assumption>(ASSUMPTIONS).filter(([, { decides }]) => decides.length === 0);
  expect(withoutSteps.map(([id]) => id)).toEqual(["A120", "A123", "A177", "A468", "A503", "A513", "A432"]);
});
