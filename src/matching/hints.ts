/** Sentences that say why two values probably differ, for the differences of a report. */
import { similarNames } from "../protocol/problem-words";
import { shortText } from "./difference";

/** Numbers above this are taken for UNIX seconds: IDs of a test realm never grow that large. */
const FIRST_TIMESTAMP = 1_000_000_000;
const LAST_TIMESTAMP = 10_000_000_000;

/**
 * The likely reason why `actual` is not `expected`, when there is one that the two short texts do not show.
 *
 * It knows numbers written as text, texts that differ in case or blanks alone, the place where long texts part, and
 * how far two points in time are from each other.
 */
export function differenceHint(expected: unknown, actual: unknown): string | undefined {
  if (typeof expected === "number" && typeof actual === "number") return timeHint(expected, actual);
  if (typeof expected === "string" && typeof actual === "string") return textHint(expected, actual);
  if (typeof expected !== "string" && typeof actual === "string" && actual === JSON.stringify(expected)) {
    return `${shortText(actual)} is a string, ${describeKind(expected)} is expected`;
  }
  if (typeof expected === "string" && actual !== undefined && expected === JSON.stringify(actual)) {
    return `${shortText(actual)} is ${describeKind(actual)}, a string is expected`;
  }
  return undefined;
}

/** What a value is, with its article: `an integer`, `a list`. */
export function describeKind(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number") return Number.isInteger(value) ? "an integer" : "a number";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** For a key that is not there: the keys that are, closest names first. */
export function missingKeyHint(key: string, actual: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(actual);
  const similar = similarNames(key, keys);
  if (similar.length > 0) return `there is ${similar.map((name) => `\`${name}\``).join(", ")}`;
  return keys.length === 0 ? "the object is empty" : `the keys are ${shortList(keys)}`;
}

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, 12).join(", ");
  return names.length > 12 ? `${shown} and ${names.length - 12} more` : shown;
}

function timeHint(expected: number, actual: number): string | undefined {
  const bothTimes = [expected, actual].every((time) => time > FIRST_TIMESTAMP && time < LAST_TIMESTAMP);
  if (!bothTimes || expected === actual) return undefined;
  const seconds = Math.abs(actual - expected);
  return `${seconds} ${seconds === 1 ? "second" : "seconds"} ${actual > expected ? "later" : "earlier"} than expected`;
}

function textHint(expected: string, actual: string): string | undefined {
  if (expected === actual) return undefined;
  if (expected.toLowerCase() === actual.toLowerCase()) return "they differ only in upper and lower case";
  if (expected.trim() === actual.trim()) return "they differ only in blanks at an end";
  if (Math.max(expected.length, actual.length) < 40) return undefined;
  let place = 0;
  while (place < expected.length && expected[place] === actual[place]) {
    place += 1;
  }
  const around = (text: string) => shortText(text.slice(Math.max(0, place - 10), place + 20));
  return `they part at character ${place + 1}: ${around(expected)} is expected, ${around(actual)} is there`;
}
