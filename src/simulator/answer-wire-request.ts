import { hasNews, withHeartbeat } from "../model/changes/events/event-queues";
import type { Realm } from "../model/realm/realm";
import { userById } from "../model/rules/users/people";
import {
  type Handled,
  handleReceived,
  receive,
  type ReceivedRequest,
  type WaitingRequest as WaitingAnswer,
} from "../wire/handle";
import type { WireRequest, WireResponse } from "../wire/wire-request";
import { offAbort, onAbort } from "./caller-signal";
import { answerWithFaults, countedAccount, withHeaders } from "./faults/answer-with-faults";
import { KEPT_BYTES } from "./files";
import { asSent, type JournalEntry, outboundOf, type Recorder } from "./journal";
import { type RequestHint, requestHint } from "./request-hints";
import type { Answer, SimulatorCell } from "./simulator-cell";
import { requestFacts, type WaitingPoll } from "./waiting-requests";

/**
 * Answers a request. The realm acts before this function returns; only the answer may come later: `GET /events` without
 * `dont_block` waits for an event or for a heartbeat of the virtual clock, and gets an empty list when the caller
 * aborts or polls again. The fault plan may change the answer or delay it.
 *
 * @param report - called before the realm acts, with the hint for a request that no client of the realm would send
 * @throws ConnectionFault if a fault ends the connection without an answer
 */
export function answerWireRequest(
  cell: SimulatorCell,
  request: WireRequest,
  signal: AbortSignal,
  report?: (hint: RequestHint) => void,
): Answer {
  if (!cell.files.hasRoomFor(request.contents ?? [])) return noRoom();
  const received = receive(cell.realm(), request);
  const hint = requestHint(cell.realm(), received, cell.past());
  if (hint !== undefined) report?.(hint);
  const written = cell.recorder(cell.begin(request));
  const record: Recorder = (facts, outcome) => {
    written(hint === undefined ? facts : { ...facts, hint: hint.text }, outcome);
  };
  if (cell.faults.isOn()) {
    return answerWithFaults(cell, received, signal, {
      record,
      immediately: (of) => handleNow(cell, of),
      inTime: (of, then) => answeredInTime(cell, of, signal, then),
    });
  }
  const { headers } = cell.faults.takeTurn(countedAccount(received), cell.realm().now);
  return answeredInTime(cell, received, signal, (handled) => {
    record(entryOf(cell, request, handled), handled.outcome);
    return withHeaders(handled.response, headers);
  });
}

function entryOf(cell: SimulatorCell, request: WireRequest, handled: Handled): JournalEntry {
  return {
    ...asSent(request),
    operation: handled.operation,
    user_id: handled.user_id,
    params: handled.params,
    status: handled.response.status,
    result: handled.response.body,
    reason: handled.outcome.ok ? null : handled.outcome.error.reason,
    at: cell.realm().now,
    ...outboundOf(handled),
  };
}

/** Handles a request, now or when there is an event to answer with, and continues synchronously with the result. */
function answeredInTime<Result>(
  cell: SimulatorCell,
  received: ReceivedRequest,
  signal: AbortSignal,
  then: (handled: Handled) => Result | Promise<Result>,
): Result | Promise<Result> {
  const { request, operation } = received;
  const first = handleNow(cell, received);
  const { waiting } = first;
  if (waiting === undefined || signal.aborted) return then(first);
  const open = cell.waiting.add({
    ...requestFacts(request, operation),
    waits_for: "event",
    due: waiting.waits_for.heartbeat_at,
  });
  return waited(cell, request, first, waiting, signal, (handled) => {
    open.end();
    return then(handled);
  });
}

/** Handles the request; the contents of its files are stored if it is accepted. */
function handleNow(cell: SimulatorCell, received: ReceivedRequest): Handled {
  const { files, contents } = received.request;
  const result = applied(cell, (realm) => handleReceived(realm, received));
  if (result.outcome.ok && contents !== undefined) cell.files.keep(files, contents);
  return result;
}

function applied(cell: SimulatorCell, call: (realm: Realm) => Handled): Handled {
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
      offAbort(signal, hangUp);
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
        finish(applied(cell, answerIn));
      },
      end: () => finish(first),
    };
    const hangUp = (): void => {
      cell.hangUp(request);
      poll.end();
    };
    cell.polls.add(poll);
    onAbort(signal, hangUp);
  });
}

function isActive(realm: Realm, userId: number): boolean {
  return userById(realm, userId)?.is_active === true;
}
