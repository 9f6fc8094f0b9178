/** The results of a replay: of each step, of each scenario and of all. */
import type { Difference } from "../matching/difference";
import type { Scenario } from "../matching/scenario";
import type { ScenarioProblem, SourcePlace } from "../matching/scenario-problem";
import type { AnyValue } from "../protocol/schema/shapes";
import type { Coverage } from "../touched/coverage";

/**
 * Passed: as expected. Failed: it differs, or could not be played. Skipped: not played. Known: it differs, and the
 * scenario expects that for this target.
 */
export type StepStatus = "passed" | "failed" | "skipped" | "known";

/**
 * The result of one step.
 *
 * `number` counts from 1. A failed step has differences, or a reason if there was nothing to compare; a skipped one has
 * a reason. `sent` and `received` are the request and the answer of a step that differs.
 */
export interface StepResult {
  readonly number: number;
  readonly title: string;
  readonly status: StepStatus;
  readonly differences: readonly Difference[];
  readonly reason?: string;
  readonly sent?: AnyValue;
  readonly received?: AnyValue;
  readonly milliseconds: number;
  /** The place of the step in its file. */
  readonly place?: SourcePlace;
}

/** A scenario with its file, and places in that file. */
export interface ScenarioFile {
  readonly file: string;
  readonly scenario: Scenario;
  readonly place?: SourcePlace;
  readonly places?: readonly SourcePlace[];
}

/** A file without a usable scenario. */
export interface UnusableFile {
  readonly file: string;
  readonly problems: readonly ScenarioProblem[];
}

/** A scenario fails if a step fails, is skipped if no step was played, and passes otherwise. */
export interface ScenarioResult extends ScenarioFile {
  readonly status: StepStatus;
  readonly steps: readonly StepResult[];
  readonly milliseconds: number;
  /** Why it was skipped before its first step. */
  readonly reason?: string;
  /** True if it is for other feature levels than that of the target. */
  readonly isForOtherLevel?: true;
}

/** How many there were of each; `known` only where there are any. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly known?: number;
}

/** The whole replay. */
export interface ReplayResult {
  readonly target: string;
  readonly scenarios: readonly ScenarioResult[];
  readonly unusable: readonly UnusableFile[];
  readonly scenarioTally: Tally;
  readonly stepTally: Tally;
  readonly milliseconds: number;
  /** How many scenarios were not begun, because the replay was to end before them; not given if none. */
  readonly notPlayed?: number;
  /** What of the interface the scenarios reached, where that was requested. */
  readonly coverage?: Coverage;
}

/** What happens during a replay, in order; `index` counts scenarios from 0, unusable files apart. */
export type ReplayEvent =
  | {
      readonly kind: "started";
      readonly target: string;
      readonly scenarioCount: number;
      readonly unusable: readonly UnusableFile[];
    }
  | ({ readonly kind: "scenario started"; readonly index: number } & ScenarioFile)
  | { readonly kind: "step ended"; readonly index: number; readonly step: StepResult }
  | {
      readonly kind: "scenario ended";
      readonly index: number;
      /** Counts from 1, behind the unusable files. */
      readonly number: number;
      readonly result: ScenarioResult;
    }
  | { readonly kind: "ended"; readonly result: ReplayResult };

/** A reporter: the text to write for an event, empty when there is nothing to say yet. The same events give the same text. */
export type Reporter = (event: ReplayEvent) => string;

/** Counts results by status. */
export function tallyOf(results: readonly { readonly status: StepStatus }[]): Tally {
  const count = (wanted: StepStatus) => results.filter(({ status }) => status === wanted).length;
  const known = count("known");
  const tally = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
  return known === 0 ? tally : { ...tally, known };
}
