import type { Outcome } from "../outcome/outcome";
import { canonicalDigest } from "../realm/canonical-digest";
import type { Realm } from "../realm/realm";
import { realmToJSON } from "../realm/snapshot-json";

/** Something that may happen in a realm: a call by somebody, a step of the clock. */
export interface Move {
  readonly name: string;
  readonly make: (realm: Realm) => Outcome;
}

/** Something that must hold in every state; it gives a sentence about what is wrong, or undefined. */
export interface Invariant {
  readonly name: string;
  readonly problem: (realm: Realm) => string | undefined;
}

/** How far to go. */
export interface ExploreOptions {
  /** The longest sequence of moves; without it, until nothing new comes. */
  readonly max_depth?: number;
  /** The number of different states after which to stop, by default 10,000. */
  readonly max_states?: number;
  /** How often each move may be made along one path; by default any number of times. */
  readonly max_repeats?: number;
}

/** A state that breaks an invariant, with the shortest sequence of moves that leads to it. */
export interface Violation {
  readonly invariant: string;
  readonly problem: string;
  readonly moves: readonly string[];
  readonly realm: Realm;
}

/** What was seen. */
export interface Exploration {
  /** The number of different states. */
  readonly states: number;
  /** The number of moves that were tried, refused ones included. */
  readonly transitions: number;
  /** The length of the longest sequence that was followed. */
  readonly depth: number;
  /** Whether everything within the depth was seen; false when the number of states ran out. */
  readonly complete: boolean;
  readonly violation?: Violation;
}

interface Place {
  readonly realm: Realm;
  readonly moves: readonly string[];
}

const DEFAULT_STATES = 10_000;

/**
 * Goes through every order in which moves can happen, the shortest sequences first, and looks at each state once,
 * however it was reached. It stops at the first state that breaks an invariant.
 *
 * @param moves - what may happen; a refused move leads nowhere
 * @param invariants - what must hold, from the start on
 */
export function explore(
  realm: Realm,
  moves: readonly Move[],
  invariants: readonly Invariant[],
  options: ExploreOptions = {},
): Exploration {
  const { max_depth = Number.MAX_SAFE_INTEGER, max_states = DEFAULT_STATES, max_repeats } = options;
  const seen = new Set<string>([stateKey(realm, [], max_repeats)]);
  let frontier: Place[] = [{ realm, moves: [] }];
  let transitions = 0;
  let depth = 0;
  const found = (complete: boolean, violation?: Violation): Exploration => ({
    states: seen.size,
    transitions,
    depth,
    complete,
    ...(violation === undefined ? {} : { violation }),
  });
  const first = violationIn({ realm, moves: [] }, invariants);
  if (first !== undefined) return found(true, first);
  while (frontier.length > 0 && depth < max_depth) {
    const next: Place[] = [];
    for (const place of frontier) {
      for (const move of moves) {
        if (max_repeats !== undefined && countOf(place.moves, move.name) >= max_repeats) continue;
        transitions += 1;
        const outcome = move.make(place.realm);
        if (outcome.realm === place.realm) continue;
        const reached = { realm: outcome.realm, moves: [...place.moves, move.name] };
        const key = stateKey(reached.realm, reached.moves, max_repeats);
        if (seen.has(key)) continue;
        seen.add(key);
        const violation = violationIn(reached, invariants);
        if (violation !== undefined) {
          depth = reached.moves.length;
          return found(true, violation);
        }
        if (seen.size >= max_states) return found(false);
        next.push(reached);
      }
    }
    if (next.length > 0) depth += 1;
    frontier = next;
  }
  return found(true);
}

/** States are the same when their contents are; where repeats are counted, what may still happen counts too. */
function stateKey(realm: Realm, path: readonly string[], maxRepeats: number | undefined): string {
  const digest = canonicalDigest(realmToJSON(realm));
  return maxRepeats === undefined ? digest : `${digest} ${[...path].sort().join(" ")}`;
}

function countOf(path: readonly string[], name: string): number {
  return path.filter((move) => move === name).length;
}

function violationIn(place: Place, invariants: readonly Invariant[]): Violation | undefined {
  for (const invariant of invariants) {
    const problem = invariant.problem(place.realm);
    if (problem !== undefined) return { invariant: invariant.name, problem, moves: place.moves, realm: place.realm };
  }
  return undefined;
}
