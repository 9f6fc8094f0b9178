/** Declares what operations take: the same shapes as answers and events, and how each parameter travels in requests. */
import type { AnyValue, Shape, Typed } from "./shapes";
import { isKnownAt } from "./tables";

/**
 * How a parameter travels in a request:
 * - `text`: unchanged;
 * - `json`: as JSON text;
 * - `json_or_text`: as JSON text or, if that has another shape, unchanged text;
 * - `json_unless_none`: as JSON text if it is valid JSON, else unchanged;
 * - `switch_or_text`: `true` and `false` as booleans, everything else unchanged;
 * - `file`: as a file of a multipart body.
 */
export type Encoding = "text" | "json" | "json_or_text" | "json_unless_none" | "switch_or_text" | "file";

/** What requests may contain instead of the typed value, and the function that converts it to the typed value. */
export interface WireForm {
  readonly shape: Shape;
  readonly convert?: (value: never) => AnyValue;
}

/** A former form of a parameter, until a feature level. */
export interface FormerParameter {
  /** The first feature level that had this form; by default the first one of the parameter. */
  readonly since?: number;
  readonly until: number;
  readonly name?: string;
  readonly encoding?: Encoding;
  readonly wire?: WireForm;
  /** Whether a value of another shape was refused as REQUEST_VARIABLE_INVALID. */
  readonly invalid_as_variable?: boolean;
}

/** The options of a parameter, in addition to its shape. */
export interface ParameterOptions {
  /** By default `text` for texts, else `json`. */
  readonly encoding?: Encoding;
  /** The first feature level that has the parameter; below, it is ignored and reported. */
  readonly since?: number;
  /** The first feature level that does not have it. */
  readonly until?: number;
  readonly former?: FormerParameter;
  /** For an optional parameter: the feature levels at which it is required. */
  readonly required_at?: { readonly since?: number; readonly until?: number };
  /** Other names in requests. A request with two names of one parameter is refused. */
  readonly aliases?: readonly string[];
  /** The first feature level of single values; the others are as old as the parameter. */
  readonly values_since?: Readonly<Record<string, number>>;
  /** Whether a value of another shape is REQUEST_VARIABLE_INVALID instead of BAD_REQUEST. */
  readonly invalid_as_variable?: boolean;
  /** What requests can contain in addition to values of typed calls. */
  readonly wire?: WireForm;
  /** Only for typed calls: says what is wrong with a value of the right shape, such as a misspelt name. */
  readonly checkTyped?: (value: never) => string | undefined;
  /** True if only servers have it. A realm that follows the documentation ignores it and reports it. */
  readonly server_only?: boolean;
}

/** Any parameter. */
export interface AnyParameter extends ParameterOptions {
  readonly shape: Shape;
  readonly encoding: Encoding;
  readonly required: boolean;
}

/** A parameter whose values have a known type. */
export interface Parameter<Value, Required extends boolean> extends AnyParameter {
  readonly shape: Shape<Value>;
  readonly required: Required;
}

/** The parameters of an operation by name, in the order in which requests are decoded. */
export type Parameters = Readonly<Record<string, AnyParameter>>;

type Flat<T> = { readonly [Name in keyof T]: T[Name] };
type NamesOf<P, Required> = {
  [Name in keyof P]: P[Name] extends { readonly required: Required } ? Name : never;
}[keyof P];
type ValueIn<P> = P extends { readonly shape: Typed<infer Value> } ? Value : never;
type ValuesOf<P> = { readonly [Name in keyof P]: ValueIn<P[Name]> };

/** The type of the parameters of a call. Comments of the declarations become comments of the properties. */
export type ParamsOf<P> = Flat<ValuesOf<Pick<P, NamesOf<P, true>>> & Partial<ValuesOf<Pick<P, NamesOf<P, false>>>>>;

function encodingOf(shape: Shape): Encoding {
  const isText = shape.kind === "text" || (shape.kind === "literal" && typeof shape.values[0] === "string");
  return isText ? "text" : "json";
}

/**
 * A parameter that a call must have.
 * @__NO_SIDE_EFFECTS__
 */
export function required<Value>(shape: Shape<Value>, options: ParameterOptions = {}): Parameter<Value, true> {
  return { encoding: encodingOf(shape), ...options, shape, required: true };
}

/**
 * A parameter that a call may omit.
 * @__NO_SIDE_EFFECTS__
 */
export function optional<Value>(shape: Shape<Value>, options: ParameterOptions = {}): Parameter<Value, false> {
  return { encoding: encodingOf(shape), ...options, shape, required: false };
}

/** Whether a feature level has a parameter, under whatever name. */
export function isParameterKnown(parameter: AnyParameter, level: number): boolean {
  const { former } = parameter;
  if (former?.since !== undefined && isKnownAt({ since: former.since, until: former.until }, level)) return true;
  return isKnownAt(parameter, level);
}

/** The name of a parameter at a feature level. */
export function nameAt(name: string, { former }: AnyParameter, level: number): string {
  return former?.name !== undefined && level < former.until ? former.name : name;
}

/** A parameter in the form that it has at a feature level. */
export function formAt(parameter: AnyParameter, level: number): AnyParameter {
  const { former, required_at } = parameter;
  const isRequired = required_at !== undefined && isKnownAt(required_at, level);
  const present = isRequired ? { ...parameter, required: true } : parameter;
  if (former === undefined || level >= former.until) return present;
  const { encoding = parameter.encoding, invalid_as_variable = false } = former;
  const wire = former.wire === undefined ? {} : { wire: former.wire };
  return { ...present, encoding, invalid_as_variable, ...wire };
}

/** A parameter that requests may contain at a feature level, in the form that it has there. */
export interface Expected {
  readonly name: string;
  /** Its name in requests, and that with all aliases. */
  readonly sent: string;
  readonly names: readonly string[];
  readonly parameter: AnyParameter;
}

/** The parameters that a feature level has, in the declared order. */
export function expectedAt(parameters: Parameters, level: number): Expected[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    if (!isParameterKnown(parameter, level)) return [];
    const sent = nameAt(name, parameter, level);
    return { name, sent, names: [sent, ...(parameter.aliases ?? [])], parameter: formAt(parameter, level) };
  });
}
