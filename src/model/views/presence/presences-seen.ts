import type { Presence } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { publicEmail, userById } from "../../rules/users/people";
import type { LegacyPresenceView, PresenceView } from "../../../protocol/records/presence";
import { legacyPresence, modernPresence } from "./presence-view";
import { DAY_SECONDS } from "../../../protocol/limits";

/** In which form presences are wanted, and how far back. */
export interface PresenceForm {
  /**
   * The newest update that the client knows: only newer ones come, by user ID; -1 for none. Since feature level 263.
   */
  readonly last_update_id?: number;
  /** How many days presences may be old: 14 by default. Since feature level 288. */
  readonly history_limit_days?: number;
  /** True for the newer form by ID; also whenever `last_update_id` is given. */
  readonly slim_presence?: boolean;
}

const DEFAULT_LIMIT_DAYS = 14;

/** Presences by ID in the newer form, by address in the older one. */
export type Presences = Readonly<Record<string, LegacyPresenceView | PresenceView>>;

/**
 * The presences of all active people, those who hide theirs as it was before, and the number of the newest update among
 * those given; without any the number that the client knows, or -1.
 */
export function presencesSeen(
  realm: Realm,
  form: PresenceForm,
): { readonly newest: number; readonly presences: Presences } {
  const isModern = form.slim_presence === true || form.last_update_id !== undefined;
  const presences: Record<string, LegacyPresenceView | PresenceView> = {};
  let newest: number | undefined;
  for (const { presence, user } of shownPresences(realm, form)) {
    newest = Math.max(newest ?? -1, presence.update_id);
    if (isModern) presences[String(user.user_id)] = modernPresence(realm, presence);
    else presences[publicEmail(realm, user)] = legacyPresence(realm, presence);
  }
  return { newest: newest ?? form.last_update_id ?? -1, presences };
}

/** The same by address in the older form. */
export function legacyPresencesSeen(realm: Realm): Readonly<Record<string, LegacyPresenceView>> {
  const rows = shownPresences(realm, {});
  return Object.fromEntries(
    rows.map(({ presence, user }) => [publicEmail(realm, user), legacyPresence(realm, presence)]),
  );
}

function shownPresences(realm: Realm, form: PresenceForm): { readonly presence: Presence; readonly user: User }[] {
  const known = form.last_update_id ?? -1;
  const days = form.history_limit_days ?? DEFAULT_LIMIT_DAYS;
  const oldest = known > 0 ? Number.NEGATIVE_INFINITY : realm.now - days * DAY_SECONDS;
  return (days === 0 ? [] : [...realm.presences.values()]).flatMap((presence) => {
    const user = userById(realm, presence.user_id);
    if (user === undefined || !user.is_active || user.is_bot) return [];
    return presence.idle_timestamp >= oldest && presence.update_id > known ? [{ presence, user }] : [];
  });
}
