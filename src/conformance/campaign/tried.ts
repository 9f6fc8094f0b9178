/** What a campaign has tried: which events, faults, actions and acts the client met, and which never. */
import { checkKeys } from "../../model/outcome/call-problem";
import { FAULT_FIELDS } from "../../model/fixture/fault-plan";
import { EVENT_TABLES } from "../../generated/event-tables";
import { ACTIONS } from "./actions/actions";
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
  /** The acts of the client that were started. */
  readonly acts: Counts;
}

/** Nothing was tried yet. */
export function nothingTried(actions: readonly string[], acts: readonly string[]): Tried {
  const none = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));
  return {
    events: none(EVENT_TYPES),
    faults: none(Object.keys(FAULT_FIELDS)),
    actions: none([...Object.keys(ACTIONS), ...actions]),
    acts: none(acts),
  };
}

export function triedIn({ journal, steps }: PlayedRun): Tried {
  const events = journal.flatMap(({ result, fault }) => {
    const lost = fault?.fault === "lose_answer" || fault?.fault === "cut_answer" || fault?.fault === "malformed_json";
    const answered: unknown = Object(result)["events"];
    return lost || !Array.isArray(answered) ? [] : answered.map((event) => String(Object(event)["type"]));
  });
  return {
    events: counted(events),
    faults: counted(journal.flatMap(({ fault }) => (fault === undefined ? [] : [fault.fault]))),
    actions: counted(
      steps.flatMap(({ step, status }) =>
        status === 200 && typeof step === "object" && "action" in step ? [step.action] : [],
      ),
    ),
    acts: counted(steps.flatMap(({ step }) => (typeof step === "object" && "act" in step ? [step.act] : []))),
  };
}

/** Both together. */
export function addedTried(one: Tried, other: Tried): Tried {
  const sum = (first: Counts, second: Counts): Counts => {
    const all: Record<string, number> = { ...first };
    for (const [name, count] of Object.entries(second)) all[name] = (all[name] ?? 0) + count;
    return all;
  };
  return {
    events: sum(one.events, other.events),
    faults: sum(one.faults, other.faults),
    actions: sum(one.actions, other.actions),
    acts: sum(one.acts, other.acts),
  };
}

/** A table of what occurred, and what never did. */
export function triedText(tried: Tried): string {
  checkKeys("triedText", tried, [], "what a campaign tried");
  for (const counts of Object.values(tried)) checkKeys("triedText", counts, [], "counts by name");
  return Object.entries(tried)
    .flatMap(([kind, counts]: [string, Counts]) => {
      const entries = Object.entries(counts);
      const met = entries.filter(([, count]) => count > 0).sort((one, other) => other[1] - one[1]);
      const never = entries.filter(([, count]) => count === 0).map(([name]) => name);
      return [
        `${kind} met: ${met.map(([name, count]) => `${name} ${count}`).join(", ") || "none"}`,
        ...(never.length === 0 ? [] : [`${kind} never met: ${never.join(", ")}`]),
      ];
    })
    .map((line) => `  ${line}\n`)
    .join("");
}

function counted(names: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The tables of events are named `event/type/op`. */
const EVENT_TYPES: readonly string[] = [...new Set(EVENT_TABLES.map(({ name }) => name.split("/")[1] ?? name))];
