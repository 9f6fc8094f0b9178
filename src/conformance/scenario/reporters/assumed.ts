/** What assertions that hold on the simulator rest on. */
import { fidelity } from "../../../wire/fidelity";
import { isSimulator } from "../known-difference";
import type { ReplayResult } from "../step-result";

/**
 * How many expected answers that came belong to operations with assumptions, as a line; none of another target, which
 * proves what it answers.
 */
export function assumedLines({ target, scenarios }: Pick<ReplayResult, "target" | "scenarios">): readonly string[] {
  if (!isSimulator(target)) return [];
  const assumptions = new Map(fidelity().operations.map((row) => [row.name, row.assumptions]));
  const asserted = scenarios.flatMap(({ scenario, steps }) =>
    scenario.steps.flatMap((step, index) => {
      const isAsserted = "call" in step && (step.expect !== undefined || step.reason !== undefined);
      return isAsserted && steps[index]?.status === "passed" ? [step.call] : [];
    }),
  );
  const assumed = asserted.filter((call) => (assumptions.get(call) ?? []).length > 0);
  if (assumed.length === 0) return [];
  const named = [...new Set(assumed)].map((call) => `${(assumptions.get(call) ?? []).join(", ")} (${call})`);
  const rest = assumed.length === 1 ? "rests" : "rest";
  return [`${assumed.length} of your ${asserted.length} assertions ${rest} on assumptions: ${named.join(", ")}`];
}
