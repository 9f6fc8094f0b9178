/** The list without anything, one for all the records that have none. */
export const EMPTY_LIST: readonly never[] = Object.freeze([]);

/**
 * Freezes a fresh plain record or list and all that is plain inside it. Persistent collections guard themselves and
 * are passed over; what is frozen already ends the walk.
 */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    for (const item of value) frozen(item);
    return Object.freeze(value);
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  for (const name in value) if (Object.hasOwn(value, name)) frozen(value[name]);
  return Object.freeze(value);
}
