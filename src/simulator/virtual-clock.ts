import { advanceClock, type AdvanceClockResponse, type ClockTarget } from "../model/clock/advance-clock";
import { type DueMoment, nextDue, nextInactive } from "../model/clock/due";
import { CallProblem } from "../model/outcome/call-problem";
import { joinedOutcomes, type Outcome } from "../model/views/outcome";
import { advanceInSteps } from "./advance-in-steps";
import { spanSeconds, timeSeconds, type TimeSpan } from "./calls/time-span";
import { readings } from "./readings";
import type { SimulatorCell } from "./simulator-cell";

/** The virtual clock of a simulator. */
export interface SimulatorClock {
  /** UNIX seconds. */
  readonly now: number;
  /** What the clock will do next; undefined when nothing is due. */
  readonly next: DueMoment | undefined;
  /**
   * Advances the clock; everything that is due on the way happens at its own moment.
   *
   * No program runs meanwhile, so a client whose poll is open has no chance to poll again. It counts as a client that
   * goes on polling, however far the clock goes: its queue lives, and the poll is answered once, at the end. To test a
   * client that oversleeps, abort its poll before, or use `advanceAsync`.
   *
   * @throws CallProblem if the clock would go back, by parts of a second, or too far
   * @example sim.clock.advance({ hours: 1 });
   */
  advance(span: TimeSpan): Outcome<AdvanceClockResponse>;
  /**
   * Advances the clock and lets programs run in between: it waits until all requests are settled, goes to each due
   * moment, each delayed answer and each heartbeat of an open poll on the way, and waits again after each. A queue whose
   * client does not poll again after a heartbeat expires, by default 10 minutes later. The outcome has what happened in
   * all of these moves. Advancing by a and then by b equals advancing by a + b.
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
  readonly cell: Pick<SimulatorCell, "realm" | "apply" | "polls" | "held">;
  readonly settled: () => Promise<void>;
  /** Notes a move in the step log. */
  readonly note: (to: number) => void;
}

export function clockOf({ cell, settled, note }: ClockSource): SimulatorClock {
  const { realm, apply } = cell;
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
      const moveTo = (time: number): Outcome<AdvanceClockResponse> =>
        time < target ? advanceTo(time) : advance(target - realm().now);
      const stepping = {
        now: () => realm().now,
        next: () => nextStop(cell),
        moveTo,
        settled,
        call: "clock.advanceAsync",
      };
      return joinedMoves(await advanceInSteps(stepping, target));
    },
  };
  return clockFrom(moves, { now: () => realm().now, next: () => nextDue(realm()) });
}

/** When something happens next that a program can notice; infinite if nothing does. */
function nextStop({ realm, polls, held }: ClockSource["cell"]): number {
  const { now } = realm();
  const answers = [held.next() ?? Infinity, ...polls.connected().map(({ heartbeat_at }) => heartbeat_at)];
  const due = nextDue(realm())?.at ?? Infinity;
  return Math.min(due, nextInactive(realm()), ...answers.filter((at) => at > now));
}

/** Several moves of the clock as one outcome. */
function joinedMoves(moves: readonly Outcome<AdvanceClockResponse>[]): Outcome<AdvanceClockResponse> {
  const last = moves.at(-1);
  if (last === undefined) throw new Error("There is at least one move.");
  if (moves.length === 1 || !last.ok) return last;
  const fired = moves.flatMap((move) => (move.ok ? move.response.fired : []));
  return joinedOutcomes(moves, { now: last.response.now, fired });
}
