import { ALL_USERS, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Presence } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { LIMITS } from "../../../protocol/limits";
import { modernPresence } from "../../views/presence/presence-view";

/** What somebody does who is there. */
export type PresenceStatus = "active" | "idle";

/**
 * Notes that an account is there. What came within the last minute stands, so that several windows do not count twice;
 * an update that changes no time has no number.
 *
 * @tells everybody `presence`, when it is the first of the account or the account comes back to work, in realms of at
 *   most 100 active people
 */
export function updatedPresence(realm: Realm, user: User, status: PresenceStatus): Transition {
  const known = realm.presences.get(user.user_id);
  const next = withPresenceAt(realm, user, status, realm.now);
  const away = realm.now - (known?.active_timestamp ?? Number.NEGATIVE_INFINITY);
  const comesBack = status === "active" && away > LIMITS.PRESENCE_NEWS_SECONDS;
  const isNews = known === undefined || comesBack;
  return transition(next, isNews && !isLarge(realm) ? [presenceEvent(next, user)] : []);
}

/**
 * What follows for an account's presence from hiding or showing it: who shows it is at work now; who hides it was last
 * there some minutes ago, and stays so. An older presence is left as it is, without a word.
 *
 * @tells everybody `presence` in realms of any size
 */
export function presenceOfHiding(realm: Realm, user: User, isShown: boolean): Transition {
  if (isShown) return told(withPresenceAt(realm, user, "active", realm.now), user);
  const known = realm.presences.get(user.user_id);
  const backdated = realm.now - LIMITS.OFFLINE_THRESHOLD_SECONDS - LIMITS.PRESENCE_UPDATE_MIN_SECONDS - 10;
  if (known === undefined || known.idle_timestamp <= backdated) return transition(realm);
  const wasActive = known.active_timestamp !== null && known.active_timestamp >= backdated;
  const active_timestamp = wasActive ? backdated : known.active_timestamp;
  return told(stored(realm, { ...known, active_timestamp, idle_timestamp: backdated }), user);
}

function told(realm: Realm, user: User): Transition {
  return transition(realm, [presenceEvent(realm, user)]);
}

function withPresenceAt(realm: Realm, { user_id }: User, status: PresenceStatus, at: number): Realm {
  const known = realm.presences.get(user_id);
  if (known === undefined) {
    const active_timestamp = status === "active" ? at : null;
    return stored(realm, { user_id, active_timestamp, idle_timestamp: at, update_id: 0 });
  }
  const isOld = (time: number | null): boolean => time === null || at - time > LIMITS.PRESENCE_UPDATE_MIN_SECONDS;
  const active_timestamp = status === "active" && isOld(known.active_timestamp) ? at : known.active_timestamp;
  const isLater = isOld(known.idle_timestamp) || (active_timestamp === at && at > known.idle_timestamp);
  const idle_timestamp = isLater ? at : known.idle_timestamp;
  if (active_timestamp === known.active_timestamp && idle_timestamp === known.idle_timestamp) return realm;
  return stored(realm, { ...known, active_timestamp, idle_timestamp });
}

/** Every stored update gets the realm's next number. */
function stored(realm: Realm, presence: Presence): Realm {
  const update_id = realm.last_ids.presence_update + 1;
  return withFields(realm, {
    presences: realm.presences.set(presence.user_id, Object.freeze({ ...presence, update_id })),
    last_ids: withFields(realm.last_ids, { presence_update: update_id }),
  });
}

/** In large realms clients ask for presence: by the number of active accounts, bots included. */
function isLarge(realm: Realm): boolean {
  let active = 0;
  for (const account of realm.users) {
    if (account.is_active) active += 1;
    if (active > LIMITS.PRESENCE_EVENT_USERS) return true;
  }
  return false;
}

function presenceEvent(realm: Realm, user: User): RealmEvent {
  const presence = realm.presences.get(user.user_id);
  const presences = presence === undefined ? {} : { [String(user.user_id)]: modernPresence(realm, presence) };
  return { ...eventFor(ALL_USERS, { type: "presence", presences }), emitted_at: realm.now };
}
