/**
 * What of the interface was reached, and by which scenarios: operations, reasons and codes of refusals, and events. In a
 * simulator it is counted from traces; of a server only what its answers show is known.
 */
import { fidelity } from "../known/fidelity";
import { ERROR_CODES } from "../protocol/refusals/codes";
import { REASONS } from "../protocol/refusals/reasons";
import { STATE_TABLES, type StateRow } from "../protocol/state-tables";
import { routes } from "../wire/route";
import { type Touched, type TouchedCounts, unionOfTouched } from "./touched";

/** One kind of thing: how often each was reached, by which scenarios, and which were not. */
export interface Reached {
  readonly reached: Readonly<Record<string, number>>;
  /** The names of scenarios, for each thing that was reached. */
  readonly scenarios: Readonly<Record<string, readonly string[]>>;
  readonly missed: readonly string[];
}

/** What the scenarios reached. Reasons of refusals and transitions are known only for simulators. */
export interface Coverage {
  readonly operations: Reached;
  readonly refusals?: Reached;
  readonly codes: Reached;
  readonly events: Reached;
  /** Rows of the state tables. */
  readonly transitions?: Reached;
  /** What each scenario has reached that no other has, by kind. */
  readonly only: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What all scenarios have touched together. */
  readonly touched: Touched;
}

/** What a scenario has touched. */
export interface SeenInScenario {
  readonly scenario: string;
  readonly touched: Touched;
  /** What is known of it in addition to what answers show. */
  readonly knows: readonly ("refusals" | "transitions")[];
}

const KINDS = ["operations", "refusals", "codes", "events", "transitions"] as const;

/** What scenarios have reached. An operation counts whether it was accepted or refused. */
export function coverageOf(seen: readonly SeenInScenario[]): Coverage {
  const reached = (all: readonly string[], countsIn: (touched: Touched) => TouchedCounts): Reached =>
    reachedBy(
      seen.map(({ scenario, touched }) => ({ scenario, counts: countsIn(touched) })),
      all,
    );
  const known = new Set(seen.flatMap(({ knows }) => knows));
  const kinds: Kinds = {
    operations: reached(
      routes().map(({ id }) => id),
      ({ operations }) => operations,
    ),
    ...(known.has("refusals") ? { refusals: reached(Object.keys(REASONS), ({ reasons }) => reasons) } : {}),
    codes: reached(Object.keys(ERROR_CODES), ({ codes }) => codes),
    events: reached(
      fidelity().events.map(({ name }) => name),
      // Those that were received have the forms of older levels.
      ({ events, sent }) => ({ ...events, ...sent }),
    ),
    ...(known.has("transitions") ? { transitions: reached(STATE_TABLES.flat().map(rowText), ({ rows }) => rows) } : {}),
  };
  const only = Object.fromEntries(seen.map(({ scenario }) => [scenario, onlyIn(scenario, kinds)]));
  return { ...kinds, only, touched: unionOfTouched(seen.map((one) => one.touched)) };
}

type Kinds = Omit<Coverage, "only" | "touched">;

function onlyIn(scenario: string, kinds: Kinds): Readonly<Record<string, readonly string[]>> {
  const lists = kindsOf(kinds).map(([kind, { scenarios }]) => {
    const own = Object.entries(scenarios).filter(([, names]) => names.length === 1 && names[0] === scenario);
    return [kind, own.map(([name]) => name)] as const;
  });
  return Object.fromEntries(lists.filter(([, names]) => names.length > 0));
}

function reachedBy(
  all: readonly { readonly scenario: string; readonly counts: TouchedCounts }[],
  known: readonly string[],
): Reached {
  const sums: Record<string, number> = {};
  const scenarios: Record<string, string[]> = {};
  for (const { scenario, counts } of all) {
    for (const [name, count] of Object.entries(counts)) {
      sums[name] = (sums[name] ?? 0) + count;
      (scenarios[name] ??= []).push(scenario);
    }
  }
  const names = Object.keys(sums).sort();
  return {
    reached: Object.fromEntries(names.map((name) => [name, sums[name] ?? 0])),
    scenarios: Object.fromEntries(names.map((name) => [name, [...new Set(scenarios[name])]])),
    missed: known.filter((name) => !Object.hasOwn(sums, name)).sort(),
  };
}

/** A row of a state table in one line: `Topic: unresolved, resolve (may resolve, named) → resolved`. */
export function rowText({ subject, state, trigger, condition, next, refused }: StateRow): string {
  return `${subject}: ${state}, ${trigger}${condition === "" ? "" : ` (${condition})`} → ${refused ? "refused" : next}`;
}

/** The kinds of a coverage, each with its name. */
export function kindsOf(coverage: Kinds): readonly (readonly [kind: string, reached: Reached])[] {
  return KINDS.flatMap((kind) => {
    const reached = coverage[kind];
    return reached === undefined ? [] : [[kind, reached] as const];
  });
}
