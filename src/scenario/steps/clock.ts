/** The step that moves the clock: `{ clock: { advance: { minutes: 5 } } }`, or `{ to: "$due" }`, or `next`. */
import { shortText } from "../../matching/difference";
import { isJsonObject } from "../../matching/json-value";
import { capturedValues, match, takeSaved } from "../../matching/match";
import { type ClockStep, secondsOf } from "../../matching/scenario";
import { referencesIn, resolve } from "../../matching/values";
import { DUE_KINDS } from "../../model/clock/due-kinds";
import { isoSeconds } from "../../model/text/calendar";
import { integer, list, literal, timestamp } from "../../protocol/schema/shapes";
import { record as table } from "../../protocol/schema/tables";
import * as v from "../../protocol/shape";
import { type ClockMove, TargetProblem } from "../../targets/target";
import { amountOfTime, anything, expectedHere, savedPaths, strictRecord, text } from "../reading/schema-parts";
import { checkAnswerKeys } from "./declared-keys";
import { checkPattern, checkSaves, checkValues, type Spot, type StepCheck } from "./step-check";
import type { Findings, StepRun } from "./step-run";

/** With its offset from UTC: without one it would be another moment on every machine. */
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/u;

const advance = strictRecord("a move of the clock", {
  advance: strictRecord("an amount of time", {
    days: v.exactOptional(amountOfTime),
    hours: v.exactOptional(amountOfTime),
    minutes: v.exactOptional(amountOfTime),
    seconds: v.exactOptional(amountOfTime),
  }),
});
const moveTo = strictRecord("a move of the clock", { to: anything });
const next = v.literal("next", expectedHere('"next", { advance: … } or { to: … }'));

/** Keys and types of the step. */
export const clockSchema: v.GenericSchema<unknown, ClockStep> = strictRecord("a clock step", {
  clock: v.pipe(
    v.lazy((input) => {
      if (!isJsonObject(input)) return next;
      return Object.hasOwn(input, "to") ? moveTo : advance;
    }),
    v.metadata({ any_of: [next, advance, moveTo] }),
  ),
  expect: v.exactOptional(anything),
  save: v.exactOptional(savedPaths),
  note: v.exactOptional(text),
});

const CLOCK_ANSWER = table("the answer of the clock", {
  now: timestamp,
  fired: list(table("what was due", { at: timestamp, kind: literal(...Object.keys(DUE_KINDS)), id: integer })),
});

/** Checks what the schema cannot: the form of a moment, references and matchers. */
export function checkClock(step: ClockStep, spot: Spot, check: StepCheck): void {
  if (step.clock !== "next" && "to" in step.clock) {
    const { to } = step.clock;
    checkValues(to, [...spot, "clock", "to"], check);
    if (referencesIn(to).length === 0 && momentOf(to) === undefined) {
      check.report([...spot, "clock", "to"], noMoment(to));
    }
  }
  checkPattern(step.expect, [...spot, "expect"], check);
  checkAnswerKeys(step.expect, CLOCK_ANSWER, [...spot, "expect"], check);
  checkSaves(step.save, [...spot, "save"], check);
}

/** The step in one line, for reports. */
export function clockTitle({ clock }: ClockStep): string {
  if (clock === "next") return "clock to what is due next";
  if ("to" in clock) return `clock to ${typeof clock.to === "string" ? clock.to : shortText(clock.to)}`;
  const parts = Object.entries(clock.advance).map(
    ([units, count]) => `${count} ${count === 1 ? units.replace(/s$/u, "") : units}`,
  );
  return `clock on by ${parts.join(" ") || "nothing"}`;
}

/** Moves the clock and compares its answer, `{ now, fired }`. */
export async function runClock(step: ClockStep, run: StepRun): Promise<Findings> {
  const answer = await run.target.advanceClock(moveOf(step.clock, run));
  const body: unknown = answer;
  const { saved: taken, differences } = takeSaved(step.save, body);
  const saved = new Map([...taken, ...capturedValues(step.expect, body, run.values)]);
  const found = step.expect === undefined ? [] : match(step.expect, body, run.values);
  return { differences: [...found, ...differences], saved, received: body };
}

function moveOf(clock: ClockStep["clock"], run: StepRun): ClockMove {
  if (clock === "next") return { next: true };
  if ("advance" in clock) return { advance_seconds: secondsOf(clock.advance) };
  const moment = momentOf(resolve(clock.to, run.values));
  if (moment === undefined) throw new TargetProblem(noMoment(resolve(clock.to, run.values)));
  return { to: moment };
}

function momentOf(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return typeof value === "string" && ISO_MOMENT.test(value) ? isoSeconds(value) : undefined;
}

function noMoment(value: unknown): string {
  return `${shortText(value)} is not a moment; allowed are UNIX seconds, ISO 8601 (2026-01-01T09:00:00Z) and references`;
}
