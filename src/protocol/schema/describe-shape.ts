import type { Shape } from "./shapes";

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
