import { UNSUPPORTED_OPERATIONS } from "../protocol/unmodelled";
import { REASONS } from "../protocol/refusals/reasons";
import { FIDELITY_COUNTS } from "../generated/fidelity-counts";
import { routes } from "./route";

/**
 * How a part of the interface is known. `recorded`: real conversations reached it, and the counts say how many of them
 * are answered or told alike. `described`: from the descriptions of the interface and the source of servers alone.
 * `assumed`: likewise, and in places nothing says it, see `assumptions`. `not_modelled`: it is left out, see `reason`.
 */
export interface FidelityRow {
  readonly name: string;
  readonly known: "recorded" | "described" | "assumed" | "not_modelled";
  /** How many recorded answers or events there are, and how many of them this realm gives alike. */
  readonly recorded: number;
  readonly alike: number;
  /** How many of them a realm gives alike that follows the documentation, as realms do by default. */
  readonly alike_by_default: number;
  /** Identifiers of the table of assumptions. */
  readonly assumptions: readonly string[];
  readonly reason?: string;
}

/** How many of a recorded server's answers were compared, and how many of them are alike. */
export interface RecordedServerCounts {
  /** The feature level of the recorded server, and the one of the realm that was asked the same. */
  readonly level: number;
  readonly played_at: number;
  readonly pairs: number;
  readonly alike: number;
  readonly alike_by_default: number;
}

/** How each part of the interface is known. */
export interface Fidelity {
  /** The recorded servers, held against realms that follow servers (`realm.follow`). Wording is never compared. */
  readonly servers: readonly RecordedServerCounts[];
  /** The same of the first server, as older versions gave it. */
  readonly recorded_level: number;
  readonly pairs: number;
  readonly alike: number;
  readonly operations: readonly FidelityRow[];
  readonly events: readonly FidelityRow[];
  readonly register_keys: readonly FidelityRow[];
  /** By the reason that the simulator has for the refusal. */
  readonly refusals: readonly FidelityRow[];
}

type Counts = Readonly<Record<string, readonly [recorded: number, alike: number, byDefault: number]>>;

/** Says of every operation, event and key of the registration how it is known, from the recordings and the tables. */
export function fidelity(): Fidelity {
  const { servers, operations, events, register_keys } = FIDELITY_COUNTS;
  const refusals: Counts = FIDELITY_COUNTS.refusals;
  const [{ level: recorded_level, pairs, alike }] = servers;
  const assumptions: Readonly<Record<string, readonly string[]>> = FIDELITY_COUNTS.assumptions;
  const counts: Counts = operations;
  const modelled = routes().map(({ id }) => rowOf(id, counts[id], assumptions[id] ?? []));
  const left = UNSUPPORTED_OPERATIONS.map(({ id, reason }): FidelityRow => ({
    ...rowOf(id, undefined, []),
    known: "not_modelled",
    reason,
  }));
  return {
    servers,
    recorded_level,
    pairs,
    alike,
    operations: [...modelled, ...left].sort((a, b) => (a.name < b.name ? -1 : 1)),
    events: rowsOf(events),
    register_keys: rowsOf(register_keys),
    refusals: Object.keys(REASONS)
      .sort()
      .map((name) => rowOf(name, refusals[name], [])),
  };
}

function rowsOf(counts: Counts): FidelityRow[] {
  return Object.entries(counts).map(([name, count]) => rowOf(name, count, []));
}

function rowOf(name: string, count: Counts[string] | undefined, assumptions: readonly string[]): FidelityRow {
  const [recorded, alike, alike_by_default] = count ?? [0, 0, 0];
  const unrecorded = assumptions.length > 0 ? "assumed" : "described";
  return { name, known: recorded > 0 ? "recorded" : unrecorded, recorded, alike, alike_by_default, assumptions };
}
