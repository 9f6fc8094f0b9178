/**
 * What of the interface was reached, and by which scenarios: operations, reasons and codes of refusals, and events. In a
 * simulator it is counted from traces; of a server only what its answers show is known.
 */
import { fidelity } from "../known/fidelity";
import { routeAt } from "../matching/interface";
import { isJsonObject, objectOf } from "../matching/json-value";
import { LIMITS } from "../protocol/limits";
import { ERROR_CODES } from "../protocol/refusals/codes";
import { REASONS } from "../protocol/refusals/reasons";
import type { Target } from "../targets/target";
import type { TraceStep } from "../testing/trace/trace-step";
import {
  countsByName,
  realmOf,
  type Touched,
  touched,
  touchedCounter,
  type TouchedCounts,
  type TouchedExchange,
  unionOfTouched,
} from "../touched/touched";
import { routes } from "../wire/route";
import type { SeenStep } from "./machines/machine";
import { allRows, transitionsIn } from "./transitions";

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

const NAME_WIDTH = 12;
const COUNT_WIDTH = 5;
const PERCENT = 100;
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
    ...(known.has("transitions") ? { transitions: reached(allRows(), ({ rows }) => rows) } : {}),
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

/** The kinds of a coverage, each with its name. */
export function kindsOf(coverage: Kinds): readonly (readonly [kind: string, reached: Reached])[] {
  return KINDS.flatMap((kind) => {
    const reached = coverage[kind];
    return reached === undefined ? [] : [[kind, reached] as const];
  });
}

/** A line for each kind: how many were reached, of how many. */
export function coverageLines(coverage: Kinds): readonly string[] {
  return kindsOf(coverage).map(([kind, { reached, missed }]) => {
    const count = Object.keys(reached).length;
    const all = count + missed.length;
    const share = `${Math.floor((count / all) * PERCENT)} %`;
    return `${kind.padEnd(NAME_WIDTH)}${String(count).padStart(COUNT_WIDTH)} of ${all} reached, ${share}`;
  });
}

/** What only one scenario has reached, a line for each; then the scenarios that others make superfluous here. */
function onlyLines({ only }: Coverage): readonly string[] {
  const all = Object.entries(only);
  if (all.length < 2) return [];
  const nothing = all.filter(([, kinds]) => Object.keys(kinds).length === 0).map(([name]) => name);
  const rows = all.flatMap(([name, kinds]) => {
    const lists = Object.entries(kinds).map(([kind, names]) => `${kind} ${names.join(", ")}`);
    return lists.length === 0 ? [] : [`  ${name}: ${lists.join("; ")}`];
  });
  return [
    "reached by one scenario only:",
    ...rows,
    ...(nothing.length === 0 ? [] : [`scenarios that reach nothing that others do not: ${nothing.join(", ")}`]),
  ];
}

/** A line for each thing: how often it was reached, and by which scenario first; then those that were not. */
export function coverageDetails(coverage: Coverage): readonly string[] {
  const things = kindsOf(coverage).flatMap(([kind, { reached, scenarios, missed }]) => {
    const width = Math.max(0, ...[...Object.keys(reached), ...missed].map(({ length }) => length));
    const rows = Object.entries(reached).map(([name, count]) => {
      const [first = "", ...others] = scenarios[name] ?? [];
      const more = others.length === 0 ? "" : ` and ${others.length} more`;
      return `  ${name.padEnd(width)} ${String(count).padStart(COUNT_WIDTH)}  ${first}${more}`;
    });
    return [`${kind}:`, ...rows, ...missed.map((name) => `  ${name.padEnd(width)}     -  not reached`)];
  });
  return [...things, ...onlyLines(coverage)];
}

/** What a trace shows of a scenario; codes and received events are those of its answers. */
export function seenInTrace(scenario: string, seen: readonly SeenStep[], answers: SeenInScenario): SeenInScenario {
  const runs = seen.map(({ step, before }) => touched([exchangeOf(step)], realmOf(before)));
  const { codes, events } = answers.touched;
  const rows = countsByName(transitionsIn(seen).map((row) => [row, 1]));
  return { scenario, touched: { ...unionOfTouched(runs), codes, events, rows }, knows: ["refusals", "transitions"] };
}

function exchangeOf({ id, params, answer, events }: TraceStep): TouchedExchange {
  return {
    operation: id ?? null,
    params: objectOf(params),
    ...(answer.ok ? { status: 200, result: answer.response, reason: null } : refusalOf(answer.error)),
    sent: events.map(({ event }) => event),
  };
}

function refusalOf(error: object): Pick<TouchedExchange, "status" | "result" | "reason"> {
  const reason = "reason" in error && typeof error.reason === "string" ? error.reason : null;
  return { status: 400, result: error, reason };
}

/** Requests are looked up at these levels: some operations came after the first, some left before the second. */
const LEVELS = [LIMITS.DEFAULT_FEATURE_LEVEL, LIMITS.NEWEST_FEATURE_LEVEL];

/** A target whose answers are looked at, and what they have shown since it was last asked. */
export interface WatchedTarget {
  readonly target: Target;
  /** What was seen since the last call. */
  readonly take: (scenario: string) => SeenInScenario;
}

/** Looks at the answers of a target. */
export function watchedTarget(target: Target): WatchedTarget {
  let counter = touchedCounter();
  const watched: Target = {
    ...target,
    async call(request) {
      const answer = await target.call(request);
      const { method, path, parameters: params } = request;
      const level = LEVELS.find((one) => routeAt(one, method, path).kind === "route") ?? LIMITS.DEFAULT_FEATURE_LEVEL;
      const found = routeAt(level, method, path);
      const operation = found.kind === "route" ? found.route.id : null;
      const result = isJsonObject(answer.body) ? answer.body : null;
      counter.count(
        { operation, params, status: answer.status, result, reason: null },
        { feature_level: level, follow: "real" },
      );
      return answer;
    },
  };
  const take = (scenario: string): SeenInScenario => {
    const taken = counter.touched();
    counter = touchedCounter();
    return { scenario, touched: taken, knows: [] };
  };
  return { target: watched, take };
}
