/**
 * Removes what a feature level does not have from answers and events, at any depth. Only this file applies `since` and
 * `until` of a field.
 */
import { isRecord, matchesShape } from "./matches-shape";
import type { AnyField, Shape, Typed } from "./shapes";
import { fieldOf, type FieldsComputed, type FieldsOut, isKnownAt, type RecordTable } from "./tables";

/** Returns a value without what a level lacks. Returns the same value when nothing is omitted. */
type Prune = (value: unknown) => unknown;

/** The pruners of a shape by level, made when first needed; null where a level lacks nothing. */
const pruners: WeakMap<Shape, Map<number, Prune | null>> = new WeakMap();

/**
 * A value as a feature level shows it: without the fields that the level does not have, at any depth. The value itself
 * never changes. When nothing is removed, the same object is returned.
 */
export function prunedAt<Value>(level: number, shape: Typed<Value> & Shape, value: Value): Value {
  const prune = prunerFor(shape, level);
  return prune === null ? value : (prune(value) as Value);
}

/** A record as a feature level shows it, from the record that a view computes for all levels. */
export function viewAt<F>(level: number, table: RecordTable<F>, computed: FieldsComputed<F>): FieldsOut<F> {
  const prune = prunerFor(table, level);
  return (prune === null ? computed : prune(computed)) as FieldsOut<F>;
}

function prunerFor(shape: Shape, level: number): Prune | null {
  const known = pruners.get(shape);
  const found = known?.get(level);
  if (found !== undefined) return found;
  const made = prunerOf(shape, level);
  if (known === undefined) pruners.set(shape, new Map([[level, made]]));
  else known.set(level, made);
  return made;
}

function prunerOf(shape: Shape, level: number): Prune | null {
  switch (shape.kind) {
    case "list":
      return listPruner(prunerFor(shape.item, level));
    case "tuple":
      return tuplePruner(shape.items.map((item) => prunerFor(item, level)));
    case "dictionary":
      return dictionaryPruner(prunerFor(shape.value, level));
    case "one_of":
      return shape.choose === undefined ? optionsPruner(shape.options, level) : chosenPruner(shape.choose, level);
    case "changed":
      return prunerFor(level < shape.level ? shape.before : shape.after, level);
    case "record":
      return recordPruner(shape.fields, level);
    default:
      return null;
  }
}

function listPruner(item: Prune | null): Prune | null {
  if (item === null) return null;
  return (value) => (Array.isArray(value) ? mapped(value, item) : value);
}

/** As `map`, but the very same list where every item stays the same. */
function mapped(items: readonly unknown[], prune: (item: unknown, index: number) => unknown): readonly unknown[] {
  let changed: unknown[] | null = null;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    const next = prune(item, index);
    if (next === item) continue;
    changed ??= [...items];
    changed[index] = next;
  }
  return changed ?? items;
}

function tuplePruner(places: readonly (Prune | null)[]): Prune | null {
  if (places.every((prune) => prune === null)) return null;
  return (value) => (Array.isArray(value) ? mapped(value, (item, index) => places[index]?.(item) ?? item) : value);
}

function dictionaryPruner(prune: Prune | null): Prune | null {
  if (prune === null) return null;
  return (value) => (isRecord(value) ? withPruned(value, Object.keys(value), prune) : value);
}

function chosenPruner(choose: (value: Readonly<Record<string, unknown>>) => Shape | undefined, level: number): Prune {
  return (value) => {
    const shape = isRecord(value) ? choose(value) : undefined;
    return (shape === undefined ? null : prunerFor(shape, level))?.(value) ?? value;
  };
}

function optionsPruner(options: readonly Shape[], level: number): Prune | null {
  const prunable = options.flatMap((shape) => {
    const prune = prunerFor(shape, level);
    return prune === null ? [] : [{ shape, prune }];
  });
  if (prunable.length === 0) return null;
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    return prunable.find(({ shape }) => matchesShape(shape, value, level))?.prune(value) ?? value;
  };
}

function recordPruner(fields: Readonly<Record<string, Shape | AnyField>>, level: number): Prune | null {
  const unknown = new Set<string>();
  const names: string[] = [];
  const inner: Prune[] = [];
  for (const [name, declared] of Object.entries(fields)) {
    const field = fieldOf(declared);
    const prune = isKnownAt(field, level) ? prunerFor(field.shape, level) : null;
    if (!isKnownAt(field, level)) unknown.add(name);
    if (prune === null) continue;
    names.push(name);
    inner.push(prune);
  }
  if (unknown.size === 0 && inner.length === 0) return null;
  const removed = [...unknown];
  return (value) => {
    if (!isRecord(value)) return value;
    const pruned = withPruned(value, names, inner);
    return removed.some((name) => pruned[name] !== undefined) ? without(pruned, unknown) : pruned;
  };
}

/** Prunes the fields with some names, each by the pruner in its place or all by one. */
function withPruned(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  pruners: Prune | readonly Prune[],
): Readonly<Record<string, unknown>> {
  let changed: Record<string, unknown> | null = null;
  for (let place = 0; place < names.length; place += 1) {
    const name = names[place] ?? "";
    const old = value[name];
    if (typeof old !== "object" || old === null) continue;
    const next = (typeof pruners === "function" ? pruners : pruners[place])?.(old) ?? old;
    if (next === old) continue;
    changed ??= { ...value };
    changed[name] = next;
  }
  return changed ?? value;
}

function without(value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(value)) if (!names.has(name)) kept[name] = value[name];
  return kept;
}
