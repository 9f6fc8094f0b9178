/** Which of several shapes a value was expected to have, and how a shape is described. */
import type { AnyField, Shape } from "./shapes";
import { fieldOf, isKnownAt } from "./tables";

/** Tells objects from lists and all else. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether a value has the outside of a shape: the right kind of JSON value, and for records the right values in
 * literal fields and no field missing that is always there. What is inside is not looked at.
 */
export function matchesShape(shape: Shape, value: unknown, level: number): boolean {
  switch (shape.kind) {
    case "text":
      return typeof value === "string";
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "null":
      return value === null;
    case "json":
      return true;
    case "literal":
      return shape.values.some((allowed) => allowed === value);
    case "list":
      return Array.isArray(value);
    case "tuple":
      return Array.isArray(value) && value.length === shape.items.length;
    case "dictionary":
      return isRecord(value);
    case "one_of":
      return shape.options.some((option) => matchesShape(option, value, level));
    case "changed":
      return matchesShape(level < shape.level ? shape.before : shape.after, value, level);
    case "record":
      return isRecord(value) && hasFields(shape.fields, value, level);
  }
}

function hasFields(
  fields: Readonly<Record<string, Shape | AnyField>>,
  value: Readonly<Record<string, unknown>>,
  level: number,
): boolean {
  for (const name of Object.keys(fields)) {
    const declared = fields[name];
    if (declared === undefined) continue;
    const field = fieldOf(declared);
    const given = value[name];
    if (given === undefined) {
      if (field.optional !== true && isKnownAt(field, level)) return false;
    } else if (field.shape.kind === "literal" && !matchesShape(field.shape, given, level)) return false;
  }
  return true;
}

/** Says in words what a shape expects at a level, for the sentence about a difference. */
export function describeShape(shape: Shape, level: number): string {
  switch (shape.kind) {
    case "text":
      return "a string";
    case "integer":
      return shape.at_least === undefined ? "an integer" : `an integer from ${shape.at_least}`;
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "json":
      return "a JSON value";
    case "literal":
      return shape.values.length === 1
        ? asWritten(shape.values[0])
        : `one of ${shape.values.map(asWritten).join(", ")}`;
    case "list":
      return "a list";
    case "tuple":
      return `a list of ${shape.items.length} items`;
    case "dictionary":
      return "an object";
    case "one_of":
      return shape.options.map((option) => describeShape(option, level)).join(" or ");
    case "changed":
      return describeShape(level < shape.level ? shape.before : shape.after, level);
    case "record":
      return shape.open === true || shape.name === "" ? "an object" : `an object (${shape.name})`;
  }
}

function asWritten(value: unknown): string {
  return typeof value === "string" && /^\w+$/.test(value) ? value : JSON.stringify(value);
}
