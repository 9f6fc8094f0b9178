/** A realm on the time of the wall clock, which the test moves. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followWallClock } from "../../src/cli/real-clock";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_500 }));
afterEach(() => void vi.useRealTimers());

function followed(): { clock: { shows: number }; following: ReturnType<typeof followWallClock> } {
  const clock = { shows: 0 };
  const movable = { now: () => clock.shows, moveTo: (now: number) => void (clock.shows = now) };
  return { clock, following: followWallClock(movable, Date.now) };
}

test("shows the present second immediately, and moves at every full second without a request", () => {
  const { clock } = followed();
  expect(clock.shows).toBe(1000);
  vi.advanceTimersByTime(499);
  expect(clock.shows).toBe(1000);
  vi.advanceTimersByTime(1);
  expect(clock.shows).toBe(1001);
  vi.advanceTimersByTime(10_000);
  expect(clock.shows).toBe(1011);
});

test("catches up in between when the machine has slept", () => {
  const { clock, following } = followed();
  vi.setSystemTime(5_000_000);
  following.catchUp();
  expect(clock.shows).toBe(5000);
});

test("never goes back with the wall clock", () => {
  const { clock } = followed();
  vi.setSystemTime(900_000);
  vi.advanceTimersByTime(2_000);
  expect(clock.shows).toBe(1000);
});

test("stays ahead by as much as it was moved, and goes on from there", () => {
  const { clock, following } = followed();
  clock.shows += 3600;
  following.adopt();
  vi.advanceTimersByTime(500);
  following.adopt();
  expect(clock.shows).toBe(1001 + 3600);
});

test("comes back to the present after a reset", () => {
  const { clock, following } = followed();
  clock.shows += 3600;
  following.adopt();
  clock.shows = 1000;
  following.adopt();
  vi.advanceTimersByTime(500);
  expect(clock.shows).toBe(1001);
});

test("stands still when it is stopped", () => {
  const { clock, following } = followed();
  following.stop();
  vi.advanceTimersByTime(10_000);
  expect(clock.shows).toBe(1000);
});
