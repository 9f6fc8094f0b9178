/** Counts, from a replay of recordings, how often each part of the interface was recorded and how often it is alike. */

import { eventKey } from "../../src/exchanges/compare-events";
import { isSoft } from "../../src/exchanges/compare-recorded";
import type { RecordedRequest, RecordedScenario } from "../../src/exchanges/recording";
import type { PairResult } from "../../src/exchanges/replay-recordings";
import { exchangeAt } from "../../src/touched/sent-request";
import { touched } from "../../src/touched/touched";

/** How often something was recorded, and how often this realm does the same. */
export interface RecordedCount {
  readonly recorded: number;
  readonly alike: number;
}

/**
 * The counts of every part that occurs, by operation, parameter with the form of its value (`send-message.to number`), event
 * (`type/op`), key of the registration, and reason of a refusal.
 */
export interface RecordedCounts {
  readonly operations: Readonly<Record<string, RecordedCount>>;
  readonly parameters: Readonly<Record<string, RecordedCount>>;
  readonly events: Readonly<Record<string, RecordedCount>>;
  readonly register_keys: Readonly<Record<string, RecordedCount>>;
  readonly refusals: Readonly<Record<string, RecordedCount>>;
}

type Tally = Map<string, { recorded: number; alike: number }>;

/**
 * Counts what was compared.
 *
 * @param reasons - the reason of each refusal, by `scenario#number`
 */
export function recordedCounts(
  scenarios: readonly RecordedScenario[],
  results: readonly PairResult[],
  level: number,
  reasons: ReadonlyMap<string, string>,
): RecordedCounts {
  const [operations, parameters, events]: [Tally, Tally, Tally] = [new Map(), new Map(), new Map()];
  const [register_keys, refusals]: [Tally, Tally] = [new Map(), new Map()];
  const requests = new Map<string, RecordedRequest>();
  for (const { name, lines } of scenarios) {
    for (const line of lines) if (line.kind === "request") requests.set(`${name}#${line.n}`, line);
  }
  const pollParts = [
    [operations, "get-events"],
    ...["queue_id text", "last_event_id number", "dont_block boolean"].map((given) => [parameters, `get-events.${given}`] as const),
  ] as const;
  for (const { scenario, n, status, differences } of results) {
    const line = requests.get(`${scenario}#${n}`);
    if (line === undefined || status === "skipped") continue;
    const hard = differences.filter((found) => !isSoft(found));
    const exchange = exchangeAt(level, {
      method: line.method,
      path: line.path_template.replace(/^\/api\/v1/, "").replace(/\{\{\w+\}\}/g, "1"),
      parameters: Object.entries(line.params ?? {}),
      files: Object.keys(line.files ?? {}),
      status: line.status,
      body: line.body,
    });
    const reason = reasons.get(`${scenario}#${n}`) ?? null;
    const parts = touched([{ ...exchange, reason }], { feature_level: level, follow: "real" });
    for (const [tally, names] of [
      [operations, parts.operations],
      [parameters, parts.parameters],
      [refusals, reason === null ? {} : { [reason]: 1 }],
    ] as const) {
      for (const name of Object.keys(names)) count(tally, name, hard.length === 0);
    }
    const differing = new Set(hard.filter(({ actor }) => actor !== undefined).map(({ path }) => shortKey(path)));
    const isSequenceAlike = !hard.some(({ kind }) => kind === "events");
    for (const [actor, received] of Object.entries(line.events_per_actor)) {
      // The recorder polled the queue of each actor after each request.
      const isAlike = !hard.some((found) => found.actor === actor);
      if (received !== null) for (const [tally, name] of pollParts) count(tally, name, isAlike);
      for (const event of received ?? []) {
        const key = shortKey(eventKey(event));
        count(events, key, isSequenceAlike && !differing.has(key));
      }
    }
    if (exchange.operation !== "register-queue" || line.status >= 400) continue;
    const keys = new Set(hard.filter(({ actor }) => actor === undefined).map(({ path }) => path.split(".")[0]));
    for (const key of Object.keys(line.body)) count(register_keys, key, !keys.has(key));
  }
  return {
    ...{ operations: sorted(operations), parameters: sorted(parameters), events: sorted(events) },
    ...{ register_keys: sorted(register_keys), refusals: sorted(refusals) },
  };
}

/** The `type/op` that an event key or the path of a difference begins with. */
function shortKey(path: string): string {
  return path.split(":")[0] ?? path;
}

function count(tally: Tally, name: string, isAlike: boolean): void {
  const found = tally.get(name) ?? { recorded: 0, alike: 0 };
  tally.set(name, { recorded: found.recorded + 1, alike: found.alike + (isAlike ? 1 : 0) });
}

function sorted(tally: Tally): Record<string, RecordedCount> {
  return Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));
}
