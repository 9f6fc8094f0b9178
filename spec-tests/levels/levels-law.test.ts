/**
 * Two levels without a row of the tables between them answer every request alike, byte for byte, but for the number of
 * the level; and at any level no request crashes, and every answer is as declared there.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { declaredLevels } from "../../docs/site/declared-levels";
import type { Realm } from "../../src/index";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { LIMITS } from "../../src/protocol/limits";
import { createSimulator } from "../../src/simulator/create-simulator";
import { credentials } from "../server/every-transport";
import { forAllAsync } from "../support/for-all";
import { LAW_FIXTURE, lawRealm } from "../support/law-realm";
import { NEW_CLIENT, OLD_CLIENT } from "../support/law-watcher";
import { countOperations, IN_FUZZ, propertyRuns } from "../support/property-runs";
import { GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { type AnyRequest, toRequest } from "../wire/any-request";
import { fittingRequest, generatedFrom } from "../wire/fitting-request";

/** The first levels of releases: there, the version changes and nothing else. */
const RELEASES = [25, 27, 65, 122, 156, 157, 185, 237, 277, 278, 371, 372, 421, 500];
const rows = new Set([...Object.values(FEATURE_LEVELS), ...declaredLevels().map(({ level }) => level), ...RELEASES]);
const all = Array.from({ length: LIMITS.NEWEST_FEATURE_LEVEL }, (_, index) => index + 1);
const quiet = all.filter((level) => level > 1 && !rows.has(level));

/** Requests of every operation, and now and then time passes: a little, or so much that messages fall due. */
const step = fc.oneof(
  { weight: 20, arbitrary: fittingRequest },
  { weight: 1, arbitrary: fc.record({ seconds: fc.constantFrom(1, 60, 3600, 90_000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Generated> ? Generated : never;

/** In the fuzz more is asked of a realm that was once made. */
const STEPS = IN_FUZZ ? 200 : 60;
/** What is done in a realm, which limits whom guests may see, or not. */
const play = fc.record({
  isLimited: fc.boolean(),
  steps: fc.array(step, { minLength: STEPS, maxLength: STEPS, size: "max" }),
});

type Simulator = ReturnType<typeof createSimulator>;

/** A realm of a level in which there is something of every kind. */
function simulatorAt(level: number, isLimited: boolean): Simulator {
  const simulator = createSimulator({ ...LAW_FIXTURE, feature_level: level, check_answers: true });
  simulator.restore(lawRealm(level, isLimited));
  return simulator;
}

/** Who listens: an owner with a client that knows everything, a member and a guest with clients that know nothing. */
const LISTENERS = [
  [OLIVE_OWNER, NEW_CLIENT],
  [MEL_MEMBER, OLD_CLIENT],
  [GRETA_GUEST, OLD_CLIENT],
] as const;

/** The queues of those who listen, and one that requests may end. */
function queuesOf(simulator: Simulator): readonly string[] {
  return [...LISTENERS, LISTENERS[0]].map(([userId, options]) => {
    const outcome = simulator.asUser(userId).registerQueue(options);
    if (!outcome.ok) throw new Error(outcome.error.msg);
    return String(outcome.response.queue_id);
  });
}

/** The poll of one who listens, whatever its address and key are by now. */
function pollOf(realm: Realm, userId: number): AnyRequest {
  const user = realm.users.get(userId - 1);
  const query = Object.entries({ queue_id: "QUEUE", last_event_id: "-1", dont_block: "true" });
  const headers = credentials(user?.delivery_email ?? "", user?.api_key ?? "");
  return { method: "GET", path: "/events", query, form: [], body: "none", headers };
}

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

/** Performs in realms what is generated from the first of them; every answer is checked, and the events of the listeners. */
async function played(
  simulators: readonly [Simulator, ...Simulator[]],
  steps: readonly Step[],
  judge: (request: AnyRequest, answers: readonly string[]) => void,
): Promise<void> {
  const realms = simulators.map((simulator) => ({ simulator, queues: queuesOf(simulator) }));
  const asked = async (request: AnyRequest, queue: number): Promise<void> => {
    const answers = realms.map(({ simulator, queues }) => answered(simulator, request, queues[queue] ?? ""));
    judge(request, await Promise.all(answers));
  };
  for (const [index, step] of steps.entries()) {
    if ("seconds" in step) for (const simulator of simulators) simulator.clock.advance(step);
    else await asked(unwaiting(generatedFrom(simulators[0].snapshot(), index, step)), LISTENERS.length);
  }
  for (const [index, [userId]] of LISTENERS.entries()) await asked(pollOf(simulators[0].snapshot(), userId), index);
}

test("two levels with no row between them answer alike, polls and their events too", async () => {
  await forAllAsync([fc.constantFrom(...quiet), play], propertyRuns(15), async (level, { isLimited, steps }) => {
    const both = [simulatorAt(level - 1, isLimited), simulatorAt(level, isLimited)] as const;
    await played(both, steps, ({ method, path }, [before, after]) => {
      expect(after, `${level}: ${method} ${path}`).toBe(before);
    });
  });
});

test("at any level, no request crashes and every answer and event is as declared", async () => {
  await forAllAsync([fc.constantFrom(...all), play], propertyRuns(15, 2), async (level, { isLimited, steps }) => {
    await played([simulatorAt(level, isLimited)], steps, (_request, [answer]) => {
      expect(answer, `${level}`).not.toContain("NOT_AS_DECLARED");
    });
  });
});
