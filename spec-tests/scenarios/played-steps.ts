/** Plays steps of a scenario on a target of a test. */
import { differenceLine } from "../../src/matching/difference";
import type { CallStep, Scenario, Step } from "../../src/matching/scenario";
import { replay } from "../../src/scenario/replay";
import type { StepResult } from "../../src/scenario/step-result";
import type { Target } from "../../src/targets/target";

export const routes = new Map([
  ["send-message", { method: "POST", path: "/messages" }],
  ["get-user-by-email", { method: "GET", path: "/users/{email}" }],
]);

export function scenarioOf(...steps: Step[]): Scenario {
  return { name: "n", purpose: "p", card: ["Errors"], steps };
}

export async function play(target: Target, ...steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for await (const result of replay(scenarioOf(...steps), target, routes)) {
    results.push(result);
  }
  return results;
}

export function statuses(results: readonly StepResult[]): string {
  return results.map(({ status }) => status).join(" ");
}

/** The differences of the only step. */
export async function differencesOf(target: Target, step: Step): Promise<readonly string[]> {
  const [result] = await play(target, step);
  return (result?.differences ?? []).map(differenceLine);
}

export const call = (more: Partial<CallStep> = {}): Step => ({ call: "send-message", as: "a@b.c", ...more });
