/**
 * Tables of fields: one per record and per event. A table is a shape like any other, so tables nest. What a field
 * means stands in a comment above it: editors show it, the reference page reads it, and it weighs nothing at run time.
 */
import { type AnyField, integer, literal, type Shape, type Typed } from "./shapes";

/** The fields of a table, by name. A shape alone is a field that is always present, at every level. */
export type Fields = Readonly<Record<string, Shape | AnyField>>;

/** When a field is present: always, since a level, until a level, or only in some cases. */
type Presence = "always" | "arriving" | "leaving" | "optional";

/** What is said of a field besides its shape; see `AnyField`. */
type Levels = Omit<AnyField, "shape">;

type PresenceOf<L> = L extends { readonly optional: true }
  ? "optional"
  : L extends { readonly until: number }
    ? "leaving"
    : L extends { readonly since: number }
      ? "arriving"
      : "always";

/** A field with feature levels, or one that can be absent. */
export interface Field<Value, P extends Presence> extends AnyField {
  readonly shape: Shape<Value>;
  readonly presence?: P;
}

type FieldValue<F> = F extends Field<infer Value, Presence> ? Value : F extends Typed<infer Value> ? Value : never;
type FieldPresence<F> = F extends Field<unknown, infer P> ? P : "always";

type Flat<T> = { readonly [Key in keyof T]: T[Key] };
type Those<F, P extends Presence> = { [Name in keyof F as FieldPresence<F[Name]> extends P ? Name : never]: F[Name] };
type Values<F> = { readonly [Name in keyof F]: FieldValue<F[Name]> };

/** The type of a record in an answer or event. Fields that some levels or cases do not have are optional. */
export type FieldsOut<F> = Flat<
  Values<Those<F, "always">> & Partial<Values<Those<F, "arriving" | "leaving" | "optional">>>
>;

/** A record as a view computes it for all levels: only fields that are `optional` or have `until` can be missing. */
export type FieldsComputed<F> = Flat<
  Values<Those<F, "always" | "arriving">> & Partial<Values<Those<F, "leaving" | "optional">>>
>;

/** A declared record: its name and its fields. */
export interface RecordTable<F> extends Typed<FieldsOut<F>> {
  readonly kind: "record";
  readonly name: string;
  readonly fields: F & Fields;
  /** Only for input: keys that are not declared are ignored. */
  readonly open?: true;
}

/** The fields of an event, with `type` and `op`. */
export type NamedFields<T extends string, Op extends string | undefined, F> = {
  /** The type of the event. */
  readonly type: Shape<T>;
} & (Op extends string
  ? {
      /** The kind of change. */
      readonly op: Shape<Op>;
    }
  : unknown) &
  F;

/** The fields that all events have, with those of the event. */
type EventFields<T extends string, Op extends string | undefined, F> = NamedFields<T, Op, F> & {
  /** The number of the event in its queue. IDs ascend. */
  readonly id: Shape<number>;
};

/** A declared event: a record with a `type` and, in most cases, an `op`. */
export interface EventTable<T extends string, Op extends string | undefined, F> extends RecordTable<
  EventFields<T, Op, F>
> {
  readonly declared?: readonly [type: T, op: Op, fields: F];
  /** The first feature level that sends it, and the first that no longer does. */
  readonly since?: number;
  readonly until?: number;
}

/** Any table of fields. */
export type AnyTable = Extract<Shape, { readonly kind: "record" }>;

/** The table of an answer. */
export type AnswerTable = Extract<Shape<object>, { readonly kind: "record" }>;

/** The type of a declared record in an answer or event, at any level. */
export type RecordOf<Table> = Table extends RecordTable<infer F> ? FieldsOut<F> : never;

/** The type of a declared record as a view computes it: with the fields of all levels, before pruning. */
export type ComputedOf<Table> = Table extends RecordTable<infer F> ? FieldsComputed<F> : never;

/**
 * Declares a field that does not always exist: from a level on (`since`), before a level (`until`), or `optional`.
 * @__NO_SIDE_EFFECTS__
 */
export function field<Value, const L extends Levels>(shape: Shape<Value>, levels: L): Field<Value, PresenceOf<L>> {
  return { shape, ...levels };
}

/**
 * Declares a field that only old levels lack: types show it as one that is always there.
 * @__NO_SIDE_EFFECTS__
 */
export function presentSince<Value>(since: number, shape: Shape<Value>): Field<Value, "always"> {
  return { shape, since };
}

/**
 * Declares a record.
 *
 * @param name - in snake_case, as documents call it
 * @__NO_SIDE_EFFECTS__
 */
export function record<const F extends Fields>(name: string, fields: F): RecordTable<F> {
  return { kind: "record", name, fields };
}

/**
 * Declares a record that comes in and whose unknown keys are ignored.
 * @__NO_SIDE_EFFECTS__
 */
export function openRecord<const F extends Fields>(name: string, fields: F): RecordTable<F> {
  return { kind: "record", name, fields, open: true };
}

/** The levels that send an event: the first one, or more about them. */
type EventLevels =
  | number
  | {
      readonly since?: number;
      readonly until?: number;
      /** The first level that shows the `op`; every level that has the event by default. */
      readonly op_since?: number;
    };

/** The table of an event by its name: `type`, or `type/op`. */
type EventNamed<Name extends string, F> = Name extends `${infer T}/${infer Op}`
  ? EventTable<T, Op, F>
  : EventTable<Name, undefined, F>;

/**
 * Declares an event: its name (`type`, or `type/op`), the levels that send it, and its own fields. Its `id` is not
 * listed: every event gets one from its queue.
 */
export function event<const Name extends string, const F extends Fields>(name: Name, fields: F): EventNamed<Name, F>;
export function event<const Name extends string, const F extends Fields>(
  name: Name,
  levels: EventLevels,
  fields: F,
): EventNamed<Name, F>;
/* @__NO_SIDE_EFFECTS__ */
export function event(name: string, ...given: readonly [Fields] | readonly [EventLevels, Fields]): AnyTable {
  const [levels, fields]: readonly [EventLevels, Fields] = given.length === 1 ? [{}, ...given] : given;
  const { op_since = 0, ...shown } = typeof levels === "number" ? { since: levels } : levels;
  const [type = name, op] = name.split("/");
  const all: Fields = {
    type: literal(type),
    ...(op === undefined ? {} : { op: op_since === 0 ? literal(op) : presentSince(op_since, literal(op)) }),
    ...fields,
    id: integer,
  };
  return { kind: "record", name: `event/${name}`, fields: all, ...shown };
}

/** Joins two sets of fields into one, in this order; the second wins where both have a name. */
export function mergeFields<const A extends Fields, const B extends Fields>(
  first: A,
  second: B,
): Flat<Omit<A, keyof B> & B>;
/* @__NO_SIDE_EFFECTS__ */
export function mergeFields(first: Fields, second: Fields): Fields {
  return { ...first, ...second };
}

/** The same fields, each of them missing in some cases; their levels stay. */
export function optionalFields<const F extends Fields>(
  fields: F,
): { readonly [Name in keyof F]: Field<FieldValue<F[Name]>, "optional"> };
/* @__NO_SIDE_EFFECTS__ */
export function optionalFields(fields: Fields): Readonly<Record<string, Field<unknown, "optional">>> {
  const optional = Object.entries(fields).map(([name, declared]) => [
    name,
    { ...("kind" in declared ? { shape: declared } : declared), optional: true as const },
  ]);
  return Object.fromEntries(optional);
}

/** The same fields under names that begin alike. */
export function prefixKeys<const Prefix extends string, const F extends Fields>(
  prefix: Prefix,
  fields: F,
): { readonly [Name in keyof F as Name extends string ? `${Prefix}${Name}` : never]: F[Name] };
/* @__NO_SIDE_EFFECTS__ */
export function prefixKeys(prefix: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, declared]) => [prefix + name, declared]));
}

/** Whether a level has a field, or an event. */
export function isKnownAt(declared: { readonly since?: number; readonly until?: number }, level: number): boolean {
  return level >= (declared.since ?? 0) && level < (declared.until ?? Infinity);
}

/** A field in full, where a table may give its shape alone. */
export function fieldOf(declared: Shape | AnyField): AnyField {
  return "kind" in declared ? { shape: declared } : declared;
}

/** Whether a level has a field of a table. With it, a view does not compute what is later omitted. */
export function shows<F>(
  table: { readonly fields: F & Readonly<Record<string, Shape | AnyField>> },
  name: keyof F & string,
  level: number,
): boolean {
  const declared = table.fields[name];
  return declared !== undefined && isKnownAt(fieldOf(declared), level);
}
