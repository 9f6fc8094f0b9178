/** What happens around a client in one run: drawn from a seed, plain JSON, and shrunk when it breaks the client. */
import type { FaultName, FaultRule } from "../../model/fixture/fault-plan";
import type { OperationId } from "../../model/operations/index";
import type { Draw } from "./draw";
import { drawPersonAct, type PersonAct } from "./people";
import type { AnyValue } from "../../protocol/schema/shapes";

/** One thing that happens. */
export type PlanStep =
  /** Somebody else, or another device of the account, does something. */
  | { readonly person: PersonAct }
  /** The client does something. */
  | { readonly act: string; readonly with: AnyValue }
  /** The virtual clock moves on by so many seconds. */
  | { readonly clock: number }
  /** The machine of the client sleeps for so many seconds: its connections are gone when it wakes up. */
  | { readonly sleep: number }
  /** The next request of the client that the rule meets gets the fault. */
  | { readonly fault: FaultRule };

/** What the plans of a campaign are drawn from. */
export interface PlanParts {
  /** The acts of the client by name, each with what draws its value. */
  readonly acts: ReadonlyMap<string, (draw: Draw) => AnyValue>;
  readonly faults: readonly FaultName[];
  /** Whether the client's machine sleeps now and then. */
  readonly sleeps: boolean;
  /** Operations that a fault may be for; null is any request. */
  readonly operations: readonly (OperationId | null)[];
}

/** The faults that are drawn unless a campaign says otherwise: those that a client is to survive by itself. */
export const SURVIVABLE_FAULTS: readonly FaultName[] = [
  ...(["refuse_connection", "lose_request", "lose_answer", "cut_answer", "delay", "status", "rate_limit"] as const),
  ...(["malformed_json", "duplicate_request", "lose_queue", "restart", "web_reload_client"] as const),
];

const STATUSES = [500, 502, 503];
const CLOCK_SECONDS = [1, 2, 5, 20, 70, 300];
const SLEEP_SECONDS = [5, 60, 700, 4000];

/** Draws a plan of so many steps. */
export function drawPlan(draw: Draw, steps: number, parts: PlanParts): PlanStep[] {
  return Array.from({ length: steps }, () => drawStep(draw, parts));
}

function drawStep(draw: Draw, parts: PlanParts): PlanStep {
  const lot = draw.below(20);
  if (lot < 4 && parts.faults.length > 0) return { fault: drawFault(draw, parts) };
  if (lot < 8 && parts.acts.size > 0) {
    const name = draw.one([...parts.acts.keys()]);
    return { act: name, with: parts.acts.get(name)?.(draw) };
  }
  if (lot < 10) return { clock: draw.one(CLOCK_SECONDS) };
  if (lot < 11 && parts.sleeps) return { sleep: draw.one(SLEEP_SECONDS) };
  return { person: drawPersonAct(draw) };
}

function drawFault(draw: Draw, { faults, operations }: PlanParts): FaultRule {
  const fault = draw.one(faults);
  const operation = draw.one(operations);
  const whom = operation === null || fault === "lose_queue" ? {} : { operation };
  switch (fault) {
    case "delay":
      return { ...whom, fault, seconds: draw.one(CLOCK_SECONDS) };
    case "status":
      return { ...whom, fault, status: draw.one(STATUSES) };
    case "rate_limit":
      return { ...whom, fault, retry_after: draw.one(CLOCK_SECONDS) };
    default:
      return { ...whom, fault };
  }
}

/** A step in words. */
export function stepText(step: PlanStep): string {
  if ("person" in step) return `somebody ${step.person.does} (${step.person.numbers.join(", ")})`;
  if ("act" in step) return `the client does ${step.act} with ${JSON.stringify(step.with)}`;
  if ("clock" in step) return `${step.clock} seconds pass`;
  if ("sleep" in step) return `the client's machine sleeps for ${step.sleep} seconds`;
  const { operation, fault, ...fields } = step.fault;
  const details = Object.keys(fields).length === 0 ? "" : ` ${JSON.stringify(fields)}`;
  return `the next ${operation ?? "request"} gets ${fault}${details}`;
}
