import { hasNews } from "../changes/events/event-queues";
import { withHeartbeat } from "../changes/events/heartbeat";
import type { Outcome } from "../outcome/outcome";
import type { Realm } from "../realm/realm";
import { userById } from "../rules/users/people";
import { type Handled, handle } from "../wire/handle";
import type { WireRequest, WireResponse } from "../wire/wire-request";
import { STAYING } from "./fetch-transport";
import type { JournalEntry } from "./journal";
import { heartbeatTime, type WaitingPoll, type WaitingPolls } from "./waiting-polls";

/** What of a simulator the wire needs: the state, how it moves on, who waits, and what is written down. */
export interface SimulatorCell {
  readonly realm: () => Realm;
  readonly apply: <Response>(call: (realm: Realm) => Outcome<Response>) => Outcome<Response>;
  readonly moveTo: (realm: Realm) => void;
  readonly polls: WaitingPolls;
  readonly record: (entry: JournalEntry) => void;
}

/**
 * Answers a request, waiting where the interface waits: `GET /events` without `dont_block` is answered when there is
 * an event, when the virtual clock brings a heartbeat, or with an empty list when the caller goes away or polls again.
 */
export async function answerWireRequest(
  cell: SimulatorCell,
  request: WireRequest,
  signal: AbortSignal,
): Promise<WireResponse> {
  const handled = await settled(cell, request, signal, handleNow(cell, request));
  cell.record({
    method: request.method,
    path: request.path,
    operation: handled.operation,
    user_id: handled.user_id,
    params: handled.params,
    status: handled.response.status,
    result: handled.response.body,
    at: cell.realm().now,
  });
  return handled.response;
}

function handleNow(cell: SimulatorCell, request: WireRequest): Handled {
  const results: Handled[] = [];
  cell.apply((realm) => {
    const handled = handle(realm, request);
    results.push(handled);
    return handled.outcome;
  });
  const [handled] = results;
  if (handled === undefined) throw new Error("A request must be handled.");
  return handled;
}

/** Whether an answer is one that a client would wait to be another. */
function mustWait(handled: Handled): boolean {
  if (handled.operation !== "get-events" || handled.response.status !== 200) return false;
  const events = handled.response.body?.["events"];
  return handled.params["dont_block"] !== true && Array.isArray(events) && events.length === 0;
}

async function settled(
  cell: SimulatorCell,
  request: WireRequest,
  signal: AbortSignal,
  first: Handled,
): Promise<Handled> {
  if (!mustWait(first) || signal.aborted) return first;
  return new Promise((resolve) => {
    const queueId = String(first.params["queue_id"]);
    let lookedUpTo = 0;
    const finish = (handled: Handled): void => {
      cell.polls.remove(poll);
      signal.removeEventListener("abort", poll.end);
      resolve(handled);
    };
    const poll: WaitingPoll = {
      queue_id: queueId,
      heartbeat_at: heartbeatTime(cell.realm().now, queueId),
      look: () => {
        const realm = cell.realm();
        const queue = realm.queues.get(queueId);
        const isQuiet = queue !== undefined && isActive(realm, queue.user_id) && !hasNews(realm, queue, lookedUpTo);
        lookedUpTo = realm.event_log.first + realm.event_log.entries.size;
        if (isQuiet && realm.now < poll.heartbeat_at) return;
        if (isQuiet) cell.moveTo(withHeartbeat(realm, queueId));
        finish(handleNow(cell, request));
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
