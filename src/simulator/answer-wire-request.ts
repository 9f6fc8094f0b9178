import { hasNews } from "../model/changes/events/event-queues";
import { withHeartbeat } from "../model/changes/events/heartbeat";
import type { Outcome } from "../model/outcome/outcome";
import type { Realm } from "../model/realm/realm";
import { userById } from "../model/rules/users/people";
import { type Handled, handle, type WaitingRequest } from "../wire/handle";
import type { WireRequest, WireResponse } from "../wire/wire-request";
import { answerWithFaults, type TextAnswer } from "./faults/answer-with-faults";
import type { FaultCell } from "./faults/fault-cell";
import type { HeldAnswers } from "./faults/held-answers";
import { STAYING } from "./fetch-transport";
import { type FileContents, KEPT_BYTES } from "./files/file-contents";
import type { JournalEntry, Recorder } from "./journal";
import type { WaitingPoll, WaitingPolls } from "./waiting-polls";

/** What of a simulator the wire needs: the state, how it moves on, who waits, and what is written down. */
export interface SimulatorCell {
  readonly realm: () => Realm;
  readonly apply: <Response extends object>(call: (realm: Realm) => Outcome<Response>) => Outcome<Response>;
  readonly moveTo: (realm: Realm) => void;
  readonly polls: WaitingPolls;
  readonly faults: FaultCell;
  /** Answers that a fault delays. */
  readonly held: HeldAnswers;
  /** Gives what writes down a request that begins now. */
  readonly recorder: () => Recorder;
  /** The bytes of uploaded files. */
  readonly files: FileContents;
}

/**
 * Answers a request, waiting where the interface waits: `GET /events` without `dont_block` is answered when there is
 * an event, when the virtual clock brings a heartbeat, or with an empty list when the caller goes away or polls again.
 * What the fault plan says happens on the way.
 *
 * @throws ConnectionFault where a fault ends the connection without an answer
 */
export async function answerWireRequest(
  cell: SimulatorCell,
  request: WireRequest,
  signal: AbortSignal,
): Promise<WireResponse | TextAnswer> {
  if (!cell.files.hasRoomFor(request.contents ?? [])) return noRoom();
  const record = cell.recorder();
  if (cell.faults.isOn()) {
    return answerWithFaults(cell, request, signal, {
      record,
      atOnce: () => handledOnce(cell, request),
      inTime: () => answeredInTime(cell, request, signal),
    });
  }
  const handled = await answeredInTime(cell, request, signal);
  const entry: JournalEntry = {
    method: request.method,
    path: request.path,
    operation: handled.operation,
    user_id: handled.user_id,
    params: handled.params,
    status: handled.response.status,
    result: handled.response.body,
    reason: handled.outcome.ok ? null : handled.outcome.error.reason,
    at: cell.realm().now,
  };
  record(entry, handled.outcome);
  return handled.response;
}

function answeredInTime(cell: SimulatorCell, request: WireRequest, signal: AbortSignal): Handled | Promise<Handled> {
  const first = handledOnce(cell, request);
  const { waiting } = first;
  return waiting === undefined || signal.aborted ? first : waited(cell, first, waiting, signal);
}

/** Handles the request; the contents of its files are kept when it is carried out. */
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

/** The answer when there is something to answer with; the first, empty one when the caller goes or polls again. */
function waited(
  cell: SimulatorCell,
  first: Handled,
  { waits_for, answerIn }: WaitingRequest,
  signal: AbortSignal,
): Promise<Handled> {
  const { queue_id, heartbeat_at } = waits_for;
  return new Promise((resolve) => {
    let lookedUpTo = 0;
    const finish = (handled: Handled): void => {
      cell.polls.remove(poll);
      signal.removeEventListener("abort", poll.end);
      resolve(handled);
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
    cell.polls.add(poll);
    if (signal !== STAYING) signal.addEventListener("abort", poll.end);
  });
}

function isActive(realm: Realm, userId: number): boolean {
  return userById(realm, userId)?.is_active === true;
}
