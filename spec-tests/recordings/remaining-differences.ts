/** Recorded pairs that this realm answers otherwise on purpose, each with the reason why it stays. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isSoft } from "../../src/exchanges/compare-recorded";
import type { PairResult } from "../../src/exchanges/replay-recordings";
import type { RecordedServer } from "./played";

/** One pair, or all pairs of a scenario that have the same reason. */
export interface RemainingDifference {
  readonly scenario: string;
  readonly pairs: readonly number[];
  readonly reason: string;
}

/** The rows of a file next to the recordings. Every pair that differs is in one, or the test of the recordings fails. */
function rowsOf(file: string): readonly RemainingDifference[] {
  const { known } = JSON.parse(readFileSync(join("spec-tests/recordings", file), "utf8")) as { readonly known: readonly RemainingDifference[] };
  return known;
}

/** What differs from a recorded server at its own level, and what differs below that level alone. */
const DIFFERENCES = {
  "372": { always: rowsOf("known.json"), below: [] },
  "442": { always: rowsOf("442/known.json"), below: rowsOf("442/later.json") },
  stories: { always: rowsOf("stories/known.json"), below: rowsOf("stories/later.json") },
} as const;

/** What differs from a recorded server at the level of a realm. */
export function remainingDifferences({ name, level, played_at }: RecordedServer): readonly RemainingDifference[] {
  const { always, below } = DIFFERENCES[name];
  return played_at < level ? [...always, ...below] : always;
}

/** A pair as `scenario#number`. */
export function placeOf({ scenario, n }: PairResult): string {
  return `${scenario}#${n}`;
}

/** The places of all differences from a recorded server that have a reason. */
export function namedDifferences(server: RecordedServer): ReadonlySet<string> {
  return new Set(remainingDifferences(server).flatMap(({ scenario, pairs }) => pairs.map((n) => `${scenario}#${n}`)));
}

/** A line for each pair that differs without a named reason, with its first difference. */
export function differingWithoutName(server: RecordedServer, results: readonly PairResult[]): string[] {
  const named = namedDifferences(server);
  const unnamed = results.filter((pair) => pair.status === "differs" && !named.has(placeOf(pair)));
  return unnamed.map((pair) => {
    const { kind, path, recorded, received } = pair.differences.find((found) => !isSoft(found)) ?? {};
    return `${placeOf(pair)} ${pair.title}: ${kind} ${path} ${JSON.stringify(recorded)} ≠ ${JSON.stringify(received)}`;
  });
}

/** Something that differs softly on purpose: in order, rendered HTML, or who a system bot is. */
export interface SoftDifference {
  /** The kind of the difference and the path that leads to it, as the replay says them. */
  readonly kind: string;
  readonly path: RegExp;
  readonly reason: string;
}

/** Why what differs softly stays; what no row explains is counted by `MOST_SOFT_UNEXPLAINED`. */
export const SOFT_DIFFERENCES: readonly SoftDifference[] = [
  {
    kind: "order",
    path: /^(update_message|delete_message): message_ids$/,
    reason: "The server gives the messages as they lie in its tables, where a changed row moves to another place.",
  },
  {
    kind: "order",
    path: /^(members|drafts)$/,
    reason: "The server asks its tables for no order; a changed row moves to another place.",
  },
  {
    kind: "order",
    path: /^events of one kind$/,
    reason: "Groups of a reactivated account are sent in the order of a set.",
  },
  {
    kind: "queue",
    path: /^/,
    reason: "The queue of a deactivated account goes with the account; the recorder did not collect it.",
  },
  { kind: "order", path: /^realm_incoming_webhook_bots$/, reason: "The newer server lists them by name." },
  { kind: "order", path: /\bdirect_subgroups$/, reason: "The server asks its tables for no order." },
  { kind: "order", path: /^(user_topics|subscribers)$/, reason: "The server asks its tables for no order." },
  { kind: "msg", path: /^desc$/, reason: "The wording of an answer is not part of the interface." },
  { kind: "msg", path: /^msg$/, reason: "The wording of an answer is not part of the interface." },
];

/** How many pairs of each recorded server may differ softly, and how many of them in what no row above explains. */
export const MOST_SOFT: Readonly<Record<"372" | "442" | "stories", { readonly all: number; readonly unexplained: number }>> = {
  "372": { all: 81, unexplained: 20 },
  "442": { all: 30, unexplained: 10 },
  stories: { all: 430, unexplained: 430 },
};
