/** How a campaign notices that a client has done all that it can do at one moment. */
import type { Simulator } from "../simulator/simulator";
import { type Activity, MAX_REQUESTS_AT_ONCE, wakeDue } from "./activity";
import type { ClientRequest } from "./client-request";

/** The client never becomes idle at one moment. */
export class NeverIdle extends Error {
  override readonly name = "NeverIdle";
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What a campaign sees of a client. */
export interface Sign {
  /** Grows with everything that the client does, and with everything that it is given. */
  readonly count: number;
  /** Whether it waits for events, and does nothing else that the campaign knows of. */
  readonly isPolling: boolean;
  /** Whether it was woken, sleeps again, and has nothing else to do: clients that wake each second cost little then. */
  readonly sleepsAgain: boolean;
}

/** How a client is reached, and how a campaign notices that it is quiet. */
export interface Reach {
  readonly url: string;
  /** Resolves when a client that still does something would have shown it, or when it has. */
  readonly turn: (look: () => Sign) => Promise<void>;
  /** So many turns without a sign of the client mean that it is quiet. */
  readonly quiet_turns: number;
  /** Resolves when a client that was started has had the time to make a request. */
  readonly begun?: Promise<void>;
}

/** A client in this process does what it does at one moment within a few turns of the event loop. */
export const IN_PROCESS: Reach = { url: "http://realm.test", turn, quiet_turns: 2 };

/** Within so many turns of the event loop the simulator has answered. */
const TURNS_OF_AN_ANSWER = 3;

/** Whether an answer or a timer has reached the client. */
async function isReached(sim: Simulator, activity: Activity): Promise<boolean> {
  const { count } = activity;
  wakeDue(sim, activity);
  for (let turns = 0; turns < TURNS_OF_AN_ANSWER; turns += 1) await turn();
  return activity.count !== count;
}

/**
 * Resolves when the client is idle.
 *
 * @throws NeverIdle
 */
export async function settled(sim: Simulator, activity: Activity, reach: Reach, isAsked: boolean): Promise<void> {
  activity.check();
  activity.requestsLeft = MAX_REQUESTS_AT_ONCE;
  // A client in another process is not waited for if nothing reaches it.
  if (!isAsked && reach !== IN_PROCESS && !(await isReached(sim, activity))) return;
  let first = isAsked;
  const { sleeps } = activity;
  for (let quiet = 0; quiet < reach.quiet_turns;) {
    const before = activity.count;
    wakeDue(sim, activity);
    const hides = first;
    first = false;
    await reach.turn(() => ({
      count: activity.count,
      isPolling: !hides && isPolling(activity),
      sleepsAgain: !isAsked && activity.sleeps > sleeps && onlyPolls(activity),
    }));
    quiet = activity.count === before ? quiet + 1 : 0;
    if (activity.requestsLeft <= 0) throw new NeverIdle(loopText(activity.requests));
  }
}

function onlyPolls({ flights }: Activity): boolean {
  for (const { request } of flights) if (request.path !== "/events") return false;
  return true;
}

function isPolling(activity: Activity): boolean {
  return activity.flights.size > 0 && onlyPolls(activity);
}

function loopText(requests: readonly ClientRequest[]): string {
  const last = requests.at(-1);
  const asked =
    last === undefined ? "its timers" : `${last.method} ${last.path}, last answered ${requests.at(-2)?.status}`;
  return `The client never becomes idle: at the same moment it continues with ${asked}. A client pauses by sleep before it tries again.`;
}
