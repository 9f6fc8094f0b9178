import type { ClientState } from "./client-state";
import { UNKNOWN } from "./part";

/** A place at which two states differ. */
export interface StateDifference {
  /** Like `subscriptions.3.color`. */
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** Where two states of a client differ; what either client cannot know equals everything. */
export function stateDifferences(one: ClientState, other: ClientState): StateDifference[] {
  const found: StateDifference[] = [];
  compare(one, other, "", found);
  return found;
}

function compare(one: unknown, other: unknown, path: string, found: StateDifference[]): void {
  if (one === other || one === UNKNOWN || other === UNKNOWN) return;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    found.push({ path, one, other });
    return;
  }
  const inside = (key: string): void => {
    if (one[key] !== other[key]) compare(one[key], other[key], path === "" ? key : `${path}.${key}`, found);
  };
  Object.keys(one).forEach(inside);
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key)) inside(key);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
