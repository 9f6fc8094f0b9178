/** Compares the events of all accounts' queues with those in the recording. */
import { isJsonObject } from "../matching/json-value";
import { compareRecorded, isSoft, type RecordedDifference } from "./compare-recorded";
import type { IdPairs } from "./id-pairs";
import type { Recorded } from "./recording";

/** The events of each account's queue; null for a queue that has expired. */
export type RecordedEvents = Readonly<Record<string, readonly Recorded[] | null>>;

/** Everything in which the events differ; `recorded` names the accounts that are compared. */
export function compareEvents(
  recorded: RecordedEvents,
  received: RecordedEvents,
  pairs: IdPairs,
): RecordedDifference[] {
  return Object.entries(recorded).flatMap(([actor, events]): RecordedDifference[] => {
    const others = received[actor] ?? null;
    if (events === null || others === null) {
      if ((events === null) === (others === null)) return [];
      const state = (list: unknown) => (list === null ? null : "alive");
      return [{ kind: "queue", path: actor, recorded: state(events), received: state(others), actor }];
    }
    return compareQueue(events.map(withoutId), others.map(withoutId), pairs).map((found) => ({ ...found, actor }));
  });
}

function withoutId({ id: _id, ...event }: Recorded): Recorded {
  return event;
}

function compareQueue(
  recorded: readonly Recorded[],
  received: readonly Recorded[],
  pairs: IdPairs,
): RecordedDifference[] {
  const isMutedTopics = (event: Recorded) => event["type"] === "muted_topics";
  const lacks = recorded.some(isMutedTopics) && !received.some(isMutedTopics);
  const events = lacks ? recorded.filter((event) => !isMutedTopics(event)) : recorded;
  const found: RecordedDifference[] = lacks
    ? [{ kind: "events", path: "muted_topics", recorded: "muted_topics event before user_topic", received: "none" }]
    : [];
  const [keys, others] = [events.map(eventKey), received.map(eventKey)];
  if (keys.join("\n") === others.join("\n")) return [...found, ...compareInOrder(events, received, keys, pairs)];
  const isReordered = [...keys].sort().join("\n") === [...others].sort().join("\n");
  found.push({
    kind: isReordered ? "order" : "events",
    path: isReordered ? "events" : "sequence",
    recorded: keys,
    received: others,
  });
  return [...found, ...comparePairwise(events, received, keys, others, pairs, isReordered)];
}

/** The same kinds in the same order: of several of one kind, those that fit best belong together. */
function compareInOrder(
  recorded: readonly Recorded[],
  received: readonly Recorded[],
  keys: readonly string[],
  pairs: IdPairs,
): RecordedDifference[] {
  const left = [...received.keys()];
  const chosen = recorded.map((event, index) => {
    const key = keys[index] ?? "";
    const candidates = left.filter((other) => keys[other] === key);
    const isOnly = keys.filter((other) => other === key).length === 1;
    const best = isOnly
      ? (candidates[0] ?? index)
      : bestOf(candidates, (other) => weight(event, received[other], pairs, key));
    left.splice(left.indexOf(best), 1);
    return best;
  });
  const isOrdered = chosen.every((place, index) => index === 0 || place > (chosen[index - 1] ?? -1));
  const order: RecordedDifference[] = isOrdered
    ? []
    : [{ kind: "order", path: "events of one kind", recorded: keys, received: chosen.map((place) => keys[place]) }];
  return [
    ...order,
    ...recorded.flatMap((event, index) => compareEvent(event, received[chosen[index] ?? 0], pairs, keys[index])),
  ];
}

function weight(recorded: Recorded, received: Recorded | undefined, pairs: IdPairs, key: string): number {
  return compareRecorded(recorded, received, pairs.copy(), key).filter((found) => !isSoft(found)).length;
}

function bestOf(candidates: readonly number[], weightOf: (candidate: number) => number): number {
  let best = candidates[0] ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const found = weightOf(candidate);
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}

/** Other kinds, or another order: each event is compared with one of its kind, where there is one. */
function comparePairwise(
  recorded: readonly Recorded[],
  received: readonly Recorded[],
  keys: readonly string[],
  others: readonly string[],
  pairs: IdPairs,
  isReordered: boolean,
): RecordedDifference[] {
  const left = [...received.keys()];
  return recorded.flatMap((event, index) => {
    const candidates = left.filter((other) => others[other] === keys[index]);
    const [first] = candidates;
    if (first === undefined) return [];
    const best = isReordered
      ? bestOf(candidates, (other) => compareRecorded(event, received[other], pairs.copy()).length)
      : first;
    left.splice(left.indexOf(best), 1);
    return compareEvent(event, received[best], pairs);
  });
}

function compareEvent(
  recorded: Recorded,
  received: Recorded | undefined,
  pairs: IdPairs,
  context = "",
): RecordedDifference[] {
  const key = eventKey(recorded);
  return compareRecorded(recorded, received, pairs, context).map((found) => ({
    ...found,
    path: `${key}: ${found.path}`,
  }));
}

/** What kind an event is of: its type, `op` and property, and for a changed account the fields that changed. */
export function eventKey(event: Recorded): string {
  const op = "op" in event ? `/${String(event["op"])}` : "";
  const property = "property" in event ? `:${String(event["property"])}` : "";
  const { person } = event;
  if (event["type"] !== "realm_user" || !isJsonObject(person)) return `${String(event["type"])}${op}${property}`;
  const fields = Object.keys(person).filter((name) => name !== "user_id" && name !== "email");
  const changed = event["op"] === "update" ? `:${fields.sort().join(",")}` : "";
  return `realm_user${op}${property}${changed}`;
}
