/** The property that the wire is fuzzed for, for a short run in the tests and long ones in the campaign. */
import fc from "fast-check";
import { expect } from "vitest";
import { realmFromJSON, realmToJSON } from "../../src/index";
import { createSimulator } from "../../src/simulator/simulator";
import type { Simulator } from "../../src/simulator/simulator";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import { anyRequest, toRequest } from "./any-request";
import type { AnyRequest } from "./any-request";

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

function registered(simulator: Simulator): string {
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

/** Gives the code of a refusal. */
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

/**
 * No sequence of requests gives an exception or a 5xx, a refusal leaves the very same snapshot, and at the end the
 * realm goes to JSON and back.
 *
 * @param count - is told the status of every answer
 */
export function wireFuzz(count: (status: number) => void = () => undefined): fc.IAsyncProperty<[number, unknown[]]> {
  const steps = fc.array(anyStep, { minLength: 1, maxLength: 100, size: "max" });
  return fc.asyncProperty(fc.constantFrom(...LEVELS), steps, async (feature_level, all) => {
    const simulator = createSimulator({ ...EVERY_ROLE_FIXTURE, feature_level });
    const queueId = registered(simulator);
    for (const step of all) {
      const before = simulator.snapshot();
      if ("advance_seconds" in step) {
        simulator.clock.advance({ seconds: step.advance_seconds });
        continue;
      }
      const response = await sent(simulator, step, queueId);
      const code = await expectSoundAnswer(response, step, feature_level);
      count(response.status);
      const mayChange = response.status < 400 || String(code) in CHANGING_REFUSALS;
      if (!mayChange) expect(simulator.snapshot()).toBe(before);
    }
    const json = realmToJSON(simulator.snapshot());
    expect(realmToJSON(realmFromJSON(JSON.parse(JSON.stringify(json))))).toEqual(json);
  });
}
