/** Events reach a client in order and once, whatever happens to answers, since the client acknowledges them. */
import { expect, test } from "vitest";
import { campaign, type PlanStep } from "../../src/campaign";
import { referenceCampaign } from "./reference";

const PLANS = 100;

test(`${PLANS} plans: the reference client knows what is true, and has seen each event once, in order`, async () => {
  const { runs, counterexample } = await campaign({ ...referenceCampaign(), runs: PLANS, seed: 2 });
  expect(counterexample?.trace).toBeUndefined();
  expect(runs).toBe(PLANS);
}, 120_000);

test("a star that waits in a queue is not joined with one after the deletion of its message: no client could know", async () => {
  const replay: readonly PlanStep[] = [
    { fault: { fault: "delay", seconds: 5 } },
    { action: "stars on another device", numbers: [0, 0, 0] },
    { action: "deletes a message", numbers: [0, 0, 2] },
    { action: "stars on another device", numbers: [0, 0, 3] },
  ];
  const { counterexample } = await campaign({ ...referenceCampaign(), replay });
  expect(counterexample?.trace).toBeUndefined();
});
