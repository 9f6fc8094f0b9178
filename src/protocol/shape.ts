/**
 * The shapes of values from outside, and the sentence that says where a value is wrong. Only this file imports the
 * library for shapes; other files write `import * as v` from here. Every function is a named export, so that bundlers
 * can omit unused ones.
 */
import {
  type BaseIssue,
  type ErrorMessage,
  type GenericSchema,
  type InferOutput,
  object as objectOf,
  type ObjectEntries,
  type ObjectSchema,
  safeParse,
  strictObject as strictObjectOf,
  type StrictObjectIssue,
  type StrictObjectSchema,
} from "valibot";
import { didYouMean, excerpt, notPlainObject, pathText, similarNames } from "./problem-words";

export type { GenericSchema, InferInput, InferOutput, ObjectEntries, OptionalSchema } from "valibot";
export {
  array,
  boolean,
  check,
  custom,
  exactOptional,
  integer,
  isoTimestamp,
  lazy,
  literal,
  maxLength,
  maxValue,
  metadata,
  minLength,
  minValue,
  nonEmpty,
  null,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeInteger,
  safeParse,
  strictTuple,
  string,
  transform,
  trim,
  union,
  unknown,
} from "valibot";

/** An object that may have other keys. They are ignored. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Entries extends ObjectEntries>(entries: Entries): ObjectSchema<Entries, undefined> {
  return byOwnKeys(objectOf(withoutPrototype(entries)));
}

/** An object with no other keys. */
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<const Entries extends ObjectEntries>(
  entries: Entries,
  message?: ErrorMessage<StrictObjectIssue>,
): StrictObjectSchema<Entries, ErrorMessage<StrictObjectIssue> | undefined> {
  return byOwnKeys(strictObjectOf(withoutPrototype(entries), message));
}

/** Lets a shape look at the own keys of an object only: the library also reads what `Object.prototype` may have. */
function byOwnKeys<S extends GenericSchema>(shape: S): S {
  const run = shape["~run"].bind(shape);
  const runByOwnKeys: S["~run"] = (dataset, config) =>
    run({ ...dataset, value: withoutPrototype(dataset.value) }, config);
  return Object.assign(shape, { "~run": runByOwnKeys });
}

/** A copy that inherits nothing; what is no object, or a list, unchanged. */
function withoutPrototype<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.setPrototypeOf({ ...value }, null);
}

/**
 * A shape whose values are typed more exactly than it checks: what it lets through is checked later, by a table.
 */
export function typed<Value>(shape: GenericSchema): GenericSchema<Value>;
/* @__NO_SIDE_EFFECTS__ */
export function typed(shape: GenericSchema): GenericSchema {
  return shape;
}

/** Any description of a shape. */
export type Shape = GenericSchema;

/** A value of the right shape, or the sentence that names the place and what is allowed there. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | Refused;

/** The first mistake of a value. */
interface Refused {
  readonly ok: false;
  readonly problem: string;
  readonly path: readonly (string | number)[];
}

/** How many mistakes are said, at most. */
const MOST_PROBLEMS = 10;

/**
 * All mistakes of a value that does not have a shape, one in a line and one for a place. The first is that of
 * {@link checkShape}.
 *
 * @param first - what `checkShape` has returned
 */
export function allProblems(shape: GenericSchema, value: unknown, root: string, first: Refused): string {
  const said: Refused[] = [first];
  for (const issue of safeParse(shape, value).issues ?? []) {
    const next = refusedShape(deepest(shape, issue, []), root);
    const isSaid = said.some(({ path, problem }) => {
      const isHere = path.every((part, place) => part === next.path[place]);
      return isHere || problem.includes(`did you write ${String(next.path.at(-1))} instead?`);
    });
    if (!isSaid) said.push(next);
  }
  const rest = said.length - MOST_PROBLEMS;
  const lines = said.slice(0, MOST_PROBLEMS).map(({ problem }) => problem);
  return [...lines, ...(rest > 0 ? [`There are ${rest} further mistakes.`] : [])].join("\n");
}

/**
 * Checks a value from outside.
 *
 * @param root - how the whole value is called in the sentence when the problem is not inside it
 */
export function checkShape<S extends GenericSchema>(shape: S, value: unknown, root: string): Checked<InferOutput<S>> {
  const result = safeParse(shape, value, { abortEarly: true });
  if (result.success) {
    const found = wronglyAccepted(shape, value, []);
    if (found === undefined) return { ok: true, value: result.output };
    return refusedShape(found, root);
  }
  return refusedShape(wronglyAccepted(shape, value, []) ?? deepest(shape, result.issues[0], []), root);
}

function refusedShape({ path, expectation }: Found, root: string): Refused {
  const end = expectation.endsWith("?") ? "" : ".";
  return { ok: false, problem: `${pathText(path) || root}: ${expectation}${end}`, path };
}

type Path = readonly (string | number)[];

/** Keys that the library drops from a record, since every object has them. */
const DROPPED_KEYS = ["__proto__", "constructor", "prototype"];

/**
 * What the library accepts but should not: a list or a Map instead of an object, and keys that it drops without an
 * error.
 */
function wronglyAccepted(shape: unknown, value: unknown, path: Path): Found | undefined {
  if (typeof shape !== "object" || shape === null || typeof value !== "object" || value === null) return undefined;
  if ("wrapped" in shape) return wronglyAccepted(shape.wrapped, value, path);
  if ("item" in shape && Array.isArray(value)) {
    return firstOf(value.entries(), ([index, item]) => wronglyAccepted(shape.item, item, [...path, index]));
  }
  if ("options" in shape && Array.isArray(shape.options)) {
    return firstOf(shape.options.filter(isRecordShape), (option) => wronglyAccepted(option, value, path));
  }
  if (isRecordShape(shape)) {
    const key = DROPPED_KEYS.find((name) => Object.hasOwn(value, name));
    return key === undefined ? undefined : { path: [...path, key], expectation: "a key cannot have this name" };
  }
  if (!("entries" in shape) || typeof shape.entries !== "object" || shape.entries === null) return undefined;
  const instead = Array.isArray(value) ? "a list" : notPlainObject(value);
  if (instead !== undefined) return { path, expectation: `expected an object, received ${instead}` };
  for (const [key, inner] of Object.entries(shape.entries)) {
    const item: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    // Checked here as well: most values contain no others, and building a path costs more than this check.
    if (typeof item !== "object" || item === null) continue;
    const found = wronglyAccepted(inner, item, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRecordShape(shape: unknown): boolean {
  return typeof shape === "object" && shape !== null && "type" in shape && shape.type === "record";
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Found {
  readonly path: Path;
  readonly expectation: string;
}

/** Follows a problem of alternatives into the closest one, so that the sentence names the inner place. */
function deepest(shape: GenericSchema, issue: BaseIssue<unknown>, above: readonly (string | number)[]): Found {
  const path = [...above, ...(issue.path ?? []).map((item) => toKey(item.key))];
  const inner = (issue.issues ?? []).filter((sub) => (sub.path?.length ?? 0) > 0);
  const closest = inner.sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0];
  if (closest !== undefined) return deepest(shape, closest, path);
  return { path, expectation: expectationOf(shape, issue, path) };
}

function toKey(key: unknown): string | number {
  return typeof key === "number" ? key : String(key);
}

function expectationOf(shape: GenericSchema, issue: BaseIssue<unknown>, path: readonly (string | number)[]): string {
  const last = path.at(-1);
  if (issue.type === "strict_object" && issue.expected === "never") {
    const allowed = keysAt(shape, path.slice(0, -1));
    const isOutside = path.length === 2 && keysAt(shape, []).includes(String(last));
    const near = didYouMean(String(last), allowed) || (isOutside ? `; it belongs next to ${path[0]}, not in it` : "");
    return `unknown key${allowed.length === 0 ? "" : `; allowed are ${allowed.join(", ")}${near}`}`;
  }
  if (issue.type.endsWith("object") && issue.received === "undefined" && typeof last === "string") {
    return `is missing${misspelt(shape, issue, path, last)}`;
  }
  const bound = /^(max|min)_length$/.exec(issue.type)?.[1];
  if (bound !== undefined && /^Invalid /.test(issue.message)) {
    const things = typeof issue.input === "string" ? "characters" : "items";
    const limit = issue.expected?.replace(/\D/g, "") ?? "";
    return `expected at ${bound === "max" ? "most" : "least"} ${limit} ${things}, received ${issue.received}`;
  }
  const ownMessage = !/^Invalid |^Expected /.test(issue.message);
  if (ownMessage) return withReceived(issue);
  const expected = (issue.expected ?? "another value")
    .replaceAll(" | ", " or ")
    .replaceAll("Array", "a list")
    .replaceAll("Object", "an object");
  return `expected ${expected.replace(/^\(|\)$/g, "")}, received ${issue.received}`;
}

/** The message of a shape, with the value where the message is an expectation that does not quote it. */
function withReceived({ message, input }: BaseIssue<unknown>): string {
  return /^expected (?!.*(received|\?$))/.test(message) ? `${message}, received ${excerpt(input)}` : message;
}

/** "; did you write emial instead?" when an unknown key is close to a missing one; else empty. */
function misspelt(shape: GenericSchema, issue: BaseIssue<unknown>, path: Path, missing: string): string {
  const given: unknown = issue.path?.at(-1)?.input;
  if (typeof given !== "object" || given === null) return "";
  const allowed = keysAt(shape, path.slice(0, -1));
  const [near] = similarNames(
    missing,
    Object.keys(given).filter((key) => !allowed.includes(key)),
  );
  return near === undefined ? "" : `; did you write ${near} instead?`;
}

/** The keys that a shape allows at a path, for the sentence about an unknown one. */
function keysAt(shape: unknown, path: readonly (string | number)[]): readonly string[] {
  if (typeof shape !== "object" || shape === null) return [];
  if ("wrapped" in shape) return keysAt(shape.wrapped, path);
  if ("pipe" in shape && Array.isArray(shape.pipe) && shape.pipe[0] !== shape && !("entries" in shape)) {
    return keysAt(shape.pipe[0], path);
  }
  if ("options" in shape && Array.isArray(shape.options)) {
    return shape.options.map((option) => keysAt(option, path)).find((keys) => keys.length > 0) ?? [];
  }
  const [first, ...rest] = path;
  if ("entries" in shape && typeof shape.entries === "object" && shape.entries !== null) {
    if (first === undefined) return Object.keys(shape.entries);
    const entry: unknown = Object.entries(shape.entries).find(([key]) => key === first)?.[1];
    return keysAt(entry, rest);
  }
  if ("item" in shape && first !== undefined) return keysAt(shape.item, rest);
  return [];
}
