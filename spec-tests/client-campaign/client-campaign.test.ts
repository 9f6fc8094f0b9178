/** Campaigns: a good client survives, bad habits are found and reported in a few steps, and the same seed finds the same. */
import { describe, expect, test } from "vitest";
import { GOOD_HABITS, type Habits } from "../../examples/resilient-client";
import { campaign, type PlanStep, stepText, SURVIVABLE_FAULTS } from "../../src/campaign";
import { generatePlan } from "../../src/campaign/plan";
import { replayScenario } from "../../src/scenario";
import { randomFrom } from "../../src/testing/arbitraries/random";
import { resilientCampaign } from "./resilient";

const PLANS = 80;

test(`the resilient client survives ${PLANS} plans, and every fault strikes`, async () => {
  const { runs, struck, counterexample } = await campaign({ ...resilientCampaign(), runs: PLANS, seed: 1 });
  expect(counterexample?.trace).toBeUndefined();
  expect(runs).toBe(PLANS);
  for (const times of Object.values(struck)) expect(times).toBeGreaterThan(0);
  expect(Object.keys(struck)).toHaveLength(14);
});

describe("a habit that is omitted", () => {
  test.each([
    ["registersAgain", undefined],
    ["looksBeforeResending", "every act once"],
    ["followsMoves", "unreadByTopic"],
    ["waitsAsTold", "back-off kept"],
    ["fetchesAfterRegistering", "messages"],
  ] satisfies [keyof Habits, string | undefined][])("%s is found within 500 plans and reported in six steps", async (habit, finding) => {
    // A client that never waits breaks the laws of rates too, and earlier.
    const { found } = await campaign({
      ...resilientCampaign({ ...GOOD_HABITS, [habit]: false }),
      runs: 500,
      seed: 1,
      maxFindings: finding === "back-off kept" ? 3 : 1,
    });
    // A client whose queue is lost shows whatever happened next wrong.
    const counterexample = found.find(({ name }) => name === (finding ?? name))?.counterexample;
    expect(counterexample).toBeDefined();
    expect(counterexample?.steps.map(stepText).length).toBeLessThanOrEqual(6);
    if (counterexample === undefined) return;
    const replayed = await replayScenario(counterexample.scenario);
    expect(replayed.steps.filter(({ status }) => status !== "passed")).toEqual([]);
    expect(counterexample.trace).toContain(counterexample.findings[0]?.problem);
  });
});

/** Runs the code of a printed counterexample. */
function pasted(trace: string, options: object): unknown {
  const code = trace.slice(trace.indexOf("await campaign("));
  return Reflect.construct(Function, ["campaign", "options", `return (async () => { return ${code} })()`])(campaign, options);
}

test("a counterexample has names, relative times, the gist of answers and the difference in words", async () => {
  const replay: readonly PlanStep[] = [
    { fault: { operation: "send-message", fault: "rate_limit", retry_after: 6 } },
    { act: "send", with: { channel: "general", topic: "lunch" } },
    { clock: 20 },
    { action: "moves messages to a topic", numbers: [0, 0, 2] },
  ];
  const broken = resilientCampaign({ ...GOOD_HABITS, followsMoves: false });
  const { counterexample } = await campaign({ ...broken, replay });
  const trace = counterexample?.trace ?? "";
  for (const line of [
    "  1. +0 s the next send-message of the client gets rate_limit (retry-after 6 s)",
    '  2. +0 s the client does send with {"channel":"general","topic":"lunch"}',
    "→ 429 RATE_LIMIT_HIT, retry-after 6 s, fault rate_limit",
    "  3. +0 s 20 s pass",
    "narrow=channels:public,sender:ann@example.test num_after=0 num_before=200 → 0 messages",
    '  4. +20 s olive moves message 4 "It is me, act-1.", alone, to bugs',
    "       ^ from here on wrong: unreadByTopic",
    "  view unreadByTopic: #general > lunch is shown with 2 unread; it has 1; #general > bugs is shown with 0 unread; it has 1.",
  ])
    expect(trace).toContain(line);
});

test("the steps of a counterexample are a regression test of the client", async () => {
  const broken = resilientCampaign({ ...GOOD_HABITS, followsMoves: false });
  const { counterexample } = await campaign({ ...broken, runs: 100, seed: 1 });
  const steps = counterexample?.steps ?? [];
  expect((await campaign({ ...broken, replay: steps })).counterexample?.steps).toEqual(steps);
  expect((await campaign({ ...resilientCampaign(), replay: steps })).counterexample).toBeUndefined();
  expect(await pasted(counterexample?.trace ?? "", broken)).toMatchObject({ counterexample: { steps } });
  const [problem] = counterexample?.diagram.problems ?? [];
  expect(problem).toMatchObject({ text: counterexample?.findings[0]?.problem });
  expect(problem?.diverged_at).toBeGreaterThanOrEqual(0);
});

test("what a client shows wrong is found when it has nothing more to do, also if it is right again in the end", async () => {
  const broken = resilientCampaign({ ...GOOD_HABITS, followsMoves: false });
  const replay: readonly PlanStep[] = [
    { action: "moves messages to a topic", numbers: [0, 0, 0] },
    { fault: { fault: "lose_queue" } },
    { clock: 70 },
  ];
  const { counterexample } = await campaign({ ...broken, replay });
  expect(counterexample?.findings.map(({ name }) => name)).toEqual(["unreadByTopic"]);
});

test("the same seed finds the same counterexample", async () => {
  const find = () => campaign({ ...resilientCampaign({ ...GOOD_HABITS, looksBeforeResending: false }), runs: 200, seed: 3 });
  const [one, other] = [await find(), await find()];
  expect(one.counterexample?.trace).toBeDefined();
  expect({ ...other, seconds: 0 }).toEqual({ ...one, seconds: 0 });
});

test("after two refusals that name a time, the resilient client waits for the later moment", async () => {
  const { counterexample, runs } = await campaign({ ...resilientCampaign(), runs: 100, steps: 30, seed: 12 });
  expect(counterexample?.trace).toBeUndefined();
  expect(runs).toBe(100);
});

test("acts at the same moment begin together, also where the plan ends", async () => {
  let [underWay, most] = [0, 0];
  const report = await campaign({
    start: ({ url, fetch, email, api_key }) => ({
      ask: async () => {
        most = Math.max(most, (underWay += 1));
        const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
        await fetch(`${url}/api/v1/users/me`, { headers });
        underWay -= 1;
      },
    }),
    acts: { ask: { run: (client) => client.ask() } },
    views: {},
    laws: [{ name: "together", problem: () => (most === 2 ? undefined : `${most} under way.`) }],
    replay: [
      { act: "ask", with: null },
      { fault: { fault: "status", status: 500 } },
      { act: "ask", with: null, soon: true },
      { act: "ask", with: null, soon: true },
    ],
  });
  expect(report.counterexample?.trace).toBeUndefined();
  expect(report.struck).toEqual({ status: 1 });
});

test("each planned fault strikes one request, also where another is planned later, and one that strikes none stays", async () => {
  const statuses: number[] = [];
  const report = await campaign({
    start: ({ url, fetch, email, api_key }) => ({
      ask: async () => {
        const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
        statuses.push((await fetch(`${url}/api/v1/users/me`, { headers })).status);
      },
    }),
    acts: { ask: { run: (client) => client.ask() } },
    views: {},
    laws: [{ name: "asks", problem: () => (statuses.length === 3 ? undefined : "not asked.") }],
    replay: [
      { fault: { operation: "send-message", fault: "status", status: 500 } },
      { fault: { fault: "status", status: 502 } },
      { act: "ask", with: null },
      { fault: { fault: "status", status: 503 } },
      { act: "ask", with: null },
      { act: "ask", with: null },
    ],
  });
  expect(report.counterexample?.trace).toBeUndefined();
  expect(statuses).toEqual([502, 503, 200]);
});

test("a client has all of the time to catch up, and no second more", async () => {
  const late = async (seconds: number) => {
    const report = await campaign({
      start: ({ url, fetch, email, api_key, sleep }) => {
        const client = { ready: false };
        void (async () => {
          await fetch(`${url}/api/v1/users/me`, { headers: { authorization: `Basic ${btoa(`${email}:${api_key}`)}` } });
          await sleep(seconds);
          client.ready = true;
        })();
        return client;
      },
      acts: {},
      views: {},
      laws: [{ name: "ready", problem: ({ client }) => (client.ready ? undefined : "not ready.") }],
      catch_up_seconds: 60,
      replay: [],
    });
    return report.counterexample?.findings.map(({ name }) => name);
  };
  expect([await late(60), await late(61)]).toEqual([undefined, ["ready"]]);
});

test("the loss of a queue is planned for any request: it needs none of an operation", () => {
  const parts = { ...{ acts: new Map(), actions: [], sleeps: false }, faults: ["lose_queue", "status"] as const };
  const plan = [...Array(50).keys()].flatMap((seed) => generatePlan(randomFrom(seed), 40, { ...parts, operations: ["send-message"] }));
  const faults = plan.flatMap((step) => ("fault" in step ? [step.fault] : []));
  const operations = (name: string) => [...new Set(faults.filter(({ fault }) => fault === name).map(({ operation }) => operation))];
  expect([operations("lose_queue"), operations("status").includes("send-message")]).toEqual([[undefined], true]);
});

test("plans have no fault but those of the campaign", () => {
  const parts = { ...{ acts: new Map(), actions: [], sleeps: false }, operations: ["send-message"] as const };
  for (const allowed of SURVIVABLE_FAULTS) {
    const plan = [...Array(20).keys()].flatMap((seed) => generatePlan(randomFrom(seed), 40, { ...parts, faults: [allowed] }));
    expect(new Set(plan.flatMap((step) => ("fault" in step ? [step.fault.fault] : [])))).toEqual(new Set([allowed]));
  }
});
