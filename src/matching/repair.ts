/** How scenarios are repaired: expectations as they would have to be for what came; whatever still fits stays as written. */
import type { JsonValue } from "../protocol/schema/shapes";
import { isJsonObject, objectOf, ownValue } from "./json-value";
import { match } from "./match";
import { isMatcherObject } from "./matcher-rule";
import { alignItems, pairInAnyOrder, type Pairing } from "./pair-items";
import type { CallStep, ControlStep, EventsStep, FaultStep, Step } from "./scenario";
import { referenceName, secondsFromNow, type Values } from "./values";

/**
 * The nearest pattern that fits a value. Parts that fit stay, matchers and references among them; keys that are
 * missing now are removed; everything else becomes what came.
 */
export function repairedPattern(expected: unknown, actual: unknown, values: Values): unknown {
  if (match(expected, actual, values).length === 0) return expected;
  if (Array.isArray(expected) && Array.isArray(actual)) return repairedList(expected, actual, values);
  if (!isJsonObject(expected) || !isJsonObject(actual) || isSpecial(expected)) return literalPattern(actual);
  const kept = Object.entries(expected).flatMap(([key, pattern]) => {
    const value = ownValue(actual, key);
    const repaired = value === undefined ? pattern : repairedPattern(pattern, value, values);
    return value === undefined && match(pattern, undefined, values).length > 0 ? [] : [[key, repaired] as const];
  });
  return Object.fromEntries(kept);
}

/** The nearest patterns for the items of a list, in the order in which the items came. */
function repairedList(expected: readonly unknown[], actual: readonly unknown[], values: Values): unknown[] {
  const whole: Pairing = { missing: [...expected.keys()], spare: [...actual.keys()] };
  const fits = (e: number, a: number) => match(expected[e], actual[a], values).length === 0;
  const { missing, spare } =
    expected.length === actual.length ? whole : alignItems(expected.length, actual.length, fits);
  const kept = expected.filter((_, index) => !missing.includes(index));
  const unmatched = missing.map((index) => expected[index]);
  return actual.map((item, index) => {
    if (!spare.includes(index)) return kept.shift();
    return unmatched.length === 0 ? literalPattern(item) : repairedPattern(unmatched.shift(), item, values);
  });
}

/** The nearest patterns for a list whose order does not count: those that fit stay where they are. */
function repairedAnyOrder(expected: readonly unknown[], actual: readonly unknown[], values: Values): unknown[] {
  const fits = (e: number, a: number) => match(expected[e], actual[a], values).length === 0;
  const { missing, spare } = pairInAnyOrder(expected.length, actual.length, fits);
  const left = spare.map((index) => actual[index]);
  const kept = expected.flatMap((pattern, index) => {
    if (!missing.includes(index)) return [pattern];
    return left.length === 0 ? [] : [repairedPattern(pattern, left.shift(), values)];
  });
  return [...kept, ...left.map(literalPattern)];
}

/** A pattern that expects a value itself; where its texts would be read as references, that anything is there. */
export function literalPattern(value: unknown): unknown {
  const pattern = escaped(value);
  return match(pattern, value).length === 0 ? pattern : { $any: true };
}

/** A value with dollar signs doubled where its texts would be read as references. */
export function escaped(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^\$(?=[A-Za-z_]\w*$)|\$(?=\{)/gu, "$$$$");
  if (Array.isArray(value)) return value.map(escaped);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escaped(item)]));
}

function isSpecial(pattern: Readonly<Record<string, unknown>>): boolean {
  const isReference = referenceName(pattern) !== undefined || secondsFromNow(pattern) !== undefined;
  return isReference || isMatcherObject(pattern);
}

/** A repaired pattern is JSON, as its parts are: those of a file, and those of an answer. */
export function asJson(pattern: unknown): JsonValue {
  const json: JsonValue = JSON.parse(JSON.stringify(pattern));
  return json;
}

const OK = 200;
const FIRST_ERROR = 400;
const LAST_ERROR = 499;

/**
 * A step with the expectation that what came would have fitted.
 *
 * @param received - what the step found
 * @returns undefined without one, or where only a person can decide: answers that should not have
 *   come, and events with others between
 */
export function repairedStep(step: Step, received: unknown, values: Values): Step | undefined {
  if ("events" in step) return repairedEvents(step, received, values);
  if ("clock" in step) {
    return step.expect === undefined
      ? undefined
      : { ...step, expect: asJson(repairedPattern(step.expect, received, values)) };
  }
  if (!("call" in step || "control" in step || "fault" in step)) return undefined;
  return "no_answer" in step ? undefined : repairedAnswer(step, received, values);
}

function repairedEvents(step: EventsStep, received: unknown, values: Values): EventsStep | undefined {
  const { in_any_order, allow_others } = step.events;
  if (!Array.isArray(received) || allow_others === true) return undefined;
  const repaired = (in_any_order === true ? repairedAnyOrder : repairedList)(step.expect, received, values);
  return { ...step, expect: repaired.map(asJson) };
}

function repairedAnswer<Answered extends CallStep | ControlStep | FaultStep>(
  step: Answered,
  received: unknown,
  values: Values,
): Answered | undefined {
  const { status, body } = objectOf(received);
  if (typeof status !== "number") return undefined;
  const refusal = isJsonObject(body) && ownValue(body, "result") === "error";
  const kept = step.expect === undefined ? {} : repairedPattern(step.expect, body, values);
  const said = refusal && isJsonObject(body) ? { result: "error", code: ownValue(body, "code") } : {};
  const expect = isJsonObject(kept) ? { ...said, ...kept } : kept;
  const wanted = "status" in step ? step.status : undefined;
  const asImplied = refusal ? status >= FIRST_ERROR && status <= LAST_ERROR : status === OK;
  return {
    ...step,
    ...(asImplied && (wanted === undefined || wanted === status) ? {} : { status }),
    ...(step.expect === undefined && !refusal ? {} : { expect: asJson(expect) }),
  };
}
