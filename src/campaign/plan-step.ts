/** A step of a plan, and its description. */
import type { AnyFaultRule, FaultRule } from "../model/fixture/fault-plan";
import { CallProblem, checkKeys } from "../model/outcome/call-problem";
import type { AnyValue } from "../protocol/schema/shapes";
import type { Numbers } from "./actions/scene";

/** A step of a plan. */
export type PlanStep =
  /**
   * Another user, or another device of the account, performs an action. With `soon`, the next step comes before the
   * client can react to it.
   */
  | { readonly action: string; readonly numbers: Numbers; readonly soon?: true }
  /** The client performs an act. */
  | { readonly act: string; readonly with: AnyValue; readonly soon?: true }
  /** The virtual clock advances by this number of seconds. */
  | { readonly clock: number }
  /** The machine of the client sleeps for this number of seconds. Its connections are lost when it wakes up. */
  | { readonly sleep: number }
  /** The next request of the client that matches the rule gets the fault; with `times`, the next ones. */
  | { readonly fault: FaultRule };

/** The action that ends a plan: after it, the realm answers no account. */
export const DEACTIVATES_REALM = "the operator deactivates the realm";

/** The action that creates the account of the client, in campaigns whose account joins. */
export const ACCOUNT_JOINS = "the account joins";

/** @throws CallProblem for actions with a name that campaigns give a meaning */
export function checkNames(place: string, names: readonly string[]): void {
  const reserved = names.find((name) => name === DEACTIVATES_REALM || name === ACCOUNT_JOINS);
  if (reserved !== undefined)
    throw new CallProblem(`${place}: "${reserved}" is an action of all campaigns; choose another name.`);
}

/** A description of a step that depends only on the plan. A counterexample has names instead of numbers. */
export function stepText(step: PlanStep): string {
  const key = ["action", "act", "clock", "sleep"].find((name) => Object.hasOwn(Object(step), name)) ?? "fault";
  checkKeys("stepText", step, [key], "a step of a plan");
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
