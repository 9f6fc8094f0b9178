/** Plans that are played side by side: as many as there are jobs, and a long one holds up no other job. */
import { expect, test } from "vitest";
import { beginningOf } from "../../src/campaign/campaign";
import { CAMPAIGN_FIXTURE } from "../../src/campaign/defaults";
import { type PlayOnce, tryPlans } from "../../src/campaign/try-plans";
import { createRealm } from "../../src/index";
import { UNLIMITED } from "../../src/targets/limit";

const realm = createRealm(CAMPAIGN_FIXTURE);
const PARTS = { acts: new Map(), actions: [], faults: [], sleeps: false, operations: [null] };

test("while one plan takes long, the other job plays those after it, and never more than two are under way", async () => {
  let [begun, ended, underWay, most] = [0, 0, 0, 0];
  let end = (): void => undefined;
  const fourthEnded = new Promise<void>((resolve) => (end = resolve));
  const playOnce: PlayOnce = async (_beginning, plan) => {
    const played = { findings: [], journal: [], steps: [], realm };
    if (plan.length === 0) return played;
    begun += 1;
    most = Math.max(most, (underWay += 1));
    await (begun === 1 ? fourthEnded : Promise.resolve());
    underWay -= 1;
    ended += 1;
    if (ended === 4) end();
    return played;
  };
  const begin = (seed: number) => beginningOf({}, realm, seed);
  const { runs } = await tryPlans({
    runs: 9,
    steps: 3,
    seed: 1,
    fixture: CAMPAIGN_FIXTURE,
    parts: PARTS,
    begin,
    playOnce,
    limit: UNLIMITED,
    jobs: 2,
  });
  expect([runs, begun, most]).toEqual([9, 9, 2]);
});
