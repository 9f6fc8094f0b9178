/** Plain JSON values, and paths into them as people write them: `messages[0].flags`, `members["odd key"]`. */

/** A JSON object: neither null nor a list. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value, if it is an object; otherwise one without keys. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}

/** The value, if it is a list; otherwise an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list; of anything else, none. */
export function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return listOf(value).filter(isJsonObject);
}

/** The value of an own key, or `undefined` without one; names like `constructor` are no keys of an answer. */
export function ownValue(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** One step of a path: a key of an object or a position in a list. */
export type PathPart = string | number;

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_-]*$/u;
const PART = /\.?([A-Za-z_][A-Za-z0-9_-]*)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/uy;

/** The path one part deeper. */
export function deeper(path: string, part: PathPart): string {
  if (typeof part === "number") return `${path}[${part}]`;
  if (!PLAIN_KEY.test(part)) return `${path}[${JSON.stringify(part)}]`;
  return path === "" ? part : `${path}.${part}`;
}

/** Reads a path back into its parts; `undefined` when the text is no path. The empty text is the whole value. */
export function parsePath(text: string): readonly PathPart[] | undefined {
  const parts: PathPart[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const found = PART.exec(text);
    if (found === null) return undefined;
    const [, plain, position, quoted] = found;
    if (position !== undefined) {
      parts.push(Number(position));
    } else {
      parts.push(plain ?? (quoted ?? "").replace(/\\(.)/gu, "$1"));
    }
  }
  return text.startsWith(".") ? undefined : parts;
}

/** The value at a path, or `undefined` where the path leads nowhere. */
export function valueAt(value: unknown, parts: readonly PathPart[]): unknown {
  let here = value;
  for (const part of parts) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, part)) return undefined;
    here = Object.getOwnPropertyDescriptor(here, part)?.value;
  }
  return here;
}
