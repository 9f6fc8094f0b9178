import * as v from "../protocol/shape";
import type { Shape } from "../protocol/shape";

/**
 * How a parameter travels: as raw text, as JSON text, as either, as JSON wherever it is JSON at all and as text
 * otherwise, as `true` and `false` or else as it is, or as a file of a multipart body.
 *
 * @spec Value conventions: Lists and objects in requests
 */
export type Encoding = "text" | "json" | "json_or_text" | "json_unless_none" | "switch_or_text" | "file";

/** A parameter as it was before a feature level. */
interface FormerParameter {
  /** The first feature level that had it so; where it is left out, that of the parameter. */
  readonly since?: number;
  readonly until: number;
  readonly name?: string;
  readonly encoding?: Encoding;
  readonly shape?: Shape;
  /** Whether a value of another shape was refused with a code of its own. */
  readonly invalid_as_variable?: boolean;
}

/** A parameter of an operation, as data: how it travels, its shape, and the feature levels that know it. */
export interface Parameter<S extends Shape = Shape, Required extends boolean = boolean> {
  readonly encoding: Encoding;
  readonly shape: S;
  readonly required: Required;
  /** The first feature level that knows the parameter; below, it is ignored and reported. */
  readonly since?: number;
  /** The first feature level that does not know it any more. */
  readonly until?: number;
  /** How it travelled, or which name or shape it had, before a feature level. */
  readonly former?: FormerParameter;
  /** Older names. Sending two names at once is an error. */
  readonly aliases?: readonly string[];
  /** For words: the first feature level that knows each; words without an entry are as old as the parameter. */
  readonly values_since?: Readonly<Record<string, number>>;
  /** Whether a value of another shape is REQUEST_VARIABLE_INVALID instead of BAD_REQUEST. */
  readonly invalid_as_variable?: boolean;
  /** The shape in a typed call, where the wire takes more: misspelt names, and times that nobody means. */
  readonly in_calls?: Shape;
  /** True for what only real servers take: a realm that follows the card ignores and reports it. */
  readonly server_only?: boolean;
}

type Levels = Pick<Parameter, "since" | "until" | "former" | "aliases" | "values_since" | "server_only" | "in_calls">;

/** Whether a feature level knows a parameter, under whatever name. */
export function isParameterKnown({ since = 0, until, former }: Parameter, level: number): boolean {
  if (former?.since !== undefined && level >= former.since && level < former.until) return true;
  return level >= since && (until === undefined || level < until);
}

/** The name of a parameter at a feature level. */
export function nameAt(name: string, { former }: Parameter, level: number): string {
  return former?.name !== undefined && level < former.until ? former.name : name;
}

/** A parameter in the form that it has at a feature level. */
export function formAt(parameter: Parameter, level: number): Parameter {
  const { former } = parameter;
  if (former === undefined || level >= former.until) return parameter;
  const {
    encoding = parameter.encoding,
    shape = parameter.shape,
    invalid_as_variable: invalid_as_variable = false,
  } = former;
  return { ...parameter, encoding, shape, invalid_as_variable: invalid_as_variable };
}

/** A parameter that an operation expects at a feature level, in the form that it has there. */
export interface Expected {
  readonly name: string;
  /** The name under which it travels, and that with all others that are taken for it. */
  readonly sent: string;
  readonly names: readonly string[];
  readonly parameter: Parameter;
}

/** The parameters that a feature level knows, in the declared order. */
export function expectedAt(parameters: Parameters, level: number): Expected[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    if (!isParameterKnown(parameter, level)) return [];
    const sent = nameAt(name, parameter, level);
    return { name, sent, names: [sent, ...(parameter.aliases ?? [])], parameter: formAt(parameter, level) };
  });
}

/** A parameter that a request must have. */
export function required<S extends Shape>(encoding: Encoding, shape: S, levels: Levels = {}): Parameter<S, true> {
  return { encoding, shape, required: true, ...levels };
}

/** A parameter that a request may leave out. */
export function optional<S extends Shape>(encoding: Encoding, shape: S, levels: Levels = {}): Parameter<S, false> {
  return { encoding, shape, required: false, ...levels };
}

/** Shapes that many operations use. */
export const shapes = {
  text: v.string(),
  integer: v.pipe(v.number(), v.integer("expected an integer"), v.safeInteger("expected an integer")),
  boolean: v.boolean(),
  integers: v.array(v.pipe(v.number(), v.integer("expected an integer"))),
  strings: v.array(v.string()),
  group_value: v.union([
    v.pipe(v.number(), v.integer("expected a group ID")),
    v.strictObject({ direct_members: v.array(v.number()), direct_subgroups: v.array(v.number()) }),
  ]),
} as const;

/** The parameters of an operation by name. */
export type Parameters = Readonly<Record<string, Parameter>>;

type NamesOf<P extends Parameters, Required extends boolean> = {
  [Name in keyof P]: P[Name] extends Parameter<Shape, Required> ? Name : never;
}[keyof P];

/** What an operation receives when these parameters have been decoded. */
export type ParamsOf<P extends Parameters> = {
  readonly [Name in NamesOf<P, true>]: v.InferOutput<P[Name]["shape"]>;
} & { readonly [Name in NamesOf<P, false>]?: v.InferOutput<P[Name]["shape"]> };
