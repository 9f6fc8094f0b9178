import type { Presence } from "../../realm/person-state";

/** When an account was last there, in the newer form: the times alone, in UNIX seconds. */
export function modernPresence({ active_timestamp, idle_timestamp }: Presence): Record<string, number> {
  return active_timestamp === null ? { idle_timestamp } : { active_timestamp, idle_timestamp };
}

/** When an account was last there, in the older form: by client, of which only two are told apart. */
export function legacyPresence(presence: Presence): Record<string, unknown> {
  const isActive = presence.active_timestamp === presence.idle_timestamp;
  const seen = { client: "website", status: isActive ? "active" : "idle", timestamp: presence.idle_timestamp };
  return { aggregated: seen, website: { ...seen, pushable: false } };
}
