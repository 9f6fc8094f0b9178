/** The step that looks into a queue: `{ events: { queue: "$q", as: "greta@example.test" }, expect: […] }`. */

import * as v from "../../../protocol/shape";
import { match } from "../match";
import { compareLists } from "../matching/compare-lists";
import { isJsonObject } from "../matching/json-value";
import { shortText } from "../matching/short-text";
import { anything, caller, expectedHere, filledText, record, savedPaths, text, truth } from "../reading/schema-parts";
import { resolve } from "../saved-values";
import type { EventsStep } from "../scenario";
import { TargetProblem } from "../target";
import { refusalText } from "../targets/send";
import { checkPattern, checkSaves, checkValues, type Spot, type StepCheck } from "./step-check";
import { type Findings, resolveCaller, type StepRun, takeSaved } from "./step-run";

/** The `last_event_id` of a queue of which nothing was seen. */
const NOTHING_SEEN = -1;
const PAUSE_MILLISECONDS = 100;

/** Keys and types of the step. */
export const eventsSchema: v.GenericSchema<unknown, EventsStep> = record("an events step", {
  events: record("the queue to look into", {
    queue: filledText,
    as: caller,
    in_any_order: v.exactOptional(truth),
    allow_others: v.exactOptional(truth),
  }),
  expect: v.array(anything, expectedHere("the list of expected events, empty for none,")),
  save: v.exactOptional(savedPaths),
  note: v.exactOptional(text),
});

/** Checks what the schema cannot: references and matchers. */
export function checkEvents(step: EventsStep, spot: Spot, check: StepCheck): void {
  checkValues(step.events.queue, [...spot, "events", "queue"], check);
  checkValues(step.events.as, [...spot, "events", "as"], check);
  step.expect.forEach((event, index) => checkPattern(event, [...spot, "expect", index], check));
  checkSaves(step.save, [...spot, "save"], check);
}

/** The step in one line, for reports. */
export function eventsTitle({ events, expect }: EventsStep): string {
  const count = expect.length === 1 ? "1 event" : `${expect.length || "no"} events`;
  return `${count} in ${events.queue}${typeof events.as === "string" ? ` of ${events.as}` : ""}`;
}

/**
 * Fetches what the queue holds beyond what this scenario has seen, without blocking, and compares it with what is
 * expected. On a target that needs time to bring events it asks again until enough came or its patience is over.
 */
export async function runEvents(step: EventsStep, run: StepRun): Promise<Findings> {
  const queue = String(resolve(step.events.queue, run.values));
  const deadline = performance.now() + run.target.patienceMilliseconds;
  let received = await fetchEvents(step, queue, run);
  while (withoutHeartbeats(received).length < step.expect.length && performance.now() < deadline) {
    await new Promise((done) => setTimeout(done, PAUSE_MILLISECONDS));
    received = await fetchEvents(step, queue, run);
  }
  const events = withoutHeartbeats(received);
  const rule = {
    order: step.events.in_any_order === true ? "any" : "kept",
    others: step.events.allow_others === true ? "allowed" : "refused",
  } as const;
  const found = compareLists(step.expect, events, "events", rule, (expected, actual, path) =>
    match(expected, actual, run.values, path),
  );
  const { saved, differences } = takeSaved(step.save, events);
  const last_event_id = received.reduce<number>((last, { id }) => Math.max(last, id), seenOf(queue, run));
  return { differences: [...found, ...differences], saved, received: events, seen: { queue, last_event_id } };
}

/** An event as far as fetching needs to know it. */
interface FetchedEvent {
  readonly id: number;
  readonly type: unknown;
}

async function fetchEvents(step: EventsStep, queue: string, run: StepRun): Promise<readonly FetchedEvent[]> {
  const answer = await run.target.call({
    as: resolveCaller(step.events.as, run.values),
    method: "GET",
    path: "/events",
    parameters: { queue_id: queue, last_event_id: seenOf(queue, run), dont_block: true },
  });
  const events: unknown = isJsonObject(answer.body) ? answer.body["events"] : undefined;
  if (answer.status !== 200 || !Array.isArray(events)) {
    throw new TargetProblem(`the events of the queue were not given: ${refusalText(answer)}`);
  }
  return events.map(eventOf);
}

function eventOf(event: unknown): FetchedEvent {
  if (!isJsonObject(event) || typeof event["id"] !== "number") {
    throw new TargetProblem(`every event has an integer id, there is ${shortText(event)}`);
  }
  return { ...event, id: event["id"], type: event["type"] };
}

function withoutHeartbeats(events: readonly FetchedEvent[]): readonly FetchedEvent[] {
  return events.filter(({ type }) => type !== "heartbeat");
}

function seenOf(queue: string, run: StepRun): number {
  return run.lastSeen.get(queue) ?? NOTHING_SEEN;
}
