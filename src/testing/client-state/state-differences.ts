import { differentPlaces, dotted, ownParts } from "../../model/collections/walk";
import { describeValue, notPlainObject, withoutPeriod } from "../../protocol/problem-words";
import type { JsonValue } from "../../protocol/schema/shapes";
import { type ClientState, UNKNOWN } from "./state";

/**
 * Accepts objects.
 *
 * @param asked - the function that was called
 * @throws TypeError for all other values
 */
export function requireObject(asked: string, value: unknown, expected: string): void {
  const isPlain =
    typeof value === "object" && value !== null && !Array.isArray(value) && notPlainObject(value) === undefined;
  if (!isPlain) throw new TypeError(withoutPeriod(`${asked}: expected ${expected}, received ${describeValue(value)}`));
}

/** Accepts what can be a state of a client. @throws TypeError for all other values */
export function checkState(asked: string, state: unknown): void {
  requireObject(asked, state, "a state, as clientState() gives it");
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
  const found = differentPlaces(one, other, { partsOf: ownParts, isSame: isUnknown, placeOf: dotted });
  return Array.from(found, ({ path, one: ours, other: theirs }) => ({
    path,
    one: asJson(ours),
    other: asJson(theirs),
  }));
}

function isUnknown(one: unknown, other: unknown): boolean {
  return one === UNKNOWN || other === UNKNOWN;
}

/** A state consists of values that came as JSON. */
function asJson(value: unknown): JsonValue | undefined;
function asJson(value: unknown): unknown {
  return value;
}
