import { isJsonObject, ownValue } from "../matching/json-value";
import type { Values } from "../values";
import type { CallStep, ControlStep, EventsStep, FaultStep, Step } from "../scenario";
import { asJson, repairedAnyOrder, repairedList, repairedPattern } from "./repaired-pattern";

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
  const { status, body } = isJsonObject(received) ? received : {};
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
