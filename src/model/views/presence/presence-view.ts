import { DAY_SECONDS, LIMITS, SECOND_FRACTION } from "../../../protocol/limits";
import type {
  ClientPresenceView,
  LEGACY_PRESENCE,
  LegacyPresenceView,
  PRESENCE,
  PresenceView,
  SINGLE_PRESENCE,
  USER_STATUS,
} from "../../../protocol/records/people";
import type { ComputedOf } from "../../../protocol/schema/tables";
import type { Realm } from "../../realm/realm";
import type { Presence, User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { publicEmail, userById } from "../../rules/users/people";

/** Servers state their time with a fraction of a second; the virtual clock moves by whole seconds. */
export function serverTimestamp(seconds: number): number {
  return seconds + SECOND_FRACTION;
}

/** When a user was last active; for a user that never was, the time of joining. */
function lastActive(realm: Realm, { user_id, active_timestamp }: Presence): number {
  return active_timestamp ?? userById(realm, user_id)?.date_joined ?? 0;
}

/** When an account was last there, in the newer form: the times alone, in UNIX seconds. */
export function modernPresence(realm: Realm, presence: Presence): ComputedOf<typeof PRESENCE> {
  return { active_timestamp: lastActive(realm, presence), idle_timestamp: presence.idle_timestamp };
}

/** What an account is in the older form: at work, as long as it was so little before it was last there. */
export function seenAs(realm: Realm, presence: Presence): Pick<ClientPresenceView, "status" | "timestamp"> {
  const active = lastActive(realm, presence);
  return active + LIMITS.PRESENCE_ACTIVE_OFFSET_SECONDS >= presence.idle_timestamp
    ? { status: "active", timestamp: active }
    : { status: "idle", timestamp: presence.idle_timestamp };
}

/** When an account was last there, in the older form: by client, of which only one is left. */
function legacyPresence(realm: Realm, presence: Presence): ComputedOf<typeof LEGACY_PRESENCE> {
  const seen = { client: "website", ...seenAs(realm, presence) };
  return { aggregated: seen, website: { ...seen, pushable: false } };
}

/** The older form in events: the client alone. */
export function legacyPresenceEvent(realm: Realm, presence: Presence): ComputedOf<typeof LEGACY_PRESENCE> {
  return { website: { client: "website", ...seenAs(realm, presence), pushable: false } };
}

/**
 * The presence of one account for a request: by kinds of client and as two times, of which feature levels 487 to 496
 * have only the second form.
 */
export function singlePresence(realm: Realm, presence: Presence): ComputedOf<typeof SINGLE_PRESENCE> {
  const times = { active_timestamp: lastActive(realm, presence), idle_timestamp: presence.idle_timestamp };
  const hasClients = !has(realm, "singlePresencesAreTimes") || has(realm, "singlePresencesHaveBothForms");
  return hasClients ? { ...presenceOfClients(realm, presence), ...times } : times;
}

/** Without the client, and offline when it is too old. */
function presenceOfClients(realm: Realm, presence: Presence): ComputedOf<typeof LEGACY_PRESENCE> {
  const seen = seenAs(realm, presence);
  const isOffline = realm.now - seen.timestamp > LIMITS.OFFLINE_THRESHOLD_SECONDS;
  return { aggregated: isOffline ? { ...seen, status: "offline" } : seen, website: seen };
}

/** In which form presences are wanted, and how far back. */
interface PresenceForm {
  /**
   * The ID of the newest update that the client knows; -1 for none. The answer has only newer ones, by user ID. Since
   * feature level 263.
   */
  readonly last_update_id?: number;
  /** The maximum age of presence, in days: 14 by default. Since feature level 288. */
  readonly history_limit_days?: number;
  /** Whether the answer has the modern form, by user ID. Always with `last_update_id`. */
  readonly slim_presence?: boolean;
}

const DEFAULT_LIMIT_DAYS = 14;

/** Presences by ID in the newer form, by address in the older one. */
type Presences = Readonly<Record<string, LegacyPresenceView | PresenceView>>;

/**
 * The presences of all active users, those who hide theirs as it was before, and the number of the newest update among
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

/**
 * What an account says about itself, and whether it hides its presence; what is not set is absent. An account that never
 * set anything is not said to hide either.
 */
export function statusView(realm: Realm, user: User): ComputedOf<typeof USER_STATUS> {
  const status = realm.user_statuses.get(user.user_id);
  if (status === undefined) return {};
  const { status_text, away = false, ...emoji } = status;
  const isAway = has(realm, "awayIsASetting") ? !user.settings.presence_enabled : away;
  return {
    ...(isAway ? { away: true } : {}),
    ...(status_text === "" ? {} : { status_text }),
    ...(emoji.emoji_name === "" ? {} : emoji),
  };
}
