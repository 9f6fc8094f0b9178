import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { publicEmail, userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import { legacyPresence, modernPresence } from "./presence-view";
import type { LegacyPresenceView, PresenceView } from "../../spec/records/presence";
import type { Presence } from "../../realm/person-state";

/** Presences by ID in the newer form, by address in the older one. */
export type Presences = Readonly<Record<string, LegacyPresenceView | PresenceView>>;

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
): { readonly newest: number; readonly presences: Presences } {
  const isModern = form.slim_presence === true || form.last_update_id !== undefined;
  const presences: Record<string, LegacyPresenceView | PresenceView> = {};
  for (const { presence, user } of shownPresences(realm, viewer, form)) {
    if (isModern) presences[String(user.user_id)] = modernPresence(presence);
    else presences[publicEmail(realm, user)] = legacyPresence(presence);
  }
  let newest = form.last_update_id ?? -1;
  for (const { update_id } of realm.presences.values()) newest = Math.max(newest, update_id);
  return { newest, presences };
}

/** The presences that an account may see, by address in the older form. */
export function legacyPresencesSeen(realm: Realm, viewer: User): Readonly<Record<string, LegacyPresenceView>> {
  const rows = shownPresences(realm, viewer, {});
  return Object.fromEntries(rows.map(({ presence, user }) => [publicEmail(realm, user), legacyPresence(presence)]));
}

function shownPresences(realm: Realm, viewer: User, form: PresenceForm): { presence: Presence; user: User }[] {
  const oldest = realm.now - (form.history_limit_days ?? DEFAULT_LIMIT_DAYS) * DAY_SECONDS;
  const rows = [...realm.presences.values()].sort((a, b) => a.user_id - b.user_id);
  return rows.flatMap((presence) => {
    const user = userById(realm, presence.user_id);
    if (user === undefined || !user.is_active || !user.settings.presence_enabled) return [];
    if (!canAccessUser(realm, viewer, user) || presence.idle_timestamp < oldest) return [];
    return presence.update_id > (form.last_update_id ?? -1) ? [{ presence, user }] : [];
  });
}
