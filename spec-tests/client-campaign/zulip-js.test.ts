/** What the JavaScript client library, as published, survives and what it does not; see docs/found.md. */
import { expect, test } from "vitest";
import { stepText, SURVIVABLE_FAULTS } from "../../src/campaign";
import type { FaultName } from "../../src/model/fixture/fault-plan";
import { replayScenario } from "../../src/scenario";
import { zulipJsCampaign } from "./zulip-js";

const FATAL: readonly FaultName[] = ["status", "rate_limit", "lose_queue", "stall"];

test("zulip-js survives all faults but four", async () => {
  const { runs, counterexample } = await zulipJsCampaign(
    SURVIVABLE_FAULTS.filter((fault) => !FATAL.includes(fault)),
    60,
  );
  expect(counterexample?.trace).toBeUndefined();
  expect(runs).toBe(60);
});

test("zulip-js does not survive registrations that fail one after another: back-off kept", async () => {
  const storm = { fault: { operation: "register-queue", fault: "status", status: 500, times: 60 } } as const;
  const { counterexample } = await zulipJsCampaign([], 1, false, [storm]);
  expect(counterexample?.findings.map((finding) => finding.name)).toEqual(["back-off kept"]);
});

test.each([
  ["rate_limit", false, "back-off kept"],
  ["lose_queue", false, "every message heard once"],
  ["stall", false, "every message heard once"],
  ["delay", true, "every message heard once"],
] as const)("zulip-js does not survive %s, with its machine asleep now and then: %s", async (fault, sleeps, name) => {
  const { counterexample } = await zulipJsCampaign([fault], 60, sleeps);
  expect(counterexample?.findings.map((finding) => finding.name)).toEqual([name]);
  expect(counterexample?.steps.map(stepText).length).toBeLessThanOrEqual(4);
  if (counterexample === undefined) return;
  const replayed = await replayScenario(counterexample.scenario);
  expect(replayed.steps.filter(({ status }) => status !== "passed")).toEqual([]);
});
