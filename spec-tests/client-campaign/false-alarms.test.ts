/**
 * No false alarms: the reference client and the example client survive plans at five feature levels, in `.ci/run` at two.
 * As many plans as wanted with `FALSE_ALARM_PLANS=20000`, from the seed `FALSE_ALARM_SEED`.
 */
import { describe, expect, test } from "vitest";
import { campaign, CAMPAIGN_FIXTURE } from "../../src/campaign";
import { createRealm } from "../../src/index";
import { COVERS_EVERYTHING } from "../support/property-runs";
import { referenceCampaign } from "./reference";
import { resilientCampaign } from "./resilient";

const PLANS = Number(process.env["FALSE_ALARM_PLANS"] ?? "20");
const SEED = Number(process.env["FALSE_ALARM_SEED"] ?? "1");

/** The newest, the default, one that announces archived channels as deleted, one before topics could be empty, and the oldest that the example client can use. */
const ALL_LEVELS = [createRealm({ feature_level: "newest" }).feature_level, createRealm({}).feature_level, 372, 300, 255];
const LEVELS = COVERS_EVERYTHING ? ALL_LEVELS : [ALL_LEVELS[0], 300];

describe.each(LEVELS)(`${PLANS} plans at feature level %d`, (feature_level) => {
  const options = { fixture: { ...CAMPAIGN_FIXTURE, feature_level }, runs: PLANS, seed: SEED };

  test("the example client survives", async () => {
    const { runs, counterexample } = await campaign({ ...resilientCampaign(), ...options });
    expect(counterexample?.trace).toBeUndefined();
    expect(runs).toBe(PLANS);
  });

  test("the reference client survives", async () => {
    const { runs, counterexample } = await campaign({ ...referenceCampaign(), ...options });
    expect(counterexample?.trace).toBeUndefined();
    expect(runs).toBe(PLANS);
  });
});
