/**
 * Two levels without a row of the tables between them answer every request alike, byte for byte, but for the number of
 * the level; and at any level no request crashes, and every answer is as declared there.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { FEATURE_LEVELS } from "../../src/spec/feature-levels";
import { LIMITS } from "../../src/spec/limits";
import { createSimulator } from "../../src/simulator/simulator";
import { LAW_FIXTURE } from "../support/law-realm";
import { countOperations, propertyRuns } from "../support/property-runs";
import { type AnyRequest, toRequest } from "../wire/any-request";
import { drawnFrom, fittingRequest } from "../wire/fitting-request";
import { declaredLevels } from "./declared-levels";

/** The first levels of releases: there, the version changes and nothing else. */
const RELEASES = [25, 27, 65, 122, 156, 157, 185, 237, 277, 278, 371, 372, 421];
const rows = new Set([...Object.values(FEATURE_LEVELS), ...declaredLevels().map(({ level }) => level), ...RELEASES]);
const all = Array.from({ length: LIMITS.NEWEST_FEATURE_LEVEL }, (_, index) => index + 1);
const quiet = all.filter((level) => level > 1 && !rows.has(level));

const steps = fc.array(fittingRequest, { minLength: 20, maxLength: 20 });

type Simulator = ReturnType<typeof createSimulator>;

const simulatorAt = (feature_level: number): Simulator => createSimulator({ ...LAW_FIXTURE, feature_level, check_answers: true });

function queueOf(simulator: Simulator): string {
  const outcome = simulator.as("olive@example.test").registerQueue({});
  if (!outcome.ok) throw new Error(outcome.error.msg);
  return String(outcome.response.queue_id);
}

/** What a request is answered with, as text, without the number of the level itself. */
async function answered(simulator: Simulator, request: AnyRequest, queueId: string): Promise<string> {
  countOperations();
  const response = await simulator.fetch(toRequest(request, queueId, new AbortController().signal));
  expect(response.status, `${request.method} ${request.path}`).toBeLessThan(500);
  const text = await response.text();
  return `${response.status} ${text.replaceAll(/"zulip_feature_level":\d+/g, "")}`;
}

/** Waiting for events would not end. */
const waits = ({ path }: AnyRequest): boolean => path === "/events";

test("two levels with no row between them answer alike", { timeout: 120_000 }, async () => {
  const property = fc.asyncProperty(fc.constantFrom(...quiet), steps, async (level, drawn) => {
    const [before, after] = [simulatorAt(level - 1), simulatorAt(level)];
    const [queueBefore, queueAfter] = [queueOf(before), queueOf(after)];
    for (const [index, step] of drawn.entries()) {
      const request = drawnFrom(before.snapshot(), index, step);
      if (waits(request)) continue;
      const first = await answered(before, request, queueBefore);
      expect(await answered(after, request, queueAfter), `${level}: ${request.method} ${request.path}`).toBe(first);
    }
  });
  await fc.assert(property, propertyRuns(15));
});

test("at any level, no request crashes and every answer is as declared", { timeout: 120_000 }, async () => {
  const property = fc.asyncProperty(fc.constantFrom(...all), steps, async (level, drawn) => {
    const simulator = simulatorAt(level);
    const queueId = queueOf(simulator);
    for (const [index, step] of drawn.entries()) {
      const request = drawnFrom(simulator.snapshot(), index, step);
      if (!waits(request)) expect(await answered(simulator, request, queueId), `${level}`).not.toContain("NOT_AS_DECLARED");
    }
  });
  await fc.assert(property, propertyRuns(15, 2));
});
