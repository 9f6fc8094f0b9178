/**
 * The shapes of values in answers and events, as plain data: building blocks for the tables of records and events. The
 * TypeScript type, the pruning by feature level, the check of answers and JSON Schema all come from a shape.
 */

/** Carries the TypeScript type of a shape's values; nothing of it exists when the program runs. */
export interface Typed<Value> {
  readonly value_type?: Value;
}

/** The format of a text. */
export type TextFormat = "html" | "markdown" | "url" | "email" | "date-time" | "color";

/** The unit of an integer that is a UNIX time. */
export type IntegerUnit = "seconds" | "milliseconds";

/**
 * Why a value says nothing about how a server behaves: it is wording for people (`wording`), the server chooses it
 * (`chosen`: keys, tokens, colours, counts of its own), or it says which server this is (`of_server`).
 */
export type Mark = "wording" | "chosen" | "of_server";

/** What is said of a value besides its kind, for those who compare servers. */
export interface Marked {
  readonly mark?: Mark;
  /** Only in the records of which this is true. Without it, in all. */
  readonly marked_in?: (record: Readonly<Record<string, AnyValue>>) => boolean;
}

/** The kind of a shape, with its parts. A table of fields is a shape of the kind `record`. */
export type Shape<Value = unknown> = Typed<Value> &
  Marked &
  (
    | { readonly kind: "text"; readonly format?: TextFormat }
    | { readonly kind: "integer"; readonly unit?: IntegerUnit; readonly at_least?: number }
    | { readonly kind: "number"; readonly unit?: IntegerUnit }
    | { readonly kind: "boolean" | "null" | "json" }
    | { readonly kind: "literal"; readonly values: readonly (string | number | boolean)[] }
    | {
        readonly kind: "list";
        readonly item: Shape;
        /** True if servers promise the order. */
        readonly ordered?: true;
      }
    | { readonly kind: "tuple"; readonly items: readonly Shape[] }
    | { readonly kind: "dictionary"; readonly value: Shape; readonly keys?: "integers" }
    | {
        readonly kind: "one_of";
        readonly options: readonly Shape[];
        /** Returns the option that a value is expected to match, for speed. Without it, each option is tried. */
        readonly choose?: (value: Readonly<Record<string, AnyValue>>) => Shape | undefined;
      }
    | { readonly kind: "changed"; readonly level: number; readonly before: Shape; readonly after: Shape }
    | {
        readonly kind: "record";
        readonly name: string;
        readonly fields: Readonly<Record<string, Shape | AnyField>>;
        /** Only for input: keys that are not declared are ignored. */
        readonly open?: true;
        /** For events: the first feature level that sends it, and the first that no longer does. */
        readonly since?: number;
        readonly until?: number;
      }
  );

/** A field with more than a shape: its feature levels, and whether it can be absent. */
export interface AnyField {
  readonly shape: Shape;
  /** The first feature level that has the field. */
  readonly since?: number;
  /** The first feature level that no longer has the field. */
  readonly until?: number;
  /** True if the field can be absent at levels that have it. */
  readonly optional?: true;
}

/** The TypeScript type of a shape's values. */
export type ValueOf<S> = S extends Typed<infer Value> ? Value : never;

/** Any JSON value. For the few places whose content clients choose. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** Any value of a program that uses the package. */
export type AnyValue = NonNullable<unknown> | null | undefined;

/** Any JSON object. A field that is undefined counts as absent. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** Plain text. */
export const text: Shape<string> = { kind: "text" };
/** Rendered HTML. */
export const html: Shape<string> = { kind: "text", format: "html" };
/** Markdown as it was written. */
export const markdown: Shape<string> = { kind: "text", format: "markdown" };
/** A URL, absolute or from the realm's root. */
export const url: Shape<string> = { kind: "text", format: "url" };
/** An e-mail address. */
export const email: Shape<string> = { kind: "text", format: "email" };
/** An ISO 8601 date-time. */
export const dateTime: Shape<string> = { kind: "text", format: "date-time" };
/** A colour, as `#` and hexadecimal digits. */
export const color: Shape<string> = { kind: "text", format: "color" };
/** A whole number: IDs, counts, sizes. */
export const integer: Shape<number> = { kind: "integer" };
/** A whole number from 0. */
export const count: Shape<number> = { kind: "integer", at_least: 0 };
/** A time in UNIX seconds. */
export const timestamp: Shape<number> = { kind: "integer", unit: "seconds" };
/** A time in UNIX milliseconds. */
export const milliseconds: Shape<number> = { kind: "integer", unit: "milliseconds" };
/** A time in UNIX seconds, with a fraction on some servers. */
export const seconds: Shape<number> = { kind: "number", unit: "seconds" };
/** Any number. */
export const number: Shape<number> = { kind: "number" };
/** True or false. */
export const boolean: Shape<boolean> = { kind: "boolean" };
/** Null and nothing else. */
export const nothing: Shape<null> = { kind: "null" };
/** Any JSON value. */
export const json: Shape<JsonValue> = { kind: "json" };

/**
 * One of these values.
 * @__NO_SIDE_EFFECTS__
 */
export function literal<const Values extends readonly (string | number | boolean)[]>(
  ...values: Values
): Shape<Values[number]> {
  return { kind: "literal", values };
}

/**
 * A value, or null.
 * @__NO_SIDE_EFFECTS__
 */
export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return { kind: "one_of", options: [shape, nothing] };
}

/**
 * Any number of values of one shape.
 * @__NO_SIDE_EFFECTS__
 */
export function list<Value>(item: Shape<Value>): Shape<readonly Value[]> {
  return { kind: "list", item };
}

/**
 * Any number of values of one shape, in an order that servers promise.
 * @__NO_SIDE_EFFECTS__
 */
export function ordered<Value>(item: Shape<Value>): Shape<readonly Value[]> {
  return { kind: "list", item, ordered: true };
}

/**
 * A text for people: servers may word it otherwise.
 *
 * @param marked_in - the records in which it is one; all by default
 * @__NO_SIDE_EFFECTS__
 */
export function wording<Value>(shape: Shape<Value>, marked_in?: Marked["marked_in"]): Shape<Value> {
  return marked_in === undefined ? { ...shape, mark: "wording" } : { ...shape, mark: "wording", marked_in };
}

/**
 * A value that each server chooses: a key, a token, a colour, a count of its own.
 * @__NO_SIDE_EFFECTS__
 */
export function chosen<Value>(shape: Shape<Value>): Shape<Value> {
  return { ...shape, mark: "chosen" };
}

/**
 * A value that says which server this is, and how it was set up.
 * @__NO_SIDE_EFFECTS__
 */
export function ofServer<Value>(shape: Shape<Value>): Shape<Value> {
  return { ...shape, mark: "of_server" };
}

/**
 * A list in which each place has a shape of its own.
 * @__NO_SIDE_EFFECTS__
 */
export function tuple<const Values extends readonly unknown[]>(
  ...items: { readonly [Place in keyof Values]: Shape<Values[Place]> }
): Shape<Values> {
  return { kind: "tuple", items };
}

/**
 * An object whose keys are names or IDs that the declaration does not list.
 *
 * @param keys - `integers` where every key is the text of an ID
 * @__NO_SIDE_EFFECTS__
 */
export function dictionary<Value>(value: Shape<Value>, keys?: "integers"): Shape<Readonly<Record<string, Value>>> {
  return keys === undefined ? { kind: "dictionary", value } : { kind: "dictionary", value, keys };
}

/**
 * A value of any of several shapes. Literal fields, such as `type`, distinguish its records.
 * @__NO_SIDE_EFFECTS__
 */
export function oneOf<const Shapes extends readonly Shape[]>(...options: Shapes): Shape<ValueOf<Shapes[number]>> {
  return { kind: "one_of", options };
}

/**
 * A record of one of many kinds, of which the record itself says which.
 *
 * @param choose - the kind of a record; undefined for one that is of none
 * @__NO_SIDE_EFFECTS__
 */
export function kindOf<const Shapes extends readonly Shape[]>(
  choose: (value: Readonly<Record<string, unknown>>) => Shape | undefined,
  ...options: Shapes
): Shape<ValueOf<Shapes[number]>> {
  return { kind: "one_of", options, choose };
}

/**
 * A value whose shape became another one at a feature level.
 * @__NO_SIDE_EFFECTS__
 */
export function changedAt<Before, After>(
  level: number,
  before: Shape<Before>,
  after: Shape<After>,
): Shape<Before | After> {
  return { kind: "changed", level, before, after };
}

/**
 * The same shape under the name of an interface that extends its type, so that editors show the name.
 * @__NO_SIDE_EFFECTS__
 */
export function named<Value>(shape: Shape<Value>): Shape<Value> {
  return shape;
}
