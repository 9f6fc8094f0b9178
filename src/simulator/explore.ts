import { checkedParams } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import type { Outcome } from "../model/views/outcome";
import type { AnyValue } from "../protocol/schema/shapes";
import { checkedOutcome, checkedSnapshot, EXPLORED } from "./calls/checked-arguments";
import { contentKeys } from "./content-key";

/** Something that can happen in a realm: a call of an account, or a move of the clock. */
export interface Move {
  readonly name: string;
  readonly make: (realm: Realm) => Outcome;
}

/** A condition that must hold in every state. `problem` returns a sentence about what is wrong, or undefined. */
export interface Invariant {
  readonly name: string;
  readonly problem: (realm: Realm) => string | undefined;
}

/** A move that was tried: the state before it, and the outcome, accepted or refused. */
export interface TriedMove {
  readonly move: string;
  readonly before: Realm;
  readonly outcome: Outcome;
}

/** Limits of an exploration. */
export interface ExploreOptions {
  /** The longest sequence of moves; by default it ends when no move leads to a new state. */
  readonly max_depth?: number;
  /** After how many different states to stop; by default 10,000. */
  readonly max_states?: number;
  /** How often each move can be made along one path; by default any number of times. */
  readonly max_repeats?: number;
  /**
   * Returns the part of a state that counts when states are compared; by default all of it. Omit what depends only on
   * history and does not matter to the moves and invariants (the log of events, the next IDs). Then more states are
   * equal.
   */
  readonly relevant?: (realm: Realm) => AnyValue;
  /** Called with every move that is tried. If it returns a sentence, the exploration ends with this problem. */
  readonly watch?: (step: TriedMove) => string | undefined;
}

/** A state that breaks an invariant, with the shortest sequence of moves that leads to it. */
export interface Violation {
  /** The invariant's name, or `watch`. */
  readonly invariant: string;
  readonly problem: string;
  readonly moves: readonly string[];
  readonly realm: Realm;
}

/** The result of an exploration. */
export interface Exploration {
  /** The number of different states. */
  readonly states: number;
  /** The number of moves that were tried, refused ones included. */
  readonly transitions: number;
  /** The length of the longest sequence that was followed. */
  readonly depth: number;
  /** Whether every state within the depth was visited; false after a violation, and when `max_states` was reached. */
  readonly complete: boolean;
  readonly violation?: Violation;
}

/** A state, and the first path to it; `made` counts each move, where repeats are counted. */
interface Place {
  readonly realm: Realm;
  readonly from: Place | undefined;
  readonly move: number;
  readonly made: readonly number[];
}

const DEFAULT_STATES = 10_000;

/**
 * Tries every order in which moves can happen, shortest sequences first, and visits each state once, whichever path
 * leads to it. It stops at the first state that breaks an invariant.
 *
 * @param moves - what can happen; a refused move leads to a new state only if it changes the realm, as a few do
 * @param invariants - what must hold in every state, the first included
 * @throws CallProblem for an invalid realm, list of moves or list of invariants, and for an unknown option
 * @example
 * const write = (realm: Realm) => sendMessage(realm, 1, { type: "direct", to: [2], content: "hi" });
 * const few = { name: "few messages", problem: (realm: Realm) => (realm.messages.size > 3 ? "too many" : undefined) };
 * const { violation } = explore(createRealm(), [{ name: "Ann writes", make: write }], [few]);
 */
export function explore(
  realm: Realm,
  moves: readonly Move[],
  invariants: readonly Invariant[],
  options: ExploreOptions = {},
): Exploration {
  checkedSnapshot(realm, "explore");
  checkedParams("explore", EXPLORED, { moves, invariants, options });
  const { max_depth = Number.MAX_SAFE_INTEGER, max_states = DEFAULT_STATES, watch } = options;
  const isNew = newStates(options);
  let [states, transitions, depth] = [1, 0, 0];
  const found = (complete: boolean, violation?: Violation): Exploration => {
    return { states, transitions, depth, complete, ...(violation === undefined ? {} : { violation }) };
  };
  const violationOf = (place: Place, problem = problemIn(place.realm, invariants)): Violation | undefined => {
    return problem && { ...problem, moves: pathTo(place, moves), realm: place.realm };
  };
  const start: Place = { realm, from: undefined, move: -1, made: moves.map(() => 0) };
  isNew(start);
  const first = violationOf(start);
  if (first !== undefined) return found(false, first);
  for (let frontier = [start]; frontier.length > 0 && depth < max_depth;) {
    const next: Place[] = [];
    for (const place of frontier) {
      for (const [index, move] of moves.entries()) {
        if ((place.made[index] ?? 0) >= (options.max_repeats ?? Number.MAX_SAFE_INTEGER)) continue;
        transitions += 1;
        const outcome = checkedOutcome(`explore: the move ${move.name}`, move.make(place.realm));
        const reached = reachedFrom(place, outcome.realm, index, options);
        const problem = watch?.({ move: move.name, before: place.realm, outcome });
        if (problem !== undefined) return found(false, violationOf(reached, { invariant: "watch", problem }));
        if (outcome.realm === place.realm || !isNew(reached)) continue;
        states += 1;
        const violation = violationOf(reached);
        if (violation !== undefined) depth = violation.moves.length;
        if (violation !== undefined) return found(false, violation);
        if (states >= max_states) return found(false);
        next.push(reached);
      }
    }
    if (next.length > 0) depth += 1;
    frontier = next;
  }
  return found(true);
}

function reachedFrom(from: Place, realm: Realm, move: number, { max_repeats }: ExploreOptions): Place {
  const made = max_repeats === undefined ? from.made : from.made.with(move, (from.made[move] ?? 0) + 1);
  return { realm, from, move, made };
}

/** States are equal when their contents are; where repeats are counted, the remaining moves count too. */
function newStates({ relevant, max_repeats }: ExploreOptions): (place: Place) => boolean {
  const keyOf = contentKeys();
  const seen = new Set<string>();
  return ({ realm, made }) => {
    const content = keyOf(relevant === undefined ? realm : relevant(realm));
    const key = max_repeats === undefined ? content : `${content} ${made.join()}`;
    const before = seen.size;
    return seen.add(key).size > before;
  };
}

function pathTo(place: Place, moves: readonly Move[]): readonly string[] {
  const path: string[] = [];
  for (let one: Place | undefined = place; one?.from !== undefined; one = one.from)
    path.push(moves[one.move]?.name ?? "");
  return path.reverse();
}

function problemIn(realm: Realm, invariants: readonly Invariant[]): Omit<Violation, "moves" | "realm"> | undefined {
  for (const { name, problem } of invariants) {
    const sentence = problem(realm);
    if (sentence !== undefined) return { invariant: name, problem: sentence };
  }
  return undefined;
}
