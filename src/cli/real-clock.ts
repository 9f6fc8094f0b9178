/** Lets the virtual clock of a realm follow the wall clock, for clients that compare times with their own. */
import { isControlPath } from "../server/control";
import type { frontController } from "../server/front-controller";
import type { SimulatorClock } from "../simulator/virtual-clock";

/** A clock that can be moved forward, in UNIX seconds. */
interface MovableClock {
  now(): number;
  /** Whether something is due at the second that it shows. */
  isDue?(): boolean;
  moveTo(now: number): void;
}

/** A clock that follows the wall clock until it is stopped. */
interface FollowingClock {
  /** Brings the clock up to the present second. */
  catchUp(): void;
  /** Takes what the clock shows as the present, when it was moved by others or replaced together with its realm. */
  adopt(): void;
  stop(): void;
}

/**
 * Moves the clock at every full second, so that what falls due happens without a request. When a request moves the
 * clock ahead, it stays ahead by as much; the wall clock going back never moves it back.
 *
 * @param wallClock - milliseconds since 1970
 */
export function followWallClock(clock: MovableClock, wallClock: () => number): FollowingClock {
  let ahead_seconds = 0;
  const present = (): number => Math.floor(wallClock() / 1000);
  const catchUp = (): void => {
    const due = present() + ahead_seconds;
    if (due > clock.now() || clock.isDue?.() === true) clock.moveTo(Math.max(due, clock.now()));
  };
  let timer: NodeJS.Timeout;
  const tick = (): void => {
    catchUp();
    timer = setTimeout(tick, 1000 - (wallClock() % 1000));
    timer.unref();
  };
  tick();
  const adopt = (): void => {
    const shift = clock.now() - (present() + ahead_seconds);
    // A clock that no request has moved may be one second behind, because its next tick is about to come.
    if (shift > 0 || shift < -1) ahead_seconds = Math.max(0, clock.now() - present());
  };
  return {
    catchUp,
    adopt,
    stop: () => clearTimeout(timer),
  };
}

type Front = ReturnType<typeof frontController>;

/**
 * Serves a realm on the time of the wall clock: every request finds the present second, and what falls due happens at
 * its second while no request comes. A clock that the control plane has moved ahead stays ahead.
 *
 * @param wallClock - milliseconds since 1970
 */
export function onWallClock(
  front: Front,
  clock: SimulatorClock,
  wallClock: () => number,
): { readonly front: Front; readonly stop: () => void } {
  const movable = {
    now: () => clock.now,
    isDue: () => clock.next !== undefined && clock.next.at <= clock.now,
    moveTo: (now: number) => clock.advanceTo(now),
  };
  const following = followWallClock(movable, wallClock);
  return {
    front: {
      ...front,
      handle: async (request) => {
        following.catchUp();
        const response = await front.handle(request);
        if (isControlPath(request.url.pathname)) following.adopt();
        return response;
      },
    },
    stop: following.stop,
  };
}
