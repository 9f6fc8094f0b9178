import type { Presence } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import { userById } from "../../rules/users/people";
import { LIMITS } from "../../../protocol/limits";
import type { ClientPresenceView, LegacyPresenceView, PresenceView } from "../../../protocol/records/presence";

/** When somebody was last at work: while that has never been, the time of joining stands for it. */
function lastActive(realm: Realm, { user_id, active_timestamp }: Presence): number {
  return active_timestamp ?? userById(realm, user_id)?.date_joined ?? 0;
}

/** When an account was last there, in the newer form: the times alone, in UNIX seconds. */
export function modernPresence(realm: Realm, presence: Presence): PresenceView {
  return { active_timestamp: lastActive(realm, presence), idle_timestamp: presence.idle_timestamp };
}

/** What an account is in the older form: at work, as long as it was so little before it was last there. */
function seenAs(realm: Realm, presence: Presence): Pick<ClientPresenceView, "status" | "timestamp"> {
  const active = lastActive(realm, presence);
  return active + LIMITS.PRESENCE_ACTIVE_OFFSET_SECONDS >= presence.idle_timestamp
    ? { status: "active", timestamp: active }
    : { status: "idle", timestamp: presence.idle_timestamp };
}

/** When an account was last there, in the older form: by client, of which only one is left. */
export function legacyPresence(realm: Realm, presence: Presence): LegacyPresenceView {
  const seen = { client: "website", ...seenAs(realm, presence) };
  return { aggregated: seen, website: { ...seen, pushable: false } };
}

/** The older form in events: the client alone. */
export function legacyPresenceEvent(realm: Realm, presence: Presence): LegacyPresenceView {
  return { website: { client: "website", ...seenAs(realm, presence), pushable: false } };
}

/** One account's presence as it is asked for: without the client, and as offline when it is too long ago. */
export function singlePresence(realm: Realm, presence: Presence): LegacyPresenceView {
  const seen = seenAs(realm, presence);
  const isOffline = realm.now - seen.timestamp > LIMITS.OFFLINE_THRESHOLD_SECONDS;
  return { aggregated: isOffline ? { ...seen, status: "offline" } : seen, website: seen };
}
