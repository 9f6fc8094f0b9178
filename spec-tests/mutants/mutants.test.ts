/** The faults that `npm run mutants` plants fit the source as it is: a fault that fits no more would pass unseen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../tidy/source-files";

/** Faults of one file: text that is there once, and what stands there with the fault. */
interface PlantedFaults {
  readonly file: string;
  readonly mutants: readonly { readonly find: string; readonly replace: string; readonly why: string }[];
}

const FAULTS = JSON.parse(readFileSync(join(ROOT, "spec-tests/mutants/mutants.json"), "utf8")) as PlantedFaults[];

test("each planted fault changes a text that is in its file once", () => {
  const problems = FAULTS.flatMap(({ file, mutants }) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return mutants.filter(({ find, replace }) => find === replace || text.split(find).length !== 2).map(({ find }) => `${file}: ${find}`);
  });
  expect(problems).toEqual([]);
});

test("each planted fault is planted once, and says what rule it breaks", () => {
  const all = FAULTS.flatMap(({ file, mutants }) => mutants.map(({ find, replace }) => `${file}: ${find} -> ${replace}`));
  expect(all.filter((fault, at) => all.indexOf(fault) !== at)).toEqual([]);
  expect(FAULTS.flatMap(({ mutants }) => mutants.filter(({ why }) => why.trim() === ""))).toEqual([]);
});
