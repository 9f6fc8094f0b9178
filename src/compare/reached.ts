/** What of the interface conversations have reached. */
import { isJsonObject } from "../matching/json-value";
import { type Coverage, coverageOf } from "../touched/coverage";
import { type Touched, touched, type TouchedExchange, type TouchedRealm, unionOfTouched } from "../touched/touched";
import { routes } from "../wire/route";
import type { Played, PlayedAct } from "./play";

/** Counts while a comparison runs. */
export interface ReachedParts {
  /** True if an operation, a reason or a code of a refusal, or an event was reached for the first time. */
  readonly add: (played: Played) => boolean;
  /** The share of operations, from 0 to 1. */
  readonly share: () => number;
  readonly coverage: () => Coverage;
}

const KINDS = ["operations", "reasons", "codes", "sent"] as const;

/** Begins with nothing. */
export function reachedParts(realm: TouchedRealm): ReachedParts {
  let all: Touched = touched([], realm);
  const count = routes().length;
  return {
    add: ({ acts }) => {
      const one = touched(acts.map(exchangeOf), realm);
      const isNew = KINDS.some((kind) => Object.keys(one[kind]).some((name) => !Object.hasOwn(all[kind], name)));
      all = unionOfTouched([all, one]);
      return isNew;
    },
    share: () => Object.keys(all.operations).length / count,
    coverage: () => coverageOf([{ scenario: "conversations", touched: all, knows: ["refusals"] }]),
  };
}

/** The reason is that of the simulator; the parameters are those that were drawn. */
function exchangeOf({ act, left, events, request }: PlayedAct): TouchedExchange {
  const reason = act.kind === "call" ? (act.reason ?? null) : null;
  const operation = act.kind === "call" ? act.step.call : act.kind === "clock" ? null : "register-queue";
  return {
    operation,
    params: request?.parameters ?? {},
    // A request without an answer was refused if the simulator has a reason.
    status: left?.status ?? (reason === null ? 0 : 400),
    result: isJsonObject(left?.body) ? left.body : null,
    reason,
    sent: Object.values(events ?? {}).flatMap((list) => list ?? []),
  };
}
