/** Values of a declared shape that have a given text at one place. */
import type { AnyField, Shape } from "../../src/protocol/schema/shapes";

type Fields = Readonly<Record<string, Shape | AnyField>>;

function shapeOf(field: Shape | AnyField): Shape {
  return "shape" in field ? field.shape : field;
}

function isRequired(field: Shape | AnyField): boolean {
  return !("shape" in field) || field.optional !== true;
}

/** A short value of a shape. */
function shortValue(shape: Shape): unknown {
  switch (shape.kind) {
    case "text":
      return "a";
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return true;
    case "literal":
      return shape.values[0];
    case "list":
      return [shortValue(shape.item)];
    case "tuple":
      return shape.items.map(shortValue);
    case "dictionary":
      return {};
    case "one_of":
      return shape.options[0] === undefined ? null : shortValue(shape.options[0]);
    case "changed":
      return shortValue(shape.after);
    case "record":
      return shortRecord(shape.fields);
    default:
      return null;
  }
}

function shortRecord(fields: Fields): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, field]) => isRequired(field));
  return Object.fromEntries(given.map(([name, field]) => [name, shortValue(shapeOf(field))]));
}

/** Each value of the shape with the text at one place; none if the shape has no texts. `given` supplies the other places. */
export function valuesWithText(shape: Shape, text: string, given: unknown): unknown[] {
  switch (shape.kind) {
    case "text":
    case "json":
      return [text];
    case "list":
      return valuesWithText(shape.item, text, Array.isArray(given) ? given[0] : undefined).map((item) => [item]);
    case "tuple":
      return shape.items.flatMap((item, index) =>
        valuesWithText(item, text, undefined).map((value) => shape.items.map((other, at) => (at === index ? value : shortValue(other)))),
      );
    case "dictionary": {
      const values = valuesWithText(shape.value, text, undefined).map((value) => ({ "1": value }));
      return shape.keys === "integers" ? values : [{ [text]: shortValue(shape.value) }, ...values];
    }
    case "one_of":
      return shape.options.flatMap((option) => valuesWithText(option, text, given));
    case "changed":
      return valuesWithText(shape.after, text, given);
    case "record": {
      const known: object = typeof given === "object" && given !== null && !Array.isArray(given) ? given : shortRecord(shape.fields);
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        valuesWithText(shapeOf(field), text, Reflect.get(known, name)).map((value) => ({ ...known, [name]: value })),
      );
    }
    default:
      return [];
  }
}
