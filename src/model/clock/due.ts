/** What is due next. */
import { inactiveEvents } from "../changes/channels/channel-events";
import { checkRealm } from "../outcome/call-problem";
import { type Transition, transition, withEventsLogged } from "../outcome/transition";
import { withFields } from "../realm/change";
import type { DueKey, DueKind, Realm } from "../realm/realm";
import { inactiveFrom } from "../views/channels/channel-view";

/** When some channel is next to fall quiet: at any time from `since` until then, while the channels are the same. */
interface Next {
  readonly channels: Realm["channels"];
  readonly since: number;
  readonly at: number;
}

/** By the messages of channels, as the clock may move often between two of them. */
const upcoming = new WeakMap<Realm["channel_contents"], Next>();

/**
 * The next second at which a channel falls quiet because no message has come to it for too long; infinite when all are.
 */
export function nextInactive(realm: Realm): number {
  const { channels, channel_contents, now } = realm;
  const known = upcoming.get(channel_contents);
  if (known?.channels === channels && known.since <= now && now < known.at) return known.at;
  let at = Infinity;
  for (const channel of channels) {
    const from = inactiveFrom(realm, channel);
    if (from > now) at = Math.min(at, from);
  }
  upcoming.set(channel_contents, { channels, since: now, at });
  return at;
}

/**
 * Moves the clock to a second at which channels become quiet, and notifies the accounts that see such a channel.
 */
export function becomeInactive(realm: Realm, at: number): Transition {
  const then = withFields(realm, { now: at });
  const events = inactiveEvents(realm, then);
  return transition(withEventsLogged(then, events), events);
}

/** Something that is due: the clock will do it. */
export interface DueMoment {
  /** The time, in UNIX seconds. */
  readonly at: number;
  readonly kind: DueKind;
  readonly id: number;
}

/**
 * Returns the next moment at which something is due; undefined if nothing is.
 *
 * @example const seconds = nextDue(sim.snapshot())?.at;
 */
export function nextDue(realm: Realm): DueMoment | undefined {
  checkRealm("nextDue", realm);
  const first = realm.due.first();
  return first === undefined ? undefined : dueMoment(first[0]);
}

function dueMoment([at, kind, id]: DueKey): DueMoment {
  return { at, kind, id };
}
