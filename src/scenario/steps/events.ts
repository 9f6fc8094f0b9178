/** The step that reads a queue: `{ events: { queue: "$q", as: "greta@example.test" }, expect: […] }`. */
import { eventContractDifferences } from "../../exchanges/contract";
import { compareLists } from "../../matching/compare-lists";
import { shortText } from "../../matching/difference";
import { isJsonObject } from "../../matching/json-value";
import { capturedValues, match, takeSaved } from "../../matching/match";
import type { EventsStep } from "../../matching/scenario";
import { resolve } from "../../matching/values";
import * as v from "../../protocol/shape";
import { resolveCaller } from "../../targets/call-request";
import { UNLIMITED } from "../../targets/limit";
import { refusedAnswerText } from "../../targets/send";
import { TargetProblem } from "../../targets/target";
import {
  anything,
  caller,
  expectedHere,
  filledText,
  knownDifferences,
  savedPaths,
  strictRecord,
  text,
  truth,
} from "../reading/schema-parts";
import { checkEventKeys } from "./declared-keys";
import { withReasons } from "./missing-events";
import { checkCaller, checkPattern, checkSaves, checkValues, type Spot, type StepCheck } from "./step-check";
import { type Findings, type StepRun, withContract } from "./step-run";

/** The `last_event_id` of a queue before its first event. */
const NOTHING_SEEN = -1;
const PAUSE_MILLISECONDS = 100;

/** Keys and types of the step. */
export const eventsSchema: v.GenericSchema<unknown, EventsStep> = strictRecord("an events step", {
  events: strictRecord("the queue to read", {
    queue: filledText,
    as: caller,
    in_any_order: v.exactOptional(truth),
    allow_others: v.exactOptional(truth),
  }),
  expect: v.array(anything, expectedHere("the list of expected events, empty for none,")),
  save: v.exactOptional(savedPaths),
  note: v.exactOptional(text),
  known_difference: v.exactOptional(knownDifferences),
});

/** Checks what the schema cannot: the account, references and matchers, types and keys of events. */
export function checkEvents(step: EventsStep, spot: Spot, check: StepCheck): void {
  const { queue } = step.events;
  checkValues(queue, [...spot, "events", "queue"], check);
  if (check.known.has(queue)) {
    const sentence = `${queue} is the text itself; the saved value is written $${queue}`;
    check.report([...spot, "events", "queue"], sentence);
  }
  checkCaller(step.events.as, [...spot, "events", "as"], check);
  step.expect.forEach((event, index) => {
    checkPattern(event, [...spot, "expect", index], check);
    checkEventKeys(event, [...spot, "expect", index], check);
  });
  checkSaves(step.save, [...spot, "save"], check);
}

/** The step in one line, for reports. */
export function eventsTitle({ events, expect }: EventsStep): string {
  const count = expect.length === 1 ? "1 event" : `${expect.length || "no"} events`;
  return `${count} in ${events.queue}${typeof events.as === "string" ? ` of ${events.as}` : ""}`;
}

/**
 * Fetches the events of the queue that this scenario has not seen, without blocking, and compares them with the
 * expected ones. On a target whose events take time it asks again until enough events arrived or its patience is over.
 * That no further event comes is believed only after the target is settled and quiet.
 */
export async function runEvents(step: EventsStep, run: StepRun): Promise<Findings> {
  const queue = String(resolve(step.events.queue, run.values));
  const { limit = UNLIMITED } = run.target;
  const deadline = performance.now() + run.target.patienceMilliseconds;
  let received = await fetchEvents(step, queue, run);
  while (!isEnough(step, received, run) && performance.now() < deadline) {
    await limit.wait(PAUSE_MILLISECONDS);
    received = await fetchEvents(step, queue, run);
  }
  if (step.events.allow_others !== true) {
    received = await afterQuiet(step, queue, received, run);
  }
  const events = withoutHeartbeats(received);
  const found = await withReasons(differencesOf(step, events, run), { expected: step.expect, events, queue }, run);
  const { saved: taken, differences } = takeSaved(step.save, events);
  const saved = new Map([...taken, ...capturedValues(step.expect, events, run.values)]);
  const last_event_id = received.reduce<number>((last, { id }) => Math.max(last, id), seenOf(queue, run));
  const declared = run.contractLevel === undefined ? [] : eventContractDifferences(events, run.contractLevel);
  return withContract(
    { differences: [...found, ...differences], saved, received: events, seen: { queue, last_event_id } },
    declared,
  );
}

function differencesOf(step: EventsStep, events: readonly FetchedEvent[], run: StepRun) {
  const rule = {
    order: step.events.in_any_order === true ? "any" : "kept",
    others: step.events.allow_others === true ? "allowed" : "refused",
  } as const;
  return compareLists(step.expect, events, "events", rule, (expected, actual, path) =>
    match(expected, actual, run.values, path),
  );
}

/** Where other events are allowed, their number says nothing: all expected ones have to be there. */
function isEnough(step: EventsStep, received: readonly FetchedEvent[], run: StepRun): boolean {
  const events = withoutHeartbeats(received);
  if (events.length < step.expect.length) return false;
  return step.events.allow_others !== true || differencesOf(step, events, run).length === 0;
}

/**
 * Waits until events that are on their way must have arrived: an act of the same account has its own event by then, and
 * for the quiet time nothing has come. The quiet time is kept where no event is expected, and at the last look at a queue.
 */
async function afterQuiet(
  step: EventsStep,
  queue: string,
  received: readonly FetchedEvent[],
  run: StepRun,
): Promise<readonly FetchedEvent[]> {
  const { target, quietMilliseconds = 0, isLastLook = true } = run;
  const { limit = UNLIMITED } = target;
  const quiet = step.expect.length === 0 || isLastLook ? quietMilliseconds : 0;
  if (target.settle === undefined && quiet === 0) return received;
  await target.settle?.(resolveCaller(step.events.as, run.values));
  let all = await fetchEvents(step, queue, run);
  for (let end = performance.now() + quiet; performance.now() < end;) {
    await limit.wait(Math.min(PAUSE_MILLISECONDS, Math.max(0, end - performance.now())));
    all = await fetchEvents(step, queue, run);
  }
  return all;
}

/** An event with the fields that fetching needs. */
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
    throw new TargetProblem(`the events of the queue could not be fetched: ${refusedAnswerText(answer)}`);
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
