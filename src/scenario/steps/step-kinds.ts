/** The table of all kinds of steps: how each is recognized, read, checked, titled and played. */
import type { Step } from "../../matching/scenario";
import { similarNames } from "../../protocol/problem-words";
import * as v from "../../protocol/shape";
import { callSchema, callTitle, checkCallStep, runCall } from "./call";
import { checkClock, clockSchema, clockTitle, runClock } from "./clock";
import { checkControl, controlSchema, controlTitle, runControl } from "./control";
import { checkEvents, eventsSchema, eventsTitle, runEvents } from "./events";
import { checkFault, faultSchema, faultTitle, runFault } from "./fault";
import { checkSave, runSave, saveSchema, saveTitle } from "./save";
import type { Spot, StepCheck } from "./step-check";
import type { Findings, StepRun } from "./step-run";

/** The keywords that make a step what it is; `save` is one only where none of the others stands. */
export type StepKeyword = "call" | "clock" | "events" | "control" | "fault" | "save";

const OUTRANKING_SAVE = ["call", "clock", "events", "control", "fault"] as const;

/** All keywords. */
export const STEP_KEYWORDS: readonly StepKeyword[] = [...OUTRANKING_SAVE, "save"];

/** The shape of each kind of step. */
export const STEP_SCHEMAS = {
  call: callSchema,
  clock: clockSchema,
  events: eventsSchema,
  control: controlSchema,
  fault: faultSchema,
  save: saveSchema,
} as const;

/** The keyword of a step by its keys; a sentence when it has none, or more than one. */
export function keywordOf(step: Readonly<Record<string, unknown>>): StepKeyword | { readonly sentence: string } {
  const found = OUTRANKING_SAVE.filter((keyword) => Object.hasOwn(step, keyword));
  const [keyword, another] = found;
  if (another !== undefined) return { sentence: `a step is of one kind, this one has ${found.join(" and ")}` };
  if (keyword === undefined && !Object.hasOwn(step, "save")) {
    const [near] = Object.keys(step).flatMap((key) => similarNames(key, STEP_KEYWORDS).slice(0, 1));
    const meant = near === undefined ? "" : `; did you mean ${near}?`;
    return { sentence: `a step needs one of the keys call, clock, events, control, fault or save${meant}` };
  }
  return keyword ?? "save";
}

/** Reads a step by the schema of its kind. */
export function readStep(keyword: StepKeyword, step: unknown) {
  return v.safeParse(STEP_SCHEMAS[keyword], step);
}

/** Checks a step that its schema accepted. */
export function checkStep(step: Step, spot: Spot, check: StepCheck): void {
  if ("call" in step) {
    checkCallStep(step, spot, check);
  } else if ("clock" in step) {
    checkClock(step, spot, check);
  } else if ("events" in step) {
    checkEvents(step, spot, check);
  } else if ("control" in step) {
    checkControl(step, spot, check);
  } else if ("fault" in step) {
    checkFault(step, spot, check);
  } else {
    checkSave(step, spot, check);
  }
}

/** The step in one line: its note if it has one, else what it does. */
export function stepTitle(step: Step): string {
  return step.note === undefined ? doing(step) : `${step.note} (${doing(step)})`;
}

/** Plays a step; throws what its target throws. */
export function runStep(step: Step, run: StepRun): Promise<Findings> {
  if ("call" in step) return runCall(step, run);
  if ("clock" in step) return runClock(step, run);
  if ("events" in step) return runEvents(step, run);
  if ("control" in step) return runControl(step, run);
  return "fault" in step ? runFault(step, run) : runSave(step, run);
}

function doing(step: Step): string {
  if ("call" in step) return callTitle(step);
  if ("clock" in step) return clockTitle(step);
  if ("events" in step) return eventsTitle(step);
  if ("control" in step) return controlTitle(step);
  return "fault" in step ? faultTitle(step) : saveTitle(step);
}
