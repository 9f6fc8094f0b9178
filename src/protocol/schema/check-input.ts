/**
 * Checks a value that comes in, a parameter of a request or of a typed call, against its shape. It looks no deeper into
 * the value than the shape does, and quotes at most a short excerpt of it.
 */
import { didYouMean, excerpt, notPlainObject, pathText } from "../problem-words";
import { describeShape } from "./matches-shape";
import type { Shape } from "./shapes";
import { fieldOf, isKnownAt } from "./tables";

type Path = readonly (string | number)[];

/** What is wrong with a value, and where in it. */
export interface InputProblem {
  readonly ok: false;
  readonly path: Path;
  readonly problem: string;
}

/** A value of the right shape, without the keys that open records ignore; or what is wrong with it. */
export type CheckedInput = { readonly ok: true; readonly value: unknown } | InputProblem;

/** Keys with a meaning for every object of JavaScript: a dictionary must not have them. */
const RESERVED_KEYS = ["__proto__", "constructor", "prototype"];

/** Checks a value against its shape at a feature level. */
export function checkInput(shape: Shape, value: unknown, level: number): CheckedInput {
  switch (shape.kind) {
    case "text":
      return typeof value === "string" ? good(value) : unlike(shape, value, level);
    case "integer":
      return Number.isSafeInteger(value) && (value as number) >= (shape.at_least ?? -Infinity)
        ? good(value)
        : unlike(shape, value, level);
    case "number":
    case "boolean":
      return typeof value === shape.kind ? good(value) : unlike(shape, value, level);
    case "null":
      return value === null ? good(value) : unlike(shape, value, level);
    case "json":
      return good(value);
    case "literal":
      return shape.values.some((allowed) => allowed === value) ? good(value) : unlike(shape, value, level);
    case "list":
      return Array.isArray(value) ? checkItems(value, () => shape.item, level) : unlike(shape, value, level);
    case "tuple":
      return Array.isArray(value) && value.length === shape.items.length
        ? checkItems(value, (index) => shape.items[index], level)
        : unlike(shape, value, level);
    case "dictionary":
      return isPlain(value) ? checkDictionary(shape.value, value, level) : unlike(shape, value, level);
    case "one_of":
      return checkOptions(shape, value, level);
    case "changed":
      return checkInput(level < shape.level ? shape.before : shape.after, value, level);
    case "record":
      return isPlain(value) ? checkRecord(shape, value, level) : unlike(shape, value, level);
  }
}

function good(value: unknown): CheckedInput {
  return { ok: true, value };
}

function unlike(shape: Shape, value: unknown, level: number): InputProblem {
  return { ok: false, path: [], problem: `expected ${describeShape(shape, level)}, received ${excerpt(value)}` };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && notPlainObject(value) === undefined;
}

function inside(place: string | number, { path, problem }: InputProblem): InputProblem {
  return { ok: false, path: [place, ...path], problem };
}

function checkItems(
  items: readonly unknown[],
  shapeAt: (index: number) => Shape | undefined,
  level: number,
): CheckedInput {
  const values: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const shape = shapeAt(index);
    const checked = shape === undefined ? good(item) : checkInput(shape, item, level);
    if (!checked.ok) return inside(index, checked);
    values.push(checked.value);
  }
  return good(values);
}

function checkDictionary(shape: Shape, value: Readonly<Record<string, unknown>>, level: number): CheckedInput {
  const reserved = RESERVED_KEYS.find((key) => Object.hasOwn(value, key));
  if (reserved !== undefined) return { ok: false, path: [reserved], problem: "a key must not have this name" };
  const values: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const checked = checkInput(shape, value[key], level);
    if (!checked.ok) return inside(key, checked);
    values[key] = checked.value;
  }
  return good(values);
}

function checkRecord(
  shape: Extract<Shape, { readonly kind: "record" }>,
  value: Readonly<Record<string, unknown>>,
  level: number,
): CheckedInput {
  const values: Record<string, unknown> = {};
  for (const [name, declared] of Object.entries(shape.fields)) {
    const field = fieldOf(declared);
    if (!isKnownAt(field, level)) continue;
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (given === undefined) {
      if (field.optional === true) continue;
      return { ok: false, path: [name], problem: "is missing" };
    }
    const checked = checkInput(field.shape, given, level);
    if (!checked.ok) return inside(name, checked);
    values[name] = checked.value;
  }
  if (shape.open === true) return good(values);
  const names = Object.keys(shape.fields);
  const unknown = Object.keys(value).find((key) => value[key] !== undefined && !names.includes(key));
  if (unknown === undefined) return good(values);
  const problem = `unknown key; allowed are ${names.join(", ")}${didYouMean(unknown, names)}`;
  return { ok: false, path: [unknown], problem };
}

/** Checks against each option; the problem is that of the option that the value comes closest to. */
function checkOptions(shape: Extract<Shape, { readonly kind: "one_of" }>, value: unknown, level: number): CheckedInput {
  let closest: InputProblem | undefined;
  for (const option of shape.options) {
    const checked = checkInput(option, value, level);
    if (checked.ok) return checked;
    if (checked.path.length > (closest?.path.length ?? 0)) closest = checked;
  }
  return closest ?? unlike(shape, value, level);
}

/** The sentence about a problem: `to[0]: expected an integer, received "x".` */
export function problemText(name: string, { path, problem }: InputProblem): string {
  const inner = pathText(path);
  const place = inner === "" ? name : inner.startsWith("[") ? `${name}${inner}` : `${name}.${inner}`;
  return `${place}: ${problem}${problem.endsWith("?") ? "" : "."}`;
}
