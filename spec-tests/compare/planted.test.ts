/** Deviations that are planted into a realm are found, each by a few requests. */
import { expect, test } from "vitest";
import { compareRealms, type DifferenceClass } from "../../src/compare";
import { DEVIATIONS, type Deviation, deviating, levelOf } from "./planted";

/** Requests for each deviation at most. */
const STEPS = 2500;
/** These are not found within so many requests. `PLANTED=all` tries them too. */
const NOT_FOUND: ReadonlySet<string> = new Set([
  "descriptions of channels are stale",
  "messages are never edited",
  "no event of deleted drafts",
]);
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

test("all but three of the planted deviations are found, each in at most 8 requests", async () => {
  const missed: string[] = [];
  const tried = DEVIATIONS.filter(({ title }) => process.env["PLANTED"] === "all" || !NOT_FOUND.has(title));
  for (const deviation of tried) {
    const classes = await foundOf(deviation);
    if (classes.length === 0) missed.push(deviation.title);
    for (const { name, requests } of classes) expect(requests, `${deviation.title}: ${name}`).toBeLessThanOrEqual(MOST_REQUESTS);
  }
  expect(DEVIATIONS.length - NOT_FOUND.size).toBe(39);
  expect(missed.filter((title) => !NOT_FOUND.has(title))).toEqual([]);
});
