/** Objects that are easily given in place of a plain one: all that they hold is kept where nobody looks. */
const NOT_PLAIN = ["Date", "FormData", "Map", "Promise", "RegExp", "Set", "URLSearchParams"];

/**
 * What a value is that is an object and yet no plain one, for the end of a sentence: "Map"; undefined for any other. It
 * is told by its tag, since under some test runners objects come from a world with classes of its own.
 */
export function notPlainObject(value: unknown): string | undefined {
  const tag = Object.prototype.toString.call(value).slice("[object ".length, -1);
  if (!NOT_PLAIN.includes(tag)) return undefined;
  return tag === "Promise" ? "Promise; is an await missing?" : tag;
}

/** What a value is that was given in place of another, for the end of a sentence: "null", "a list", "Map", "number". */
export function describeValue(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : (notPlainObject(value) ?? typeof value);
}

/** The most characters of a text that a sentence quotes. */
const EXCERPT_LENGTH = 60;

/** A value as a sentence quotes it: texts up to a limit, numbers, else what it is. It never looks into objects. */
export function excerpt(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length <= EXCERPT_LENGTH ? value : `${value.slice(0, EXCERPT_LENGTH)}…`);
  }
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value === undefined) return "nothing";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return describeValue(value);
  return notPlainObject(value) ?? "an object";
}

/** A sentence with its full stop, if it does not end by asking whether something else was meant. */
export function withoutPeriod(sentence: string): string {
  return sentence.endsWith("?") ? sentence : `${sentence}.`;
}
