/** The step that sends a request to the control plane: `{ control: "POST /accept_invitation", with: {…}, expect: {…} }`. */
import * as v from "../../../protocol/shape";
import { readMethodAndPath, unknownControl } from "../interface";
import { shortText } from "../matching/difference";
import { anything, filledText, givenValues, httpStatus, record, savedPaths, text } from "../reading/schema-parts";
import { resolve } from "../values";
import type { ControlStep } from "../scenario";
import { TargetProblem } from "../target";
import { checkPattern, checkSaves, checkValues, type Spot, type StepCheck } from "./step-check";
import { type Findings, judgeAnswer, type StepRun } from "./step-run";

/** Keys and types of the step. */
export const controlSchema: v.GenericSchema<unknown, ControlStep> = record("a control step", {
  control: filledText,
  with: v.exactOptional(givenValues),
  status: v.exactOptional(httpStatus),
  expect: v.exactOptional(anything),
  save: v.exactOptional(savedPaths),
  note: v.exactOptional(text),
});

/** Checks what the schema cannot: the form of the request, references and matchers. */
export function checkControl(step: ControlStep, spot: Spot, check: StepCheck): void {
  const isForm = readMethodAndPath(step.control) !== undefined;
  const sentence = isForm ? unknownControl(step.control) : wrongForm(step.control);
  if (sentence !== undefined && step.status !== 404 && step.status !== 405) {
    check.report([...spot, "control"], sentence);
  }
  checkValues(step.with ?? {}, [...spot, "with"], check);
  checkPattern(step.expect, [...spot, "expect"], check);
  checkSaves(step.save, [...spot, "save"], check);
}

/** The step in one line, for reports. */
export function controlTitle({ control }: ControlStep): string {
  return `control ${control}`;
}

/** Sends the request to the control plane and judges the answer. */
export async function runControl(step: ControlStep, run: StepRun): Promise<Findings> {
  const route = readMethodAndPath(step.control);
  if (route === undefined) throw new TargetProblem(wrongForm(step.control));
  const body = step.with === undefined ? {} : { body: resolve(step.with, run.values) };
  const answer = await run.target.control({ ...route, path: route.path === "/" ? "" : route.path, ...body });
  return judgeAnswer(step, answer, run.values, "plain");
}

function wrongForm(control: string): string {
  return `${shortText(control)} is not a control request; allowed is a method and a path, such as POST /accept_invitation`;
}
