/** Lets the virtual clock of a realm follow the wall clock, for clients that compare times with their own. */

/** A clock that can be moved forward, in UNIX seconds. */
export interface MovableClock {
  now(): number;
  moveTo(now: number): void;
}

/** A clock that follows the wall clock until it is stopped. */
export interface FollowingClock {
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
    if (due > clock.now()) clock.moveTo(due);
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
