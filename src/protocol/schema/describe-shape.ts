import type { Shape } from "./shapes";

/** Says in words what a shape expects at a level, for the sentence about a difference. */
export function describeShape(shape: Shape, level: number): string {
  switch (shape.kind) {
    case "text":
      return "a text";
    case "integer":
      return "an integer";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "json":
      return "a JSON value";
    case "literal":
      return shape.values.map((value) => JSON.stringify(value)).join(" or ");
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
      return `the record ${shape.name}`;
  }
}
