import { publicEmail, userById } from "../../../rules/users/people";
import { legacyPresence } from "../../presence/presence-view";
import { type Adapter, recordIn } from "./adapter";

/** Tells of people who are there one by one, and by client, where the newer form is not known. */
export const adaptPresence: Adapter = (event, { realm, queue }) => {
  if (event.type !== "presence" || event["presences"] === undefined) return [event];
  if (queue.client_capabilities.simplified_presence_events && realm.feature_level >= 419) return [event];
  return Object.entries(recordIn(event["presences"])).flatMap(([id, times]) => {
    const user = userById(realm, Number(id));
    if (user === undefined) return [];
    const { active_timestamp, idle_timestamp } = recordIn(times);
    const presence = legacyPresence({
      user_id: user.user_id,
      active_timestamp: typeof active_timestamp === "number" ? active_timestamp : null,
      idle_timestamp: Number(idle_timestamp ?? active_timestamp),
      update_id: 0,
    });
    return [
      {
        type: "presence",
        user_id: user.user_id,
        ...(queue.slim_presence ? {} : { email: publicEmail(realm, user) }),
        server_timestamp: realm.now,
        presence,
      },
    ];
  });
};
