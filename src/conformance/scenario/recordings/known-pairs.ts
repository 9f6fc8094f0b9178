/** Pairs of recordings that are known to differ, as a file names them. */

import * as v from "../../../protocol/shape";
import type { PairResult } from "./replay-recordings";

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
