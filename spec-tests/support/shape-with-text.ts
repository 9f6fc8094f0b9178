/** Values of a shape of files and bodies that have a given text at one place. */

/** The parts of a shape that are read here. */
export interface ShapeLike {
  readonly type: string;
  readonly entries?: Readonly<Record<string, ShapeLike>>;
  readonly item?: ShapeLike;
  readonly items?: readonly ShapeLike[];
  readonly value?: ShapeLike;
  readonly wrapped?: ShapeLike;
  readonly options?: readonly (ShapeLike | string | number)[];
  readonly literal?: unknown;
  readonly pipe?: readonly ShapeLike[];
}

function isShape(option: ShapeLike | string | number | undefined): option is ShapeLike {
  return typeof option === "object";
}

function short(shape: ShapeLike): unknown {
  switch (shape.type) {
    case "string":
      return "a";
    case "number":
      return 1;
    case "boolean":
      return true;
    case "literal":
      return shape.literal;
    case "picklist":
      return shape.options?.[0];
    case "array":
    case "strict_tuple":
      return [];
    case "union":
      return isShape(shape.options?.[0]) ? short(shape.options[0]) : undefined;
    case "nullable":
      return null;
    default:
      return shape.entries === undefined ? {} : shortEntries(shape.entries);
  }
}

function shortEntries(entries: Readonly<Record<string, ShapeLike>>): Readonly<Record<string, unknown>> {
  const required = Object.entries(entries).filter(([, { type }]) => !/optional$/.test(type));
  return Object.fromEntries(required.map(([key, shape]) => [key, short(shape)]));
}

/** Each value of the shape with the text at one place; `given` supplies the other places. */
export function shapeWithText(shape: ShapeLike, text: string, given: unknown): readonly unknown[] {
  const { type, entries, item, value, wrapped, options, pipe } = shape;
  if (wrapped !== undefined) return shapeWithText(wrapped, text, given);
  if (entries !== undefined) {
    const known = { ...shortEntries(entries), ...Object(given) } as Readonly<Record<string, unknown>>;
    return Object.entries(entries).flatMap(([key, inner]) =>
      shapeWithText(inner, text, known[key]).map((one) => ({ ...known, [key]: one })),
    );
  }
  if (item !== undefined) {
    const [first, ...others]: readonly unknown[] = Array.isArray(given) ? given : [];
    return shapeWithText(item, text, first).map((one) => [one, ...others]);
  }
  if (type === "record" && value !== undefined) {
    return [{ [text]: short(value) }, ...shapeWithText(value, text, undefined).map((one) => ({ "1": one }))];
  }
  if (options !== undefined) {
    const texts = type === "picklist" && options.some((option) => typeof option === "string") ? [text] : [];
    return [...texts, ...options.filter(isShape).flatMap((option) => shapeWithText(option, text, given))];
  }
  if (pipe?.[0] !== undefined && pipe[0] !== shape && pipe[0].type !== type) return shapeWithText(pipe[0], text, given);
  // A check by a function can read a text, too.
  return ["string", "unknown", "any", "custom", "literal"].includes(type) ? [text] : [];
}
