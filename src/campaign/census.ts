/**
 * What events can show, from their declarations: each event with its property, each optional field that is there or not,
 * each value of a few and each boolean, and lists of none, one and several.
 */
import { EVENT_TABLES } from "../generated/event-tables";
import { eventTable } from "../protocol/events/events";
import { isRecord } from "../protocol/schema/matches-shape";
import type { AnyField, Shape } from "../protocol/schema/shapes";
import { fieldOf, isKnownAt } from "../protocol/schema/tables";

/** Deeper parts of an event have no cells. */
const DEEPEST = 3;

/** What is walked: a value, or all that a shape allows. */
const ANYTHING = Symbol("all that a shape allows");

interface Walk {
  readonly level: number;
  readonly add: (cell: string) => void;
}

/** The cells of an event. */
export function cellsOf(event: Readonly<Record<string, unknown>>, level: number): ReadonlySet<string> {
  const cells = new Set<string>();
  const table = eventTable(Object(event));
  if (table !== undefined) walkTable(table, event, { level, add: (cell) => cells.add(cell) });
  return cells;
}

/** All cells of the events of a level. */
export function declaredCells(level: number, heard: ReadonlySet<string> | null): ReadonlySet<string> {
  const cells = new Set<string>();
  for (const table of EVENT_TABLES) {
    const type = table.name.split("/")[1] ?? "";
    if (heard === null || heard.has(type)) walkTable(table, ANYTHING, { level, add: (cell) => cells.add(cell) });
  }
  return cells;
}

function walkTable({ name, fields }: (typeof EVENT_TABLES)[number], value: unknown, walk: Walk): void {
  const path = name.replace(/^event\//u, "");
  const isKnown = isKnownAt(eventLevels(fields), walk.level);
  if (!isKnown && value === ANYTHING) return;
  walk.add(path);
  walkFields(fields, path, value, walk, 0);
}

/** Events that came or went at a level have all of their own fields from, or until, that level. */
function eventLevels(fields: Readonly<Record<string, Shape | AnyField>>): { since?: number; until?: number } {
  const own = Object.entries(fields).flatMap(([name, field]) =>
    name === "type" || name === "op" ? [] : [fieldOf(field)],
  );
  if (own.length === 0) return {};
  return {
    since: Math.min(...own.map(({ since = 0 }) => since)),
    until: Math.max(...own.map(({ until = Infinity }) => until)),
  };
}

function walkFields(
  fields: Readonly<Record<string, Shape | AnyField>>,
  path: string,
  value: unknown,
  walk: Walk,
  depth: number,
): void {
  for (const [name, declared] of Object.entries(fields)) {
    const field = fieldOf(declared);
    if (name === "type" || name === "op" || !isKnownAt(field, walk.level)) continue;
    const inside = value === ANYTHING ? ANYTHING : Object(value)[name];
    const place = `${path}.${name}`;
    if (field.optional === true) {
      if (inside === undefined || inside === ANYTHING) walk.add(`${place} absent`);
      if (inside !== undefined) walk.add(`${place} present`);
    }
    if (inside !== undefined) walkShape(field.shape, place, inside, walk, depth + 1);
  }
}

function walkShape(shape: Shape, path: string, value: unknown, walk: Walk, depth: number): void {
  switch (shape.kind) {
    case "changed":
      return walkShape(walk.level < shape.level ? shape.before : shape.after, path, value, walk, depth);
    case "literal":
      if (shape.values.length > 1) return addOf(shape.values, path, value, walk);
      return;
    case "boolean":
      return addOf([true, false], path, value, walk);
    case "one_of":
      for (const option of shape.options) {
        if (value !== ANYTHING && !isOfKind(option, value)) continue;
        walk.add(`${path} ${option.kind}`);
        walkShape(option, path, value, walk, depth);
      }
      return;
    case "list":
      addOf(["none", "one", "several"], path, value === ANYTHING ? value : sizeOf(value), walk);
      if (depth >= DEEPEST) return;
      for (const item of value === ANYTHING ? [value] : Array.isArray(value) ? value : []) {
        walkShape(shape.item, `${path}[]`, item, walk, depth);
      }
      return;
    case "record":
      if (depth < DEEPEST) walkFields(shape.fields, path, value, walk, depth);
      return;
    default:
      return;
  }
}

function addOf(values: readonly unknown[], path: string, value: unknown, { add }: Walk): void {
  for (const one of value === ANYTHING ? values : [value]) add(`${path} ${String(one)}`);
}

function sizeOf(value: unknown): string {
  const length = Array.isArray(value) ? value.length : 0;
  return length === 0 ? "none" : length === 1 ? "one" : "several";
}

function isOfKind({ kind }: Shape, value: unknown): boolean {
  if (value === null) return kind === "null";
  if (Array.isArray(value)) return kind === "list" || kind === "tuple";
  if (isRecord(value)) return kind === "record" || kind === "dictionary";
  if (typeof value === "number") return kind === "integer" || kind === "number" || kind === "literal";
  if (typeof value === "boolean") return kind === "boolean" || kind === "literal";
  return kind === "text" || kind === "literal";
}
