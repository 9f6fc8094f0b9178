/**
 * Compares a value with its declaration at a feature level. Keys that are not declared there are differences. From a
 * shape and a level a check is made once; what is said of a difference is put into words only where there is one.
 */
import { excerpt } from "../problem-words";
import { describeShape, isRecord, matchesShape } from "./matches-shape";
import type { AnyField, Shape } from "./shapes";
import { fieldOf, isKnownAt } from "./tables";

/** Where a value differs, from the outside in, and the words for it. */
interface Difference {
  readonly places: readonly (string | number)[];
  readonly said: () => string;
}

/** Finds the first difference; undefined when there is no difference. */
type Check = (value: unknown) => Difference | undefined;

/** The checks of a shape by level, made when first needed. */
const checks: WeakMap<Shape, Map<number, Check>> = new WeakMap();

/**
 * Where a value differs from its declaration first, and how: `messages[3].stream_id: expected an integer, received
 * "x"`. Undefined where it does not differ.
 *
 * @param path - how the whole value is called where the difference is not inside it
 */
export function differenceFrom(shape: Shape, value: unknown, level: number, path = ""): string | undefined {
  const found = checkFor(shape, level)(value);
  if (found === undefined) return undefined;
  const where = found.places.reduce(within, path);
  return `${where === "" ? "the value" : where}: ${found.said()}`;
}

function within(path: string, place: string | number): string {
  if (typeof place === "number") return `${path}[${place}]`;
  if (!/^[A-Za-z_]\w*$/.test(place)) return `${path}[${JSON.stringify(place)}]`;
  return path === "" ? place : `${path}.${place}`;
}

function checkFor(shape: Shape, level: number): Check {
  const known = checks.get(shape);
  const found = known?.get(level);
  if (found !== undefined) return found;
  const made = checkOf(shape, level);
  if (known === undefined) checks.set(shape, new Map([[level, made]]));
  else known.set(level, made);
  return made;
}

function checkOf(shape: Shape, level: number): Check {
  switch (shape.kind) {
    case "list":
      return listCheck(shape, level);
    case "tuple":
      return tupleCheck(shape, level);
    case "dictionary":
      return dictionaryCheck(shape, level);
    case "one_of":
      return shape.choose === undefined ? optionsCheck(shape, level) : chosenCheck(shape.choose, level);
    case "changed":
      return checkFor(level < shape.level ? shape.before : shape.after, level);
    case "record":
      if (isKnownAt(shape, level)) return recordCheck(shape, level);
      return () => difference(() => `${shape.name} is not there at feature level ${level}`);
    default:
      return (value) => (matchesShape(shape, value, level) ? undefined : unlike(shape, value, level));
  }
}

function difference(said: () => string): Difference {
  return { places: [], said };
}

function unlike(shape: Shape, value: unknown, level: number): Difference {
  return difference(() => `expected ${describeShape(shape, level)}, received ${excerpt(value)}`);
}

/** What is inside of a value, by place. */
function inside(place: string | number, found: Difference): Difference {
  return { places: [place, ...found.places], said: found.said };
}

type Of<Kind extends Shape["kind"]> = Extract<Shape, { readonly kind: Kind }>;

function listCheck(shape: Of<"list">, level: number): Check {
  const check = checkFor(shape.item, level);
  return (value) => (Array.isArray(value) ? firstInside(value, () => check) : unlike(shape, value, level));
}

function tupleCheck(shape: Of<"tuple">, level: number): Check {
  const inPlaces = shape.items.map((item) => checkFor(item, level));
  return (value) =>
    Array.isArray(value) && value.length === inPlaces.length
      ? firstInside(value, (index) => inPlaces[index])
      : unlike(shape, value, level);
}

function firstInside(items: readonly unknown[], checkAt: (index: number) => Check | undefined): Difference | undefined {
  for (let index = 0; index < items.length; index += 1) {
    const found = checkAt(index)?.(items[index]);
    if (found !== undefined) return inside(index, found);
  }
  return undefined;
}

function dictionaryCheck(shape: Of<"dictionary">, level: number): Check {
  const check = checkFor(shape.value, level);
  return (value) => {
    if (!isRecord(value)) return unlike(shape, value, level);
    for (const key of Object.keys(value)) {
      if (shape.keys === "integers" && !/^\d+$/.test(key)) {
        return inside(
          key,
          difference(() => "expected an ID as the key"),
        );
      }
      const found = check(value[key]);
      if (found !== undefined) return inside(key, found);
    }
    return undefined;
  };
}

function recordCheck(shape: Of<"record">, level: number): Check {
  const declared = Object.entries(shape.fields).map(([name, one]) => [name, fieldOf(one)] as const);
  const fields = declared
    .filter(([, field]) => isKnownAt(field, level))
    .map(([name, field]) => ({ name, field, check: checkFor(field.shape, level) }));
  return (value) => {
    if (!isRecord(value)) return unlike(shape, value, level);
    let present = 0;
    for (const { name, field, check } of fields) {
      const given = value[name];
      if (given === undefined) {
        if (field.optional === true && !(name in value)) continue;
        const expected = (): string => `expected ${describeShape(field.shape, level)}, but it is missing`;
        return inside(name, difference(expected));
      }
      present += 1;
      const found = check(given);
      if (found !== undefined) return inside(name, found);
    }
    const names = Object.keys(value);
    return names.length === present ? undefined : firstUnknown(shape.fields, names, level);
  };
}

function firstUnknown(
  fields: Readonly<Record<string, Shape | AnyField>>,
  names: readonly string[],
  level: number,
): Difference | undefined {
  for (const name of names) {
    const declared = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (declared === undefined)
      return inside(
        name,
        difference(() => "is not declared"),
      );
    if (!isKnownAt(fieldOf(declared), level)) {
      return inside(
        name,
        difference(() => `is not there at feature level ${level}`),
      );
    }
  }
  return undefined;
}

function chosenCheck(choose: (value: Readonly<Record<string, unknown>>) => Shape | undefined, level: number): Check {
  return (value) => {
    const chosen = isRecord(value) ? choose(value) : undefined;
    if (chosen !== undefined) return checkFor(chosen, level)(value);
    return difference(() => `nothing of this kind is declared, received ${excerpt(value)}`);
  };
}

function optionsCheck(shape: Of<"one_of">, level: number): Check {
  const inOptions = shape.options.map((option) => checkFor(option, level));
  return (value) => {
    for (const check of inOptions) if (check(value) === undefined) return undefined;
    const meant = shape.options.find((option) => matchesShape(option, value, level)) ?? closest(shape.options, value);
    return meant === undefined ? unlike(shape, value, level) : checkFor(meant, level)(value);
  };
}

/** The record among several shapes whose literal fields all agree with a value; what differs is then inside it. */
function closest(options: readonly Shape[], value: unknown): Shape | undefined {
  if (!isRecord(value)) return undefined;
  const records = options.filter((option) => option.kind === "record");
  const alike = records.filter(({ fields }) =>
    Object.entries(fields).every(([name, declared]) => {
      const { shape } = fieldOf(declared);
      return shape.kind !== "literal" || shape.values.some((allowed) => allowed === value[name]);
    }),
  );
  return alike[0] ?? (records.length === 1 ? records[0] : undefined);
}
