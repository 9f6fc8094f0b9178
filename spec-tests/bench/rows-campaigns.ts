import { campaign } from "../../src/campaign";
import { createSimulator } from "../../src/index";
import { resilientCampaign } from "../client-campaign/resilient";
import { timedPairAsync, timingOf } from "./measure";
import { type BenchRow, ratioRow } from "./report";

const STEPS = 30;
const CALLS = 300;
/** Rounds that are not counted: campaigns are long, and the engine optimizes until some 3,000 plans are played. */
const WARM_UPS = 10;

/** How many plans a second of processor time a campaign plays around a client in this process. */
export async function plansRow(plans: number): Promise<BenchRow> {
  const rates: number[] = [];
  for (let round = -WARM_UPS; round < 5; round += 1) {
    const begin = process.cpuUsage();
    const seed = WARM_UPS + round;
    const { counterexample } = await campaign({ ...resilientCampaign(), runs: plans, steps: STEPS, seed });
    if (counterexample !== undefined) throw new Error("The client of the example must survive.");
    const { user, system } = process.cpuUsage(begin);
    if (round >= 0) rates.push((plans * 1e6) / (user + system));
  }
  const { median, spread } = timingOf(rates);
  const ours = `${median.toFixed(0)} ±${spread.toFixed(0)} a second`;
  return { what: `campaign: plans of ${STEPS} steps, by processor time`, ours, other: "", ratio: "", goal: "≥ 300 a second" };
}

/** What a campaign of many plans leaves in memory, compared with the first plans. */
export async function plansMemoryRow(plans: number): Promise<BenchRow> {
  const used = async (runs: number, seed: number): Promise<number> => {
    await campaign({ ...resilientCampaign(), runs, steps: STEPS, seed });
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const first = await used(100, 1);
  const all = await used(plans, 2);
  const what = `campaign: memory in use after ${plans.toLocaleString("en")} plans, compared with 100`;
  const [ours, other] = [`${all.toFixed(1)} MiB`, `${first.toFixed(1)} MiB`];
  return { what, ours, other, ratio: `${(all / first).toFixed(2)} ×`, goal: "flat" };
}

/** A request under a plan that never strikes it, compared with one without a plan. */
export async function faultRows(): Promise<BenchRow[]> {
  const email = "ann@example.test";
  const asker = (faults: object | undefined): (() => Promise<void>) => {
    const sim = createSimulator({ users: [{ email, api_key: "key" }], ...(faults === undefined ? {} : { faults }) });
    const headers = { authorization: `Basic ${btoa(`${email}:key`)}` };
    return async () => {
      for (let call = 0; call < CALLS; call += 1) await (await sim.fetch("/api/v1/users/me", { headers })).json();
      sim.clearJournal();
    };
  };
  const unplanned = asker(undefined);
  const none = await timedPairAsync(asker({ rules: [] }), unplanned, CALLS, 31);
  const unmet = await timedPairAsync(asker({ rules: [{ fault: "status", operation: "get-events" }] }), unplanned, CALLS, 31);
  return [
    ratioRow("wire: a plan without rules ÷ no plan", ...none, "≤ 1.02"),
    ratioRow("wire: a plan of one rule for others ÷ no plan", ...unmet, ""),
  ];
}
