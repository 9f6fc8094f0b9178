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

/** Under this name a record keeps what makes its late fields; nobody who lists its fields sees it. */
const LATE = Symbol("late");

/** By field, what makes it; from nothing that ever changes. */
type Late<State, Field extends keyof State> = { readonly [Name in Field]-?: () => State[Name] };

/**
 * For records of one kind: freezes a fresh one with further fields that are made when they are first read, and kept;
 * for what costs much and is seldom asked for. From outside they are fields like any other.
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
