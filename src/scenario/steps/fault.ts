/** The step that plans faults: `{ fault: { rules: [{ operation: "send-message", fault: "lose_answer" }] } }`. */
import { isJsonObject } from "../../matching/json-value";
import type { FaultStep } from "../../matching/scenario";
import { createRealm } from "../../model/fixture/create-realm";
import { integer, list, text as textShape } from "../../protocol/schema/shapes";
import { record as table } from "../../protocol/schema/tables";
import * as v from "../../protocol/shape";
import { faultPlanMistake } from "../../targets/load-fixture";
import { anything, expectedHere, savedPaths, strictRecord, text } from "../reading/schema-parts";
import { checkAnswerKeys } from "./declared-keys";
import { checkPattern, checkSaves, type Spot, type StepCheck } from "./step-check";
import { type Findings, judgeAnswer, type StepRun } from "./step-run";

const allowed = expectedHere('a fault plan, or "none" or "report",');
const plan = v.custom<FaultStep["fault"]>(isJsonObject, allowed);

/** Keys and types of the step. */
export const faultSchema: v.GenericSchema<unknown, FaultStep> = strictRecord("a fault step", {
  fault: v.union([v.literal("none"), v.literal("report"), plan], allowed),
  expect: v.exactOptional(anything),
  save: v.exactOptional(savedPaths),
  note: v.exactOptional(text),
});

const FAULT_ANSWER = table("the answer of a fault step", {
  rules: list(table("a rule", { name: textShape, fault: textShape, struck: integer })),
});

/** Checks what the schema cannot: the shape of the plan, references and matchers. */
export function checkFault(step: FaultStep, spot: Spot, check: StepCheck): void {
  if (typeof step.fault !== "string") {
    const mistake = faultPlanMistake(step.fault, check.realm ?? createRealm({}));
    if (mistake !== undefined) check.report([...spot, "fault", ...mistake.path], mistake.sentence);
  }
  checkPattern(step.expect, [...spot, "expect"], check);
  checkAnswerKeys(step.expect, FAULT_ANSWER, [...spot, "expect"], check);
  checkSaves(step.save, [...spot, "save"], check);
}

/** The step in one line, for reports. */
export function faultTitle({ fault }: FaultStep): string {
  if (fault === "none") return "end all faults";
  return fault === "report" ? "how often each fault struck" : `faults: ${faultsOf(fault)}`;
}

function faultsOf({ rules = [], rate_limits = [] }: Exclude<FaultStep["fault"], string>): string {
  const limits = rate_limits.map(({ requests, seconds }) => `${requests} requests in ${seconds} s`);
  return [...rules.map(({ name, fault }) => name ?? fault), ...limits].join(", ") || "none";
}

/** Sends the plan to the control plane and checks its answer, `{ rules: [{ name, fault, struck }] }`. */
export async function runFault({ fault, ...step }: FaultStep, run: StepRun): Promise<Findings> {
  const method = fault === "none" ? "DELETE" : fault === "report" ? "GET" : "POST";
  const body = typeof fault === "string" ? {} : { body: fault };
  const answer = await run.target.control({ method, path: "/faults", ...body });
  return judgeAnswer(step, answer, run.values, "plain");
}
