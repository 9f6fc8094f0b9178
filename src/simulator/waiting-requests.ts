/** Requests and polls that wait, and the moment when none does. */
import type { ConnectedPoll } from "../model/changes/events/event-queues";
import { CallProblem } from "../model/outcome/call-problem";
import { credentialsIn } from "../wire/authenticate";
import type { WireRequest } from "../wire/wire-request";

/** A client that waits for an event, or for a heartbeat. */
export interface WaitingPoll extends ConnectedPoll {
  /** Answers the poll if there is an event for it now. */
  readonly look: () => void;
  /** Answers with no event: the caller aborted, or polls again. */
  readonly end: () => void;
}

/** The clients that wait now. */
export interface WaitingPolls {
  /** Adds a poll; an earlier one of the same queue ends. */
  add(poll: WaitingPoll): void;
  remove(poll: WaitingPoll): void;
  /** Lets every poll look for events. If a look changes the realm, only the later polls see the change. */
  wakeAll(): void;
  connected(): readonly ConnectedPoll[];
}

/** Starts without a waiting client. */
export function waitingPolls(): WaitingPolls {
  const polls = new Map<string, WaitingPoll>();
  let isWaking = false;
  return {
    add: (poll) => {
      polls.get(poll.queue_id)?.end();
      polls.set(poll.queue_id, poll);
    },
    remove: (poll) => {
      if (polls.get(poll.queue_id) === poll) polls.delete(poll.queue_id);
    },
    wakeAll: () => {
      if (isWaking) return;
      isWaking = true;
      for (const poll of [...polls.values()]) poll.look();
      isWaking = false;
    },
    connected: () => [...polls.values()],
  };
}

/** A request without an answer yet. Printed, it is one sentence. */
export interface WaitingRequest {
  /** The HTTP method. */
  readonly method: string;
  /** The path, below `/api/v1`. */
  readonly path: string;
  /** The identifier of the operation; null if the request does not reach one. */
  readonly operation: string | null;
  /** The address in the credentials; null without any. */
  readonly account: string | null;
  /**
   * `body`: the request is still being read. `event`: a poll that waits for an event or a heartbeat. `clock`: a delayed
   * answer. `real_time`: an answer delayed by real seconds. `client`: no answer comes until the caller aborts.
   */
  readonly waits_for: "body" | "event" | "clock" | "real_time" | "client";
  /** The virtual time of the answer, in UNIX seconds; null if the clock does not cause it. */
  readonly due: number | null;
  /** What the request waits for, and what to do, as one sentence. */
  readonly text: string;
}

/** The waiting requests of a simulator. */
export interface WaitingRequests {
  /** Adds a request until its `end` is called. */
  add(request: Omit<WaitingRequest, "text">): { readonly end: () => void };
  /** In the order in which they began to wait. */
  list(): readonly WaitingRequest[];
  /** Whether a body is still being read. */
  isReading(): boolean;
}

/** Each is called with the list of a simulator when a request begins to wait. Only helpers of test runners add some. */
export const WAITING_OBSERVERS = new Set<(list: WaitingRequests) => void>();

/**
 * Starts without a waiting request.
 *
 * @param now - reads the virtual clock
 */
export function waitingRequests(now: () => number): WaitingRequests {
  const open = new Set<Omit<WaitingRequest, "text">>();
  const list: WaitingRequests = {
    add: (request) => {
      open.add(request);
      for (const observe of WAITING_OBSERVERS) observe(list);
      return { end: () => void open.delete(request) };
    },
    list: () => Array.from(open, (request) => ({ ...request, text: sentence(request, now()) })),
    isReading: () => [...open].some(({ waits_for }) => waits_for === "body"),
  };
  return list;
}

/** What the list of waiting requests says of a request. */
export function requestFacts(
  request: Pick<WireRequest, "method" | "path" | "authorization">,
  operation: string | null,
): Pick<WaitingRequest, "method" | "path" | "operation" | "account"> {
  const { method, path, authorization } = request;
  const account = credentialsIn(authorization)?.email ?? null;
  return { method, path, operation, account };
}

function sentence(request: Omit<WaitingRequest, "text">, now: number): string {
  const { method, path, operation, account, waits_for, due } = request;
  const name = operation ?? `${method} ${path}`;
  const who = account === null ? "" : ` by ${account}`;
  const when = due === null ? "" : `due at ${due} (in ${due - now} s)`;
  switch (waits_for) {
    case "body":
      return `the body of ${name}${who} is still being read: await sim.settled().`;
    case "event":
      return `a poll (${name})${who} waits for an event, or for a heartbeat ${when}: cause an event, or advance the clock.`;
    case "clock":
      return `a delayed answer to ${name}${who}, ${when}: advance the clock.`;
    case "real_time":
      return `an answer to ${name}${who}, delayed by real seconds: it comes by itself.`;
    case "client":
      return `${name}${who} gets no answer (fault stall): abort the request.`;
  }
}

/** After so many turns in which further requests began, `settled` gives up. */
const MAX_TURNS = 10_000;

/** What `settled` reads of the requests. */
interface Activity {
  /** Whether the body of a request is still being read. */
  readonly isReading: () => boolean;
  /** How many requests have begun so far. */
  readonly requestsBegun: () => number;
}

/**
 * Resolves after a turn of the event loop in which no body was being read and no request began. So a program that
 * answers a response with a further request has begun it by then.
 *
 * @throws CallProblem (as a rejection) if further requests begin in every turn
 */
export async function whenSettled({ isReading, requestsBegun }: Activity): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS;) {
    const before = requestsBegun();
    await nextTurn();
    if (isReading()) continue;
    if (requestsBegun() === before) return;
    turn += 1;
  }
  throw new CallProblem("settled: requests follow each other without end; does a client repeat them without waiting?");
}

/** A turn of the event loop, by a message: fake timers of test runners replace the timers, but not messages. */
function nextTurn(): Promise<void> {
  if (typeof MessageChannel !== "function") return new Promise((resolve) => setTimeout(resolve, 0));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
