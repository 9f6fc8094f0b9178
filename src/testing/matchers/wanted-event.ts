import { EVENT_TABLES } from "../../protocol/events/events";
import { lazy } from "../../data/lazy";
import { didYouMean, notPlainObject } from "../../protocol/problem-words";
import { shown } from "./matcher-result";

/** The operations that each type of events has; none for a type whose events say none. */
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
 * Refuses fields that no event could have, since an expectation that nobody is told of them would hold for ever.
 *
 * @throws TypeError for what is no object, and for a type or an op that no event has
 */
export function checkWantedEvent(event: unknown): void {
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
