/** Events: `default_streams`, whose IDs come in the order of a set. */
import { expect, test } from "vitest";
import { hashTableOrder } from "../../src/model/collections/hash-table-order";

test.each<[readonly number[], readonly number[]]>([
  [[], []],
  [
    [3, 1, 2],
    [1, 2, 3],
  ],
  [
    [1, 10, 16],
    [16, 1, 10],
  ],
  [
    [1, 9],
    [1, 9],
  ],
  [
    [9, 1],
    [9, 1],
  ],
  [
    [1, 2, 3, 33, 4],
    [1, 2, 3, 4, 33],
  ],
])("%j is listed as %j", (ids, listed) => {
  expect(hashTableOrder(ids)).toEqual(listed);
});

test("stores every number, in any quantity", () => {
  const ids = Array.from({ length: 300 }, (_one, index) => index * 64);
  expect([...hashTableOrder(ids)].sort((a, b) => a - b)).toEqual(ids);
});
