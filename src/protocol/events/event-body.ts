/** What the tables of events share: the type of an event without its ID, and tables made from other tables. */
import { type AnyField, literal, type Shape, type Typed } from "../schema/shapes";
import {
  event,
  type EventTable,
  type Field,
  fieldOf,
  type Fields,
  type FieldsComputed,
  type FieldsOut,
  type NamedFields,
  type RecordTable,
} from "../schema/tables";

/**
 * An event without the `id` that a queue adds. Fields that only some feature levels have are optional.
 */
export type EventBodyOf<Table> =
  Table extends EventTable<infer T, infer Op, infer F> ? FieldsOut<NamedFields<T, Op, F>> : never;

/**
 * The fields of a record, for an event that has them next to its own.
 * @__NO_SIDE_EFFECTS__
 */
export function fieldsIn<F>(table: RecordTable<F>): F {
  return table.fields;
}

/** The same as the model creates it, for all levels: only fields that are `optional` or have `until` can be missing. */
export type EventMadeOf<Table> =
  Table extends EventTable<infer T, infer Op, infer F> ? FieldsComputed<NamedFields<T, Op, F>> : never;

type ValueIn<F> = F extends { readonly shape: Shape<infer Value> }
  ? Value
  : F extends Typed<infer Value>
    ? Value
    : never;

/** Fields of an event that has only the changed ones. */
export type Some<F> = { readonly [Name in keyof F]: Field<ValueIn<F[Name]>, "optional"> };

/** The same fields, each with its levels, of which any may be missing. */
export function partialFields<const F extends Fields>(fields: F): Some<F>;
/* @__NO_SIDE_EFFECTS__ */
export function partialFields(fields: Fields): Readonly<Record<string, AnyField>> {
  const optional = Object.entries(fields).map(([name, declared]) => {
    const one: AnyField = { ...fieldOf(declared), optional: true };
    return [name, one];
  });
  return Object.fromEntries(optional);
}

/** An event with the name of the changed property in `property` and its new value in `value`. */
export type PropertyEvent<T extends string, Extra, Values> = EventTable<
  T,
  "update",
  Extra & {
    /** The name of the changed property. */
    readonly property: Shape<keyof Values & string>;
    /** The new value of the property. */
    readonly value: Shape<ValueIn<Values[keyof Values]>>;
  }
>;

/**
 * Declares one event `update` per property: the value has the property's own shape, and the event its levels.
 *
 * @param type - the type of the events
 * @param extra - the fields next to `property` and `value`
 * @param values - the properties, as fields
 */
export function propertyEvents<const T extends string, const Extra extends Fields, const Values extends Fields>(
  type: T,
  extra: Extra,
  values: Values,
): readonly PropertyEvent<T, Extra, Values>[];
/* @__NO_SIDE_EFFECTS__ */
export function propertyEvents(type: string, extra: Fields, values: Fields): readonly Shape[] {
  return Object.entries(values).map(([property, declared]) => {
    const { shape, since, until } = fieldOf(declared);
    const fields = { ...extra, property: literal(property), value: shape };
    const levels = { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
    return variant(property, event(`${type}/update`, levels, fields));
  });
}

/**
 * The table of an event that shares its type and operation with others, under a name of its own.
 * @__NO_SIDE_EFFECTS__
 */
export function variant<Table extends { readonly name: string }>(name: string, table: Table): Table {
  return { ...table, name: `${table.name}/${name}` };
}
