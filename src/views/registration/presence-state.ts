import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { publicEmail, userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import { legacyPresence, modernPresence } from "../presence/presence-view";
import type { Asked } from "./fetcher";
import type { StatePart } from "../../spec/records/registration";
import type { LegacyPresenceView, PresenceView, UserStatusView } from "../../spec/records/presence";

/**
 * When the people that an account may know of were last there: by ID in the newer form, by address in the older one.
 */
export function presenceState(realm: Realm, viewer: User, { queue }: Asked): StatePart {
  const presences: Record<string, LegacyPresenceView | PresenceView> = {};
  let newest = -1;
  for (const presence of realm.presences.values()) {
    newest = Math.max(newest, presence.update_id);
    const user = userById(realm, presence.user_id);
    if (user === undefined || !canAccessUser(realm, viewer, user)) continue;
    if (queue.slim_presence) presences[String(user.user_id)] = modernPresence(presence);
    else presences[publicEmail(realm, user)] = legacyPresence(presence);
  }
  return { presences, presence_last_update_id: newest, server_timestamp: realm.now };
}

/** What the people that an account may know of say of themselves; whoever says nothing is absent. */
export function statusState(realm: Realm, viewer: User): StatePart {
  const user_status: Record<string, UserStatusView> = {};
  for (const [userId, status] of realm.user_statuses) {
    const user = userById(realm, userId);
    if (user === undefined || !canAccessUser(realm, viewer, user)) continue;
    const said = Object.entries(status).filter(([, value]) => value !== "");
    if (said.length > 0) user_status[String(userId)] = Object.fromEntries(said);
  }
  return { user_status };
}
