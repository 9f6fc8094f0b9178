/**
 * Holds a value against its declaration at a feature level, closed against keys that are not declared there.
 */
import { fieldOf, isKnownAt } from "./fields-at";
import { fitsShape, isRecord } from "./fits-shape";
import type { AnyField, Shape } from "./shapes";
import { shapeInWords } from "./shape-in-words";

/**
 * Where a value differs from its declaration first, and how: `messages[3].stream_id: expected an integer, received
 * "x"`. Undefined where it does not differ.
 *
 * @param path - how the whole value is called where the difference is not inside it
 */
export function differenceFrom(shape: Shape, value: unknown, level: number, path = ""): string | undefined {
  switch (shape.kind) {
    case "list":
      return Array.isArray(value) ? inItems(value, () => shape.item, level, path) : unlike(shape, value, level, path);
    case "tuple":
      return Array.isArray(value) && value.length === shape.items.length
        ? inItems(value, (index) => shape.items[index], level, path)
        : unlike(shape, value, level, path);
    case "dictionary":
      return isRecord(value) ? inEntries(shape, value, level, path) : unlike(shape, value, level, path);
    case "one_of":
      return amongOptions(shape, value, level, path);
    case "changed":
      return differenceFrom(level < shape.level ? shape.before : shape.after, value, level, path);
    case "record":
      if (!isKnownAt(shape, level))
        return `${path || "the value"}: ${shape.name} is not there at feature level ${level}`;
      return isRecord(value) ? inFields(shape.fields, value, level, path) : unlike(shape, value, level, path);
    default:
      return fitsShape(shape, value, level) ? undefined : unlike(shape, value, level, path);
  }
}

function unlike(shape: Shape, value: unknown, level: number, path: string): string {
  return `${path || "the value"}: expected ${shapeInWords(shape, level)}, received ${excerpt(value)}`;
}

function excerpt(value: unknown): string {
  const written = value === undefined ? "nothing" : JSON.stringify(value);
  return written.length <= 120 ? written : `${written.slice(0, 120)}…`;
}

function inItems(
  items: readonly unknown[],
  shapeAt: (index: number) => Shape | undefined,
  level: number,
  path: string,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const shape = shapeAt(index);
    const found = shape === undefined ? undefined : differenceFrom(shape, item, level, `${path}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inEntries(
  shape: Extract<Shape, { readonly kind: "dictionary" }>,
  value: Readonly<Record<string, unknown>>,
  level: number,
  path: string,
): string | undefined {
  for (const [key, item] of Object.entries(value)) {
    if (shape.keys === "integers" && !/^\d+$/.test(key)) return `${within(path, key)}: expected an ID as the key`;
    const found = differenceFrom(shape.value, item, level, within(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function inFields(
  fields: Readonly<Record<string, Shape | AnyField>>,
  value: Readonly<Record<string, unknown>>,
  level: number,
  path: string,
): string | undefined {
  for (const [name, declared] of Object.entries(fields)) {
    const field = fieldOf(declared);
    if (!isKnownAt(field, level)) continue;
    const given = value[name];
    if (given === undefined) {
      if (field.optional === true && !(name in value)) continue;
      return `${within(path, name)}: expected ${shapeInWords(field.shape, level)}, but it is missing`;
    }
    const found = differenceFrom(field.shape, given, level, within(path, name));
    if (found !== undefined) return found;
  }
  for (const name of Object.keys(value)) {
    const declared = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (declared === undefined) return `${within(path, name)}: is not declared`;
    if (!isKnownAt(fieldOf(declared), level)) return `${within(path, name)}: is not there at feature level ${level}`;
  }
  return undefined;
}

function amongOptions(
  shape: Extract<Shape, { readonly kind: "one_of" }>,
  value: unknown,
  level: number,
  path: string,
): string | undefined {
  if (shape.choose !== undefined) {
    const chosen = isRecord(value) ? shape.choose(value) : undefined;
    return chosen === undefined ? notDeclared(value, path) : differenceFrom(chosen, value, level, path);
  }
  const candidates = shape.options.filter((option) => fitsShape(option, value, level));
  const found = candidates.map((option) => differenceFrom(option, value, level, path));
  if (found.includes(undefined)) return undefined;
  const [only] = found;
  if (only !== undefined) return only;
  const alike = isRecord(value) ? closest(shape.options, value) : undefined;
  return alike === undefined ? unlike(shape, value, level, path) : differenceFrom(alike, value, level, path);
}

function notDeclared(value: unknown, path: string): string {
  return `${path || "the value"}: nothing of this kind is declared, received ${excerpt(value)}`;
}

/** The record among several shapes whose literal fields all agree with a value; what differs is then inside it. */
function closest(options: readonly Shape[], value: Readonly<Record<string, unknown>>): Shape | undefined {
  const records = options.filter((option) => option.kind === "record");
  const alike = records.filter(({ fields }) =>
    Object.entries(fields).every(([name, declared]) => {
      const { shape } = fieldOf(declared);
      return shape.kind !== "literal" || shape.values.some((allowed) => allowed === value[name]);
    }),
  );
  return alike[0] ?? (records.length === 1 ? records[0] : undefined);
}

function within(path: string, key: string): string {
  if (!/^[A-Za-z_]\w*$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}
