/** Deviations that are planted into a realm are found, each by a few requests. */
import { expect, test } from "vitest";
import { compareRealms, type DifferenceClass } from "../../src/compare";
import { deviating, type Deviation, DEVIATIONS, levelOf } from "./planted";

/** Requests for each deviation at most. */
const STEPS = 2500;
/** Which of them are found changes with the choice of requests; how many should not. */
const LEAST_FOUND = 38;
const MOST_REQUESTS = 8;

async function foundOf(deviation: Deviation): Promise<readonly DifferenceClass[]> {
  const stop = new AbortController();
  const feature_level = levelOf(deviation);
  const { classes } = await compareRealms({
    right: (fixture) => deviating(deviation, fixture),
    steps: STEPS,
    ...(feature_level === undefined ? {} : { feature_level }),
    signal: stop.signal,
    onProgress: ({ classes: found }) => found > 0 && stop.abort(),
  });
  return classes;
}

test(`at least ${LEAST_FOUND} of ${DEVIATIONS.length} planted deviations are found, each in at most ${MOST_REQUESTS} requests`, async () => {
  const missed: string[] = [];
  for (const deviation of DEVIATIONS) {
    const classes = await foundOf(deviation);
    if (classes.length === 0) missed.push(deviation.title);
    for (const { name, requests } of classes) expect(requests, `${deviation.title}: ${name}`).toBeLessThanOrEqual(MOST_REQUESTS);
  }
  expect(DEVIATIONS.length - missed.length, `not found: ${missed.join(", ")}`).toBeGreaterThanOrEqual(LEAST_FOUND);
});
