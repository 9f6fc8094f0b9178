import { didYouMean } from "../../protocol/problem-words";
import type { AnyValue } from "../../protocol/schema/shapes";
import type { Simulator } from "../../simulator/simulator";
import { partsOf } from "../../simulator/simulator-parts";
import { GRADE_WORDS, partLine } from "../../touched/evidence-text";
import { type Grade, GRADES, partsBelow } from "../../touched/grades";
import { type MatcherResult, result, shown } from "../matchers/matcher-result";
import { evidence } from "./evidence";

/**
 * All that the requests of a simulator have touched is known at least so well. The failure lists the rest.
 *
 * @param options - `atLeast`, from worst to best: `differs`, `assumed`, `described` (the default), `settled`,
 *   `partly_alike`, `alike`
 * @example expect(sim).toBeKnown({ atLeast: "described" });
 */
export function toBeKnown(received: AnyValue, options: { readonly atLeast?: Grade } = {}): MatcherResult {
  if (!isSimulator(received)) {
    throw new TypeError(`toBeKnown: expected a simulator, received ${shown(received)}.`);
  }
  const { atLeast = "described" } = options;
  checkGrade(atLeast);
  const data = evidence(received);
  const below = partsBelow(data.parts, atLeast).map((part) => `\n  ${partLine(part)} (${GRADE_WORDS[part.grade]})`);
  const answers = Object.keys(data.differing).map((name) => `\n  ${name}`);
  const differing = answers.length === 0 ? "" : `\nThe answers that differ on servers:${answers.join("")}`;
  return result(
    below.length === 0,
    () =>
      `Expected all that was used to be known at least as ${atLeast}, but this is not:${below.join("")}${differing}`,
    () => `Expected something that is known less than ${atLeast}, but all ${data.parts.length} parts are not.`,
  );
}

function isSimulator(value: unknown): value is Simulator {
  return partsOf(value) !== undefined;
}

function checkGrade(grade: unknown): asserts grade is Grade {
  if (GRADES.some((known) => known === grade)) return;
  const near = typeof grade === "string" ? didYouMean(grade, GRADES) : "";
  throw new TypeError(`toBeKnown: atLeast ${shown(grade)} is unknown; allowed are ${GRADES.join(", ")}${near || "."}`);
}
