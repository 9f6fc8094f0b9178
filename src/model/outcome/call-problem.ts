/** Calls that do not compile in a typed program. */
import { describeValue, didYouMean, excerpt, notPlainObject, withoutPeriod } from "../../protocol/problem-words";
import { checkInput, problemText } from "../../protocol/schema/check-input";
import type { Parameters } from "../../protocol/schema/parameters";
import { checkShape, type GenericSchema, type InferOutput } from "../../protocol/shape";
import type { Realm } from "../realm/realm";
import { isRealm } from "../realm/snapshot-json";

/**
 * A call that does not compile in a typed program. The message is one sentence that names the call and the place in it.
 */
export class CallProblem extends TypeError {
  override readonly name = "CallProblem";
}

/** @throws CallProblem if the value is not a snapshot */
export function checkRealm(call: string, realm: unknown): asserts realm is Realm {
  if (isRealm(realm)) return;
  throw new CallProblem(`${call}: expected a snapshot, as snapshot(), createRealm and realmFromJSON give them.`);
}

/**
 * @param keys - the keys that tell the value from others
 * @param expected - what the value is, in words
 * @throws CallProblem if the value is not an object with these keys
 */
export function checkKeys(call: string, value: unknown, keys: readonly string[], expected: string): void {
  if (typeof value === "object" && value !== null && keys.every((key) => key in value)) return;
  throw new CallProblem(`${call}: expected ${expected}, received ${excerpt(value)}.`);
}

/** @throws CallProblem if the value is not a list */
export function checkList(call: string, value: unknown, expected: string): void {
  if (!Array.isArray(value)) throw new CallProblem(`${call}: expected ${expected}, received ${excerpt(value)}.`);
}

/** @throws CallProblem if the value is not a plain object */
export function checkObject(call: string, value: unknown, allowed = ""): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value) && notPlainObject(value) === undefined)
    return;
  const received =
    typeof value === "object" ? describeValue(value) : value === undefined ? "nothing" : `a ${typeof value}`;
  const sentence = `${call}: expected an object of parameters, received ${received}`;
  throw new CallProblem(received.endsWith("?") ? sentence : withoutPeriod(sentence + allowed));
}

/** @throws CallProblem if the parameters do not fit the shape, with the place and what is allowed there */
export function checkedParams<Shape extends GenericSchema>(
  call: string,
  shape: Shape,
  params: unknown,
): InferOutput<Shape> {
  const checked = checkShape(shape, params ?? {}, "parameters");
  if (!checked.ok) throw new CallProblem(`${call}: ${checked.problem}`);
  return checked.value;
}

/**
 * Checks the parameters of a typed call against the declaration of the operation. Programs without types see the
 * mistakes that a compiler reports in others. The operation itself checks what the values refer to.
 *
 * @throws CallProblem if the parameters are not an object, or a parameter is unknown, missing, or of another shape
 */
export function checkParams(call: string, parameters: Parameters, params: unknown): void {
  const names = Object.keys(parameters);
  const allowed = names.length === 0 ? "; it takes none" : `; it takes ${names.join(", ")}`;
  checkObject(call, params, allowed);
  const given: Readonly<Record<string, unknown>> = { ...Object(params) };
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(parameters, key)) continue;
    throw new CallProblem(`${call}: there is no parameter ${JSON.stringify(key)}${didYouMean(key, names)}${allowed}.`);
  }
  for (const [key, { shape, checkTyped, required }] of Object.entries(parameters)) {
    const value = given[key];
    if (value === undefined) {
      if (required) throw new CallProblem(`${call}: the parameter ${key} is missing.`);
      continue;
    }
    const checked = checkInput(shape, value, ALL_LEVELS);
    if (!checked.ok) throw new CallProblem(`${call}: ${problemText(key, checked)}`);
    const problem = checkTyped?.(value as never);
    if (problem !== undefined) throw new CallProblem(withoutPeriod(`${call}: ${key}: ${problem}`));
  }
}

/**
 * Typed calls have the fields of all levels; the operation ignores fields that the level of the realm does not have.
 */
const ALL_LEVELS = Number.MAX_SAFE_INTEGER;

/**
 * What is wrong with the arguments of an operation that threw an error, if they do not compile in a typed program. Only
 * then are they checked, since a check takes longer than many operations.
 *
 * @param id - the identifier of the operation
 */
export function callProblem(id: string, parameters: Parameters, realm: unknown, params: unknown): unknown {
  const call = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  try {
    checkRealm(call, realm);
    checkParams(call, parameters, params);
  } catch (problem) {
    return problem;
  }
  return undefined;
}
