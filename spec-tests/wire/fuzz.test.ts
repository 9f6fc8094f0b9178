/** Nothing that a stranger can send makes the realm fail, and nothing that is refused changes it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { wireFuzz } from "./fuzz-property";

const RUNS = 500;
const LEAST_REQUESTS = 20_000;
const SEED = 20260101;

test(`${LEAST_REQUESTS} requests give no exception, no 5xx, and no change after a refusal (seed ${SEED})`, async () => {
  const statuses = new Map<number, number>();
  const property = wireFuzz((status) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  // A generator that only makes nonsense would show nothing.
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(LEAST_REQUESTS);
  for (const status of [200, 400, 401, 404, 405]) expect(statuses.get(status) ?? 0).toBeGreaterThan(total / 1000);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(total / 20);
}, 180_000);
