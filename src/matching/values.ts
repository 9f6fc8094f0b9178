/**
 * The values that a scenario refers to.
 *
 * - `"$name"`, or `{ "$saved": "name" }`, is a saved value, whatever its type;
 * - `"${name}"` inside a longer string is its text;
 * - `"$now"` is the target's time in UNIX seconds, `{ "$now": 60 }` a minute later;
 * - `{ "$user": "olive@example.test" }` is the ID that the target has for an account of the fixture; in the same way
 *   `$channel`, `$group` and `$folder` by name, and `$message` by its number in the fixture, from 1;
 * - `"${user:olive@example.test}"` inside a string is the text of such an ID;
 * - a doubled dollar sign (`"$$name"`, `"$${name}"`) is plain text with one.
 */
import { isJsonObject } from "./json-value";

/** The kinds of things of a fixture that have an ID. */
export const NAMED_KINDS = ["user", "channel", "group", "folder", "message"] as const;

export type NamedKind = (typeof NAMED_KINDS)[number];

/** A thing of the fixture, by its kind and its name. */
export interface NamedThing {
  readonly kind: NamedKind;
  readonly name: string;
}

/** Returns the ID that a target has for a thing of the fixture. */
export type IdOf = (thing: NamedThing) => number | undefined;

/** The values that references have: saved ones, the target's time in UNIX seconds, and the IDs of named things. */
export interface Values {
  readonly saved: ReadonlyMap<string, unknown>;
  readonly now?: number;
  readonly idOf?: IdOf;
  /** Whether a text of an answer can be any: the words of servers are not compared. */
  readonly isFree?: (key: string, record: Readonly<Record<string, unknown>>) => boolean;
}

/** The name that nothing can be saved under, because it is the target's time. */
export const NOW = "now";

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/u;
const WHOLE = /^\$([A-Za-z_][A-Za-z0-9_]*)$/u;
const WHOLE_ESCAPED = /^\$\$[A-Za-z_][A-Za-z0-9_]*$/u;
const INSIDE = /(\$?)\$\{(?:([A-Za-z_][A-Za-z0-9_]*)|(user|channel|group|folder|message):([^}]+))\}/gu;

/** Whether a value can be saved under this name: letters, digits and `_`, not beginning with a digit, and not `now`. */
export function isValueName(name: string): boolean {
  return NAME.test(name) && name !== NOW;
}

/** The name when the whole value is a reference, written as `"$name"` or `{ "$saved": "name" }`; else `undefined`. */
export function referenceName(value: unknown): string | undefined {
  if (typeof value === "string") return WHOLE.exec(value)?.[1];
  if (isJsonObject(value) && typeof value["$saved"] === "string" && Object.keys(value).length === 1) {
    return value["$saved"];
  }
  return undefined;
}

/** The seconds to add when the value is `{ "$now": seconds }`; else `undefined`. */
export function secondsFromNow(value: unknown): number | undefined {
  if (isJsonObject(value) && typeof value["$now"] === "number" && Object.keys(value).length === 1) return value["$now"];
  return undefined;
}

/** The thing when the value is `{ "$user": … }` or another of its kind; else `undefined`. */
export function namedThing(value: unknown): NamedThing | undefined {
  if (!isJsonObject(value) || Object.keys(value).length !== 1) return undefined;
  for (const kind of NAMED_KINDS) {
    const name = value[`$${kind}`];
    if (typeof name === "string" || typeof name === "number") return { kind, name: String(name) };
  }
  return undefined;
}

/** Whether a value is a reference of any form, and nothing else. */
export function isReference(value: unknown): boolean {
  return referenceName(value) !== undefined || secondsFromNow(value) !== undefined || namedThing(value) !== undefined;
}

/** Every saved name that a value refers to, itself or inside, `now` included; each once, in order of appearance. */
export function referencesIn(value: unknown): readonly string[] {
  const names = new Set<string>();
  collect(value, (found) => typeof found === "string" && names.add(found));
  return [...names];
}

/** Every thing of the fixture that a value names. */
export function namedThingsIn(value: unknown): readonly NamedThing[] {
  const things: NamedThing[] = [];
  collect(value, (found) => typeof found !== "string" && things.push(found));
  return things;
}

/** What a value refers to and what has no value, in words: names of saved values, and things of the fixture. */
export function missingReferences(value: unknown, values: Values): readonly string[] {
  const missing: string[] = [];
  collect(value, (found) => {
    if (typeof found !== "string") {
      if (values.idOf?.(found) === undefined) missing.push(`the ID of the ${found.kind} ${found.name}`);
    } else if (lookUp(found, values) === undefined) missing.push(found);
  });
  return [...new Set(missing)];
}

/**
 * The value with every reference replaced. References without a value become `undefined`: ask {@link missingReferences}
 * first where that matters.
 */
export function resolve(value: unknown, values: Values): unknown {
  const seconds = secondsFromNow(value);
  if (seconds !== undefined) return values.now === undefined ? undefined : values.now + seconds;
  const thing = namedThing(value);
  if (thing !== undefined) return values.idOf?.(thing);
  const name = referenceName(value);
  if (name !== undefined) return lookUp(name, values);
  if (typeof value === "string") return resolveText(value, (saved) => lookUp(saved, values), values.idOf);
  if (Array.isArray(value)) return value.map((item) => resolve(item, values));
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, values)]));
  }
  return value;
}

function lookUp(name: string, values: Values): unknown {
  return name === NOW ? values.now : values.saved.get(name);
}

function resolveText(text: string, valueOf: (name: string) => unknown, idOf?: IdOf): string {
  if (WHOLE_ESCAPED.test(text)) return text.slice(1);
  return text.replace(INSIDE, (whole, escape: string, name?: string, kind?: NamedKind, thing?: string) => {
    if (escape !== "") return whole.slice(1);
    const value = kind === undefined ? valueOf(name ?? "") : idOf?.({ kind, name: thing ?? "" });
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  });
}

function collect(value: unknown, found: (reference: string | NamedThing) => unknown): void {
  const name = secondsFromNow(value) === undefined ? (namedThing(value) ?? referenceName(value)) : NOW;
  if (name !== undefined) {
    found(name);
  } else if (typeof value === "string") {
    for (const [, escape, inside, kind, thing] of value.matchAll(INSIDE)) {
      if (escape !== "") continue;
      const named = NAMED_KINDS.find((one) => one === kind);
      if (named !== undefined) found({ kind: named, name: thing ?? "" });
      else if (inside !== undefined) found(inside);
    }
  } else if (Array.isArray(value)) {
    value.forEach((item) => collect(item, found));
  } else if (isJsonObject(value)) {
    Object.values(value).forEach((item) => collect(item, found));
  }
}

/** A copy of a value in which the names of a table are replaced: whole strings by values, parts of strings by texts. */
export function withParameters(value: unknown, row: Readonly<Record<string, unknown>>): unknown {
  const name = referenceName(value);
  if (name !== undefined && Object.hasOwn(row, name)) return row[name];
  if (typeof value === "string") {
    return value.replace(INSIDE, (whole, escape: string, inside?: string) => {
      const given = escape === "" && inside !== undefined && Object.hasOwn(row, inside) ? row[inside] : undefined;
      if (given === undefined) return whole;
      return typeof given === "string" ? given : JSON.stringify(given);
    });
  }
  if (Array.isArray(value)) return value.map((item) => withParameters(item, row));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withParameters(item, row)]));
}
