/** What a scenario has touched: in a simulator, and in the answers of any target. */
import { routeAt } from "../matching/interface";
import { isJsonObject, objectOf } from "../matching/json-value";
import { LIMITS } from "../protocol/limits";
import type { Target } from "../targets/target";
import type { TraceStep } from "../testing/trace/trace-step";
import type { SeenInScenario } from "../touched/coverage";
import {
  countsByName,
  realmOf,
  touched,
  touchedCounter,
  type TouchedExchange,
  unionOfTouched,
} from "../touched/touched";
import type { SeenStep } from "./machines/machine";
import { transitionsIn } from "./transitions";

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
