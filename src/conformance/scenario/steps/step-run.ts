/** What the kinds of steps share while a scenario is played: the target, what was saved, and how answers are judged. */

import { match } from "../match";
import { type Difference, difference } from "../matching/difference";
import { isJsonObject, ownValue } from "../matching/json-value";
import { isMatcherObject } from "../matching/matchers";
import { shortText } from "../matching/short-text";
import { parsePath, valueAt } from "../matching/value-path";
import type { Routes } from "../routes";
import { resolve, type Values } from "../saved-values";
import type { Caller, SavedPaths } from "../scenario";
import type { Answer, Target } from "../target";

/** One playing of one scenario. Steps change nothing in it: what they save is in their findings. */
export interface StepRun {
  readonly target: Target;
  readonly routes: Routes;
  readonly values: Values;
  /** The last event ID that this scenario has seen of each queue. */
  readonly lastSeen: ReadonlyMap<string, number>;
}

/** What a step found: differences (none when all is as expected), values to save, and what came, for the report. */
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
  readonly save?: SavedPaths;
}

/** A caller with its references replaced. */
export function resolveCaller(caller: Caller, values: Values): Caller {
  if (typeof caller === "string") {
    return String(resolve(caller, values));
  }
  if (caller === null || typeof caller === "number") {
    return caller;
  }
  return "authorization" in caller
    ? { authorization: String(resolve(caller.authorization, values)) }
    : { email: String(resolve(caller.email, values)), api_key: String(resolve(caller.api_key, values)) };
}

/** The saved values of an answer; a path that leads nowhere is a difference, for later steps would miss the value. */
export function takeSaved(
  save: SavedPaths | undefined,
  body: unknown,
): { readonly saved: ReadonlyMap<string, unknown>; readonly differences: readonly Difference[] } {
  const taken = Object.entries(save ?? {}).map(([name, path]) => ({
    name,
    path,
    value: valueAt(body, parsePath(path) ?? []),
  }));
  return {
    saved: new Map(taken.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))),
    differences: taken
      .filter(({ value }) => value === undefined)
      .map(({ name, path }) => difference(path, `something to save as \`${name}\``, "nothing")),
  };
}

/**
 * Judges an answer: its status, its headers, its body, and what is to be saved from it.
 *
 * @param needsEnvelope - the body must say by `result` whether the call succeeded, as the step expects it
 */
export function judgeAnswer(
  expectation: AnswerExpectation,
  answer: Answer,
  values: Values,
  needsEnvelope: boolean,
): Findings {
  const { expect, status } = expectation;
  const failureWanted = wantsFailure(expect) || (status !== undefined && status >= 400);
  const wanted = needsEnvelope ? withResult(expect, failureWanted ? "error" : "success") : expect;
  const { saved, differences: unsaved } = takeSaved(expectation.save, answer.body);
  const received = { status: answer.status, body: answer.body };
  const statusDiffers = judgeStatus(status, failureWanted, answer);
  if (statusDiffers.length > 0 && !failureWanted && isRefusal(answer.body)) {
    // That everything a success would hold is missing from a refusal is no news.
    return { differences: statusDiffers, saved, received };
  }
  const differences = [
    ...statusDiffers,
    ...match(lowerCaseKeys(expectation.headers ?? {}), answer.headers, values, "headers"),
    ...(wanted === undefined ? [] : match(wanted, answer.body, values)),
    ...unsaved,
  ];
  return { differences, saved, received };
}

function wantsFailure(expect: unknown): boolean {
  return isJsonObject(expect) && (ownValue(expect, "result") === "error" || Object.hasOwn(expect, "code"));
}

/** The expectation of a body whose envelope says how the call went, unless the step itself says what that shall be. */
function withResult(expect: unknown, result: "success" | "error"): unknown {
  if (expect === undefined) {
    return { result };
  }
  return isJsonObject(expect) && !isMatcherObject(expect) ? { result, ...expect } : expect;
}

function judgeStatus(wanted: number | undefined, failureWanted: boolean, answer: Answer): readonly Difference[] {
  const { status, body } = answer;
  const fits =
    wanted === undefined ? (failureWanted ? status >= 400 && status < 500 : status === 200) : status === wanted;
  if (fits) {
    return [];
  }
  const expected = String(wanted ?? (failureWanted ? "an error from 400 to 499" : 200));
  return [difference("HTTP status", expected, String(status), refusalHint(body))];
}

/** What the server said, so that nobody has to look for it when a success was expected. */
function refusalHint(body: unknown): string | undefined {
  if (!isJsonObject(body)) {
    return undefined;
  }
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
