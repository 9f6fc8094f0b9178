/**
 * The values that earlier steps saved, and the ways in which later steps refer to them.
 *
 * - `"$name"`, or `{ "$saved": "name" }`, is the saved value itself, whatever its type;
 * - `"${name}"` inside a longer string is its text;
 * - `"$now"` is the target's time in UNIX seconds, `{ "$now": 60 }` a minute later;
 * - a doubled dollar sign (`"$$name"`, `"$${name}"`) stands for the plain text with one.
 */

import { isJsonObject } from "./matching/json-value";

/** What references can stand for: values by name, and the time of the target in UNIX seconds where it is known. */
export interface Values {
  readonly saved: ReadonlyMap<string, unknown>;
  readonly now?: number;
}

/** The name that nothing can be saved under, because it means the target's time. */
export const NOW = "now";

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/u;
const WHOLE = /^\$([A-Za-z_][A-Za-z0-9_]*)$/u;
const WHOLE_ESCAPED = /^\$\$[A-Za-z_][A-Za-z0-9_]*$/u;
const INSIDE = /(\$?)\$\{([A-Za-z_][A-Za-z0-9_]*)\}/gu;

/** Whether a value can be saved under this name: letters, digits and `_`, not beginning with a digit, and not `now`. */
export function isValueName(name: string): boolean {
  return NAME.test(name) && name !== NOW;
}

/** The name when the whole value is a reference, written as `"$name"` or `{ "$saved": "name" }`; else `undefined`. */
export function referenceName(value: unknown): string | undefined {
  if (typeof value === "string") {
    return WHOLE.exec(value)?.[1];
  }
  if (isJsonObject(value) && typeof value["$saved"] === "string" && Object.keys(value).length === 1) {
    return value["$saved"];
  }
  return undefined;
}

/** The seconds to add when the value is `{ "$now": seconds }`; else `undefined`. */
export function secondsFromNow(value: unknown): number | undefined {
  if (isJsonObject(value) && typeof value["$now"] === "number" && Object.keys(value).length === 1) {
    return value["$now"];
  }
  return undefined;
}

/** Every name that a value refers to, itself or somewhere inside, `now` included; each once, in order of appearance. */
export function referencesIn(value: unknown): readonly string[] {
  const names = new Set<string>();
  collect(value, names);
  return [...names];
}

/** The names among {@link referencesIn} that have no value yet. */
export function missingReferences(value: unknown, values: Values): readonly string[] {
  return referencesIn(value).filter((name) => lookUp(name, values) === undefined);
}

/**
 * The value with every reference replaced.
 *
 * Names without a value become `undefined`; whoever cannot live with that asks {@link missingReferences} before.
 */
export function resolve(value: unknown, values: Values): unknown {
  const seconds = secondsFromNow(value);
  if (seconds !== undefined) {
    return values.now === undefined ? undefined : values.now + seconds;
  }
  const name = referenceName(value);
  if (name !== undefined) {
    return lookUp(name, values);
  }
  if (typeof value === "string") {
    return resolveText(value, values);
  }
  if (Array.isArray(value)) {
    return value.map((item) => resolve(item, values));
  }
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, values)]));
  }
  return value;
}

function lookUp(name: string, values: Values): unknown {
  return name === NOW ? values.now : values.saved.get(name);
}

function resolveText(text: string, values: Values): string {
  if (WHOLE_ESCAPED.test(text)) {
    return text.slice(1);
  }
  return text.replace(INSIDE, (whole, escape: string, name: string) => {
    if (escape !== "") {
      return whole.slice(1);
    }
    const value = lookUp(name, values);
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  });
}

function collect(value: unknown, names: Set<string>): void {
  if (secondsFromNow(value) !== undefined) {
    names.add(NOW);
    return;
  }
  const name = referenceName(value);
  if (name !== undefined) {
    names.add(name);
    return;
  }
  if (typeof value === "string") {
    for (const [, escape, inside] of value.matchAll(INSIDE)) {
      if (escape === "" && inside !== undefined) {
        names.add(inside);
      }
    }
  } else if (Array.isArray(value)) {
    value.forEach((item) => collect(item, names));
  } else if (isJsonObject(value)) {
    Object.values(value).forEach((item) => collect(item, names));
  }
}
