import { publicEmail, userById } from "../../../rules/users/people";
import { legacyPresenceEvent } from "../../presence/presence-view";
import type { Adapter } from "./adaptation";

/** Tells of people who are there one by one, and by client. */
export const presenceByClient: Adapter = (event, { realm, queue, emitted_at: emitted_at }) => {
  if (event.type !== "presence" || event.presences === undefined) return [event];
  return Object.entries(event.presences).flatMap(([id, { active_timestamp = null, idle_timestamp }]) => {
    const user = userById(realm, Number(id));
    if (user === undefined) return [];
    const seen = {
      user_id: user.user_id,
      active_timestamp,
      idle_timestamp: idle_timestamp ?? active_timestamp ?? 0,
      update_id: 0,
    };
    return [
      {
        type: "presence" as const,
        user_id: user.user_id,
        ...(queue.slim_presence ? {} : { email: publicEmail(realm, user) }),
        server_timestamp: emitted_at,
        presence: { ...legacyPresenceEvent(realm, seen) },
      },
    ];
  });
};
