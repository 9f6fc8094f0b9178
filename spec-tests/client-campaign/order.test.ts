/** Events reach a client in order and once, whatever happens to answers, since the client acknowledges them. */
import { expect, test } from "vitest";
import { campaign } from "../../src/campaign";
import { referenceCampaign } from "./reference";

const PLANS = 100;

test(`${PLANS} plans: the reference client knows what is true, and has seen each event once, in order`, async () => {
  const { runs, counterexample } = await campaign({ ...referenceCampaign(), runs: PLANS, seed: 2 });
  expect(counterexample?.trace).toBeUndefined();
  expect(runs).toBe(PLANS);
}, 120_000);
