/** One side while a conversation is played on it: its answers, and the events of its queues. */
import type { RecordedEvents } from "../exchanges/compare-events";
import type { Recorded } from "../exchanges/recording";
import { isJsonObject } from "../matching/json-value";
import type { IdOf } from "../matching/values";
import { Overdue, UNLIMITED } from "../targets/limit";
import { type Answer, type CallRequest, NoAnswer, type Target } from "../targets/target";

export const OK = 200;

/** One side while a conversation is played on it. */
export interface Playing {
  readonly target: Target;
  readonly saved: Map<string, unknown>;
  readonly idOf: IdOf;
  readonly queues: Map<string, { readonly queue_id: unknown; last_event_id: unknown }>;
  /** Why polls had no answer. */
  readonly unanswered: string[];
  /** How often its queues were read. */
  turns: number;
}

/** The answer, or a sentence that says why it is missing. */
export async function answerOf(target: Target, request: CallRequest): Promise<Answer | string> {
  try {
    return await target.call(request);
  } catch (problem) {
    if (problem instanceof NoAnswer || problem instanceof Overdue) return problem.message;
    throw problem;
  }
}

/**
 * The new events of queues.
 *
 * @param expected - the events of the other side: those of a server may be on their way for a while
 * @param of - the accounts whose queues are read; by default all
 */
export async function queued(
  playing: Playing,
  expected: RecordedEvents = {},
  of = [...playing.queues.keys()],
): Promise<RecordedEvents> {
  const { target, queues } = playing;
  const { limit = UNLIMITED } = target;
  const events: Record<string, readonly Recorded[] | null> = {};
  for (const as of of) {
    const queue = queues.get(as);
    if (queue === undefined) continue;
    const end = performance.now() + target.patienceMilliseconds;
    let received = await newEvents(playing, as, queue);
    while (received !== null && received.length < (expected[as]?.length ?? 0) && performance.now() < end) {
      await limit.wait(PAUSE_MILLISECONDS);
      received = [...received, ...((await newEvents(playing, as, queue)) ?? [])];
    }
    events[as] = received;
  }
  return events;
}

const PAUSE_MILLISECONDS = 20;

async function newEvents(
  { target, unanswered }: Playing,
  as: string,
  queue: { readonly queue_id: unknown; last_event_id: unknown },
): Promise<readonly Recorded[] | null> {
  const parameters = {
    queue_id: String(queue.queue_id),
    last_event_id: Number(queue.last_event_id),
    dont_block: true,
  };
  const answer = await answerOf(target, { as, method: "GET", path: "/events", parameters });
  if (typeof answer === "string") unanswered.push(answer);
  const body = typeof answer === "string" || answer.status !== OK ? undefined : answer.body;
  const listed: readonly unknown[] | undefined =
    isJsonObject(body) && Array.isArray(body["events"]) ? body["events"] : undefined;
  const received = listed?.filter(isJsonObject);
  queue.last_event_id = received?.at(-1)?.["id"] ?? queue.last_event_id;
  return received?.filter(({ type }) => type !== "heartbeat") ?? null;
}
