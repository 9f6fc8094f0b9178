/** What of the interface conversations have reached. */
import { isJsonObject } from "../scenario/matching/json-value";
import { type Coverage, coverageOf, type SeenInScenario } from "../scenario/coverage";
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
  const seen: Record<"operations" | "reasons" | "codes" | "events", string[]> = {
    operations: [],
    reasons: [],
    codes: [],
    events: [],
  };
  const known = new Set<string>();
  const all = routes().length;
  return {
    add: ({ acts }) => {
      const before = known.size;
      for (const act of acts) {
        for (const [kind, name] of partsOf(act)) {
          seen[kind].push(name);
          known.add(`${kind} ${name}`);
        }
      }
      return known.size > before;
    },
    share: () => new Set(seen.operations).size / all,
    coverage: () => {
      const whole: SeenInScenario = { scenario: "conversations", ...seen };
      return coverageOf([whole]);
    },
  };
}

type Part = readonly [kind: "operations" | "reasons" | "codes" | "events", name: string];

function partsOf({ act, left, events }: PlayedAct): readonly Part[] {
  const parts: Part[] = [];
  if (act.kind === "call") {
    parts.push(["operations", act.step.call]);
    if (act.reason !== undefined) parts.push(["reasons", act.reason]);
  } else if (act.kind !== "clock") parts.push(["operations", "register-queue"]);
  const code = isJsonObject(left?.body) ? left.body["code"] : undefined;
  if (typeof code === "string") parts.push(["codes", code]);
  for (const event of Object.values(events?.left ?? {}).flatMap((list) => list ?? [])) {
    const name = typeof event["op"] === "string" ? `${String(event["type"])}/${event["op"]}` : String(event["type"]);
    parts.push(["events", name]);
  }
  return parts;
}
