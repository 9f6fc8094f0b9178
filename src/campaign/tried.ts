/** What a campaign has tried: which events, faults, actions and acts the client met, and which never. */
import { EVENT_TABLES } from "../generated/event-tables";
import { FAULT_FIELDS } from "../model/fixture/fault-plan";
import { checkKeys } from "../model/outcome/call-problem";
import { isRecord } from "../protocol/schema/matches-shape";
import { ACTIONS } from "./actions/actions";
import { cellsOf } from "./census";
import { DEACTIVATES_REALM } from "./plan-step";
import type { PlayedRun } from "./run";

/** How often something occurred, by name; 0 for what never did. */
export type Counts = Readonly<Record<string, number>>;

/** What a campaign has tried. */
export interface Tried {
  /** The events that the client received, by type. */
  readonly events: Counts;
  /** The faults that affected its requests. */
  readonly faults: Counts;
  /** The actions of other users and devices that were accepted. */
  readonly actions: Counts;
  /** Why actions that were never accepted were refused; absent from tables of earlier versions. */
  readonly refused?: Readonly<Record<string, string>>;
  /** The acts of the client that were started. */
  readonly acts: Counts;
  /** What the events showed, by cell: each event with its property, its optional fields, and its values where they are few. */
  readonly cells: Counts;
}

/** What the plans so far have tried. */
export interface TotalTried extends Tried {
  readonly events: Record<string, number>;
  readonly faults: Record<string, number>;
  readonly actions: Record<string, number>;
  refused: Readonly<Record<string, string>>;
  readonly acts: Record<string, number>;
  readonly cells: Record<string, number>;
}

/** Nothing was tried yet. */
export function nothingTried(
  actions: readonly string[],
  acts: readonly string[],
  cells: Iterable<string> = [],
): TotalTried {
  const none = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 0]));
  return {
    events: none(EVENT_TYPES),
    faults: none(Object.keys(FAULT_FIELDS)),
    actions: none([...Object.keys(ACTIONS), DEACTIVATES_REALM, ...actions]),
    refused: {},
    acts: none(acts),
    cells: none([...cells]),
  };
}

/** The events that a client received with these answers. */
export function eventsIn(journal: PlayedRun["journal"]): readonly Readonly<Record<string, unknown>>[] {
  return journal.flatMap(({ result, fault }) => {
    const lost = fault?.fault === "lose_answer" || fault?.fault === "cut_answer" || fault?.fault === "malformed_json";
    const answered: unknown = Object(result)["events"];
    return lost || !Array.isArray(answered) ? [] : answered.filter(isRecord);
  });
}

export function triedIn({ journal, steps, realm }: PlayedRun): Tried {
  const events = eventsIn(journal);
  return {
    events: counted(events.map(({ type }) => String(type))),
    faults: counted(journal.flatMap(({ fault }) => (fault === undefined ? [] : [fault.fault]))),
    actions: counted(
      steps.flatMap(({ step, status }) =>
        status === 200 && typeof step === "object" && "action" in step ? [step.action] : [],
      ),
    ),
    refused: Object.fromEntries(
      steps.flatMap(({ step, refusal }) =>
        refusal !== undefined && typeof step === "object" && "action" in step ? [[step.action, refusal]] : [],
      ),
    ),
    acts: counted(steps.flatMap(({ step }) => (typeof step === "object" && "act" in step ? [step.act] : []))),
    cells: counted(events.flatMap((event) => [...cellsOf(event, realm.feature_level)])),
  };
}

/** Adds the counts of a plan. */
export function addTried(total: TotalTried, { events, faults, actions, refused, acts, cells }: Tried): void {
  for (const [counts, more] of [
    [total.events, events],
    [total.faults, faults],
    [total.actions, actions],
    [total.acts, acts],
    [total.cells, cells],
  ] as const) {
    for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count;
  }
  const known = Object.entries({ ...refused, ...total.refused });
  total.refused = Object.fromEntries(known.filter(([name]) => (total.actions[name] ?? 0) === 0));
}

/** A table of what occurred, and what never did. */
export function triedText(tried: Tried): string {
  checkKeys("triedText", tried, ["cells"], "what a campaign tried");
  for (const counts of Object.values(tried)) checkKeys("triedText", counts, [], "counts by name");
  const { cells, refused = {}, ...others } = tried;
  return Object.entries(others)
    .flatMap(([kind, counts]: [string, Counts]) => {
      const entries = Object.entries(counts);
      const met = entries.filter(([, count]) => count > 0).sort((one, other) => other[1] - one[1]);
      const never = entries.filter(([, count]) => count === 0).map(([name]) => name);
      return [
        `${kind} met: ${met.map(([name, count]) => `${name} ${count}`).join(", ") || "none"}`,
        ...(never.length === 0 ? [] : [`${kind} never met: ${never.join(", ")}`]),
      ];
    })
    .concat(Object.entries(refused).map(([name, reason]) => `never accepted: ${name}: ${reason}`))
    .concat(cellsText(cells))
    .map((line) => `  ${line}\n`)
    .join("");
}

/** How many cells the client was shown, and of which events it was not shown all. */
function cellsText(cells: Counts): readonly string[] {
  const entries = Object.entries(cells);
  if (entries.length === 0) return [];
  const never = entries.filter(([, count]) => count === 0).map(([cell]) => cell);
  const byEvent = counted(never.map((cell) => cell.split(/[. ]/u, 1)[0] ?? cell));
  const most = Object.entries(byEvent).sort((one, other) => other[1] - one[1]);
  const lines = [`cells met: ${entries.length - never.length} of ${entries.length}`];
  if (most.length > 0) lines.push(`cells never met: ${most.map(([event, count]) => `${event} ${count}`).join(", ")}`);
  return lines;
}

function counted(names: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The tables of events are named `event/type/op`. */
const EVENT_TYPES: readonly string[] = [...new Set(EVENT_TABLES.map(({ name }) => name.split("/")[1] ?? name))];
