/** The step that calls an operation: `{ call: "send-message", as: "olive@example.test", with: {…}, expect: {…} }`. */
import { answerContractDifferences } from "../../exchanges/contract";
import { difference } from "../../matching/difference";
import {
  EVENT_OPS,
  nearestOf,
  parametersOfCall,
  pathParameters,
  readMethodAndPath,
  type Route,
  routeAt,
  routeOf,
  unknownPath,
} from "../../matching/interface";
import { isJsonObject, listOf } from "../../matching/json-value";
import type { CallStep } from "../../matching/scenario";
import { referencesIn } from "../../matching/values";
import { FETCHERS } from "../../model/views/registration/initial-state";
import { parsedJson } from "../../protocol/parsed-json";
import { presentReason } from "../../protocol/refusals/older-reasons";
import { REASONS } from "../../protocol/refusals/reasons";
import * as v from "../../protocol/shape";
import { callRequest, unknownOperation } from "../../targets/call-request";
import { type CallRequest, NoAnswer } from "../../targets/target";
import {
  anything,
  caller,
  expectedHere,
  filledText,
  givenFiles,
  givenValues,
  httpStatus,
  knownDifferences,
  savedPaths,
  strictRecord,
  text,
  texts,
} from "../reading/schema-parts";
import { checkAnswerKeys, checkSavedPaths } from "./declared-keys";
import {
  checkCaller,
  checkPattern,
  checkRefusal,
  checkSaves,
  checkValues,
  type Spot,
  type StepCheck,
} from "./step-check";
import { type Findings, FIRST_ERROR, judgeAnswer, type StepRun, wantsFailure, withContract } from "./step-run";

/** Keys and types of the step. */
export const callSchema: v.GenericSchema<unknown, CallStep> = strictRecord(
  "a call step",
  {
    call: filledText,
    as: caller,
    with: v.exactOptional(givenValues),
    encoding: v.exactOptional(
      v.picklist(["query", "urlencoded", "multipart"], expectedHere("query, urlencoded or multipart")),
    ),
    files: v.exactOptional(givenFiles),
    user_agent: v.exactOptional(filledText),
    status: v.exactOptional(httpStatus),
    headers: v.exactOptional(givenValues),
    no_answer: v.exactOptional(v.literal(true, expectedHere("true, or nothing"))),
    expect: v.exactOptional(anything),
    reason: v.exactOptional(filledText),
    ignores: v.exactOptional(texts),
    save: v.exactOptional(savedPaths),
    note: v.exactOptional(text),
    known_difference: v.exactOptional(knownDifferences),
  },
  ["cases"],
);

/** Checks what the schema cannot: operation, path, parameters, account, references, matchers, code, reason, keys. */
export function checkCallStep(step: CallStep, spot: Spot, check: StepCheck): void {
  const route = routeOf(step.call, check.routes);
  if (route === undefined) {
    check.report([...spot, "call"], unknownOperation(step.call, check.routes.keys()));
  } else {
    checkRoute(step, route, spot, check);
  }
  checkCaller(step.as, [...spot, "as"], check);
  checkValues(step.with ?? {}, [...spot, "with"], check);
  checkPattern(step.headers ?? {}, [...spot, "headers"], check);
  checkPattern(step.expect, [...spot, "expect"], check);
  checkRefusal(step.expect, [...spot, "expect"], check);
  if (step.reason !== undefined && !Object.hasOwn(REASONS, presentReason(step.reason))) {
    const near = nearestOf(step.reason, Object.keys(REASONS));
    check.report([...spot, "reason"], `there is no reason of a refusal ${step.reason}${near}`);
  }
  checkSaves(step.save, [...spot, "save"], check);
}

function checkRoute(step: CallStep, route: Route, spot: Spot, check: StepCheck): void {
  const isByPath = readMethodAndPath(step.call) !== undefined;
  if (isByPath && step.status !== 404 && step.status !== 405) {
    const sentence = unknownPath(route, check.level);
    if (sentence !== undefined)
      check.report([...spot, "call"], `${sentence} (a step that expects this has status 404 or 405)`);
  }
  for (const name of pathParameters(route.path).filter((one) => !Object.hasOwn(step.with ?? {}, one))) {
    check.report([...spot, "with"], `${route.path} needs \`${name}\` among the values in \`with\``);
  }
  checkParameters(step, route, spot, check);
  if (wantsFailure(step.expect) && step.status !== undefined && step.status < FIRST_ERROR) {
    check.report([...spot, "status"], `a refusal is expected, and ${step.status} is not the status of one`);
  }
  if (wantsFailure(step.expect) || (step.status ?? 200) !== 200 || step.as === null) return;
  const found = routeAt(check.level, route.method, route.path.replace(/\{\w+\}/gu, "1"));
  if (found.kind !== "route") return;
  checkAnswerKeys(step.expect, found.route.answer, [...spot, "expect"], check);
  checkSavedPaths(step.save, found.route.answer, [...spot, "save"], check);
}

/** A misspelt optional parameter would be ignored by the server, and the step would pass without it. */
function checkParameters(step: CallStep, route: Route, spot: Spot, check: StepCheck): void {
  const known = parametersOfCall(route, check.level);
  const isReported = isJsonObject(step.expect) && Object.hasOwn(step.expect, "ignored_parameters_unsupported");
  if (known === undefined) return;
  const inPath = pathParameters(route.path);
  step.ignores?.forEach((name, index) => {
    if (Object.hasOwn(step.with ?? {}, name)) return;
    const sentence = `\`${name}\` is not among the values in \`with\`${nearestOf(name, Object.keys(step.with ?? {}))}`;
    check.report([...spot, "ignores", index], sentence);
  });
  for (const name of Object.keys(step.with ?? {})) {
    if (known.includes(name) || inPath.includes(name) || step.ignores?.includes(name) === true || isReported) continue;
    const sentence = `${step.call} has no parameter \`${name}\` at feature level ${check.level}`;
    check.report(
      [...spot, "with", name],
      `${sentence}${nearestOf(
        name,
        known.filter((one) => one !== "client"),
      )}`,
      true,
    );
  }
  if (wantsFailure(step.expect)) return;
  for (const name of ["event_types", "fetch_event_types"].filter((one) => step.ignores?.includes(one) !== true)) {
    checkTypes(step.with?.[name], [...spot, "with", name], check);
  }
}

/** Checks the types to register for, as a list or as its JSON text. */
function checkTypes(given: unknown, spot: Spot, check: StepCheck): void {
  const types: readonly unknown[] = Array.isArray(given) ? given : typeof given === "string" ? listIn(given) : [];
  types.forEach((type, index) => {
    if (typeof type !== "string" || referencesIn(type).length > 0 || REGISTERED_TYPES.has(type)) return;
    const here = Array.isArray(given) ? [...spot, index] : spot;
    check.report(here, `there is no type of event ${type}${nearestOf(type, REGISTERED_TYPES)}`);
  });
}

function listIn(text: string): readonly unknown[] {
  return listOf(parsedJson(text));
}

/** The types that a registration can request: of events, and of parts of the first state. */
const REGISTERED_TYPES: ReadonlySet<string> = new Set([...EVENT_OPS.keys(), ...Object.keys(FETCHERS)]);

/** The step in one line, for reports. */
export function callTitle({ call, as }: CallStep): string {
  if (as === null) return `${call} without credentials`;
  if (typeof as !== "object") return `${call} as ${typeof as === "number" ? `account ${as}` : as}`;
  return "email" in as ? `${call} as ${as.email} with another key` : `${call} with another authorization`;
}

/** Sends the request and judges the answer. */
export async function runCall(step: CallStep, run: StepRun): Promise<Findings> {
  const request = callRequest(step, run.routes, run.values);
  if (step.no_answer === true) return expectNoAnswer(request, run);
  const answer = await run.target.call(request);
  const judged = judgeAnswer(step, answer, run.values, "envelope");
  const declared = run.contractLevel === undefined ? [] : answerContractDifferences(request, answer, run.contractLevel);
  const found = withContract(judged, declared);
  if (step.reason === undefined || found.differences.length > 0) return found;
  const reason = await run.target.reasonOfLast?.();
  if (reason === undefined || reason === presentReason(step.reason)) return found;
  return {
    ...found,
    differences: [difference("reason", step.reason, reason ?? "none", "the reason is the simulator's own")],
  };
}

async function expectNoAnswer(request: CallRequest, run: StepRun): Promise<Findings> {
  const nothing = { saved: new Map<string, unknown>(), received: undefined };
  try {
    const { status, body } = await run.target.call(request);
    return { ...nothing, differences: [difference("answer", "none", `HTTP ${status}`)], received: { status, body } };
  } catch (problem) {
    if (problem instanceof NoAnswer) return { ...nothing, differences: [] };
    throw problem;
  }
}
