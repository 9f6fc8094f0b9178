/** Walks through two values side by side, down to the places where they differ. Every comparison of states uses it. */

/** The parts of a value by their keys. */
export type Parts = Readonly<Record<string, unknown>>;

/** How values of one kind are compared. */
export interface WalkRules {
  /** The parts of a value; undefined for a value that is compared as a whole. Lists have the parts of an array. */
  readonly partsOf: (value: unknown) => Parts | undefined;
  /** Whether two values are the same although they are not identical; asked where one of them has no parts. */
  readonly isSame?: (one: unknown, other: unknown) => boolean;
  /** The path of a part, from the path of the whole. */
  readonly placeOf: (path: string, key: string, whole: unknown) => string;
}

/** A place where two values differ. A side that lacks the place has undefined there. */
export interface DifferentPlace {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** The parts of any object or list. */
export function ownParts(value: unknown): Parts | undefined {
  return typeof value === "object" && value !== null ? Object(value) : undefined;
}

/** The path of a part behind a dot. */
export function dotted(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Yields the places where two values differ, those of the first value in its order, then those of the second alone. */
export function* differentPlaces(
  one: unknown,
  other: unknown,
  rules: WalkRules,
  path = "",
): Generator<DifferentPlace, void> {
  if (one === other || Object.is(one, other)) return;
  const [a, b] = [rules.partsOf(one), rules.partsOf(other)];
  if (a === undefined || b === undefined || Array.isArray(a) !== Array.isArray(b)) {
    if (rules.isSame?.(one, other) !== true) yield { path, one, other };
    return;
  }
  const keys = Object.keys(a);
  for (const key of Object.keys(b)) if (!Object.hasOwn(a, key)) keys.push(key);
  for (const key of keys) {
    const [ours, theirs] = [partAt(a, key), partAt(b, key)];
    if (ours !== theirs) yield* differentPlaces(ours, theirs, rules, rules.placeOf(path, key, one));
  }
}

/** The own part of a key: names like `constructor` are no parts. */
function partAt(parts: Parts, key: string): unknown {
  return Object.hasOwn(parts, key) ? parts[key] : undefined;
}
