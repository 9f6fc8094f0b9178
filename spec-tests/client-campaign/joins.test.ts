/** An account that joins during each plan: what it finds was there before it, and a right client is never called wrong. */
import { expect, test } from "vitest";
import { campaign, CAMPAIGN_FIXTURE, type CampaignOptions, projections } from "../../src/campaign";
import type { Fixture } from "../../src/index";
import { replayScenario } from "../../src/scenario";
import { type Right, rightCampaign } from "./right-client";

const PLANS = Number(process.env["FALSE_ALARM_PLANS"] ?? "15");
const SENDS = { action: "sends to a channel", numbers: [0, 0, 0] } as const;
const JOINS = { action: "the account joins", numbers: [0, 0, 0] } as const;

/** Shows no star, as if a new account could have none. */
const withoutStars = (): CampaignOptions<Right> => ({
  ...rightCampaign(),
  views: { starred: { client: () => [], truth: projections.starred } },
});

test.each([
  [442, "documented"],
  [512, "server"],
  [250, "server"],
] as const)(`a right client survives ${PLANS} plans at feature level %i, follow: %s`, async (feature_level, follow) => {
  const fixture = { ...CAMPAIGN_FIXTURE, feature_level, realm: { name: "Campaign", follow } };
  const { counterexample } = await campaign({ ...rightCampaign(), fixture, joins: true, runs: PLANS, seed: feature_level });
  expect(counterexample?.trace).toBeUndefined();
});

test("others act before an owner creates the account, and then its client starts", async () => {
  const { counterexample, tried } = await campaign({ ...withoutStars(), joins: true, replay: [SENDS, JOINS, SENDS] });
  const lines = counterexample?.trace.split("\n").filter((line) => /^ .{3} \+\d/u.test(line)) ?? [];
  expect(lines.map((line) => line.replace(/ sends.*/u, " sends"))).toEqual([
    expect.stringMatching(/^ {2}1\. \+0 s [a-z]+ sends$/u),
    "  2. +0 s olive creates the account joiner@example.test",
    "     +0 s the client starts",
    expect.stringMatching(/^ {2}3\. \+0 s [a-z]+ sends$/u),
  ]);
  expect(tried.actions).toMatchObject({ [SENDS.action]: 2 });
});

test("the shortest plan has no step; the scenario creates the account, too", async () => {
  const { counterexample } = await campaign({ ...withoutStars(), joins: true });
  expect(counterexample?.steps).toEqual([]);
  expect(counterexample?.trace).toContain("olive creates the account joiner@example.test\n");
  const calls = counterexample?.scenario.steps.map((step) => Object(step).call);
  expect(calls?.slice(0, 2)).toEqual(["create-user", "register-queue"]);
  await expect(replayScenario(counterexample?.scenario as never)).resolves.toMatchObject({ status: "passed" });
});

test("faults meet an account that has joined", async () => {
  const fault = { fault: { operation: "register-queue", fault: "lose_answer" } } as const;
  const { counterexample, struck } = await campaign({ ...withoutStars(), joins: true, replay: [SENDS, JOINS, fault, SENDS] });
  expect(struck).toEqual({ lose_answer: 1 });
  expect(counterexample?.findings.map(({ name }) => name)).toEqual(["starred"]);
});

test("the scenario and the diagram name the account on its other device", async () => {
  const views = { mutedChannels: { client: () => [], truth: projections.mutedChannels } };
  const mutes = { action: "mutes a channel on another device", numbers: [0, 0, 0] } as const;
  const { counterexample } = await campaign({ ...rightCampaign(), views, joins: true, replay: [JOINS, mutes] });
  expect(counterexample?.trace).toMatch(/joiner mutes .* on another device/u);
  expect(counterexample?.diagram.participants.map(({ name }) => name)).toContain("joiner's other device");
  const actors = counterexample?.scenario.steps.flatMap((step) => ("as" in step ? [step.as] : []));
  expect(new Set(actors).size).toBeGreaterThan(1);
  expect(actors).not.toContain("");
  await expect(replayScenario(counterexample?.scenario as never)).resolves.toMatchObject({ status: "passed" });
});

test("the address is the one that the realm stores", async () => {
  const { counterexample } = await campaign({ ...rightCampaign(), joins: true, account: " joe@Example.TEST", replay: [JOINS] });
  expect(counterexample?.trace).toBeUndefined();
});

const withUsers = (change: object): Fixture =>
  ({ ...CAMPAIGN_FIXTURE, users: CAMPAIGN_FIXTURE.users?.map((user) => ({ ...user, ...change })) }) as Fixture;

test.each([
  [
    { account: "bob@example.test" },
    'campaign: joins: there is an account with the address "bob@example.test"; choose an address without an account.',
  ],
  [{ fixture: withUsers({ role: 400 }) }, "campaign: joins: an owner creates the account, and the realm has no active owner."],
  [
    { fixture: withUsers({ can_create_users: false }) },
    'campaign: joins: olive cannot create the account "joiner@example.test": You are not allowed to create accounts.',
  ],
  [{ account: "no address" }, 'campaign: joins: olive cannot create the account "no address": '],
  [{ joins: 1 }, "campaign: joins: expected boolean, received 1."],
])("options number %# are refused", async (options, sentence) => {
  await expect(campaign({ ...rightCampaign(), joins: true, ...options } as never)).rejects.toThrow(sentence);
});
