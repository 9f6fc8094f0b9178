/**
 * Plays a sequence of random operations and checks both laws of events at generated steps, and at the end. Where one
 * fails there, the sequence is played again and both are checked after every step, which shows where it started.
 */
import fc from "fast-check";
import type { JsonObject, Realm } from "../../src/index";
import { userById } from "../../src/model/rules/users/people";
import { REALM_GROUP_SETTINGS } from "../../src/protocol/group-settings";
import { choiceByName } from "../../src/testing/arbitraries/by-name";
import { generatedOperations } from "../../src/testing/arbitraries/steps";
import { type Happened, noteStep, nothingHappened } from "./events-without-sender";
import { lawRealm } from "./law-realm";
import { betrayals } from "./law-secrets";
import { CLOCK, isThere, type LawStep, NEWEST, seenAround, taken } from "./law-steps";
import { CAPABILITIES, lapses, newClient, OLD_CLIENT, polled, type Seen, type Watcher, watching } from "./law-watcher";
import { countOperations, IN_FUZZ } from "./property-runs";
import { VisibilityOracle } from "./visibility-oracle";

/** Where something happens, who listens, and what happens. */
export interface LawSequence {
  readonly level: number;
  /** Whether the realm limits whom guests may see. */
  readonly isLimited: boolean;
  /** The capabilities that the newer clients lack. */
  readonly lacking: readonly string[];
  readonly watched: readonly number[];
  /** Which of them has an old client besides. */
  readonly old: number;
  readonly steps: readonly LawStep[];
}

const weights = Object.entries(generatedOperations()).map(([name, { weight }]) => [name, weight] as const);
const chosen = choiceByName([...weights, [CLOCK, 2]]);
/** In the fuzz the sequences are longer and looked at less often, so that many more operations are made. */
export const [STEPS, CHECKED_ONE_IN] = IN_FUZZ ? [1000, 500] : [30, 10];
const ADMINISTRATORS = [1, 2];
/** How many reads each watched account makes when the laws are held. */
const LOOKS = 6;
/** Who is in a realm that limits whom guests may see alone. */
const SECOND_GUEST = 9;
const stepOf = (checkedOneIn: number): fc.Arbitrary<LawStep> =>
  fc.record({
    // Uniform: with the bias towards small numbers one step in 36 would be checked instead of one in 500.
    isChecked: fc.noBias(fc.nat(checkedOneIn - 1)).map((generated) => generated === 0),
    name: fc.noBias(fc.nat()).map(chosen),
    actor: fc.constantFrom(...ADMINISTRATORS, ...ADMINISTRATORS, 3, 4, 4, 4, 5, 5, 6, 7, 9, 10),
    seed: fc.nat(),
  });

/** The levels of releases and of what was recorded, and now and then any other one. */
const LEVELS = [NEWEST, NEWEST, 500, 481, 468, 442, 421, 421, 421, 372, 300, 247, 218];
const level = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...LEVELS) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: NEWEST }) });

/** No capability, each one alone, or any of them. */
const lacking = fc.oneof(
  { weight: 2, arbitrary: fc.constant<readonly string[]>([]) },
  { weight: 2, arbitrary: fc.constantFrom(...CAPABILITIES).map((name): readonly string[] => [name]) },
  { weight: 1, arbitrary: fc.subarray<string>([...CAPABILITIES]) },
);

/** Three accounts of different rights, and a guest at least. */
const watched = fc
  .tuple(fc.constantFrom(1, 2), fc.constantFrom(3, 4, 5, 7), fc.constantFrom(4, 5, 6, 6, 6))
  .map((ids) => [...new Set(ids), ...(ids[1] === ids[2] ? [6] : [])]);

/**
 * Sequences of a number of steps, of which one in so many is checked, watched by three accounts of different rights,
 * and where guests see few others by the second guest.
 */
export function lawSequences(length: number, checkedOneIn: number): fc.Arbitrary<LawSequence> {
  return fc
    .record({
      level,
      isLimited: fc.nat(3).map((generated) => generated === 0),
      lacking,
      watched,
      old: fc.nat(3),
      steps: fc.array(stepOf(checkedOneIn), { minLength: length, maxLength: length, size: "max" }),
    })
    .map((sequence) => (sequence.isLimited ? { ...sequence, watched: [...sequence.watched, SECOND_GUEST] } : sequence));
}

interface Play {
  /** Whether the laws are held after this step. */
  isChecked: boolean;
  realm: Realm;
  watchers: Watcher[];
  /** Clients without capabilities, which poll only at the end. */
  old: Watcher[];
  readonly happened: Happened;
  readonly oracle: VisibilityOracle;
  readonly log: string[];
}

function report(play: Play, problems: readonly string[]): string {
  return [...problems.slice(0, 8), "after:", ...play.log].join("\n");
}

function checkShown(play: Play, seen: Seen): void {
  const known = play.oracle.of(seen.userId);
  if (known === undefined) return;
  const problems = betrayals(known, play.realm, seen);
  if (problems.length > 0) throw new Error(report(play, problems));
}

/**
 * Clients of deactivated accounts end. Those of reactivated accounts register again, and those of accounts with a new
 * role, or of guests when others can see all users: servers send an event of that and few of its results.
 */
function renewed(play: Play, list: Watcher[]): Watcher[] {
  return list.map((watcher) => {
    const user = userById(play.realm, watcher.userId);
    const isActive = user?.is_active === true;
    if (
      isActive &&
      (watcher.queueId === "" || user.role !== watcher.role || watcher.all_seen_by !== play.realm.settings.can_access_all_users_group)
    ) {
      const [realm, fresh] = watching(play.realm, watcher.userId, watcher.options);
      play.realm = realm;
      return fresh;
    }
    return isActive ? watcher : { ...watcher, queueId: "" };
  });
}

/** Lets an account look around. */
function lookAround(play: Play, userId: number, seed: number): void {
  for (const seen of seenAround(play.realm, userId, seed, LOOKS)) checkShown(play, seen);
}

/** Lets a client poll, and checks its events. */
function hear(play: Play, watcher: Watcher): readonly [Watcher, readonly JsonObject[]] {
  const [realm, after, events] = polled(play.realm, watcher);
  play.realm = realm;
  for (const event of events) {
    const what = `the event ${String(event["type"])}/${String(event["op"])}`;
    checkShown(play, { userId: watcher.userId, what, value: event, isRefusal: false });
  }
  return [after, events];
}

/** Lets clients poll, and compares their state with that of a new registration. */
function listen(play: Play, list: readonly Watcher[]): Watcher[] {
  return list.map((watcher) => {
    if (watcher.queueId === "") return watcher;
    const [after, events] = hear(play, watcher);
    const { realm } = play;
    const { fresh, differences } = lapses(realm, after, play.happened);
    checkShown(play, { userId: watcher.userId, what: "a registration", value: fresh, isRefusal: false });
    if (differences.length === 0) return after;
    const heard = events.map((event) => `event: ${JSON.stringify(event).slice(0, 400)}`);
    const problems = [
      `account ${watcher.userId} (${watcher.options === OLD_CLIENT ? "old" : "new"} client) has | would register:`,
      ...differences.slice(0, 4).map(({ path, one, other }) => `${path}: ${show(one)} | ${show(other)}`),
      ...heard.slice(-6),
    ];
    throw new Error(report(play, problems));
  });
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, 300);
}

type OnStep = (name: string, isOk: boolean, problem: string) => void;

/** Plays a sequence; throws an error with all steps when a law fails. Returns which operations succeeded. */
export function playSequence(sequence: LawSequence, onStep: OnStep = () => undefined): ReadonlySet<string> {
  try {
    return played(sequence, onStep, false);
  } catch (problem) {
    played(sequence, () => undefined, true);
    throw problem;
  }
}

/** A sequence as its level allows it: before servers could, no realm limits whom guests see. */
function possible(sequence: LawSequence): LawSequence {
  if (!sequence.isLimited || sequence.level >= REALM_GROUP_SETTINGS.can_access_all_users_group.since) return sequence;
  return { ...sequence, isLimited: false, watched: sequence.watched.filter((id) => id !== SECOND_GUEST) };
}

function begun(generated: LawSequence): Play {
  const sequence = possible(generated);
  const { level: feature_level, isLimited, lacking } = sequence;
  const realm = lawRealm(feature_level, isLimited);
  const play: Play = {
    isChecked: true,
    realm,
    watchers: [],
    old: [],
    happened: nothingHappened(realm),
    oracle: new VisibilityOracle(realm, sequence.watched),
    log: [`level ${feature_level}${isLimited ? ", guests see few" : ""}, lacking ${lacking.join()}, watched: ${sequence.watched.join()}`],
  };
  for (const userId of sequence.watched) {
    const [next, watcher] = watching(play.realm, userId, newClient(lacking));
    play.realm = next;
    play.watchers.push(watcher);
  }
  const [after, old] = watching(play.realm, sequence.watched[sequence.old % sequence.watched.length] ?? 1, OLD_CLIENT);
  play.realm = after;
  play.old = [old];
  return play;
}

/** Plays a sequence once, and holds the laws at the steps that are to be checked, or at all of them. */
export function played(sequence: LawSequence, onStep: OnStep, checksAll: boolean): ReadonlySet<string> {
  const { steps } = sequence;
  const play = begun(sequence);
  const done = new Set<string>();
  let isStale = false;
  steps.forEach((one, index) => {
    if (!isThere(one.name, play.realm)) return;
    countOperations();
    const isLast = index === steps.length - 1;
    play.isChecked = checksAll || one.isChecked || isLast;
    if (one.name === CLOCK) {
      // An event of a message can be checked only while the message exists, and it can expire.
      const heard = (watcher: Watcher): Watcher => (watcher.queueId === "" ? watcher : hear(play, watcher)[0]);
      play.watchers = play.watchers.map(heard);
      play.old = play.old.map(heard);
    }
    const [outcome, seen] = taken(play, one, index + 1);
    const hasChanged = outcome.realm !== play.realm;
    if (hasChanged) {
      noteStep(play.happened, play.realm, outcome.realm);
      play.oracle.note(play.realm, outcome.realm);
    }
    play.realm = outcome.realm;
    if (outcome.ok) done.add(one.name);
    onStep(one.name, outcome.ok, outcome.ok ? "" : outcome.error.msg);
    isStale ||= hasChanged;
    checkShown(play, seen);
    if (!hasChanged && !(isStale && play.isChecked)) return;
    play.old = renewed(play, play.old);
    play.watchers = renewed(play, play.watchers);
    if (!play.isChecked) return;
    isStale = false;
    play.watchers = listen(play, play.watchers);
    for (const { userId, queueId } of play.watchers) if (queueId !== "") lookAround(play, userId, one.seed);
    if (isLast || (index + 1) % 10 === 0) play.old = listen(play, play.old);
  });
  return done;
}
