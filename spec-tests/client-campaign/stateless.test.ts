/**
 * The oracle is right: a client without state, which registers again at each look, survives with each capability on and
 * off, at old and new feature levels. Here one plan each; as many as wanted with `STATELESS_PLANS=20`.
 */
import { describe, expect, test } from "vitest";
import { campaign, projections } from "../../src/campaign";
import { createRealm } from "../../src/index";
import { NO_CAPABILITIES } from "../../src/model/operations/events/register-queue";
import { NEWEST_CAPABILITIES } from "../../src/model/realm/event-queue";
import { statelessCampaign } from "./stateless";

const PLANS = Number(process.env["STATELESS_PLANS"] ?? "1");
const LEVELS = [60, 200, 255, 372, createRealm({}).feature_level];

const SETS = [
  ["all capabilities", NEWEST_CAPABILITIES],
  ["no capability", NO_CAPABILITIES],
  ...Object.keys(NO_CAPABILITIES).flatMap((name) => [
    [`only ${name}`, { ...NO_CAPABILITIES, [name]: true }] as const,
    [`all but ${name}`, { ...NEWEST_CAPABILITIES, [name]: false }] as const,
  ]),
] as const;

describe.each(LEVELS)("at feature level %d", (level) => {
  test.each(SETS)("with %s", { timeout: 60_000 + 5_000 * PLANS }, async (set, capabilities) => {
    const seed = 1 + SETS.findIndex(([name]) => name === set);
    const options = { ...statelessCampaign(capabilities, level), runs: PLANS, steps: 25, seed };
    const { counterexample } = await campaign(options);
    expect(counterexample?.trace).toBeUndefined();
  });
});

test("it has every view", async () => {
  let views: readonly string[] = [];
  const { start, ...options } = statelessCampaign(NEWEST_CAPABILITIES, LEVELS[0] ?? 60);
  const seen: typeof start = async (surroundings) => {
    const client = await start(surroundings);
    views = Object.keys(client);
    return client;
  };
  await campaign({ ...options, start: seen, replay: [] });
  const named = Object.keys(projections).filter((name) => name !== "messagesOf");
  expect([...views].sort()).toEqual(named.sort());
});
