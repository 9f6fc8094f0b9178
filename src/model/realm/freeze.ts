/** The list without anything, one for all the records that have none. */
export const EMPTY_LIST: readonly never[] = Object.freeze([]);

/**
 * Freezes a new plain record or list and all plain values inside it. Persistent collections are immutable anyway and
 * are skipped; a frozen value ends the walk.
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

/** The key under which a record stores the function for its late fields. It is not among the listed fields. */
const LATE = Symbol("late");

/** By field, what makes it; from nothing that ever changes. */
type Late<State, Field extends keyof State> = { readonly [Name in Field]-?: () => State[Name] };

/**
 * For records of one kind: freezes a new one with further fields that are computed and stored when they are first read.
 * It is for values that are expensive and seldom used. From outside, they are ordinary fields.
 *
 * @param names - the fields; they are described once for all records, since to describe them costs as much as a record
 */
export function fieldsSince<State extends object, Field extends keyof State>(
  names: readonly Field[],
): (state: Omit<State, Field>, late: Late<State, Field>) => State {
  const described = names.map((name) => [name, { enumerable: true, get: getterOf(name) }] as const);
  return (state, late) => {
    for (const item of Object.values(state)) frozen(item);
    const kept: Kept = { late, made: undefined };
    Object.defineProperty(state, LATE, { value: kept });
    for (const [name, descriptor] of described) Object.defineProperty(state, name, descriptor);
    return Object.freeze(state) as State;
  };
}

/** What makes the late fields of a record, and those that were made. */
interface Kept {
  readonly late: Readonly<Partial<Record<PropertyKey, () => unknown>>>;
  made: Map<PropertyKey, unknown> | undefined;
}

function getterOf(name: PropertyKey): (this: { readonly [LATE]: Kept }) => unknown {
  return function made() {
    const kept = this[LATE];
    kept.made ??= new Map();
    if (!kept.made.has(name)) kept.made.set(name, frozen(kept.late[name]?.()));
    return kept.made.get(name);
  };
}
