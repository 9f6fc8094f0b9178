/** Waits until the requests of a simulator are settled. */
import { CallProblem } from "./calls/call-problem";

/** After so many turns in which further requests began, `settled` gives up. */
const MAX_TURNS = 10_000;

/** What `settled` reads of the requests. */
export interface Activity {
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
