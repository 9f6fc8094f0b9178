/** The step that sends a request to the control plane: `{ control: "POST /accept_invitation", with: {…}, expect: {…} }`. */
import { shortText } from "../../matching/difference";
import { controlBody, nearestOf, readMethodAndPath, unknownControl } from "../../matching/interface";
import { isJsonObject } from "../../matching/json-value";
import type { ControlStep } from "../../matching/scenario";
import { referencesIn, resolve } from "../../matching/values";
import * as v from "../../protocol/shape";
import { TargetProblem } from "../../targets/target";
import { anything, filledText, givenValues, httpStatus, savedPaths, strictRecord, text } from "../reading/schema-parts";
import { checkPattern, checkSaves, checkValues, type Spot, type StepCheck } from "./step-check";
import { type Findings, FIRST_ERROR, judgeAnswer, type StepRun, wantsFailure } from "./step-run";

/** Keys and types of the step. */
export const controlSchema: v.GenericSchema<unknown, ControlStep> = strictRecord("a control step", {
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
  checkBody(step, spot, check);
  checkPattern(step.expect, [...spot, "expect"], check);
  checkSaves(step.save, [...spot, "save"], check);
}

/** Checks the keys and the values of the body, unless the step expects a refusal. */
function checkBody(step: ControlStep, spot: Spot, check: StepCheck): void {
  if (wantsFailure(step.expect) || (step.status ?? 0) >= FIRST_ERROR) return;
  const body = step.with;
  if (body !== undefined && /^(GET|HEAD|DELETE)\s/u.test(step.control)) {
    return check.report([...spot, "with"], `${step.control} takes no body`, true);
  }
  const entries = controlBody(step.control);
  if (entries === undefined) return;
  const keys = Object.keys(entries);
  for (const key of Object.keys(body ?? {}).filter((given) => !keys.includes(given))) {
    check.report([...spot, "with", key], `${step.control} has no key \`${key}\`${nearestOf(key, keys)}`, true);
  }
  for (const [key, shape] of Object.entries(entries)) {
    const value = body?.[key];
    if (referencesIn(value).length > 0 || isJsonObject(value)) continue;
    const checked = v.checkShape(shape, value, key);
    if (checked.ok) continue;
    const place = value === undefined ? (body === undefined ? spot : [...spot, "with"]) : [...spot, "with", key];
    const sentence = value === undefined ? `${step.control} needs the key \`${key}\`` : checked.problem;
    check.report(place, sentence);
  }
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
