/** Lists the fields of shapes and of all records inside of them. */
import type { Shape } from "./shapes";
import { fieldOf } from "./tables";

/**
 * Yields every field below some shapes by its name, with its shape and with the shapes inside of that: the options of a
 * choice, the items of a list, what was before a level. They have its mark.
 * Places of a tuple have no name. Each record is entered once.
 */
export function* fieldsBelow(shapes: Iterable<Shape>): Generator<readonly [name: string, shape: Shape], void> {
  const entered = new Set<Shape>();
  for (const shape of shapes) yield* below(shape, undefined, entered);
}

function* below(shape: Shape, name: string | undefined, entered: Set<Shape>): ReturnType<typeof fieldsBelow> {
  if (name !== undefined) yield [name, shape];
  if (shape.kind !== "record") {
    const { mark } = shape;
    for (const part of partsOf(shape)) yield* below(mark === undefined ? part : { ...part, mark }, name, entered);
    return;
  }
  if (entered.has(shape)) return;
  entered.add(shape);
  for (const [field, declared] of Object.entries(shape.fields)) yield* below(fieldOf(declared).shape, field, entered);
}

function partsOf(shape: Exclude<Shape, { readonly kind: "record" }>): readonly Shape[] {
  switch (shape.kind) {
    case "list":
      return [shape.item];
    case "dictionary":
      return [shape.value];
    case "one_of":
      return shape.options;
    case "changed":
      return [shape.before, shape.after];
    default:
      return [];
  }
}
