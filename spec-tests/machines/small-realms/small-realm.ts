/** A small realm for a machine: its moves are made in every order, and each is held against the machine's table. */
import { explore, type Outcome, type Realm } from "../../../src/index";
import type { StateRow } from "../../../src/protocol/state-tables";
import type { Machine } from "../../../src/scenario/machines/machine";

/** One thing with a table of states: a message, a folder, the membership of a user. */
export interface Subject {
  readonly name: string;
  readonly table: readonly StateRow[];
  readonly state: (realm: Realm) => string;
}

/** A subject of a table, by its key in realms. */
export function subjectOf(name: string, { table, state }: Machine, key: string | number): Subject {
  return { name, table, state: (realm) => state(realm, String(key)) ?? "not there" };
}

/** An action of a user. */
export interface SmallMove {
  readonly name: string;
  /** The trigger in the table, and the subject that it is about; none for what only changes the circumstances. */
  readonly trigger?: string;
  readonly about?: string | ((realm: Realm) => string);
  /** The trigger of whatever becomes of other subjects by it, as time does. */
  readonly others?: string;
  /** Where it can be made at all; by default everywhere. */
  readonly when?: (realm: Realm) => boolean;
  readonly make: (realm: Realm) => Outcome;
}

/** A realm that is small enough for all that may happen in it. */
export interface SmallRealm {
  readonly name: string;
  readonly start: Realm;
  readonly subjects: readonly Subject[];
  readonly moves: readonly SmallMove[];
  readonly max_repeats?: number;
  readonly max_depth?: number;
  /** What of a realm counts besides the states of the subjects; the log of events and the next token never do. */
  readonly relevant?: (realm: Realm) => unknown;
}

/** What was seen: counts, and how often each row of each table was gone along. */
export interface Exhausted {
  readonly states: number;
  readonly transitions: number;
  readonly taken: ReadonlyMap<StateRow, number>;
}

const MOST_STATES = 200_000;

/** Everything but what differs by history alone. */
export function withoutHistory(realm: Realm): unknown {
  const { event_log: _log, random: _random, queues: _queues, last_ids: _ids, recipient_ids: _recipients, ...rest } = realm;
  return Object.values(rest);
}

/** Makes all moves of a small realm in every order; throws when one is not in the tables. */
export function exhausted(small: SmallRealm): Exhausted {
  const { name, start, moves, subjects, relevant = withoutHistory, max_repeats, max_depth } = small;
  const taken = new Map<StateRow, number>();
  const byName = new Map(moves.map((move) => [move.name, move]));
  const statesOf = statesOfSubjects(subjects);
  const possible = moves.map(({ when = () => true, ...move }) => ({
    name: move.name,
    make: (realm: Realm): Outcome => (when(realm) ? move.make(realm) : { ok: true, realm, response: {}, events: [], outbound: [] }),
  }));
  const seen = explore(start, possible, [], {
    max_states: MOST_STATES,
    ...(max_repeats === undefined ? {} : { max_repeats }),
    ...(max_depth === undefined ? {} : { max_depth }),
    relevant: (realm) => [relevant(realm), ...statesOf(realm)],
    watch: ({ move, before, outcome }) => problemOf({ subjects, statesOf, taken }, byName.get(move), before, outcome),
  });
  if (seen.violation !== undefined) throw new Error(`${name}: ${seen.violation.problem}\nafter: ${seen.violation.moves.join(", then ")}`);
  if (!seen.complete) throw new Error(`${name}: there are more than ${MOST_STATES} states.`);
  return { states: seen.states, transitions: seen.transitions, taken };
}

/** The states of all subjects; they are remembered for a realm as long as moves are tried from it, and for where the last one led. */
function statesOfSubjects(subjects: readonly Subject[]): (realm: Realm) => readonly string[] {
  interface Known {
    readonly realm: Realm;
    readonly states: readonly string[];
  }
  let [last, before]: (Known | undefined)[] = [];
  return (realm) => {
    const known = last?.realm === realm ? last : before?.realm === realm ? before : undefined;
    if (known !== undefined && known === last) return known.states;
    const found = known ?? { realm, states: subjects.map(({ state }) => state(realm)) };
    [last, before] = [found, last];
    return found.states;
  };
}

interface Watch {
  readonly subjects: readonly Subject[];
  readonly statesOf: (realm: Realm) => readonly string[];
  readonly taken: Map<StateRow, number>;
}

function problemOf({ subjects, statesOf, taken }: Watch, move: SmallMove | undefined, before: Realm, outcome: Outcome): string | undefined {
  if (move === undefined) return "The move has no name.";
  if (move.when?.(before) === false) return undefined;
  const about = typeof move.about === "function" ? move.about(before) : move.about;
  const [statesBefore, statesAfter] = [statesOf(before), statesOf(outcome.realm)];
  for (const [index, { name, table }] of subjects.entries()) {
    const [from, to] = [statesBefore[index] ?? "", statesAfter[index] ?? ""];
    const isMeant = name === about;
    if (!isMeant && from === to) continue;
    const trigger = isMeant ? move.trigger : move.others;
    const isRefused = isMeant && !outcome.ok;
    const row = table.find((one) => one.state === from && one.trigger === trigger && one.next === to && one.refused === isRefused);
    if (row === undefined) {
      const why = outcome.ok ? "" : `, refused: ${outcome.error.code}, ${outcome.error.msg}`;
      return `${name}: the table knows no ${from} --${trigger ?? "nothing"}--> ${to}${why} (${move.name})`;
    }
    taken.set(row, (taken.get(row) ?? 0) + 1);
  }
  return undefined;
}
