/**
 * Plays a sequence of random operations and holds both laws of events at steps that are drawn, and at the end. Where one
 * does not hold there, the sequence is played again and both are held after every step, which tells where it began.
 */
import fc from "fast-check";
import { advanceClock, type Outcome, type Realm } from "../../src/index";
import { OPERATIONS } from "../../src/operations/index";
import { userById } from "../../src/rules/users/people";
import { lawRealm } from "./law-realm";
import { betrayals, learn, marksIn } from "./law-secrets";
import { type Happened, noteStep, nothingHappened } from "./told-by-none";
import { lapses, NEW_CLIENT, OLD_CLIENT, polled, type Seen, type Watcher, watching } from "./law-watcher";
import { countOperations } from "./property-runs";
import { DRAWN_OPERATIONS } from "../../src/arbitraries/drawn-operations";
import { pickFrom } from "../../src/arbitraries/pick";

/** A step: which operation, by whom, and the number that its parameters are drawn from. */
export interface LawStep {
  readonly name: string;
  readonly actor: number;
  readonly seed: number;
  /** Whether the laws are held after it. */
  readonly isChecked: boolean;
}

/** Who listens, and what happens. */
export interface LawSequence {
  readonly watched: readonly number[];
  readonly steps: readonly LawStep[];
}

type Call = (realm: Realm, actor: number, params: unknown) => Outcome;

const CLOCK = "advanceClock";
const names = Object.entries(DRAWN_OPERATIONS)
  .filter(([name]) => name in OPERATIONS)
  .flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
const ADMINISTRATORS = [1, 2];
const stepOf = (checkedOneIn: number): fc.Arbitrary<LawStep> =>
  fc.record({
    isChecked: fc.nat(checkedOneIn - 1).map((drawn) => drawn === 0),
    name: fc.constantFrom(...names, CLOCK, CLOCK),
    actor: fc.constantFrom(...ADMINISTRATORS, ...ADMINISTRATORS, 3, 4, 4, 4, 5, 5, 6, 7),
    seed: fc.nat(),
  });

/** Sequences of a number of steps, of which one in so many is checked, watched by three accounts of different rights. */
export function lawSequences(length: number, checkedOneIn: number): fc.Arbitrary<LawSequence> {
  return fc.record({
    watched: fc
      .tuple(fc.constantFrom(1, 2), fc.constantFrom(3, 4, 5, 7), fc.constantFrom(4, 5, 6, 6, 6))
      .map((ids) => [...new Set(ids), ...(ids[1] === ids[2] ? [6] : [])]),
    steps: fc.array(stepOf(checkedOneIn), { minLength: length, maxLength: length, size: "max" }),
  });
}

interface Play {
  /** Whether the laws are held after this step. */
  isChecked: boolean;
  realm: Realm;
  watchers: Watcher[];
  /** Clients without capabilities, which poll only at the end. */
  old: Watcher[];
  readonly happened: Happened;
  readonly known: Map<number, Set<string>>;
  readonly log: string[];
}

function carriedOut({ realm, known, log }: Play, { name, actor: drawn, seed }: LawStep, number: number): [Outcome, Seen] {
  if (name === CLOCK) {
    const outcome = advanceClock(realm, { seconds: 1 + (seed % 300) });
    return [outcome, { userId: 0, what: CLOCK, value: null }];
  }
  const pick = pickFrom(realm, drawn, seed, number);
  const params = DRAWN_OPERATIONS[name]?.params(pick) ?? {};
  const { actor } = pick;
  marksIn(params).forEach((mark) => known.get(actor)?.add(mark));
  const call = (OPERATIONS as unknown as Record<string, Call>)[name];
  if (call === undefined) throw new Error(`There is no operation ${name}.`);
  const outcome = call(realm, actor, params);
  const said = outcome.ok ? "" : ` refused: ${outcome.error.code} ${outcome.error.msg}`;
  log.push(`${number}. ${name} by ${actor} ${JSON.stringify(params)}${said}`);
  return [outcome, { userId: actor, what: `the answer to ${name}`, value: outcome.ok ? outcome.response : outcome.error }];
}

function told(play: Play, problems: readonly string[]): string {
  return [...problems.slice(0, 8), "after:", ...play.log].join("\n");
}

function checkShown(play: Play, seen: Seen): void {
  if (!play.isChecked) return;
  const known = play.known.get(seen.userId);
  if (known === undefined) return;
  const problems = betrayals(known, play.realm, seen);
  if (problems.length > 0) throw new Error(told(play, problems));
}

/**
 * Clients of accounts that were deactivated end. Those of accounts that came back begin anew, and those of accounts with
 * another role: servers tell of the role and little of what follows from it.
 */
function renewed(play: Play, list: Watcher[], options: Watcher["options"]): Watcher[] {
  return list.map((watcher) => {
    const user = userById(play.realm, watcher.userId);
    const isActive = user?.is_active === true;
    if (isActive && (watcher.queueId === "" || user.role !== watcher.role)) {
      const [realm, fresh] = watching(play.realm, watcher.userId, options);
      play.realm = realm;
      return fresh;
    }
    return isActive ? watcher : { ...watcher, queueId: "" };
  });
}

function listen(play: Play, list: readonly Watcher[]): Watcher[] {
  return list.map((watcher) => {
    if (watcher.queueId === "") return watcher;
    const [realm, after, events] = polled(play.realm, watcher);
    play.realm = realm;
    for (const event of events) {
      const what = `the event ${String(event["type"])}/${String(event["op"])}`;
      checkShown(play, { userId: watcher.userId, what, value: event });
    }
    const { fresh, differences } = lapses(realm, after, play.happened);
    checkShown(play, { userId: watcher.userId, what: "a registration", value: fresh });
    if (differences.length === 0) return after;
    const heard = events.map((event) => `told: ${JSON.stringify(event).slice(0, 400)}`);
    const problems = [
      `account ${watcher.userId} (${watcher.options === OLD_CLIENT ? "old" : "new"} client) keeps | would be told:`,
      ...differences.slice(0, 4).map(({ path, one, other }) => `${path}: ${show(one)} | ${show(other)}`),
      ...heard.slice(-6),
    ];
    throw new Error(told(play, problems));
  });
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, 300);
}

const START_REALM = lawRealm();

type OnStep = (name: string, isOk: boolean, problem: string) => void;

/** Plays a sequence; throws an error that tells it all when a law does not hold. Returns which operations went well. */
export function playSequence(sequence: LawSequence, onStep: OnStep = () => undefined): ReadonlySet<string> {
  try {
    return played(sequence, onStep, false);
  } catch (problem) {
    played(sequence, () => undefined, true);
    throw problem;
  }
}

function begun(watched: readonly number[]): Play {
  const play: Play = {
    isChecked: true,
    realm: START_REALM,
    watchers: [],
    old: [],
    happened: nothingHappened(START_REALM),
    known: new Map(),
    log: [`watched: ${watched.join()}`],
  };
  for (const userId of watched) {
    const known = new Set<string>();
    learn(known, play.realm, userId);
    play.known.set(userId, known);
    const [realm, watcher] = watching(play.realm, userId, NEW_CLIENT);
    const [next, old] = watching(realm, userId, OLD_CLIENT);
    play.realm = next;
    play.watchers.push(watcher);
    play.old.push(old);
  }
  return play;
}

function played({ watched, steps }: LawSequence, onStep: OnStep, checksAll: boolean): ReadonlySet<string> {
  const play = begun(watched);
  const done = new Set<string>();
  let isStale = false;
  steps.forEach((one, index) => {
    countOperations();
    const isLast = index === steps.length - 1;
    play.isChecked = checksAll || one.isChecked || isLast;
    const [outcome, seen] = carriedOut(play, one, index + 1);
    const hasChanged = outcome.realm !== play.realm;
    if (hasChanged) noteStep(play.happened, play.realm, outcome.realm);
    play.realm = outcome.realm;
    if (outcome.ok) done.add(one.name);
    onStep(one.name, outcome.ok, outcome.ok ? "" : outcome.error.msg);
    isStale ||= hasChanged;
    if (hasChanged) for (const [userId, known] of play.known) learn(known, play.realm, userId);
    checkShown(play, seen);
    if (!hasChanged && !(isStale && play.isChecked)) return;
    play.old = renewed(play, play.old, OLD_CLIENT);
    play.watchers = renewed(play, play.watchers, NEW_CLIENT);
    if (!play.isChecked) return;
    isStale = false;
    play.watchers = listen(play, play.watchers);
    if (isLast || (index + 1) % 10 === 0) play.old = listen(play, play.old);
  });
  return done;
}
