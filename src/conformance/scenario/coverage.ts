/** What of the interface was reached: operations, reasons of refusals and events, counted from traces. */
import { REASONS } from "../../protocol/refusals/reasons";
import type { TraceStep } from "../../testing/trace/trace-step";
import { fidelity } from "../../wire/fidelity";
import { routes } from "../../wire/route";

/** One kind of thing: how often each was reached, and which were not. */
export interface Reached {
  readonly reached: Readonly<Record<string, number>>;
  readonly missed: readonly string[];
}

/** What was reached of everything that the simulator knows. */
export interface Coverage {
  readonly operations: Reached;
  readonly refusals: Reached;
  readonly events: Reached;
}

const NAME_WIDTH = 12;
const COUNT_WIDTH = 5;
const PERCENT = 100;

/** Counts what was reached in traces. An operation counts whether it was carried out or refused. */
export function coverageOf(steps: readonly TraceStep[]): Coverage {
  const told = steps.flatMap(({ events }) => events.map(({ event }) => nameOf(event)));
  return {
    operations: counted(
      steps.flatMap(({ id }) => (id === undefined ? [] : [id])),
      routes().map(({ id }) => id),
    ),
    refusals: counted(steps.flatMap(reasonsOf), Object.keys(REASONS)),
    events: counted(
      told,
      fidelity().events.map(({ name }) => name),
    ),
  };
}

/** A line for each kind: how many were reached, of how many. */
export function coverageLines(coverage: Coverage): readonly string[] {
  return Object.entries(coverage).map(([kind, { reached, missed }]: [string, Reached]) => {
    const count = Object.keys(reached).length;
    const all = count + missed.length;
    const share = `${Math.floor((count / all) * PERCENT)} %`;
    return `${kind.padEnd(NAME_WIDTH)}${String(count).padStart(COUNT_WIDTH)} of ${all} reached, ${share}`;
  });
}

function counted(found: readonly string[], known: readonly string[]): Reached {
  const counts = new Map<string, number>();
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    reached: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    missed: known.filter((name) => !counts.has(name)).sort(),
  };
}

function nameOf(event: { readonly type: string; readonly op?: unknown }): string {
  return typeof event.op === "string" ? `${event.type}/${event.op}` : event.type;
}

function reasonsOf({ answer }: TraceStep): readonly string[] {
  if (answer.ok) return [];
  return "reason" in answer.error && answer.error.reason !== undefined ? [answer.error.reason] : [];
}
