import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { campaign, type Surroundings } from "../../src/campaign";
import { createSimulator } from "../../src/index";
import { resilientCampaign } from "../client-campaign/resilient";
import { inWords, timedPairAsync, timingOf } from "./measure";
import { type BenchRow, ratioRow } from "./report";

const STEPS = 30;
const CALLS = 300;

/** The client of the first campaign in the README. */
const UNREAD = ({ url, fetch, email, api_key }: Surroundings) => ({
  unread: async (): Promise<number[]> => {
    const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
    const query = 'anchor=newest&num_before=1000&num_after=0&narrow=[["is","unread"]]';
    const answer = await (await fetch(`${url}/api/v1/messages?${query}`, { headers })).json();
    return answer.messages.map(({ id }: { readonly id: number }) => id);
  },
});

/** Whether this process only plays one campaign, and sends how many microseconds of processor time that took. */
export const PLAYS_CAMPAIGN = process.env["BENCH"] === "campaign";

export async function playFirstCampaign(): Promise<void> {
  const begin = process.cpuUsage();
  const { counterexample } = await campaign({ start: UNREAD, laws: [] });
  const { user, system } = process.cpuUsage(begin);
  if (counterexample !== undefined) throw new Error("The client of the README must survive.");
  process.send?.(user + system, () => process.disconnect());
}

/** The first campaign of the README, cold: each round has a process of its own, as a test has. */
export async function firstCampaignRow(rounds: number): Promise<BenchRow> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, BENCH: "campaign" } });
    const [time] = (await once(child, "message")) as [number];
    times.push(time);
  }
  const ours = inWords(timingOf(times));
  return { what: "the README's first campaign, in a new process", ours, other: "", ratio: "", goal: "≤ 3 s" };
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
