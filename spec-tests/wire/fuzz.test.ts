/** Nothing that a stranger can send makes the realm fail, and nothing that is refused changes it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { realmFromJSON, realmToJSON } from "../../src/index";
import { createSimulator } from "../../src/simulator/simulator";
import type { Simulator } from "../../src/simulator/simulator";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import { anyRequest, toRequest } from "./any-request";
import type { AnyRequest } from "./any-request";

const RUNS = 500;
const REQUESTS_PER_RUN = { minLength: 1, maxLength: 100, size: "max" } as const;
const LEAST_REQUESTS = 20_000;
const SEED = Number(process.env["SEED"] ?? 20260101);

/** Refusals after which the realm is another one all the same, with the reason. */
const CHANGING_REFUSALS: Readonly<Record<string, string>> = {
  INVITATION_FAILED: "some of the invitations may have been sent",
};

/** Levels on both sides of the changes that concern every request. */
const LEVELS = [1, 75, 76, 166, 167, 248, 300, 421];

/** The clock moves now and then, so that what was scheduled is delivered in between. */
const anyStep = fc.oneof(
  { weight: 30, arbitrary: anyRequest },
  { weight: 1, arbitrary: fc.record({ advance_seconds: fc.constantFrom(0, 1, 60, 3600, 100_000) }) },
);

async function registered(simulator: Simulator): Promise<string> {
  const outcome = simulator.as("olive@example.test").registerQueue({});
  if (!outcome.ok) throw new Error(outcome.error.msg);
  return String(outcome.response.queue_id);
}

/** Sends a request; one that would wait for events is given up after a moment. */
async function sent(simulator: Simulator, any: AnyRequest, queueId: string): Promise<Response> {
  const caller = new AbortController();
  const answer = simulator.fetch(toRequest(any, queueId, caller.signal));
  if (any.path === "/events") setImmediate(() => caller.abort());
  return answer;
}

async function expectSoundAnswer(response: Response, any: AnyRequest, level: number): Promise<unknown> {
  expect(response.status).toBeLessThan(500);
  const text = await response.text();
  if (any.method === "HEAD" || response.status === 204) {
    expect(text).toBe("");
    return undefined;
  }
  const body = JSON.parse(text) as Record<string, unknown>;
  if (response.status === 200) {
    expect(body).toMatchObject({ result: "success", msg: "" });
    return undefined;
  }
  expect(body).toMatchObject({ result: "error", msg: expect.stringMatching(/\S/) });
  expect(String(body["msg"])).not.toMatch(/\n\s+at |undefined|\[object|TypeError|node:/);
  const hasCode = level >= 76 || body["code"] !== undefined;
  if (hasCode) expect(body["code"]).toMatch(/^[A-Z_]+$/);
  return body["code"];
}

test(`${LEAST_REQUESTS} requests give no exception, no 5xx, and no change after a refusal (seed ${SEED})`, async () => {
  const statuses = new Map<number, number>();
  const steps = fc.array(anyStep, REQUESTS_PER_RUN);
  const property = fc.asyncProperty(fc.constantFrom(...LEVELS), steps, async (feature_level, all) => {
    const simulator = createSimulator({ ...EVERY_ROLE_FIXTURE, feature_level });
    const queueId = await registered(simulator);
    for (const step of all) {
      const before = simulator.snapshot();
      if ("advance_seconds" in step) {
        simulator.clock.advance({ seconds: step.advance_seconds });
        continue;
      }
      const response = await sent(simulator, step, queueId);
      const code = await expectSoundAnswer(response, step, feature_level);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const mayChange = response.status < 400 || String(code) in CHANGING_REFUSALS;
      if (!mayChange) expect(simulator.snapshot()).toBe(before);
    }
    const json = realmToJSON(simulator.snapshot());
    expect(realmToJSON(realmFromJSON(JSON.parse(JSON.stringify(json))))).toEqual(json);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  // A generator that only makes nonsense would show nothing.
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(LEAST_REQUESTS);
  for (const status of [200, 400, 401, 404, 405]) expect(statuses.get(status) ?? 0).toBeGreaterThan(total / 1000);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(total / 20);
}, 180_000);
