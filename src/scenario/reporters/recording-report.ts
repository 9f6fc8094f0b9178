/** Recorded pairs as the steps of scenarios, so that every reporter can tell of them; and their count in one line. */
import { isSoft, type RecordedDifference } from "../../exchanges/compare-recorded";
import type { PairResult, PairStatus } from "../../exchanges/replay-recordings";
import { type Difference, shortText } from "../../matching/difference";
import type { Scenario } from "../../matching/scenario";
import * as v from "../../protocol/shape";
import { type ReplayEvent, type ScenarioResult, type StepResult, type StepStatus, tallyOf } from "../step-result";

/** How many pairs there were of each kind. */
type PairCounts = Readonly<Record<PairStatus, number>>;

export function pairCounts(results: readonly PairResult[]): PairCounts {
  const count = (status: PairStatus) => results.filter((result) => result.status === status).length;
  return {
    identical: count("identical"),
    soft: count("soft"),
    differs: count("differs"),
    known: count("known"),
    skipped: count("skipped"),
  };
}

/** The count in one line: `5052 pairs: 3570 identical, 315 softly different, 1167 differ (23.1 %), 20 skipped`. */
export function countLine({ identical, soft, differs, known, skipped }: PairCounts): string {
  const pairs = identical + soft + differs + known;
  const share = ((100 * differs) / Math.max(1, pairs)).toFixed(1);
  const alike = `${identical} identical, ${soft} softly different`;
  const named = known === 0 ? "" : `, ${known} known to differ`;
  return `${pairs} pairs: ${alike}, ${differs} differ (${share} %)${named}, ${skipped} skipped`;
}

/** The difference of a pair in the words of a report. */
function differenceOf(found: RecordedDifference): Difference {
  const whose = found.actor === undefined ? "" : `events of ${found.actor}: `;
  const kind = found.path === "" ? found.kind : `${found.path} (${found.kind})`;
  return { path: whose + kind, expected: shortText(found.recorded), actual: shortText(found.received) };
}

const STATUS: Readonly<Record<PairStatus, StepStatus>> = {
  identical: "passed",
  soft: "passed",
  differs: "failed",
  known: "known",
  skipped: "skipped",
};

/** What happens during the replay of recordings, as the events that reporters know. */
export async function* replayEventsOf(
  results: AsyncIterable<PairResult>,
  target: string,
  scenarioCount: number,
): AsyncGenerator<ReplayEvent, void> {
  const started = performance.now();
  const ended: ScenarioResult[] = [];
  let steps: StepResult[] = [];
  let last: PairResult | undefined;
  yield { kind: "started", target, scenarioCount, unusable: [] };
  const closed = (pair: PairResult): ReplayEvent => {
    const { passed, failed } = tallyOf(steps);
    const status = failed > 0 ? "failed" : passed > 0 ? "passed" : "skipped";
    const milliseconds = steps.reduce((sum, step) => sum + step.milliseconds, 0);
    const result = { file: pair.file, scenario: asScenario(pair.scenario), status, steps, milliseconds } as const;
    ended.push(result);
    steps = [];
    return {
      kind: "scenario ended",
      index: ended.length - 1,
      number: ended.length,
      result,
    };
  };
  let before = performance.now();
  for await (const pair of results) {
    if (last !== undefined && last.scenario !== pair.scenario) yield closed(last);
    if (last?.scenario !== pair.scenario) {
      yield {
        kind: "scenario started",
        index: ended.length,
        file: pair.file,
        scenario: asScenario(pair.scenario),
      };
    }
    last = pair;
    const now = performance.now();
    const step = stepOf(pair, now - before);
    before = now;
    steps.push(step);
    yield { kind: "step ended", index: ended.length, step };
  }
  if (last !== undefined) yield closed(last);
  const stepTally = tallyOf(ended.flatMap((scenario) => scenario.steps));
  const milliseconds = performance.now() - started;
  yield {
    kind: "ended",
    result: { target, scenarios: ended, unusable: [], scenarioTally: tallyOf(ended), stepTally, milliseconds },
  };
}

/** Reporters speak of scenarios; of a recorded one only the name is there. */
function asScenario(name: string): Scenario {
  return { name, purpose: "a recorded conversation", steps: [] };
}

function stepOf(pair: PairResult, milliseconds: number): StepResult {
  const hard = pair.differences.filter((found) => !isSoft(found));
  const reason =
    pair.status === "skipped" ? "the recorded server failed, or an earlier answer lacks an ID" : pair.reason;
  return {
    number: pair.n,
    title: pair.title,
    status: STATUS[pair.status],
    differences: hard.map(differenceOf),
    ...(reason === undefined ? {} : { reason }),
    milliseconds,
  };
}

/** Why pairs differ, by `scenario#number`. */
export type KnownPairs = ReadonlyMap<string, string>;

const KNOWN_FILE = v.strictObject({
  known: v.array(v.strictObject({ scenario: v.string(), pairs: v.array(v.number()), reason: v.string() })),
});

/** Reads `{ "known": [{ "scenario", "pairs", "reason" }] }`; undefined for another form. */
export function readKnownPairs(value: unknown): KnownPairs | undefined {
  const parsed = v.safeParse(KNOWN_FILE, value);
  if (!parsed.success) return undefined;
  const { known } = parsed.output;
  return new Map(
    known.flatMap(({ scenario, pairs, reason }) => pairs.map((n) => [`${scenario}#${n}`, reason] as const)),
  );
}

/** The pair as known where it differs and is named. */
export function asKnown(pair: PairResult, known: KnownPairs): PairResult {
  const reason = known.get(placeOf(pair));
  return pair.status !== "differs" || reason === undefined ? pair : { ...pair, status: "known", reason };
}

/** The named pairs that were compared and do not differ: their rows are to be removed. */
export function alikeThoughKnown(results: readonly PairResult[], known: KnownPairs): readonly string[] {
  const alike = results.filter(({ status }) => status === "identical" || status === "soft");
  return alike.map(placeOf).filter((place) => known.has(place));
}

function placeOf({ scenario, n }: Pick<PairResult, "scenario" | "n">): string {
  return `${scenario}#${n}`;
}
