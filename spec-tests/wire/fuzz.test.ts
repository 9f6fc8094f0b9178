/** No request makes the realm fail, and no refused request changes it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { routes } from "../../src/wire/route";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { wireFuzz } from "./fuzz-property";

const RUNS = 180;
const LEAST_REQUESTS = 8_000;
const SEED = 20260101;

test(`${LEAST_REQUESTS} requests give no exception, no 5xx, and no change after a refusal (seed ${SEED})`, async () => {
  const statuses = new Map<number, number>();
  const carriedOut = new Map<string, number>();
  const property = wireFuzz((status, id) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (id !== undefined && status === 200) carriedOut.set(id, (carriedOut.get(id) ?? 0) + 1);
  });
  await fc.assert(property, propertyRuns(RUNS, SEED));
  if (!COVERS_EVERYTHING) return;
  // A generator that only makes nonsense would show nothing.
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(LEAST_REQUESTS);
  for (const status of [200, 400, 401, 404, 405]) expect(statuses.get(status) ?? 0).toBeGreaterThan(total / 1000);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(total / 4);
  const never = routes()
    .map(({ id }) => id)
    .filter((id) => !carriedOut.has(id));
  expect(never.length, `always refused: ${never.join(", ")}`).toBeLessThan(routes().length / 10);
});
