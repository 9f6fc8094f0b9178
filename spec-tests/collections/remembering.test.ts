/** What was asked before is known, nothing else is taken for it, and what is remembered stays bounded. */
import { expect, test } from "vitest";
import { remembering } from "../../src/model/collections/remembering";

test("computes once for each argument", () => {
  const worked: (string | null)[] = [];
  const length = remembering((text: string | null) => {
    worked.push(text);
    return text?.length;
  });
  expect([null, null, "one", "", "three", "one", ""].map(length)).toEqual([undefined, undefined, 3, 0, 5, 3, 0]);
  expect(worked).toEqual([null, "one", "", "three"]);
});

test("computes again after too many arguments", () => {
  const worked: number[] = [];
  const next = remembering((number: number) => {
    worked.push(number);
    return number + 1;
  });
  for (let round = 0; round < 2; round += 1) for (let index = 0; index < 1000; index += 1) next(index);
  expect(worked).toHaveLength(1000);
  expect([next(1000), next(999)]).toEqual([1001, 1000]);
  expect(worked.slice(1000)).toEqual([1000, 999]);
});
