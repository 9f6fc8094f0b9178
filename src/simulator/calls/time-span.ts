import { CallProblem } from "../../model/outcome/call-problem";
import { DAY_SECONDS, notSeconds } from "../../protocol/limits";
import { describeValue, didYouMean, notPlainObject, withoutPeriod } from "../../protocol/problem-words";

/** A range of virtual time. */
export interface TimeSpan {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

const SECONDS = { days: DAY_SECONDS, hours: 3_600, minutes: 60, seconds: 1 } as const;
const UNITS = Object.keys(SECONDS).join(", ");

/**
 * Converts a range of time to seconds.
 *
 * @throws CallProblem if the value is not an object, a unit is unknown, or an amount is not a number
 */
export function spanSeconds(span: unknown): number {
  if (typeof span !== "object" || span === null || Array.isArray(span) || notPlainObject(span) !== undefined) {
    const instead = typeof span === "number" ? `; did you mean { seconds: ${span} }?` : "";
    const received = `${describeValue(span)}${instead}`;
    throw new CallProblem(withoutPeriod(`advance: expected a range of time like { hours: 1 }, received ${received}`));
  }
  let seconds = 0;
  for (const [unit, amount] of Object.entries(span)) {
    if (!isUnit(unit)) {
      throw new CallProblem(
        `advance: there is no unit ${unit}${didYouMean(unit, Object.keys(SECONDS))}; allowed are ${UNITS}.`,
      );
    }
    if (amount === undefined) continue;
    if (typeof amount !== "number" || Number.isNaN(amount)) {
      const received = typeof amount === "number" ? "NaN" : (JSON.stringify(amount) ?? typeof amount);
      throw new CallProblem(`advance: ${unit}: expected a number, received ${received}.`);
    }
    seconds += amount * SECONDS[unit];
  }
  return seconds;
}

function isUnit(name: string): name is keyof typeof SECONDS {
  return Object.hasOwn(SECONDS, name);
}

/**
 * Checks a time in UNIX seconds.
 *
 * @throws CallProblem if the value is not a number, or is in milliseconds
 */
export function timeSeconds(to: unknown): number {
  if (typeof to !== "number" || !Number.isFinite(to)) {
    const received = typeof to === "number" ? String(to) : (JSON.stringify(to) ?? typeof to);
    throw new CallProblem(`advanceTo: expected a time in UNIX seconds, received ${received}.`);
  }
  const problem = notSeconds(to);
  if (problem !== undefined) throw new CallProblem(`advanceTo: ${problem}`);
  return to;
}
