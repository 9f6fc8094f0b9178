/** Conversations go where none has been: most operations, and refusals for many reasons, within a few requests. */
import { expect, test } from "vitest";
import { conversationFrom } from "../../src/compare/conversation";
import { COMPARE_FIXTURE } from "../../src/compare/default-fixture";
import { accountsWithKeys } from "../../src/compare/side";
import { Steering } from "../../src/compare/steering";
import { operationsOf } from "../../src/compare/stories";
import { thingsOf } from "../../src/exchanges/written-values";
import { createRealm } from "../../src/model/fixture/create-realm";
import { REASONS } from "../../src/protocol/refusals/reasons";
import { randomFrom, seedOfRun } from "../../src/testing/arbitraries/random";

const STEPS = 1500;
/** Twice as many as before the choice was steered. */
const LEAST_REASONS = 174;
const LEAST_OPERATIONS = 0.95;

/** Reasons that no request of an account with a right key can have, and why. */
const NOT_BY_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  "every request has the credentials of an account": ["credentials_missing", "credentials_wrong", "address_unknown"],
  "requests are limited only where a fixture says so": ["rate_limited"],
  "they are of typed calls": ["actor_unknown", "answer_not_as_declared"],
  "they are of the clock": ["clock_span_invalid", "clock_goes_back", "clock_goes_too_far"],
  "nothing waits for webhooks": ["webhook_unknown", "webhook_answer_unclear"],
  "polls belong to the comparison": ["queue_of_another", "poll_incomplete", "events_acknowledged", "event_not_sent"],
};

test.each([1, 2, 7])("1500 requests reach the operations and many reasons, with the seed %i", (seed) => {
  const start = createRealm({ ...COMPARE_FIXTURE, feature_level: 421 });
  const operations = operationsOf({ level: 421, is_shared: false, isWanted: () => true });
  const drawing = {
    ...{ start, operations, steering: new Steering(), things: thingsOf(start), accounts: accountsWithKeys(COMPARE_FIXTURE) },
    ...{ length: 24, moves_clock: true, is_shared: false },
  };
  const [reached, reasons] = [new Set<string>(), new Set<string>()];
  for (let [requests, conversation] = [0, 1]; requests < STEPS; conversation += 1) {
    for (const act of conversationFrom({ ...drawing, conversation }, randomFrom(seedOfRun(seed, conversation)))) {
      if (act.kind !== "call") continue;
      requests += 1;
      reached.add(act.step.call);
      if (act.reason !== undefined) reasons.add(act.reason);
    }
  }
  const missed = operations.all.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
  expect(1 - missed.length / operations.all.length, missed.join(", ")).toBeGreaterThanOrEqual(LEAST_OPERATIONS);
  expect(reasons.size).toBeGreaterThanOrEqual(LEAST_REASONS);
  const never = Object.values(NOT_BY_REQUESTS).flat();
  expect(never.filter((reason) => reasons.has(reason))).toEqual([]);
  expect(never.filter((reason) => !Object.hasOwn(REASONS, reason))).toEqual([]);
});
