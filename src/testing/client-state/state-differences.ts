import { describeValue, notPlainObject, withoutPeriod } from "../../protocol/problem-words";
import type { JsonObject, JsonValue } from "../../protocol/schema/shapes";
import { type ClientState, UNKNOWN } from "./state";

/**
 * Accepts objects.
 *
 * @param asked - the function that was called
 * @throws TypeError for all other values
 */
export function checkObject(asked: string, value: unknown, expected: string): void {
  const isPlain =
    typeof value === "object" && value !== null && !Array.isArray(value) && notPlainObject(value) === undefined;
  if (!isPlain) throw new TypeError(withoutPeriod(`${asked}: expected ${expected}, received ${describeValue(value)}`));
}

/** Accepts what can be a state of a client. @throws TypeError for all other values */
export function checkState(asked: string, state: unknown): void {
  checkObject(asked, state, "a state, as clientState() gives it");
}

/** A place where two states differ. */
export interface StateDifference {
  /** The path of the place, such as `subscriptions.3.color`. */
  readonly path: string;
  /** The value in one state; undefined if it has none. */
  readonly one: JsonValue | undefined;
  /** The value in the other state. */
  readonly other: JsonValue | undefined;
}

/**
 * Lists where two states of a client differ. What one of the clients cannot know equals everything.
 *
 * @example
 * const state = clientState(sim.must.as("ann@example.test").registerQueue());
 * expect(stateDifferences(state, state)).toEqual([]);
 */
export function stateDifferences(one: ClientState, other: ClientState): StateDifference[] {
  for (const state of [one, other]) checkState("stateDifferences", state);
  const found: StateDifference[] = [];
  compare(asJson(one), asJson(other), "", found);
  return found;
}

/** A state consists of values that came as JSON. */
function asJson(state: ClientState): JsonObject;
function asJson(state: object): object {
  return state;
}

function compare(
  one: JsonValue | undefined,
  other: JsonValue | undefined,
  path: string,
  found: StateDifference[],
): void {
  if (one === other || one === UNKNOWN || other === UNKNOWN) return;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    found.push({ path, one, other });
    return;
  }
  const inside = (key: string): void => {
    if (one[key] !== other[key]) compare(one[key], other[key], path === "" ? key : `${path}.${key}`, found);
  };
  Object.keys(one).forEach(inside);
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key)) inside(key);
}

/** Lists are compared by position, as objects are by their keys. */
function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null;
}
