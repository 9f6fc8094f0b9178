import {
  badRequest,
  type Failure,
  failure,
  invalidVariable,
  isFailure,
  missingVariable,
} from "../model/outcome/failures";
import { parsedJson } from "../protocol/parsed-json";
import { checkInput, problemText } from "../protocol/schema/check-input";
import type { AnyParameter } from "../protocol/schema/parameters";
import type { Shape } from "../protocol/schema/shapes";
import type { Route } from "./route";
import type { WireRequest } from "./wire-request";

/** The parameters of a request, decoded, and the names that the operation does not know. */
export interface Decoded {
  readonly params: Readonly<Record<string, unknown>>;
  readonly ignored: readonly string[];
}

/**
 * Decodes the parameters of a request by the declaration of its operation at the realm's feature level.
 *
 * @param beyondCard - whether to accept parameters that only servers know and the documentation omits
 * @refuses per parameter, in the declared order: REQUEST_CONFUSING_VAR for two names of one parameter,
 *   REQUEST_VARIABLE_MISSING, then BAD_REQUEST for text that is not JSON or has another shape; for some parameters on
 *   old servers REQUEST_VARIABLE_INVALID (with `var_name` and `bad_value`) instead
 */
export function decodeParameters(
  route: Route,
  level: number,
  request: WireRequest,
  pathValues: Readonly<Record<string, string>>,
  beyondCard = false,
): Decoded | Failure {
  const given = new Map(request.parameters);
  const known = new Set<string>();
  const params: Record<string, unknown> = {};
  for (const { name, sent, names, parameter } of route.expected(level)) {
    if (parameter.server_only === true && !beyondCard) continue;
    if (parameter.encoding === "file") {
      const [file = null, ...others] = request.files;
      if (file !== null || parameter.required) params[name] = others.length === 0 ? file : null;
      continue;
    }
    const text = pathValues[name] ?? findText(names, given, known);
    if (isFailure(text)) return text;
    if (text === undefined) {
      if (parameter.required) return missingVariable(sent);
      continue;
    }
    const value = decodeValue(sent, parameter, level, text);
    if (isFailure(value)) return value;
    params[name] = value.value;
  }
  return { params, ignored: [...given.keys()].filter((name) => !known.has(name)) };
}

function findText(
  names: readonly string[],
  given: ReadonlyMap<string, string>,
  known: Set<string>,
): string | undefined | Failure {
  let found: string | undefined;
  for (const name of names) {
    if (!given.has(name)) continue;
    known.add(name);
    if (found !== undefined) return namedTwice(found, name);
    found = name;
  }
  return found === undefined ? undefined : given.get(found);
}

function namedTwice(var_name1: string, var_name2: string): Failure {
  const msg = `${var_name1} and ${var_name2} are two names of one parameter; send one.`;
  return failure("REQUEST_CONFUSING_VAR", "parameter_named_twice", msg, { var_name1, var_name2 });
}

/** A value of the right shape. The field distinguishes it from a failure, whatever the client has sent. */
interface DecodedValue {
  readonly value: unknown;
}

function decodeValue(name: string, parameter: AnyParameter, level: number, text: string): DecodedValue | Failure {
  const parsed = parameter.encoding === "text" || !BEGINNING.test(text) ? undefined : parsedJson(text);
  if (parameter.encoding === "json" && parsed === undefined) {
    if (parameter.invalid_as_variable === true) return unconverted(name, text);
    return badRequest("parameter_not_json", `${name}: JSON is expected.`);
  }
  const isPlain = parameter.encoding === "switch_or_text" && typeof parsed !== "boolean";
  const candidate = parsed === undefined || isPlain ? text : parsed;
  const { shape, convert = undefined } = parameter.wire ?? { shape: parameter.shape };
  if (parsed !== undefined && !isPlain && hasFraction(text) && !takesFractions(shape)) {
    return withFraction(name, parameter, text);
  }
  const checked = checkInput(shape, candidate, level);
  if (checked.ok) return isKnownValue(name, parameter, level, converted(convert, checked.value));
  if (parameter.encoding === "json_or_text") {
    const asText = checkInput(shape, text, level);
    if (asText.ok) return { value: converted(convert, asText.value) };
  }
  if (parameter.invalid_as_variable === true) return unconverted(name, text);
  return badRequest("parameter_invalid", problemText(name, checked));
}

function converted(convert: ((value: never) => unknown) | undefined, value: unknown): unknown {
  return convert === undefined ? value : convert(value as never);
}

/** The refusal of servers that converted the parameter by a function of its own. */
function unconverted(name: string, text: string): Failure {
  return invalidVariable(
    "parameter_not_converted",
    name,
    text,
    `${name}: ${JSON.stringify(text)} is not a value of it.`,
  );
}

function isKnownValue(name: string, parameter: AnyParameter, level: number, value: unknown): DecodedValue | Failure {
  const since = typeof value === "string" || typeof value === "number" ? parameter.values_since?.[value] : undefined;
  if (since !== undefined && level < since) {
    return badRequest("value_unknown", `${name}: this server does not know ${JSON.stringify(value)} yet.`);
  }
  return { value };
}

/** A text in JSON, or a number; the group is the sign of a fraction or an exponent. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:([.eE])[\d.eE+-]*)?/g;

/** Whether a JSON text has a number that is written with a fraction or an exponent. */
function hasFraction(text: string): boolean {
  if (!/\d[.eE]/.test(text)) return false;
  for (const [, sign] of text.matchAll(TEXT_OR_NUMBER)) if (sign !== undefined) return true;
  return false;
}

/** Whether a shape has a place for numbers that are not whole. */
function takesFractions(shape: Shape): boolean {
  switch (shape.kind) {
    case "number":
    case "json":
      return true;
    case "list":
      return takesFractions(shape.item);
    case "tuple":
      return shape.items.some(takesFractions);
    case "dictionary":
      return takesFractions(shape.value);
    case "one_of":
      return shape.options.some(takesFractions);
    case "changed":
      return takesFractions(shape.before) || takesFractions(shape.after);
    case "record":
      return Object.values(shape.fields).some((part) => takesFractions("kind" in part ? part : part.shape));
    default:
      return false;
  }
}

/** On servers `1.0` is not an integer. Where a text is allowed instead of JSON, it is a text. */
function withFraction(name: string, parameter: AnyParameter, text: string): DecodedValue | Failure {
  const { shape, convert = undefined } = parameter.wire ?? { shape: parameter.shape };
  const asText = parameter.encoding === "json_or_text" ? checkInput(shape, text, 0) : undefined;
  if (asText?.ok === true) return { value: converted(convert, asText.value) };
  if (parameter.invalid_as_variable === true) return unconverted(name, text);
  return badRequest("parameter_invalid", `${name}: whole numbers are expected, without a fraction.`);
}

/** How every JSON text begins. A text that begins otherwise is not JSON; this check is cheaper than an error. */
const BEGINNING = /^\s*(?:["{[\d-]|true|false|null)/;
