/** Plays a conversation on two sides at the same time, and compares what they answer after each act. */
import type { RecordedEvents } from "../exchanges/compare-events";
import { type IdPairs, idPairs } from "../exchanges/id-pairs";
import type { Recorded } from "../exchanges/recording";
import { KIND_OF_THING } from "../matching/id-kinds";
import { INTERFACE_ROUTES } from "../matching/interface";
import { isJsonObject, objectOf } from "../matching/json-value";
import { takeSaved } from "../matching/match";
import { missingReferences, type NamedThing, NOW, referencesIn, type Values } from "../matching/values";
import type { Fixture } from "../model/fixture/fixture";
import { callRequest } from "../targets/call-request";
import { RunEnded, UNLIMITED } from "../targets/limit";
import { serverFault } from "../targets/server-faults";
import { type Answer, type CallRequest, type Target, TargetProblem } from "../targets/target";
import type { Act } from "./conversation";
import {
  answerDifferences,
  className,
  eventDifferences,
  type Found,
  withComparableIds,
  withoutTimes,
} from "./differences";
import { answerOf, OK, type Playing, queued } from "./playing";

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
}

/** An act as it was played, with both answers; a move of the clock has none. */
export interface PlayedAct {
  readonly act: Act;
  /** The request as the left side received it. */
  readonly request?: CallRequest;
  readonly left?: Answer;
  /** The events that came after it on the left side. */
  readonly events?: RecordedEvents;
  readonly found: readonly Found[];
}

/** A conversation as it was played. */
export interface Played {
  readonly acts: readonly PlayedAct[];
  /** Requests to one side, those that fetch events not counted. */
  readonly requests: number;
  /** What ended the conversation early: a side broke, or the run has ended. */
  readonly ended?: TargetProblem | RunEnded;
}

/**
 * Plays a conversation from the fixture on. Afterwards a server that cannot be reset has what it had before. What was
 * played before a side broke, or before the run ended, is the result.
 */
export async function playConversation(acts: readonly Act[], sides: Sides, manner: Manner = {}): Promise<Played> {
  const played: PlayedAct[] = [];
  const requests = (): number => played.filter(({ request }) => request !== undefined).length;
  try {
    await playActs(acts, sides, manner, played);
    return { acts: played, requests: requests() };
  } catch (problem) {
    if (!(problem instanceof TargetProblem) && !(problem instanceof RunEnded)) throw problem;
    return { acts: played, requests: requests(), ended: problem };
  } finally {
    await sides.right.cleanUp?.();
  }
}

async function playActs(
  acts: readonly Act[],
  sides: Sides,
  { isKnown = () => false }: Manner,
  played: PlayedAct[],
): Promise<void> {
  const { limit = UNLIMITED } = sides.right;
  await limit.turn();
  const both = await Promise.all([begun(sides.left, sides.fixture), begun(sides.right, sides.fixture)]);
  const [left, right] = both;
  const pairs = pairsOf(sides, left, right);
  for (const act of acts) {
    if (limit.ended !== undefined) throw new RunEnded(limit.ended);
    const one = await playAct(act, left, right, pairs, sides);
    if (one === undefined) continue;
    played.push(one);
    const isRead = act.kind === "look" || (act.kind === "call" && act.is_read);
    if (one.found.some((found) => !isKnown(className(found)) || (!isRead && ENDING.has(found.what)))) break;
  }
}

/** After these differences the two realms are in different states. */
export const ENDING: ReadonlySet<string> = new Set(["outcome", "status", "queue", "no answer", "server fault"]);

async function begun(target: Target, fixture: Fixture): Promise<Playing> {
  const idOf = (await target.reset(fixture)) ?? (() => undefined);
  return { target, idOf, saved: new Map(), queues: new Map(), unanswered: [], turns: 0 };
}

/** What both sides have of the fixture belongs together, whatever its ID is. */
function pairsOf({ things }: Sides, left: Playing, right: Playing): IdPairs {
  const pairs = idPairs();
  for (const thing of things) {
    const [ours, theirs] = [left.idOf(thing), right.idOf(thing)];
    if (ours !== undefined && theirs !== undefined) pairs.unify(KIND_OF_THING[thing.kind], ours, theirs);
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
      return shownAct(act, asked);
    }
    case "look":
      return shownAct(act, await comparedAnswers(registration(act.as, act.parameters), REGISTER, undefined, context));
    case "call": {
      const { step, reason } = act;
      const now = referencesIn(step).includes(NOW) ? { now: await right.target.now() } : {};
      const requests = [left, right].map((side) => {
        const values: Values = { saved: side.saved, idOf: side.idOf, ...now };
        const isComplete = missingReferences(step.with ?? {}, values).length === 0;
        return isComplete ? callRequest(step, INTERFACE_ROUTES, values) : undefined;
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
      if (act.is_read || isRefused || asked.found.some(({ what }) => ENDING.has(what))) return shownAct(act, asked);
      const after = await comparedEvents(step.call, context);
      return { ...shownAct(act, asked), ...after, found: [...asked.found, ...after.found] };
    }
  }
}

/** The answer of the right side is not kept: it can be long. */
function shownAct(act: Act, { right: _right, ...asked }: Compared): PlayedAct {
  return { act, ...asked };
}

interface Context {
  readonly left: Playing;
  readonly right: Playing;
  readonly pairs: IdPairs;
  readonly sides: Sides;
}

const REGISTER = "register-queue";

function registration(as: string, parameters: Readonly<Record<string, string>>): readonly [CallRequest, CallRequest] {
  const request = { as, method: "POST", path: "/register", parameters };
  return [request, request];
}

function storeQueue({ queues }: Playing, as: string, answer: Answer | undefined): void {
  const { queue_id, last_event_id } = objectOf(answer?.body);
  if (answer?.status === OK) queues.set(as, { queue_id, last_event_id });
}

async function comparedAnswers(
  [ours, theirs]: readonly [CallRequest, CallRequest],
  operation: string,
  reason: string | undefined,
  { left, right, pairs, sides }: Context,
): Promise<Compared> {
  const [one, other] = await Promise.all([answerOf(left.target, ours), answerOf(right.target, theirs)]);
  if (typeof one === "string" || typeof other === "string") {
    const found: Found = {
      ...{ operation, what: "no answer", where: "" },
      left: typeof one === "string" ? one : one.status,
      right: typeof other === "string" ? other : other.status,
    };
    return { request: ours, found: [found] };
  }
  const fault = one.status === other.status ? undefined : serverFault(theirs, other.status);
  if (fault !== undefined) {
    const found = { operation, what: "server fault", where: "", left: one.status, right: other.status, reason: fault };
    return { request: ours, left: one, right: other, found: [found] };
  }
  const shown = ({ status, body }: Answer) => ({ status, body: isJsonObject(body) ? comparable(body, sides) : body });
  return {
    request: ours,
    left: one,
    right: other,
    found: answerDifferences(operation, reason, shown(one), shown(other), pairs),
  };
}

/** Two answers that were compared. */
interface Compared extends Omit<PlayedAct, "act"> {
  readonly right?: Answer;
}

const ALL_QUEUES_EVERY = 10;

async function comparedEvents(
  operation: string,
  { left, right, pairs, sides }: Context,
): Promise<Required<Pick<PlayedAct, "events" | "found">>> {
  const all = await queued(left);
  left.turns += 1;
  // To ask a shared server for each queue after each act would cost more than the acts: what it sends without need is
  // found a little later.
  const isAsked = !sides.is_shared || left.turns % ALL_QUEUES_EVERY === 0;
  const ours = isAsked ? all : Object.fromEntries(Object.entries(all).filter(([, list]) => list?.length !== 0));
  const theirs = await queued(right, ours, Object.keys(ours));
  const noAnswer = right.unanswered.map((sentence) => ({
    ...{ operation: "get-events", what: "no answer", where: "" },
    ...{ left: left.unanswered[0] ?? OK, right: sentence },
  }));
  const shown = (events: RecordedEvents): RecordedEvents =>
    Object.fromEntries(
      Object.entries(events).map(([as, list]) => [as, list?.map((event) => comparable(event, sides)) ?? null]),
    );
  return {
    events: ours,
    found: [...noAnswer, ...eventDifferences(operation, shown(ours), shown(theirs), pairs)],
  };
}
