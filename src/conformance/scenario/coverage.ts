/**
 * What of the interface was reached, and by which scenarios: operations, reasons and codes of refusals, and events. In a
 * simulator it is counted from traces; of a server only what its answers show is known.
 */
import { ERROR_CODES } from "../../protocol/refusals/codes";
import { LIMITS } from "../../protocol/limits";
import { REASONS } from "../../protocol/refusals/reasons";
import type { TraceStep } from "../../testing/trace/trace-step";
import { fidelity } from "../../wire/fidelity";
import { routes } from "../../wire/route";
import { routeAt } from "./interface";
import { eventName } from "./matching/event-name";
import { isJsonObject } from "./matching/json-value";
import type { Answer, CallRequest, Target } from "./target";
import { allRows, transitionsIn } from "./transitions";
import type { SeenStep } from "./machines/machine";

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
}

/** What a scenario has reached, each as often as it did. */
export interface SeenInScenario {
  readonly scenario: string;
  readonly operations: readonly string[];
  /** Undefined where they cannot be known. */
  readonly reasons: readonly string[] | undefined;
  readonly codes: readonly string[];
  readonly events: readonly string[];
  /** Undefined where they cannot be known. */
  readonly transitions?: readonly string[];
}

const NAME_WIDTH = 12;
const COUNT_WIDTH = 5;
const PERCENT = 100;
const KINDS = ["operations", "refusals", "codes", "events", "transitions"] as const;

/** Counts what scenarios have reached. An operation counts whether it was accepted or refused. */
export function coverageOf(seen: readonly SeenInScenario[]): Coverage {
  const pairs = (of: (one: SeenInScenario) => readonly string[]): readonly Found[] =>
    seen.flatMap((one) => of(one).map((name) => ({ name, scenario: one.scenario })));
  const areReasonsKnown = seen.some(({ reasons }) => reasons !== undefined);
  const reasons = pairs((one) => one.reasons ?? []);
  return {
    operations: counted(
      pairs((one) => one.operations),
      routes().map(({ id }) => id),
    ),
    ...(areReasonsKnown ? { refusals: counted(reasons, Object.keys(REASONS)) } : {}),
    codes: counted(
      pairs((one) => one.codes),
      Object.keys(ERROR_CODES),
    ),
    events: counted(
      pairs((one) => one.events),
      fidelity().events.map(({ name }) => name),
    ),
    ...(seen.some(({ transitions }) => transitions !== undefined)
      ? {
          transitions: counted(
            pairs(({ transitions = [] }) => transitions),
            allRows(),
          ),
        }
      : {}),
  };
}

interface Found {
  readonly name: string;
  readonly scenario: string;
}

function counted(found: readonly Found[], known: readonly string[]): Reached {
  const counts = new Map<string, number>();
  const scenarios = new Map<string, Set<string>>();
  for (const { name, scenario } of found) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    scenarios.set(name, (scenarios.get(name) ?? new Set()).add(scenario));
  }
  const names = [...counts.keys()].sort();
  return {
    reached: Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])),
    scenarios: Object.fromEntries(names.map((name) => [name, [...(scenarios.get(name) ?? [])]])),
    missed: known.filter((name) => !counts.has(name)).sort(),
  };
}

/** The kinds of a coverage, each with its name. */
export function kindsOf(coverage: Coverage): readonly (readonly [kind: string, reached: Reached])[] {
  return KINDS.flatMap((kind) => {
    const reached = coverage[kind];
    return reached === undefined ? [] : [[kind, reached] as const];
  });
}

/** A line for each kind: how many were reached, of how many. */
export function coverageLines(coverage: Coverage): readonly string[] {
  return kindsOf(coverage).map(([kind, { reached, missed }]) => {
    const count = Object.keys(reached).length;
    const all = count + missed.length;
    const share = `${Math.floor((count / all) * PERCENT)} %`;
    return `${kind.padEnd(NAME_WIDTH)}${String(count).padStart(COUNT_WIDTH)} of ${all} reached, ${share}`;
  });
}

/** A line for each thing: how often it was reached, and by which scenario first; then those that were not. */
export function coverageDetails(coverage: Coverage): readonly string[] {
  return kindsOf(coverage).flatMap(([kind, { reached, scenarios, missed }]) => {
    const width = Math.max(0, ...[...Object.keys(reached), ...missed].map(({ length }) => length));
    const rows = Object.entries(reached).map(([name, count]) => {
      const [first = "", ...others] = scenarios[name] ?? [];
      const more = others.length === 0 ? "" : ` and ${others.length} more`;
      return `  ${name.padEnd(width)} ${String(count).padStart(COUNT_WIDTH)}  ${first}${more}`;
    });
    return [`${kind}:`, ...rows, ...missed.map((name) => `  ${name.padEnd(width)}     -  not reached`)];
  });
}

/** What a trace shows of a scenario, and what its answers show besides: events in their former forms, codes. */
export function seenInTrace(scenario: string, seen: readonly SeenStep[], answers: SeenInScenario): SeenInScenario {
  const steps = seen.map(({ step }) => step);
  const events = steps.flatMap((step) => step.events.map(({ event }) => eventName(event)));
  return {
    scenario,
    operations: steps.flatMap(({ id }) => id ?? []),
    reasons: steps.flatMap(reasonsOf),
    codes: answers.codes,
    events: [...events, ...answers.events.filter((name) => !events.includes(name))],
    transitions: transitionsIn(seen),
  };
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
  let seen: { readonly request: CallRequest; readonly answer: Answer }[] = [];
  const watched: Target = {
    ...target,
    async call(request) {
      const answer = await target.call(request);
      seen.push({ request, answer });
      return answer;
    },
  };
  const take = (scenario: string): SeenInScenario => {
    const taken = seen;
    seen = [];
    return {
      scenario,
      operations: taken.flatMap(({ request: { method, path } }) => {
        const found = LEVELS.map((level) => routeAt(level, method, path)).find(({ kind }) => kind === "route");
        return found?.kind === "route" ? [found.route.id] : [];
      }),
      reasons: undefined,
      codes: taken.flatMap(({ answer: { body } }) => {
        const code = isJsonObject(body) ? body["code"] : undefined;
        return typeof code === "string" ? [code] : [];
      }),
      events: taken.flatMap(({ answer: { body } }) => {
        const events = isJsonObject(body) && Array.isArray(body["events"]) ? body["events"] : [];
        return events.flatMap((event) =>
          isJsonObject(event) && event["type"] !== "heartbeat" ? [eventName(event)] : [],
        );
      }),
    };
  };
  return { target: watched, take };
}

function reasonsOf({ answer }: TraceStep): readonly string[] {
  if (answer.ok) return [];
  return "reason" in answer.error && answer.error.reason !== undefined ? [answer.error.reason] : [];
}
