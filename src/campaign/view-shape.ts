/** Whether a view returns the kind of value that it is compared with. */
import { cut } from "../protocol/problem-words";
import { isRecord } from "../protocol/schema/matches-shape";

/** A sentence about a view that returns another shape than what is true; undefined if both have one shape. */
export function shapeProblem(name: string, shown: unknown, right: unknown): string | undefined {
  const [one, other] = [shapeOf(shown), shapeOf(right)];
  if (other === "nothing" || fits(one, other)) return undefined;
  const example = textOf(right);
  return `${name}: the view returned ${textOf(shown)}, which is ${one}; return ${other}, as ${example} is.`;
}

/** `a list`, and what is in it where that is known: `a list of numbers`. */
function shapeOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return `a list${contents(value)}`;
  if (value instanceof Promise) return "a promise in a promise";
  if (value instanceof Map || value instanceof Set) return `a ${value.constructor.name}`;
  if (isRecord(value)) return `an object${contents(Object.values(value))}`;
  return typeof value === "string" ? "a text" : `a ${typeof value}`;
}

function contents(values: readonly unknown[]): string {
  const kinds = new Set(values.map((value) => (Array.isArray(value) ? "list" : typeof value)));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined) return "";
  return ` of ${kind === "string" ? "text" : kind}s`;
}

/** Whether one shape can be the other; an empty list fits any list. */
function fits(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} of `) || other.startsWith(`${one} of `);
}

function textOf(value: unknown): string {
  const isCollection = value instanceof Map || value instanceof Set;
  const text = value === undefined ? "undefined" : viewValueText(isCollection ? [...value] : value);
  return cut(text, 79);
}

/** A value of a view, in one line. */
export function viewValueText(value: unknown): string {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  try {
    return JSON.stringify(value) ?? (value === undefined ? "nothing" : String(value));
  } catch {
    return "a value that JSON cannot write";
  }
}
