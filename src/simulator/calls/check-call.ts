import { describeValue, didYouMean, notPlainObject, withoutPeriod } from "../../protocol/problem-words";
import { OPERATIONS, type OperationName } from "../../generated/operations";
import { checkInput, problemText } from "../../protocol/schema/check-input";
import type { Parameters } from "../../protocol/schema/parameters";
import { CallProblem } from "./call-problem";

/**
 * Checks the parameters of a typed call against the declaration of the operation. Programs without types see the
 * mistakes that a compiler reports in others. The operation itself checks what the values refer to.
 *
 * @throws CallProblem if the parameters are not an object, or a parameter is unknown, missing, or of another shape
 */
export function checkCall(name: OperationName, params: unknown): void {
  const { parameters } = OPERATIONS[name].declaration();
  const given = checkedObject(name, params, parameters);
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(parameters, key)) continue;
    const near = didYouMean(key, Object.keys(parameters));
    throw new CallProblem(`${name}: there is no parameter ${JSON.stringify(key)}${near}${allowedOf(parameters)}`);
  }
  for (const [key, { shape, checkTyped, required, encoding }] of Object.entries(parameters)) {
    const value = given[key];
    if (value === undefined) {
      if (required && encoding !== "file") throw new CallProblem(`${name}: the parameter ${key} is missing.`);
      continue;
    }
    const checked = checkInput(shape, value, ALL_LEVELS);
    if (!checked.ok) throw new CallProblem(`${name}: ${problemText(key, checked)}`);
    const problem = checkTyped?.(value as never);
    if (problem !== undefined) throw new CallProblem(withoutPeriod(`${name}: ${key}: ${problem}`));
  }
}

/**
 * Typed calls have the fields of all levels; the operation ignores fields that the level of the realm does not have.
 */
const ALL_LEVELS = Number.MAX_SAFE_INTEGER;

function checkedObject(name: string, params: unknown, parameters: Parameters): Readonly<Record<string, unknown>> {
  if (typeof params === "object" && params !== null && !Array.isArray(params) && notPlainObject(params) === undefined)
    return { ...params };
  const received = typeof params === "object" ? describeValue(params) : `a ${typeof params}`;
  const allowed = received.endsWith("?") ? "" : allowedOf(parameters);
  throw new CallProblem(`${name}: expected an object of parameters, received ${received}${allowed}`);
}

function allowedOf(parameters: Parameters): string {
  const names = Object.keys(parameters);
  return names.length === 0 ? "; it takes none." : `; it takes ${names.join(", ")}.`;
}
