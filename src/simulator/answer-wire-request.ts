import { hasNews, withHeartbeat } from "../model/changes/events/event-queues";
import type { Outcome } from "../model/outcome/outcome";
import type { Realm } from "../model/realm/realm";
import { userById } from "../model/rules/users/people";
import { type Handled, handle, type WaitingRequest as WaitingAnswer } from "../wire/handle";
import type { WireRequest, WireResponse } from "../wire/wire-request";
import { answerWithFaults, type TextAnswer } from "./faults/answer-with-faults";
import type { FaultCell } from "./faults/fault-cell";
import type { HeldAnswers } from "./faults/held-answers";
import { STAYING } from "./fetch-transport";
import { type FileContents, KEPT_BYTES } from "./files/file-contents";
import type { JournalEntry, Recorder } from "./journal";
import type { LoggedStep } from "./step-log";
import type { WaitingPoll, WaitingPolls } from "./waiting-polls";
import { requestFacts, type WaitingRequests } from "./waiting-requests";

/** The parts of a simulator that answering requests needs. */
export interface SimulatorCell {
  readonly realm: () => Realm;
  readonly apply: <Response extends object>(call: (realm: Realm) => Outcome<Response>) => Outcome<Response>;
  readonly moveTo: (realm: Realm) => void;
  readonly polls: WaitingPolls;
  readonly faults: FaultCell;
  /** Answers that a fault delays. */
  readonly held: HeldAnswers;
  /** The requests that have no answer yet. */
  readonly waiting: WaitingRequests;
  /** Returns the function that records a request that begins now. */
  readonly recorder: () => Recorder;
  /** Notes a request in the step log, and that its caller went away while it waited. */
  readonly begin: (request: WireRequest) => LoggedStep;
  readonly hangUp: (request: WireRequest) => void;
  /** The bytes of uploaded files. */
  readonly files: FileContents;
}

/** An answer, or the promise of one that has to wait. */
export type Answer = WireResponse | TextAnswer | Promise<WireResponse | TextAnswer>;

/**
 * Answers a request. The realm acts before this function returns; only the answer may come later: `GET /events` without
 * `dont_block` waits for an event or for a heartbeat of the virtual clock, and gets an empty list when the caller
 * aborts or polls again. The fault plan may change the answer or delay it.
 *
 * @throws ConnectionFault if a fault ends the connection without an answer
 */
export function answerWireRequest(cell: SimulatorCell, request: WireRequest, signal: AbortSignal): Answer {
  if (!cell.files.hasRoomFor(request.contents ?? [])) return noRoom();
  const step = cell.begin(request);
  const written = cell.recorder();
  const record: Recorder = (entry, outcome) => {
    step.entry = entry;
    written(entry, outcome);
  };
  if (cell.faults.isOn()) {
    return answerWithFaults(cell, request, signal, {
      record,
      immediately: () => handledOnce(cell, request),
      inTime: (then) => answeredInTime(cell, request, signal, then),
    });
  }
  return answeredInTime(cell, request, signal, (handled) => {
    record(entryOf(cell, request, handled), handled.outcome);
    return handled.response;
  });
}

function entryOf(cell: SimulatorCell, { method, path }: WireRequest, handled: Handled): JournalEntry {
  return {
    method,
    path,
    operation: handled.operation,
    user_id: handled.user_id,
    params: handled.params,
    status: handled.response.status,
    result: handled.response.body,
    reason: handled.outcome.ok ? null : handled.outcome.error.reason,
    at: cell.realm().now,
  };
}

/** Handles a request, now or when there is an event to answer with, and continues synchronously with the result. */
function answeredInTime<Result>(
  cell: SimulatorCell,
  request: WireRequest,
  signal: AbortSignal,
  then: (handled: Handled) => Result | Promise<Result>,
): Result | Promise<Result> {
  const first = handledOnce(cell, request);
  const { waiting } = first;
  if (waiting === undefined || signal.aborted) return then(first);
  const open = cell.waiting.add({
    ...requestFacts(cell.realm(), request),
    waits_for: "event",
    due: waiting.waits_for.heartbeat_at,
  });
  return waited(cell, request, first, waiting, signal, (handled) => {
    open.end();
    return then(handled);
  });
}

/** Handles the request. If the realm accepts it, the contents of its files are stored. */
function handledOnce(cell: SimulatorCell, request: WireRequest): Handled {
  const handled = carriedOut(cell, (realm) => handle(realm, request));
  if (handled.outcome.ok && request.contents !== undefined) cell.files.keep(request.files, request.contents);
  return handled;
}

function carriedOut(cell: SimulatorCell, call: (realm: Realm) => Handled): Handled {
  const results: Handled[] = [];
  cell.apply((realm) => {
    const handled = call(realm);
    results.push(handled);
    return handled.outcome;
  });
  const [handled] = results;
  if (handled === undefined) throw new Error("A request must be handled.");
  return handled;
}

function noRoom(): WireResponse {
  const msg = `The simulator keeps at most ${KEPT_BYTES / 1024 ** 2} MiB of files; a reset forgets those that it has.`;
  return {
    status: 413,
    headers: { "content-type": "application/json" },
    body: { result: "error", msg, code: "BAD_REQUEST" },
  };
}

/** Waits until there is an event to answer with; the first, empty answer is for callers that abort or poll again. */
function waited<Result>(
  cell: SimulatorCell,
  request: WireRequest,
  first: Handled,
  { waits_for, answerIn }: WaitingAnswer,
  signal: AbortSignal,
  then: (handled: Handled) => Result | Promise<Result>,
): Promise<Result> {
  const { queue_id, heartbeat_at } = waits_for;
  return new Promise((resolve, reject) => {
    let lookedUpTo = 0;
    const finish = (handled: Handled): void => {
      cell.polls.remove(poll);
      signal.removeEventListener("abort", hangUp);
      try {
        resolve(then(handled));
      } catch (error) {
        reject(error);
      }
    };
    const poll: WaitingPoll = {
      queue_id,
      connected_at: cell.realm().now,
      heartbeat_at,
      look: () => {
        const realm = cell.realm();
        const queue = realm.queues.get(queue_id);
        const isQuiet = queue !== undefined && isActive(realm, queue.user_id) && !hasNews(realm, queue, lookedUpTo);
        lookedUpTo = realm.event_log.first + realm.event_log.entries.size;
        if (isQuiet && realm.now < heartbeat_at) return;
        if (isQuiet) cell.moveTo(withHeartbeat(realm, queue_id));
        finish(carriedOut(cell, answerIn));
      },
      end: () => finish(first),
    };
    const hangUp = (): void => {
      cell.hangUp(request);
      poll.end();
    };
    cell.polls.add(poll);
    if (signal !== STAYING) signal.addEventListener("abort", hangUp);
  });
}

function isActive(realm: Realm, userId: number): boolean {
  return userById(realm, userId)?.is_active === true;
}
