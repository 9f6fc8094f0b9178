/** Plays a conversation on two sides at the same time, and compares what they answer after each act. */
import type { Fixture } from "../../model/fixture/fixture";
import { isJsonObject } from "../scenario/matching/json-value";
import { INTERFACE_ROUTES } from "../scenario/interface";
import type { RecordedEvents } from "../scenario/recordings/compare-events";
import { type IdPairs, idPairs } from "../scenario/recordings/id-pairs";
import type { Recorded } from "../scenario/recordings/recording";
import { callRequest } from "../scenario/steps/call";
import { takeSaved } from "../scenario/steps/step-run";
import { type Answer, type CallRequest, NoAnswer, type Target } from "../scenario/target";
import { type IdOf, missingReferences, type NamedThing, NOW, referencesIn, type Values } from "../scenario/values";
import type { Act } from "./conversation";
import {
  answerDifferences,
  className,
  eventDifferences,
  type Found,
  withComparableIds,
  withoutTimes,
} from "./differences";

/** The two sides of a comparison. */
export interface Sides {
  readonly left: Target;
  readonly right: Target;
  readonly fixture: Fixture;
  /** Names of the fixture that have IDs on both sides. */
  readonly things: readonly NamedThing[];
  /** Whether both clocks move together. Otherwise times are not compared. */
  readonly moves_clock: boolean;
  /** Whether the right side is a shared server, where IDs differ. */
  readonly is_shared: boolean;
}

/** What of an answer or an event is compared. */
function comparable(value: Recorded, { moves_clock, is_shared }: Sides): Recorded {
  const timed = moves_clock ? value : withoutTimes(value);
  const shown = is_shared ? withComparableIds(timed) : timed;
  return isJsonObject(shown) ? shown : timed;
}

/** How a conversation is played. */
export interface Manner {
  /**
   * Whether a class of differences is known already: the conversation goes on after such a difference, and ends after any
   * other, since the two realms may then be in different states.
   */
  readonly isKnown?: (name: string) => boolean;
  /** Ends the conversation early. */
  readonly isStopped?: () => boolean;
}

/** An act as it was played, with both answers; a move of the clock has none. */
export interface PlayedAct {
  readonly act: Act;
  /** The request as the left side received it. */
  readonly request?: CallRequest;
  readonly left?: Answer;
  readonly right?: Answer;
  /** The events that came after it. */
  readonly events?: { readonly left: RecordedEvents; readonly right: RecordedEvents };
  readonly found: readonly Found[];
}

/** A conversation as it was played. */
export interface Played {
  readonly acts: readonly PlayedAct[];
  /** Requests to one side, those that fetch events not counted. */
  readonly requests: number;
}

/** One side while a conversation is played on it. */
interface Playing {
  readonly target: Target;
  readonly saved: Map<string, unknown>;
  readonly idOf: IdOf;
  readonly queues: Map<string, { readonly queue_id: unknown; last_event_id: unknown }>;
}

/** Plays a conversation from the fixture on. Afterwards a server that cannot be reset has what it had before. */
export async function playConversation(acts: readonly Act[], sides: Sides, manner: Manner = {}): Promise<Played> {
  try {
    return await playActs(acts, sides, manner);
  } finally {
    await sides.right.cleanUp?.();
  }
}

async function playActs(
  acts: readonly Act[],
  sides: Sides,
  { isKnown = () => false, isStopped = () => false }: Manner,
): Promise<Played> {
  const both = await Promise.all([begun(sides.left, sides.fixture), begun(sides.right, sides.fixture)]);
  const [left, right] = both;
  const pairs = pairsOf(sides, left, right);
  const played: PlayedAct[] = [];
  let requests = 0;
  for (const act of acts) {
    if (isStopped()) break;
    const one = await playAct(act, left, right, pairs, sides);
    if (one === undefined) continue;
    if (one.request !== undefined) requests += 1;
    played.push(one);
    const isRead = act.kind === "look" || (act.kind === "call" && act.is_read);
    if (one.found.some((found) => !isKnown(className(found)) || (!isRead && ENDING.has(found.what)))) break;
  }
  return { acts: played, requests };
}

/** After these differences the two realms are in different states. */
export const ENDING: ReadonlySet<string> = new Set(["outcome", "status", "queue", "no answer"]);

async function begun(target: Target, fixture: Fixture): Promise<Playing> {
  const idOf = (await target.reset(fixture)) ?? (() => undefined);
  return { target, idOf, saved: new Map(), queues: new Map() };
}

const PAIRED = { user: "user", channel: "stream", group: "group", folder: "folder", message: "message" } as const;

/** What both sides have of the fixture belongs together, whatever its ID is. */
function pairsOf({ things }: Sides, left: Playing, right: Playing): IdPairs {
  const pairs = idPairs();
  for (const thing of things) {
    const [ours, theirs] = [left.idOf(thing), right.idOf(thing)];
    if (ours !== undefined && theirs !== undefined) pairs.unify(PAIRED[thing.kind], ours, theirs);
  }
  return pairs;
}

async function playAct(
  act: Act,
  left: Playing,
  right: Playing,
  pairs: IdPairs,
  sides: Sides,
): Promise<PlayedAct | undefined> {
  const context: Context = { left, right, pairs, sides };
  switch (act.kind) {
    case "clock": {
      await left.target.advanceClock({ advance_seconds: act.seconds });
      await right.target.advanceClock({ advance_seconds: act.seconds });
      return { act, ...(await comparedEvents("clock", context)) };
    }
    case "listen": {
      const asked = await comparedAnswers(registration(act.as, act.parameters), REGISTER, undefined, context);
      storeQueue(left, act.as, asked.left);
      storeQueue(right, act.as, asked.right);
      return { act, ...asked };
    }
    case "look":
      return { act, ...(await comparedAnswers(registration(act.as, act.parameters), REGISTER, undefined, context)) };
    case "call": {
      const { step, reason } = act;
      const now = referencesIn(step).includes(NOW) ? { now: await right.target.now() } : {};
      const requests = [left, right].map((side) => {
        const values: Values = { saved: side.saved, idOf: side.idOf, ...now };
        const isComplete = missingReferences(step.with ?? {}, values).length === 0;
        return isComplete ? callRequest(step, { routes: INTERFACE_ROUTES, values }) : undefined;
      });
      const [ours, theirs] = requests;
      // What it is about was never created: an earlier act is missing, or was refused.
      if (ours === undefined || theirs === undefined) return undefined;
      const asked = await comparedAnswers([ours, theirs], step.call, reason, context);
      for (const [side, answer] of [
        [left, asked.left],
        [right, asked.right],
      ] as const) {
        if (answer === undefined) continue;
        takeSaved(step.save, answer.body).saved.forEach((value, name) => side.saved.set(name, value));
      }
      // A refusal changes nothing; an event that it sends by mistake is found after the next act.
      const isRefused = asked.left?.status !== OK && asked.right?.status !== OK;
      if (act.is_read || isRefused || asked.found.some(({ what }) => ENDING.has(what))) return { act, ...asked };
      const after = await comparedEvents(step.call, context);
      return { act, ...asked, ...after, found: [...asked.found, ...after.found] };
    }
  }
}

interface Context {
  readonly left: Playing;
  readonly right: Playing;
  readonly pairs: IdPairs;
  readonly sides: Sides;
}

const OK = 200;
const REGISTER = "register-queue";

function registration(as: string, parameters: Readonly<Record<string, string>>): readonly [CallRequest, CallRequest] {
  const request = { as, method: "POST", path: "/register", parameters };
  return [request, request];
}

function storeQueue({ queues }: Playing, as: string, answer: Answer | undefined): void {
  const { queue_id, last_event_id } = isJsonObject(answer?.body) ? answer.body : {};
  if (answer?.status === OK) queues.set(as, { queue_id, last_event_id });
}

async function comparedAnswers(
  [ours, theirs]: readonly [CallRequest, CallRequest],
  operation: string,
  reason: string | undefined,
  { left, right, pairs, sides }: Context,
): Promise<Pick<PlayedAct, "request" | "left" | "right"> & { readonly found: readonly Found[] }> {
  const [one, other] = await Promise.all([answerOf(left.target, ours), answerOf(right.target, theirs)]);
  if (typeof one === "string" || typeof other === "string") {
    const found: Found = {
      ...{ operation, what: "no answer", where: "" },
      left: typeof one === "string" ? one : one.status,
      right: typeof other === "string" ? other : other.status,
    };
    return { request: ours, found: [found] };
  }
  const shown = ({ status, body }: Answer) => ({ status, body: isJsonObject(body) ? comparable(body, sides) : body });
  return {
    request: ours,
    left: one,
    right: other,
    found: answerDifferences(operation, reason, shown(one), shown(other), pairs),
  };
}

/** The answer, or a sentence that says why it is missing. */
async function answerOf(target: Target, request: CallRequest): Promise<Answer | string> {
  try {
    return await target.call(request);
  } catch (problem) {
    if (problem instanceof NoAnswer) return problem.message;
    throw problem;
  }
}

async function comparedEvents(
  operation: string,
  { left, right, pairs, sides }: Context,
): Promise<Required<Pick<PlayedAct, "events" | "found">>> {
  const ours = await queued(left);
  const theirs = await queued(right, ours);
  const shown = (events: RecordedEvents): RecordedEvents =>
    Object.fromEntries(
      Object.entries(events).map(([as, list]) => [as, list?.map((event) => comparable(event, sides)) ?? null]),
    );
  return {
    events: { left: ours, right: theirs },
    found: eventDifferences(operation, shown(ours), shown(theirs), pairs),
  };
}

/**
 * The new events of all queues.
 *
 * @param expected - the events of the other side: those of a server may be on their way for a while
 */
async function queued({ target, queues }: Playing, expected: RecordedEvents = {}): Promise<RecordedEvents> {
  const events: Record<string, readonly Recorded[] | null> = {};
  for (const [as, queue] of queues) {
    const end = performance.now() + target.patienceMilliseconds;
    let received = await newEvents(target, as, queue);
    while (received !== null && received.length < (expected[as]?.length ?? 0) && performance.now() < end) {
      await new Promise((done) => setTimeout(done, PAUSE_MILLISECONDS));
      received = [...received, ...((await newEvents(target, as, queue)) ?? [])];
    }
    events[as] = received;
  }
  return events;
}

const PAUSE_MILLISECONDS = 20;

async function newEvents(
  target: Target,
  as: string,
  queue: { readonly queue_id: unknown; last_event_id: unknown },
): Promise<readonly Recorded[] | null> {
  const parameters = {
    queue_id: String(queue.queue_id),
    last_event_id: Number(queue.last_event_id),
    dont_block: true,
  };
  const answer = await answerOf(target, { as, method: "GET", path: "/events", parameters });
  const body = typeof answer === "string" || answer.status !== OK ? undefined : answer.body;
  const listed: readonly unknown[] | undefined =
    isJsonObject(body) && Array.isArray(body["events"]) ? body["events"] : undefined;
  const received = listed?.filter(isJsonObject);
  queue.last_event_id = received?.at(-1)?.["id"] ?? queue.last_event_id;
  return received?.filter(({ type }) => type !== "heartbeat") ?? null;
}
