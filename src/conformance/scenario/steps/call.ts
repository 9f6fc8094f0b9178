/** The step that calls an operation: `{ call: "send-message", as: "olive@example.test", with: {…}, expect: {…} }`. */

import * as v from "../../../protocol/shape";
import { difference } from "../matching/difference";
import { isJsonObject } from "../matching/json-value";
import { shortText } from "../matching/short-text";
import { similarNames } from "../../../protocol/similar-names";
import {
  anything,
  caller,
  expectedHere,
  filledText,
  givenValues,
  httpStatus,
  record,
  savedPaths,
  text,
} from "../reading/schema-parts";
import { fillPath, pathParameters, routeOf } from "../routes";
import { resolve } from "../saved-values";
import type { CallStep } from "../scenario";
import { NoAnswer, TargetProblem, type CallRequest } from "../target";
import { checkPattern, checkSaves, checkValues, type Spot, type StepCheck } from "./step-check";
import { type Findings, judgeAnswer, resolveCaller, type StepRun } from "./step-run";

/** Keys and types of the step. */
export const callSchema: v.GenericSchema<unknown, CallStep> = record("a call step", {
  call: filledText,
  as: caller,
  with: v.exactOptional(givenValues),
  encoding: v.exactOptional(
    v.picklist(["query", "urlencoded", "multipart"], expectedHere("query, urlencoded or multipart")),
  ),
  user_agent: v.exactOptional(filledText),
  status: v.exactOptional(httpStatus),
  headers: v.exactOptional(givenValues),
  no_answer: v.exactOptional(v.literal(true, expectedHere("true, or nothing"))),
  expect: v.exactOptional(anything),
  save: v.exactOptional(savedPaths),
  note: v.exactOptional(text),
});

/** Checks what the schema cannot: the operation exists, its path can be filled, references and matchers are known. */
export function checkCall(step: CallStep, spot: Spot, check: StepCheck): void {
  const route = routeOf(step.call, check.routes);
  if (route === undefined) {
    check.report([...spot, "call"], unknownOperation(step.call, check.routes.keys()));
  } else {
    const missing = pathParameters(route.path).filter((name) => !Object.hasOwn(step.with ?? {}, name));
    missing.forEach((name) =>
      check.report([...spot, "with"], `${route.path} needs \`${name}\` among the values in \`with\``),
    );
  }
  checkValues(step.as, [...spot, "as"], check);
  checkValues(step.with ?? {}, [...spot, "with"], check);
  checkPattern(step.headers ?? {}, [...spot, "headers"], check);
  checkPattern(step.expect, [...spot, "expect"], check);
  checkSaves(step.save, [...spot, "save"], check);
}

/** The step in one line, for reports. */
export function callTitle({ call, as }: CallStep): string {
  if (as === null) {
    return `${call} without credentials`;
  }
  if (typeof as !== "object") {
    return `${call} as ${typeof as === "number" ? `account ${as}` : as}`;
  }
  return "email" in as ? `${call} as ${as.email} with another key` : `${call} with another authorization`;
}

/** Sends the request and judges the answer. */
export async function runCall(step: CallStep, run: StepRun): Promise<Findings> {
  const route = routeOf(step.call, run.routes);
  if (route === undefined) {
    throw new TargetProblem(unknownOperation(step.call, run.routes.keys()));
  }
  const given = resolve(step.with ?? {}, run.values);
  const { path, rest } = fillPath(route.path, isJsonObject(given) ? given : {});
  const request: CallRequest = {
    as: resolveCaller(step.as, run.values),
    method: route.method,
    path,
    parameters: rest,
    ...(step.encoding === undefined ? {} : { encoding: step.encoding }),
    ...(step.user_agent === undefined ? {} : { user_agent: step.user_agent }),
  };
  if (step.no_answer === true) {
    return expectNoAnswer(request, run);
  }
  return judgeAnswer(step, await run.target.call(request), run.values, true);
}

async function expectNoAnswer(request: CallRequest, run: StepRun): Promise<Findings> {
  const nothing = { saved: new Map<string, unknown>(), received: undefined };
  try {
    const { status, body } = await run.target.call(request);
    return { ...nothing, differences: [difference("answer", "none", `HTTP ${status}`)], received: { status, body } };
  } catch (problem) {
    if (problem instanceof NoAnswer) {
      return { ...nothing, differences: [] };
    }
    throw problem;
  }
}

function unknownOperation(call: string, ids: Iterable<string>): string {
  const similar = similarNames(call, ids);
  const meant = similar.length === 0 ? "" : `, probably ${similar.join(" or ")}`;
  const allowed = "the ID of an operation (send-message) or a method and a path (POST /messages)";
  return `there is no operation ${shortText(call)}${meant}; allowed is ${allowed}`;
}
