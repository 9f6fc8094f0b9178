import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { publicEmail, userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import { legacyPresence, modernPresence } from "./presence-view";

/** In which form presences are wanted, and how far back. */
export interface PresenceForm {
  readonly last_update_id?: number;
  readonly history_limit_days?: number;
  /** True for the newer form by ID; also whenever `last_update_id` is given. */
  readonly slim_presence?: boolean;
}

const DAY_SECONDS = 86400;
const DEFAULT_LIMIT_DAYS = 14;

/** The presences that an account may see, and the number of the newest update among all. */
export function presencesSeen(
  realm: Realm,
  viewer: User,
  form: PresenceForm,
): { readonly newest: number; readonly presences: Record<string, unknown> } {
  const isModern = form.slim_presence === true || form.last_update_id !== undefined;
  const oldest = realm.now - (form.history_limit_days ?? DEFAULT_LIMIT_DAYS) * DAY_SECONDS;
  const presences: Record<string, unknown> = {};
  let newest = form.last_update_id ?? -1;
  for (const presence of [...realm.presences.values()].sort((a, b) => a.user_id - b.user_id)) {
    const user = userById(realm, presence.user_id);
    newest = Math.max(newest, presence.update_id);
    if (user === undefined || !user.is_active || !user.settings.presence_enabled) continue;
    if (!canAccessUser(realm, viewer, user) || presence.idle_timestamp < oldest) continue;
    if (presence.update_id <= (form.last_update_id ?? -1)) continue;
    if (isModern) presences[String(user.user_id)] = modernPresence(presence);
    else presences[publicEmail(realm, user)] = legacyPresence(presence);
  }
  return { newest, presences };
}
