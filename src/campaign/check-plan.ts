/** Checks a plan that was given to a campaign: the `replay` of its options. */

import { FAULT_NAME, unknownName } from "../model/fixture/fault-plan";
import { CallProblem, checkedParams } from "../model/outcome/call-problem";
import { excerpt } from "../protocol/problem-words";
import { isRecord } from "../protocol/schema/matches-shape";
import * as v from "../protocol/shape";
import { ACTIONS } from "./actions/actions";
import { operationAction } from "./actions/operation-actions";
import { ACCOUNT_JOINS, DEACTIVATES_REALM } from "./plan-step";

/** What a plan can name. */
interface Known {
  /** The names of the acts, and of user-defined actions. */
  readonly acts: readonly string[];
  readonly actions: readonly string[];
  /** Whether the account joins during the plan. */
  readonly joins: boolean;
}

/** 30 days: a client that polls all that time is played within seconds. */
const MOST_SECONDS = 2_592_000;

const SECONDS = v.pipe(
  v.number(),
  v.minValue(0, "expected at least 0"),
  v.maxValue(MOST_SECONDS, `expected at most ${MOST_SECONDS}`),
);
const NUMBER = v.pipe(v.number(), v.safeInteger("expected a whole number"), v.minValue(0, "expected at least 0"));
const SOON = v.optional(v.literal(true));

/** The steps, by the key that says what a step is. */
const STEPS = {
  action: v.strictObject({ action: v.string(), numbers: v.strictTuple([NUMBER, NUMBER, NUMBER]), soon: SOON }),
  act: v.strictObject({ act: v.string(), with: v.optional(v.unknown()), soon: SOON }),
  clock: v.strictObject({ clock: SECONDS }),
  sleep: v.strictObject({ sleep: SECONDS }),
  fault: v.strictObject({ fault: v.object({ fault: FAULT_NAME }) }),
};
const KINDS = ["action", "act", "clock", "sleep", "fault"] as const;

/** @throws CallProblem for a step that no campaign can play, with its place */
export function checkPlan(plan: readonly unknown[], known: Known): void {
  for (const [index, step] of plan.entries()) {
    const place = `campaign: replay[${index}]`;
    const kinds = isRecord(step) ? KINDS.filter((kind) => Object.hasOwn(step, kind)) : [];
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
      throw new CallProblem(`${place}: expected a step with one of ${KINDS.join(", ")}, received ${excerpt(step)}.`);
    checkedParams(place, STEPS[kind], step);
    const unknown = unknownIn(Object(step), known);
    if (unknown !== undefined) throw new CallProblem(`${place}: ${unknown}.`);
  }
}

/** A sentence about an act or an action that does not exist. */
function unknownIn({ act, action }: { act?: string; action?: string }, known: Known): string | undefined {
  if (act !== undefined) return known.acts.includes(act) ? undefined : unknownName("act", act, known.acts);
  if (action === undefined) return undefined;
  if (action === ACCOUNT_JOINS && !known.joins) return "the account joins only where joins is true";
  const names = [...known.actions, DEACTIVATES_REALM, ACCOUNT_JOINS, ...Object.keys(ACTIONS)];
  const isThere = names.includes(action) || operationAction(action) !== undefined;
  return isThere ? undefined : unknownName("action", action, names);
}
