import { FIDELITY_COUNTS } from "../generated/fidelity-counts";
import { REASONS } from "../protocol/refusals/reasons";
import { routes } from "../wire/route";
import { ASSUMPTIONS, type DecidedSteps } from "./assumptions";
import { UNSUPPORTED_OPERATIONS } from "./unmodelled";

/**
 * How a part of the interface is known. `recorded`: recorded conversations use it, and the counts say how many answers
 * or events of this realm are equal. `described`: only from the documentation and the source of servers. `assumed`: the
 * same, but with places that neither describes, see `assumptions`. `not_modelled`: it is missing, see `reason`.
 */
export interface FidelityRow {
  readonly name: string;
  readonly known: "recorded" | "described" | "assumed" | "not_modelled";
  /** How many recorded answers or events there are, and how many of them are equal in this realm. */
  readonly recorded: number;
  readonly alike: number;
  /** How many of them are equal in a realm that follows the documentation, as realms do by default. */
  readonly alike_by_default: number;
  /** Identifiers of the table of assumptions. */
  readonly assumptions: readonly string[];
  readonly reason?: string;
}

/** How many of a recorded server's answers were compared, and how many are equal. */
export interface RecordedServerCounts {
  /** The feature level of the recorded server, and that of the realm that received the same requests. */
  readonly level: number;
  readonly played_at: number;
  readonly pairs: number;
  readonly alike: number;
  readonly alike_by_default: number;
  /** In how many answers rendered HTML differs; `alike` does not compare HTML. */
  readonly html_differs: number;
  readonly html_differs_by_default: number;
}

/** How each part of the interface is known. */
export interface Fidelity {
  /** The recorded servers, compared with realms that follow servers (`realm.follow`). Messages are never compared. */
  readonly servers: readonly RecordedServerCounts[];
  /** The level of the first server, and its counts, as older versions returned them. */
  readonly recorded_level: number;
  readonly pairs: number;
  readonly alike: number;
  readonly operations: readonly FidelityRow[];
  readonly events: readonly FidelityRow[];
  readonly register_keys: readonly FidelityRow[];
  /** By the reason of the refusal in the simulator. */
  readonly refusals: readonly FidelityRow[];
}

/** What recordings are counted by. */
export type RecordedKind = "operations" | "parameters" | "events" | "register_keys" | "refusals";

type Counts = Readonly<Record<string, readonly [recorded: number, alike: number, byDefault: number]>>;
const COUNTS: Readonly<Record<RecordedKind, Counts>> = FIDELITY_COUNTS;

/** How often a part was recorded, and how often this realm does the same. */
export function recordedCount(
  kind: RecordedKind,
  name: string,
): Pick<FidelityRow, "recorded" | "alike" | "alike_by_default"> {
  const [recorded, alike, alike_by_default] = COUNTS[kind][name] ?? [0, 0, 0];
  return { recorded, alike, alike_by_default };
}

/** The parts of a kind that were recorded. */
export function recordedNames(kind: RecordedKind): readonly string[] {
  return Object.keys(COUNTS[kind]);
}

/** For every operation, event and key of the registration: how it is known, from the recordings and the tables. */
export function fidelity(): Fidelity {
  const { servers } = FIDELITY_COUNTS;
  const [{ level: recorded_level, pairs, alike }] = servers;
  const modelled = routes().map(({ id }) =>
    rowOf(
      "operations",
      id,
      assumptionsWith(({ call }) => call === id),
    ),
  );
  const left = UNSUPPORTED_OPERATIONS.map(({ id, reason }): FidelityRow => ({
    ...rowOf("operations", id, []),
    known: "not_modelled",
    reason,
  }));
  return {
    servers,
    recorded_level,
    pairs,
    alike,
    operations: [...modelled, ...left].sort((a, b) => (a.name < b.name ? -1 : 1)),
    events: rowsOf("events"),
    register_keys: rowsOf("register_keys"),
    refusals: Object.keys(REASONS)
      .sort()
      .map((name) =>
        rowOf(
          "refusals",
          name,
          assumptionsWith(({ names = [] }) => names.includes(name)),
        ),
      ),
  };
}

function assumptionsWith(is: (steps: DecidedSteps) => boolean): string[] {
  return Object.entries(ASSUMPTIONS).flatMap(([id, { decides }]) => (decides.some(is) ? [id] : []));
}

function rowsOf(kind: RecordedKind): FidelityRow[] {
  return recordedNames(kind).map((name) => rowOf(kind, name, []));
}

function rowOf(kind: RecordedKind, name: string, assumptions: readonly string[]): FidelityRow {
  const counts = recordedCount(kind, name);
  const unrecorded = assumptions.length > 0 ? "assumed" : "described";
  return { name, known: counts.recorded > 0 ? "recorded" : unrecorded, ...counts, assumptions };
}
