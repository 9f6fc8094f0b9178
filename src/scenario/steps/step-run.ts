/** What the kinds of steps share while a scenario is played: the target, saved values, and the check of answers. */
import { type Difference, difference, shortText } from "../../matching/difference";
import type { Routes } from "../../matching/interface";
import { isJsonObject, ownValue } from "../../matching/json-value";
import { capturedValues, match, takeSaved } from "../../matching/match";
import { isMatcherObject } from "../../matching/matcher-rule";
import type { SavedPaths } from "../../matching/scenario";
import type { Values } from "../../matching/values";
import type { Answer, Target } from "../../targets/target";

/** One run of one scenario. Steps change nothing in it: what they save is in their findings. */
export interface StepRun {
  /** The feature level of the implicit check of answers and events; undefined without that check. */
  readonly contractLevel?: number | undefined;
  /** How long the expected absence of events is watched, in milliseconds. */
  readonly quietMilliseconds?: number | undefined;
  /** Whether no later step reads the queue of this one; without a value, it is taken for the last one. */
  readonly isLastLook?: boolean;
  readonly target: Target;
  readonly routes: Routes;
  readonly values: Values;
  /** The last event ID that this scenario has seen of each queue. */
  readonly lastSeen: ReadonlyMap<string, number>;
}

/** What a step found: differences (none when all is as expected), values to save, and the answer, for the report. */
export interface Findings {
  readonly differences: readonly Difference[];
  readonly saved: ReadonlyMap<string, unknown>;
  readonly received: unknown;
  /** For an events step: the queue, and the last event ID of it that is seen now. */
  readonly seen?: { readonly queue: string; readonly last_event_id: number };
}

/** What a step says about an answer of the interface or of the control plane. */
export interface AnswerExpectation {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly expect?: unknown;
  readonly ignores?: readonly string[];
  readonly save?: SavedPaths;
}

/**
 * Compares an answer with what a step expects: its status, its headers, its body, and what is to be saved from it.
 *
 * @param form - `envelope`: the body must say by `result` whether the call succeeded, as the step expects it; with a
 *   status of 300 to 399 or from 500 it needs no envelope
 */
export function judgeAnswer(
  expectation: AnswerExpectation,
  answer: Answer,
  values: Values,
  form: "envelope" | "plain",
): Findings {
  const { expect, status } = expectation;
  const failureWanted = wantsFailure(expect) || (status !== undefined && status >= FIRST_ERROR);
  const needsEnvelope = form === "envelope" && !isWithoutEnvelope(status);
  const wanted = needsEnvelope ? withResult(expect, failureWanted ? "error" : "success") : expect;
  const { saved: taken, differences: unsaved } = takeSaved(expectation.save, answer.body);
  const saved = new Map([...taken, ...capturedValues(expect, answer.body, values)]);
  const received = { status: answer.status, body: answer.body };
  const statusDiffers = judgeStatus(status, failureWanted, answer);
  if (statusDiffers.length > 0 && !failureWanted && isRefusal(answer.body)) {
    // The refusal is the news: that the fields of a success are missing follows from it.
    return { differences: statusDiffers, saved, received };
  }
  const differences = [
    ...statusDiffers,
    ...match(lowerCaseKeys(expectation.headers ?? {}), answer.headers, values, "headers"),
    ...(wanted === undefined ? [] : match(wanted, answer.body, values)),
    ...(form === "envelope" ? ignoredParameters(expectation, answer.body) : []),
    ...unsaved,
  ];
  return { differences, saved, received };
}

/** Findings with what the declarations say, where the step has not said something about the same place. */
export function withContract(found: Findings, declared: readonly Difference[]): Findings {
  if (declared.length === 0) return found;
  const places = new Set(found.differences.map(({ path }) => path));
  const further = declared.filter(({ path }) => !places.has(path));
  return { ...found, differences: [...found.differences, ...further] };
}

/** The lowest status of a refusal. */
export const FIRST_ERROR = 400;

function isWithoutEnvelope(status: number | undefined): boolean {
  return status !== undefined && status >= 300 && (status < FIRST_ERROR || status >= 500);
}

/** A parameter that the server ignored would make the step pass without it. */
function ignoredParameters({ expect, ignores = [] }: AnswerExpectation, body: unknown): readonly Difference[] {
  const ignored = isJsonObject(body) ? ownValue(body, IGNORED) : undefined;
  if (!Array.isArray(ignored) || (isJsonObject(expect) && Object.hasOwn(expect, IGNORED))) return [];
  const unexpected = ignored.filter((name) => !ignores.includes(String(name)));
  if (unexpected.length === 0) return [];
  const hint = "the server does not know these parameters; expect the field if that is intended";
  return [difference(IGNORED, "nothing", shortText(unexpected), hint)];
}

const IGNORED = "ignored_parameters_unsupported";

/** Whether an expectation is about a refusal. */
export function wantsFailure(expect: unknown): boolean {
  return isJsonObject(expect) && (ownValue(expect, "result") === "error" || Object.hasOwn(expect, "code"));
}

/** The expectation of a body with the result in its envelope, unless the step itself names one. */
function withResult(expect: unknown, result: "success" | "error"): unknown {
  if (expect === undefined) return { result };
  return isJsonObject(expect) && !isMatcherObject(expect) ? { result, ...expect } : expect;
}

function judgeStatus(wanted: number | undefined, failureWanted: boolean, answer: Answer): readonly Difference[] {
  const { status, body } = answer;
  const fits =
    wanted === undefined ? (failureWanted ? status >= 400 && status < 500 : status === 200) : status === wanted;
  if (fits) return [];
  const expected = String(wanted ?? (failureWanted ? "an error from 400 to 499" : 200));
  return [difference("HTTP status", expected, String(status), refusalHint(body))];
}

/** What the refusal says, where a success was expected. */
function refusalHint(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined;
  const code = ownValue(body, "code");
  const msg = ownValue(body, "msg");
  return isRefusal(body) ? `the answer is ${String(code)}: ${shortText(msg, 160)}` : undefined;
}

function isRefusal(body: unknown): boolean {
  return isJsonObject(body) && ownValue(body, "result") === "error";
}

function lowerCaseKeys(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key.toLowerCase(), value]));
}
