/** Which operations a plan calls by their examples: all have their turns, those with many parameters more often. */
import type { Random } from "../testing/arbitraries/random";
import { type OperationAction, operationActions } from "./actions/operation-actions";
import type { PlanStep } from "./plan-step";

/** One of so many plans is a tour: most of its steps are calls, which take their turns. */
const TOUR = 2;

/** One of so many steps is a call: nearly all in a tour, few in another plan. */
const SHARE_OF_TOUR = 1.15;
const SHARE = 8;

/** So many turns belong to a tour. */
const TURNS_OF_A_TOUR = 32;

/** One of so many calls is of any operation, also of one whose events the client does not listen to. */
const ANY_OPERATION = 8;

/** What the calls of a plan are chosen for. */
export interface TurnsFor {
  /** The types of events that the client listens to; null for all. */
  readonly heard: ReadonlySet<string> | null;
  readonly level: number;
  /** Which plan it is. */
  readonly number: number;
  /** How often a call has brought nothing new since it last did, by the name of its action. */
  readonly idle: ReadonlyMap<string, number>;
  /** Whether the plan leaves room for other actions: user-defined ones are in every plan. */
  readonly hasOwn?: boolean;
}

/**
 * What chooses the calls of a plan: each is some steps, with those that create what the last one needs; undefined where
 * the plan has another step.
 */
export function operationCalls({
  heard,
  level,
  number,
  idle,
  hasOwn = false,
}: TurnsFor): (random: Random) => readonly PlanStep[] | undefined {
  const all = operationActions().filter(({ since, until }) => since <= level && level < until);
  const heardOnes = all.filter(({ events }) => heard === null || events.some((type) => heard.has(type)));
  // What has brought nothing new in all of its turns rests.
  const lively = heardOnes.filter((one) => (idle.get(one.name) ?? 0) < one.choices(level));
  const some = turnTable([lively, heardOnes, all].find((list) => list.length > 0) ?? all, level);
  const any = turnTable(all, level);
  const isTour = !hasOwn && number % TOUR === 0;
  let next = Math.floor(number / TOUR) * TURNS_OF_A_TOUR;
  return (random) => {
    if (random.share() * (isTour ? SHARE_OF_TOUR : SHARE) >= 1) return undefined;
    const table = random.below(ANY_OPERATION) === 0 ? any : some;
    const turn = isTour ? (next += 1) : random.below(some.length);
    const { operation, rank, turns } = table[turn % table.length] ?? random.one(table);
    const round = Math.floor(turn / table.length);
    return [...operation.after, operation.name].map((name) => ({
      action: name,
      numbers: [round * turns + rank, random.below(1000), random.below(1000)],
    }));
  };
}

interface Turn {
  readonly operation: OperationAction;
  /** Which turn of the operation it is, and how many it has in a round. */
  readonly rank: number;
  readonly turns: number;
}

/** The turns of a round. The turns of one operation are spread over it. */
function turnTable(operations: readonly OperationAction[], level: number): readonly Turn[] {
  return operations
    .flatMap((operation, index) => {
      const turns = operation.choices(level);
      return Array.from({ length: turns }, (_, rank) => ({
        operation,
        rank,
        turns,
        // The golden ratio: operations with as many turns come at different places.
        place: (rank + ((index * 0.618) % 1)) / turns,
      }));
    })
    .sort((one, other) => one.place - other.place);
}
