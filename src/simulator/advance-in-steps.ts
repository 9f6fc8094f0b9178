/** Moves a clock from one due moment to the next, and waits at each for programs that react to it. */
import { CallProblem } from "../model/outcome/call-problem";

/** How often programs can set the clock back while it moves. */
const MOST_SET_BACK = 100;

/** A clock, as far as it has to be known to move it in steps. */
interface Stepping<Move> {
  readonly now: () => number;
  /** When something is due next. */
  readonly next: () => number;
  readonly moveTo: (time: number) => Move;
  /** Resolves when programs have reacted. */
  readonly settled: () => Promise<void>;
  /** What was called, for a sentence about it. */
  readonly call: string;
}

/**
 * Moves a clock to a time, with a stop at each due moment.
 *
 * @returns the moves, one at least
 * @throws CallProblem if programs set the clock back again and again
 */
export async function advanceInSteps<Move>(
  { now, next, moveTo, settled, call }: Stepping<Move>,
  target: number,
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (let set_back = 0; set_back <= MOST_SET_BACK;) {
    moves.push(moveTo(Math.min(Math.max(next(), now()), target)));
    const arrived = now();
    await settled();
    if (now() >= target) return moves;
    if (now() < arrived) set_back += 1;
  }
  throw new CallProblem(
    `${call}: the clock was set back more than ${MOST_SET_BACK} times on its way: ` +
      "a program that restores an earlier snapshot at each event must stop doing so.",
  );
}
