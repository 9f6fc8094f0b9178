/** How a step of a scenario ended, and what follows for the scenario. */
import type { Difference } from "../matching/difference";
import { isJsonObject } from "../matching/json-value";
import type { Values } from "../matching/values";
import { Overdue, RunEnded } from "../targets/limit";
import { serverFault } from "../targets/server-faults";
import { type CallRequest, NotSupported, TargetProblem } from "../targets/target";
import type { ScenarioResult, StepResult } from "./step-result";

/** How a step ended, and whether nothing can be played after it. */
export interface StepOutcome extends Pick<StepResult, "status" | "reason" | "sent" | "received"> {
  readonly differences?: readonly Difference[];
  /** The values of references, where the step was played. */
  readonly values?: Values;
  readonly halts: boolean;
}

export const INTERRUPTED: StepOutcome = { status: "skipped", reason: "the replay was interrupted", halts: true };

/** Why a server is known to fail at a request, if it did. */
export function faultAt(sent: CallRequest | undefined, received: unknown): string | undefined {
  const status = isJsonObject(received) ? received["status"] : undefined;
  return sent === undefined || typeof status !== "number" ? undefined : serverFault(sent, status);
}

/** Anything else that is thrown is a mistake of this program, not a result. */
export function outcomeOf(problem: unknown): StepOutcome {
  if (problem instanceof NotSupported) return { status: "skipped", reason: problem.message, halts: true };
  if (problem instanceof TargetProblem || problem instanceof Overdue) {
    return { status: "failed", reason: problem.message, halts: true };
  }
  if (problem instanceof RunEnded) return INTERRUPTED;
  throw problem;
}

/** Why the steps after one that could not be played are skipped. */
export function afterwards({ status, reason }: StepOutcome, number: number): string {
  return status === "failed" ? `step ${number} could not be played` : (reason ?? "");
}

/** The result of a scenario with these steps. */
export function statusOfSteps(steps: readonly StepResult[]): ScenarioResult["status"] {
  const has = (wanted: StepResult["status"]) => steps.some(({ status }) => status === wanted);
  if (has("failed")) return "failed";
  if (has("known")) return "known";
  return has("passed") ? "passed" : "skipped";
}
