/** Checks that the keys and paths of an expectation exist in the declaration of an answer or an event, at any level. */
import { EVENT_TABLES } from "../../generated/event-tables";
import { shortText } from "../../matching/difference";
import { EVENT_OPS, nearestOf } from "../../matching/interface";
import { isJsonObject, parsePath, type PathPart } from "../../matching/json-value";
import { MATCHERS } from "../../matching/matchers";
import type { SavedPaths } from "../../matching/scenario";
import { isReference } from "../../matching/values";
import { LIMITS } from "../../protocol/limits";
import { describeShape, matchesShape } from "../../protocol/schema/matches-shape";
import type { Shape } from "../../protocol/schema/shapes";
import { fieldOf } from "../../protocol/schema/tables";
import { choicesIn, keyOfStep, type Spot, type StepCheck } from "./step-check";

/** Keys of every answer. */
const ENVELOPE: ReadonlySet<string> = new Set(["result", "msg", "code", "ignored_parameters_unsupported"]);
/** Matchers whose operand is about the items of a list. */
const ABOUT_ITEMS: ReadonlySet<string> = new Set(["$contains", "$anyOrder", "$each"]);

/** Checks the keys of an expected answer. */
export function checkAnswerKeys(pattern: unknown, answer: Shape, spot: Spot, check: StepCheck): void {
  if (!isJsonObject(pattern)) return visitKeys(pattern, [answer], spot, check);
  const fields = Object.entries(pattern).filter(([key]) => !ENVELOPE.has(key));
  visitKeys(Object.fromEntries(fields), [answer], spot, check);
}

export function checkSavedPaths(save: SavedPaths | undefined, answer: Shape, spot: Spot, check: StepCheck): void {
  for (const [name, path] of Object.entries(save ?? {})) {
    const parts = parsePath(path) ?? [];
    if (ENVELOPE.has(String(parts[0]))) continue;
    const unknown = unknownPart(parts, [answer]);
    if (unknown === undefined) continue;
    check.report([...spot, name], `the answer has no ${path}: \`${unknown.part}\` is unknown${unknown.hint}`);
  }
}

/** Checks the type, the `op` and the keys of an expected event. */
export function checkEventKeys(expected: unknown, place: Spot, check: StepCheck): void {
  for (const { pattern, spot } of choicesIn(expected, place)) {
    if (isJsonObject(pattern) && !isReference(pattern)) checkOneEvent(pattern, spot, check);
  }
}

function checkOneEvent(pattern: Readonly<Record<string, unknown>>, spot: Spot, check: StepCheck): void {
  const { type, op } = pattern;
  if (typeof type !== "string" || isReference(type)) return visitKeys(pattern, EVENT_TABLES, spot, check);
  const ops = EVENT_OPS.get(type);
  if (ops === undefined) {
    check.report([...spot, "type"], `there is no type of event ${type}${nearestOf(type, EVENT_OPS.keys())}`);
    return;
  }
  if (typeof op === "string" && !isReference(op) && !ops.has(op)) {
    check.report([...spot, "op"], `the event ${type} has no op ${op}${nearestOf(op, ops)}`);
    return;
  }
  const tables = EVENT_TABLES.filter(
    ({ fields }) => allows(fields["type"], type) && (typeof op !== "string" || allows(fields["op"], op)),
  );
  visitKeys(pattern, tables, spot, check);
}

function allows(declared: Parameters<typeof fieldOf>[0] | undefined, value: string): boolean {
  if (declared === undefined) return false;
  const { shape } = fieldOf(declared);
  return shape.kind === "literal" && shape.values.some((one) => one === value);
}

function visitKeys(pattern: unknown, shapes: readonly Shape[], spot: Spot, check: StepCheck): void {
  if (pattern === undefined || isReference(pattern) || shapes.length === 0) return;
  if (Array.isArray(pattern)) {
    const items = shapes.flatMap(alternatives).flatMap((shape) => childrenOf(shape, 0) ?? []);
    pattern.forEach((item, index) => visitKeys(item, items, [...spot, index], check));
    return;
  }
  const options = shapes.flatMap(alternatives);
  if (!isJsonObject(pattern)) {
    const sentence = valueMistake(pattern, options);
    if (sentence !== undefined) check.report(spot, sentence);
    return;
  }
  for (const [key, inner] of Object.entries(pattern)) {
    if (key.startsWith("$")) {
      for (const { at, pattern: operand } of MATCHERS.get(key)?.inner(inner) ?? []) {
        const isItem = ABOUT_ITEMS.has(key) || at[0] === "of";
        const below = isItem ? options.flatMap((shape) => childrenOf(shape, 0) ?? []) : shapes;
        if (key !== "$length" && at[0] !== "is") visitKeys(operand, below, [...spot, key, ...at], check);
      }
      continue;
    }
    const { known, unknown } = below(options, key);
    if (unknown !== undefined) {
      const hint = MATCHERS.has(`$${key}`) ? `; a matcher is written { $${key}: … }` : keyOfStep(key, spot);
      check.report([...spot, key], `\`${key}\` is not declared here${hint ?? unknown}`, true);
    } else {
      visitKeys(inner, known, [...spot, key], check);
    }
  }
}

/** Says that no option has a text, a number or a truth value as written. */
function valueMistake(value: unknown, options: readonly Shape[]): string | undefined {
  if (typeof value === "object" || (typeof value === "string" && value.includes("$"))) return undefined;
  if (options.some((shape) => hasScalar(shape, value))) return undefined;
  const literals = options.flatMap((shape) => (shape.kind === "literal" ? shape.values.map(String) : []));
  if (literals.length > 0 && typeof value === "string") {
    return `${shortText(value)} is not declared here${nearestOf(value, new Set(literals))}`;
  }
  const allowed = [...new Set(options.map((shape) => describeShape(shape, LIMITS.NEWEST_FEATURE_LEVEL)))].join(" or ");
  return `${shortText(value)} is not declared here; allowed is ${allowed}`;
}

const SCALARS: ReadonlySet<Shape["kind"]> = new Set(["json", "text", "integer", "number", "boolean", "literal"]);

function hasScalar(shape: Shape, value: unknown): boolean {
  return SCALARS.has(shape.kind) && matchesShape(shape, value, LIMITS.NEWEST_FEATURE_LEVEL);
}

function unknownPart(
  parts: readonly PathPart[],
  shapes: readonly Shape[],
): { readonly part: PathPart; readonly hint: string } | undefined {
  let here = shapes.flatMap(alternatives);
  for (const part of parts) {
    const { known, unknown } = below(here, part);
    if (unknown !== undefined) return { part, hint: unknown };
    here = known.flatMap(alternatives);
  }
  return undefined;
}

/** The shapes below a key; or, where every option is an object that does not declare it, the nearest names. */
function below(options: readonly Shape[], key: PathPart): { known: readonly Shape[]; unknown?: string } {
  const known = options.flatMap((shape) => childrenOf(shape, key) ?? []);
  const isFree = known.length > 0 || options.length === 0 || options.some((shape) => shape.kind === "json");
  if (isFree) return { known };
  if (typeof key === "number") return { known, unknown: ", since there is no list" };
  const names = options.flatMap((shape) => (shape.kind === "record" ? Object.keys(shape.fields) : []));
  return { known, unknown: nearestOf(key, new Set(names)) };
}

/** The shapes that a value of a shape can have, without choices. */
function alternatives(shape: Shape): readonly Shape[] {
  if (shape.kind === "one_of") return shape.options.flatMap(alternatives);
  if (shape.kind === "changed") return [shape.before, shape.after].flatMap(alternatives);
  return [shape];
}

function childrenOf(shape: Shape, key: PathPart): readonly Shape[] | undefined {
  switch (shape.kind) {
    case "record": {
      const declared = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
      return declared === undefined ? undefined : [fieldOf(declared).shape];
    }
    case "dictionary":
      return [shape.value];
    case "list":
      return typeof key === "number" ? [shape.item] : undefined;
    case "tuple": {
      return typeof key === "number" ? [...shape.items] : undefined;
    }
    default:
      return undefined;
  }
}
