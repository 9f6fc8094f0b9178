/** What of the interface conversations have reached. */
import { isJsonObject } from "../scenario/matching/json-value";
import { eventName } from "../scenario/matching/event-name";
import { type Coverage, coverageOf, type Reached } from "../scenario/coverage";
import { routes } from "../../wire/route";
import type { Played, PlayedAct } from "./play";

/** Counts while a comparison runs. */
export interface ReachedParts {
  /** True if something was reached for the first time. */
  readonly add: (played: Played) => boolean;
  /** The share of operations, from 0 to 1. */
  readonly share: () => number;
  readonly coverage: () => Coverage;
}

/** Begins with nothing. */
export function reachedParts(): ReachedParts {
  const counts: Readonly<Record<Kind, Map<string, number>>> = {
    operations: new Map(),
    reasons: new Map(),
    codes: new Map(),
    events: new Map(),
  };
  const all = routes().length;
  return {
    add: ({ acts }) => {
      let isNew = false;
      for (const [kind, name] of acts.flatMap(partsOf)) {
        const count = counts[kind].get(name) ?? 0;
        isNew ||= count === 0;
        counts[kind].set(name, count + 1);
      }
      return isNew;
    },
    share: () => counts.operations.size / all,
    coverage: () => {
      const { operations, reasons, codes, events } = counts;
      const scenario = "conversations";
      const once = coverageOf([
        {
          ...{ scenario, operations: [...operations.keys()], reasons: [...reasons.keys()] },
          ...{ codes: [...codes.keys()], events: [...events.keys()] },
        },
      ]);
      const { refusals } = once;
      return {
        operations: withCounts(once.operations, operations),
        ...(refusals === undefined ? {} : { refusals: withCounts(refusals, reasons) }),
        codes: withCounts(once.codes, codes),
        events: withCounts(once.events, events),
      };
    },
  };
}

/** A comparison can be long, so that only numbers are kept. */
function withCounts(found: Reached, counts: ReadonlyMap<string, number>): Reached {
  const reached = Object.keys(found.reached).map((name) => [name, counts.get(name) ?? 0]);
  return { ...found, reached: Object.fromEntries(reached) };
}

type Kind = "operations" | "reasons" | "codes" | "events";
type Part = readonly [kind: Kind, name: string];

function partsOf({ act, left, events }: PlayedAct): readonly Part[] {
  const parts: Part[] = [];
  if (act.kind === "call") {
    parts.push(["operations", act.step.call]);
    if (act.reason !== undefined) parts.push(["reasons", act.reason]);
  } else if (act.kind !== "clock") parts.push(["operations", "register-queue"]);
  const code = isJsonObject(left?.body) ? left.body["code"] : undefined;
  if (typeof code === "string") parts.push(["codes", code]);
  for (const event of Object.values(events ?? {}).flatMap((list) => list ?? [])) {
    parts.push(["events", eventName(event)]);
  }
  return parts;
}
