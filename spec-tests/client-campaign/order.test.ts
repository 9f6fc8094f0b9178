/** Events reach a client in order and once, whatever happens to answers, since the client acknowledges them. */
import { expect, test } from "vitest";
import { campaign, CAMPAIGN_FIXTURE, type PlanStep } from "../../src/campaign";
import { referenceCampaign } from "./reference";
import { resilientCampaign } from "./resilient";

const PLANS = 50;

test(`${PLANS} plans: the reference client knows what is true, and has seen each event once, in order`, async () => {
  const { runs, counterexample } = await campaign({ ...referenceCampaign(), runs: PLANS, seed: 2 });
  expect(counterexample?.trace).toBeUndefined();
  expect(runs).toBe(PLANS);
});

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

test("a message that the account has starred and can no longer read is not deleted: no client could know", async () => {
  const replay: readonly PlanStep[] = [
    { action: "sends to a channel", numbers: [0, 0, 0] },
    { action: "makes a channel private or public", numbers: [1, 0, 20] },
    { action: "sends to a channel", numbers: [3, 0, 1] },
    { action: "stars on another device", numbers: [3, 0, 0] },
    { action: "archives a channel", numbers: [0, 0, 0] },
    { action: "sends to a channel", numbers: [0, 0, 0] },
    { action: "sends to a channel", numbers: [0, 0, 0] },
    { action: "unsubscribes the account", numbers: [0, 0, 0] },
    { action: "deletes a topic", numbers: [15, 0, 3] },
  ];
  const { counterexample } = await campaign({ ...referenceCampaign(), replay });
  expect(counterexample?.trace).toBeUndefined();
});

test("a channel with an unread wildcard mention is not archived: a client could not know that it is one", async () => {
  const replay: readonly PlanStep[] = [
    { fault: { fault: "malformed_json" } },
    { action: "mutes a channel on another device", numbers: [0, 0, 0] },
    { action: "mentions the account", numbers: [1, 0, 1] },
    { action: "archives a channel", numbers: [0, 0, 0] },
  ];
  const fixture = { ...CAMPAIGN_FIXTURE, feature_level: 300 };
  const { counterexample } = await campaign({ ...resilientCampaign(), fixture, replay });
  expect(counterexample?.trace).toBeUndefined();
});

test("a presence that no client is notified of is not updated", async () => {
  const replay: readonly PlanStep[] = [
    { action: "shows presence", numbers: [0, 15, 15] },
    { clock: 60 },
    { action: "shows presence", numbers: [0, 0, 23] },
  ];
  const { counterexample } = await campaign({ ...referenceCampaign(), replay });
  expect(counterexample?.trace).toBeUndefined();
});
