/** A step of a plan, and a step in words. */
import type { AnyFaultRule, FaultRule } from "../../model/fixture/fault-plan";
import type { AnyValue } from "../../protocol/schema/shapes";
import type { Numbers } from "./actions/scene";

/** One thing that happens. */
export type PlanStep =
  /**
   * Another user, or another device of the account, does something. With `soon`, the next step comes before the client
   * can react to it.
   */
  | { readonly action: string; readonly numbers: Numbers; readonly soon?: true }
  /** The client does something. */
  | { readonly act: string; readonly with: AnyValue; readonly soon?: true }
  /** The virtual clock advances by so many seconds. */
  | { readonly clock: number }
  /** The client's machine sleeps for so many seconds: its connections are lost when it wakes up. */
  | { readonly sleep: number }
  /** The next request of the client that the rule matches gets the fault; with `times`, the next ones. */
  | { readonly fault: FaultRule };

/** A step in words, by the plan alone; a counterexample has names instead of numbers. */
export function stepText(step: PlanStep): string {
  if ("action" in step) return `a user: ${step.action} (${step.numbers.join(", ")})`;
  if ("act" in step) return `the client does ${step.act}${valueText(step.with)}`;
  if ("clock" in step) return `${seconds(step.clock)} pass`;
  if ("sleep" in step) return `the client's machine sleeps for ${seconds(step.sleep)}`;
  const { operation, fault, times = 1, ...fields } = step.fault;
  if (times > 1)
    return `the next ${times} requests of the client${operation === undefined ? "" : ` for ${operation}`} get ${fault}${faultDetails(fields)}`;
  return `the next ${operation ?? "request"} of the client gets ${fault}${faultDetails(fields)}`;
}

function valueText(value: AnyValue): string {
  return value === null || value === undefined ? "" : ` with ${JSON.stringify(value)}`;
}

function faultDetails({ seconds: delay, status, retry_after }: Partial<AnyFaultRule>): string {
  if (retry_after !== undefined) return ` (retry-after ${seconds(retry_after)})`;
  if (delay !== undefined) return ` of ${seconds(delay)}`;
  return status === undefined ? "" : ` ${status}`;
}

/** A time in words: `6 s`. */
export function seconds(count: number): string {
  return `${count} s`;
}
