/** What matchers share: their result, and the comparison with what was expected. */
import { lazy } from "../../data/lazy";
import { EVENT_TABLES } from "../../generated/event-tables";
import { cut, didYouMean, notPlainObject } from "../../protocol/problem-words";

/** The result of a matcher, for vitest and jest. */
export interface MatcherResult {
  readonly pass: boolean;
  /** Returns why the expectation fails. Called only if it does. */
  readonly message: () => string;
}

/** A result with the sentence for each way to fail: as expected, and with `.not`. */
export function result(pass: boolean, whenNot: () => string, whenPassing: () => string): MatcherResult {
  return { pass, message: pass ? whenPassing : whenNot };
}

/** A value as a failure shows it: in one line, and cut after some length. */
export function shown(value: unknown): string {
  const text = notPlainObject(value) ?? JSON.stringify(value) ?? String(value);
  return cut(text, 300);
}

/**
 * Whether a value fits a pattern: records can have further fields, lists have the length of their pattern, and
 * asymmetric matchers (`expect.any(Number)`) decide for themselves.
 */
export function fits(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null) return Object.is(pattern, value);
  if ("asymmetricMatch" in pattern && typeof pattern.asymmetricMatch === "function") {
    return pattern.asymmetricMatch(value) === true;
  }
  if (pattern instanceof RegExp) return typeof value === "string" && pattern.test(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) && value.length === pattern.length && pattern.every((item, at) => fits(item, value[at]))
    );
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(pattern).every(([key, inner]) => fits(inner, fields.get(key)));
}

/** The values of `op` for each type of events; empty for types without `op`. */
const opsByType = lazy((): ReadonlyMap<string, ReadonlySet<string>> => {
  const ops = new Map<string, Set<string>>();
  for (const { name } of EVENT_TABLES) {
    const [, type = "", op] = name.split("/");
    const known = ops.get(type) ?? new Set();
    ops.set(type, op === undefined ? known : known.add(op));
  }
  return ops;
});

/**
 * Throws for fields that no event has: an expectation that an account does not receive such an event would always hold.
 *
 * @throws TypeError if the value is not an object, or no event has its type or op
 */
export function checkExpectedEvent(event: unknown): void {
  if (typeof event !== "object" || event === null || Array.isArray(event) || notPlainObject(event) !== undefined) {
    throw new TypeError(
      `toHaveSentEvent: expected fields of an event like { type: "message" }, received ${shown(event)}.`,
    );
  }
  const type: unknown = Reflect.get(event, "type");
  const op: unknown = Reflect.get(event, "op");
  if (typeof type !== "string") return;
  const ops = opsByType().get(type);
  if (ops === undefined) {
    throw new TypeError(
      `toHaveSentEvent: there is no type of events ${shown(type)}${didYouMean(type, opsByType().keys()) || "."}`,
    );
  }
  if (typeof op !== "string" || ops.size === 0 || ops.has(op)) return;
  const near = didYouMean(op, ops) || `; allowed are ${[...ops].join(", ")}.`;
  throw new TypeError(`toHaveSentEvent: events of the type ${type} have no op ${shown(op)}${near}`);
}
