import type { Presence } from "../../realm/person-state";
import type { LegacyPresenceView, PresenceView } from "../../spec/records/presence";

/** When an account was last there, in the newer form: the times alone, in UNIX seconds. */
export function modernPresence({ active_timestamp, idle_timestamp }: Presence): PresenceView {
  return active_timestamp === null ? { idle_timestamp } : { active_timestamp, idle_timestamp };
}

/** When an account was last there, in the older form: by client, of which only two are told apart. */
export function legacyPresence(presence: Presence): LegacyPresenceView {
  const isActive = presence.active_timestamp === presence.idle_timestamp;
  const status = isActive ? "active" : "idle";
  const seen = { client: "website", status, timestamp: presence.idle_timestamp } as const;
  return { aggregated: seen, website: { ...seen, pushable: false } };
}
