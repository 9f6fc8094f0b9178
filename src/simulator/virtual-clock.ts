import { advanceClock, type AdvanceClockResponse, type ClockTarget } from "../model/clock/advance-clock";
import { type DueMoment, nextDue } from "../model/clock/due";
import { joinedOutcomes, type Outcome } from "../model/outcome/outcome";
import type { Realm } from "../model/realm/realm";
import type { SimulatorCell } from "./simulator-cell";
import { advanceInSteps } from "./advance-in-steps";
import { CallProblem } from "./calls/check-call";
import { spanSeconds, timeSeconds, type TimeSpan } from "./calls/time-span";
import { readings } from "./readings";

/** The virtual clock of a simulator. */
export interface SimulatorClock {
  /** UNIX seconds. */
  readonly now: number;
  /** What the clock will do next; undefined when nothing is due. */
  readonly next: DueMoment | undefined;
  /**
   * Advances the clock; everything that is due on the way happens at its own moment.
   *
   * @throws CallProblem if the clock would go back, by parts of a second, or too far
   * @example sim.clock.advance({ hours: 1 });
   */
  advance(span: TimeSpan): Outcome<AdvanceClockResponse>;
  /**
   * Advances the clock and lets programs run in between: it waits until all requests are settled, goes to each due
   * moment and each delayed answer on the way, and waits again after each. The outcome has what happened in all of
   * these moves.
   *
   * @throws CallProblem (as a rejection) like `advance`, and if programs set the clock back more than 100 times on its
   *   way
   *
   * ```ts
   * sim.faults.plan({ rules: [{ fault: "delay", seconds: 30 }] });
   * const sending = client.send("hello");
   * await sim.clock.advanceAsync({ seconds: 30 });
   * await sending;
   * ```
   */
  advanceAsync(span: TimeSpan): Promise<Outcome<AdvanceClockResponse>>;
  /**
   * Moves the clock to a time in UNIX seconds.
   *
   * @throws CallProblem like `advance`
   * @example sim.clock.advanceTo(sim.clock.now + 60);
   */
  advanceTo(seconds: number): Outcome<AdvanceClockResponse>;
  /**
   * Moves the clock to the next due moment; does nothing when nothing is due.
   *
   * @example sim.clock.runToNext();
   */
  runToNext(): Outcome<AdvanceClockResponse>;
}

const clockFrom = readings<Pick<SimulatorClock, "now" | "next">>(["now", "next"]);

interface ClockSource {
  readonly realm: () => Realm;
  readonly apply: SimulatorCell["apply"];
  readonly settled: () => Promise<void>;
  readonly nextDelayed: () => number | undefined;
  /** Notes a move in the step log. */
  readonly note: (to: number) => void;
}

export function clockOf({ realm, apply, settled, nextDelayed, note }: ClockSource): SimulatorClock {
  const move = (call: string, target: ClockTarget): Outcome<AdvanceClockResponse> => {
    const outcome = advanceClock(realm(), target);
    if (!outcome.ok) throw new CallProblem(`clock.${call}: ${outcome.error.msg}`);
    note(outcome.response.now);
    return apply(() => outcome);
  };
  const advance = (seconds: number): Outcome<AdvanceClockResponse> => move("advance", { seconds });
  const advanceTo = (to: number): Outcome<AdvanceClockResponse> => move("advanceTo", { to });
  const moves: Omit<SimulatorClock, "now" | "next"> = {
    advance: (span) => advance(spanSeconds(span)),
    advanceTo: (to) => advanceTo(timeSeconds(to)),
    runToNext: () => advanceTo(nextDue(realm())?.at ?? realm().now),
    advanceAsync: async (span) => {
      const seconds = spanSeconds(span);
      await settled();
      const target = realm().now + seconds;
      if (!Number.isSafeInteger(target) || seconds <= 0) return advance(seconds);
      const next = (): number => {
        const [due = Infinity, delayed = Infinity] = [nextDue(realm())?.at, nextDelayed()];
        return Math.min(due, delayed > realm().now ? delayed : Infinity);
      };
      const moveTo = (time: number): Outcome<AdvanceClockResponse> =>
        time < target ? advanceTo(time) : advance(target - realm().now);
      const stepping = { now: () => realm().now, next, moveTo, settled, call: "clock.advanceAsync" };
      return joinedMoves(await advanceInSteps(stepping, target));
    },
  };
  return clockFrom(moves, { now: () => realm().now, next: () => nextDue(realm()) });
}

/** Several moves of the clock as one outcome. */
function joinedMoves(moves: readonly Outcome<AdvanceClockResponse>[]): Outcome<AdvanceClockResponse> {
  const last = moves.at(-1);
  if (last === undefined) throw new Error("There is at least one move.");
  if (moves.length === 1 || !last.ok) return last;
  const fired = moves.flatMap((move) => (move.ok ? move.response.fired : []));
  return joinedOutcomes(moves, { now: last.response.now, fired });
}
