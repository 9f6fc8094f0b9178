/**
 * Two levels without a row of the tables between them answer every request alike, byte for byte, but for the number of
 * the level; and at any level no request crashes, and every answer is as declared there.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { FEATURE_LEVELS } from "../../src/spec/feature-levels";
import { LIMITS } from "../../src/spec/limits";
import { createSimulator } from "../../src/simulator/simulator";
import { credentials } from "../transport/every-transport";
import { LAW_FIXTURE } from "../support/law-realm";
import { NEW_CLIENT, OLD_CLIENT } from "../support/law-watcher";
import { countOperations, COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { type AnyRequest, toRequest } from "../wire/any-request";
import { drawnFrom, fittingRequest } from "../wire/fitting-request";
import { declaredLevels } from "./declared-levels";

/** The first levels of releases: there, the version changes and nothing else. */
const RELEASES = [25, 27, 65, 122, 156, 157, 185, 237, 277, 278, 371, 372, 421];
const rows = new Set([...Object.values(FEATURE_LEVELS), ...declaredLevels().map(({ level }) => level), ...RELEASES]);
const all = Array.from({ length: LIMITS.NEWEST_FEATURE_LEVEL }, (_, index) => index + 1);
const quiet = all.filter((level) => level > 1 && !rows.has(level));

/** In a campaign more is asked of a realm that was once made. */
const STEPS = COVERS_EVERYTHING ? 20 : 200;
const steps = fc.array(fittingRequest, { minLength: STEPS, maxLength: STEPS, size: "max" });

type Simulator = ReturnType<typeof createSimulator>;

const simulatorAt = (feature_level: number): Simulator => createSimulator({ ...LAW_FIXTURE, feature_level, check_answers: true });

/** Who listens: an owner with a client that knows everything, a member and a guest with clients that know nothing. */
const LISTENERS = [
  ["olive", NEW_CLIENT],
  ["mel", OLD_CLIENT],
  ["greta", OLD_CLIENT],
] as const;

/** The queues of those who listen. */
function queuesOf(simulator: Simulator): readonly string[] {
  return LISTENERS.map(([name, options]) => {
    const outcome = simulator.as(`${name}@example.test`).registerQueue(options);
    if (!outcome.ok) throw new Error(outcome.error.msg);
    return String(outcome.response.queue_id);
  });
}

/** The polls of those who listen. */
const POLLS: readonly AnyRequest[] = LISTENERS.map(([name]) => ({
  method: "GET",
  path: "/events",
  query: [
    ["queue_id", "QUEUE"],
    ["last_event_id", "-1"],
    ["dont_block", "true"],
  ],
  form: [],
  body: "none",
  headers: credentials(`${name}@example.test`, `${name}-key`),
}));

/** The same request, but a poll that does not wait: waiting for events would not end. */
function unwaiting(request: AnyRequest): AnyRequest {
  if (request.path !== "/events") return request;
  const others = (fields: AnyRequest["query"]): AnyRequest["query"] => fields.filter(([name]) => name !== "dont_block");
  return { ...request, query: [...others(request.query), ["dont_block", "true"]], form: others(request.form) };
}

/** What a request is answered with, as text, without the number of the level itself. */
async function answered(simulator: Simulator, request: AnyRequest, queueId: string): Promise<string> {
  countOperations();
  const response = await simulator.fetch(toRequest(request, queueId, new AbortController().signal));
  expect(response.status, `${request.method} ${request.path}`).toBeLessThan(500);
  const text = await response.text();
  return `${response.status} ${text.replaceAll(/"zulip_feature_level":\d+/g, "")}`;
}

test("two levels with no row between them answer alike, polls and their events too", { timeout: 120_000 }, async () => {
  const property = fc.asyncProperty(fc.constantFrom(...quiet), steps, async (level, drawn) => {
    const [before, after] = [simulatorAt(level - 1), simulatorAt(level)];
    const [queuesBefore, queuesAfter] = [queuesOf(before), queuesOf(after)];
    const alike = async (request: AnyRequest, index: number): Promise<void> => {
      const first = await answered(before, request, queuesBefore[index] ?? "");
      expect(await answered(after, request, queuesAfter[index] ?? ""), `${level}: ${request.method} ${request.path}`).toBe(first);
    };
    for (const [index, step] of drawn.entries()) await alike(unwaiting(drawnFrom(before.snapshot(), index, step)), 0);
    for (const [index, poll] of POLLS.entries()) await alike(poll, index);
  });
  await fc.assert(property, propertyRuns(15));
});

test("at any level, no request crashes and every answer and event is as declared", { timeout: 120_000 }, async () => {
  const property = fc.asyncProperty(fc.constantFrom(...all), steps, async (level, drawn) => {
    const simulator = simulatorAt(level);
    const queues = queuesOf(simulator);
    const fits = async (request: AnyRequest, index: number): Promise<void> => {
      expect(await answered(simulator, request, queues[index] ?? ""), `${level}`).not.toContain("NOT_AS_DECLARED");
    };
    for (const [index, step] of drawn.entries()) await fits(unwaiting(drawnFrom(simulator.snapshot(), index, step)), 0);
    for (const [index, poll] of POLLS.entries()) await fits(poll, index);
  });
  await fc.assert(property, propertyRuns(15, 2));
});
