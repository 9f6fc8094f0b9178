import { LATEST_SECONDS, probableSeconds } from "../../protocol/limits";
import { excerpt } from "../../protocol/problem-words";
import { badRequest } from "../outcome/failures";
import { andThenUntilDone, type Transition, transition, withEventsLogged } from "../outcome/transition";
import { withFields } from "../realm/change";
import type { Realm } from "../realm/realm";
import { isRealm } from "../realm/snapshot-json";
import { accepted, acceptedWith, type Outcome, refused } from "../views/outcome";
import { becomeInactive, type DueMoment, nextDue, nextInactive } from "./due";
import { DUE_KINDS } from "./due-kinds";

/** Where the clock moves: by a number of seconds, or to a time in UNIX seconds. */
export type ClockTarget = { readonly seconds: number } | { readonly to: number };

/** The time of the clock, and what was due on the way, in order. */
export interface AdvanceClockResponse {
  readonly now: number;
  readonly fired: readonly DueMoment[];
}

/**
 * Moves the virtual clock. Everything that is due on the way happens at its own time, with `now` at that time: in order
 * of time, then kind, then ID. Advancing by a and then by b equals advancing by a + b. Advancing by 0 seconds does what
 * is due at the current second. A channel that becomes quiet sends an event, too, but is no due moment.
 *
 * @refuses BAD_REQUEST for going back, for a target that is not a whole number of seconds, and for one so late that its
 *   times look like milliseconds
 * @throws TypeError for a value that is not a snapshot, and for an invalid target: with neither key or both, in another
 *   unit, or without a number
 * @example const later = advanceClock(createRealm(), { seconds: 3600 }).realm;
 */
export function advanceClock(realm: Realm, target: ClockTarget): Outcome<AdvanceClockResponse> {
  checkArguments(realm, target);
  const to = "to" in target ? target.to : realm.now + target.seconds;
  if (!Number.isSafeInteger(to))
    return refused(realm, badRequest("clock_span_invalid", "The clock goes by whole seconds."));
  if (to < realm.now)
    return refused(realm, badRequest("clock_goes_back", `The clock cannot go back; it is at ${realm.now}.`));
  if (to >= LATEST_SECONDS)
    return refused(realm, badRequest("clock_goes_too_far", "The clock goes to the year 5138 and no further."));
  const isIdle = to === realm.now && (nextDue(realm)?.at ?? Infinity) > to;
  if (isIdle) return accepted(transition(realm), { now: to, fired: [] });
  const fired: DueMoment[] = [];
  const atThisSecond = new Set<string>();
  const passed = andThenUntilDone(transition(realm), (present) => {
    const due = nextDue(present);
    const quiet = nextInactive(present);
    if (quiet <= present.now) throw new Error(`The clock stays at ${quiet}: channels become inactive again and again.`);
    if (quiet <= Math.min(to, due?.at ?? to)) return becomeInactive(present, quiet);
    if (due === undefined || due.at > to) return undefined;
    if (due.at !== fired.at(-1)?.at) atThisSecond.clear();
    const item = `${due.kind} ${due.id}`;
    if (atThisSecond.has(item)) throw new Error(`The clock stays at ${due.at}: ${item} is due again and again.`);
    atThisSecond.add(item);
    fired.push(due);
    return fire(present, due);
  });
  const arrived = withFields(passed.realm, { now: to });
  return acceptedWith(arrived, { now: to, fired }, passed);
}

/**
 * @throws TypeError for arguments that no typed program could give
 */
function checkArguments(realm: unknown, target: unknown): void {
  if (!isRealm(realm))
    throw new TypeError("advanceClock: expected a realm first, as createRealm and snapshot() give it.");
  const received = receivedInstead(target);
  if (received === undefined) return;
  const examples = `{ seconds: 60 } or { to: ${realm.now + 60} }`;
  throw new TypeError(`advanceClock: expected a target like ${examples}, received ${received}`);
}

/** What is wrong with a target, undefined if nothing is. */
function receivedInstead(target: unknown): string | undefined {
  if (typeof target === "number") return `number; did you mean { seconds: ${target} }?`;
  if (typeof target !== "object" || target === null) return `${typeof target}.`;
  const time = "to" in target ? target.to : "seconds" in target ? target.seconds : undefined;
  if (typeof time !== "number" || Object.keys(target).length !== 1) return `${JSON.stringify(target, withoutInside)}.`;
  const meant = "to" in target ? probableSeconds(time) : undefined;
  return meant === undefined ? undefined : `milliseconds; did you mean { to: ${meant} }?`;
}

/** A value as JSON, without what is inside of its parts: they can be cyclic. */
function withoutInside(key: string, value: unknown): unknown {
  return key !== "" && typeof value === "object" ? excerpt(value) : value;
}

/** Executes what is due. The item leaves the index first, so that nothing can be due for ever. */
function fire(realm: Realm, due: DueMoment): Transition {
  const then = withFields(realm, {
    now: Math.max(realm.now, due.at),
    due: realm.due.delete([due.at, due.kind, due.id]),
  });
  const happened = DUE_KINDS[due.kind](then, due.id);
  return { ...happened, realm: withEventsLogged(happened.realm, happened.events) };
}
