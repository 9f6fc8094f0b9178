/** The rules that an operation can be refused by, in words. */
import { type Reason, REASONS } from "../../protocol/refusals/reasons";
import { routes } from "../../wire/route";

/** A rule that can refuse a request: its name, and what it means. */
export interface RefusalRule {
  readonly reason: string;
  readonly means: string;
}

/** The rule of a reason; undefined for a reason that this version does not have. */
export function refusalRule(reason: string): RefusalRule | undefined {
  return isReason(reason) ? { reason, means: REASONS[reason].means } : undefined;
}

function isReason(reason: string): reason is Reason {
  return Object.hasOwn(REASONS, reason);
}

/** The rules of an operation, in the order in which they are checked. */
export function refusalRules(operation: string): readonly RefusalRule[] {
  const refusals = routes().find(({ id }) => id === operation)?.refusals ?? [];
  return refusals.map((reason) => ({ reason, means: REASONS[reason].means }));
}
