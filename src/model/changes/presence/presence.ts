import { LIMITS } from "../../../protocol/limits";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { Presence, User, UserStatus } from "../../realm/user";
import { type Emoji, emojiByName, isSameEmoji } from "../../rules/reactions/reactions";
import { has } from "../../rules/realm/feature-level";
import { accepted } from "../../views/outcome";
import { modernPresence } from "../../views/presence/presence-view";
import { withUserSettings } from "../users/people-changes";
import { audienceOfUser, userSettingEvent } from "../users/people-events";

/** The status of a present user. */
type PresenceStatus = "active" | "idle";

/**
 * Records the presence of an account. Within a minute, the earlier time stays, so that several windows do not count
 * twice. An update that changes no time has no number.
 */
export function updatedPresence(realm: Realm, user: User, status: PresenceStatus): Transition {
  const known = realm.presences.get(user.user_id);
  const next = withPresenceAt(realm, user, status, realm.now);
  const away = realm.now - (known?.active_timestamp ?? Number.NEGATIVE_INFINITY);
  const comesBack = status === "active" && away > LIMITS.PRESENCE_NEWS_SECONDS;
  const isNews = known === undefined || comesBack;
  return transition(next, isNews && !isLarge(realm) ? [presenceEvent(next, user)] : []);
}

/**
 * The presence of an account after hiding or showing it. An account that shows its presence is active now; one that
 * hides it was last active some minutes ago. An older presence stays unchanged, without an event.
 */
export function presenceOfHiding(realm: Realm, user: User, isShown: boolean): Transition {
  if (isShown) return withPresenceEvent(withPresenceAt(realm, user, "active", realm.now), user);
  const known = realm.presences.get(user.user_id);
  const backdated = realm.now - LIMITS.OFFLINE_THRESHOLD_SECONDS - LIMITS.PRESENCE_UPDATE_MIN_SECONDS - 10;
  if (known === undefined || known.idle_timestamp <= backdated) return transition(realm);
  const wasActive = known.active_timestamp !== null && known.active_timestamp >= backdated;
  const active_timestamp = wasActive ? backdated : known.active_timestamp;
  return withPresenceEvent(stored(realm, { ...known, active_timestamp, idle_timestamp: backdated }), user);
}

function withPresenceEvent(realm: Realm, user: User): Transition {
  return transition(realm, [presenceEvent(realm, user)]);
}

function withPresenceAt(realm: Realm, { user_id }: User, status: PresenceStatus, at: number): Realm {
  const known = realm.presences.get(user_id);
  if (known === undefined) {
    const active_timestamp = status === "active" ? at : null;
    return stored(realm, { user_id, active_timestamp, idle_timestamp: at, update_id: 0 });
  }
  const isOld = (time: number | null): boolean => time === null || at - time > LIMITS.PRESENCE_UPDATE_MIN_SECONDS;
  const active_timestamp = status === "active" && isOld(known.active_timestamp) ? at : known.active_timestamp;
  const isLater = isOld(known.idle_timestamp) || (active_timestamp === at && at > known.idle_timestamp);
  const idle_timestamp = isLater ? at : known.idle_timestamp;
  if (active_timestamp === known.active_timestamp && idle_timestamp === known.idle_timestamp) return realm;
  return stored(realm, { ...known, active_timestamp, idle_timestamp });
}

/** Every stored update gets the realm's next number. */
function stored(realm: Realm, presence: Presence): Realm {
  const update_id = realm.last_ids.presence_update + 1;
  return withFields(realm, {
    presences: realm.presences.set(presence.user_id, Object.freeze({ ...presence, update_id })),
    last_ids: withFields(realm.last_ids, { presence_update: update_id }),
  });
}

/** In large realms clients request presence: by the number of active accounts, bots included. */
function isLarge(realm: Realm): boolean {
  let active = 0;
  for (const account of realm.users) {
    if (account.is_active) active += 1;
    if (active > LIMITS.PRESENCE_EVENT_USERS) return true;
  }
  return false;
}

function presenceEvent(realm: Realm, user: User): RealmEvent {
  const presence = realm.presences.get(user.user_id);
  const presences = presence === undefined ? {} : { [String(user.user_id)]: modernPresence(realm, presence) };
  return { ...eventFor(ALL_USERS, { type: "presence", presences }), emitted_at: realm.now, records: { user } };
}

/** The changes of a status; omitted parts stay. */
interface StatusChanges {
  /** The text: at most 60 characters; empty removes it. */
  readonly status_text?: string;
  /** The name of the emoji; empty removes it. Since feature level 86. */
  readonly emoji_name?: string;
  /** The code of the emoji; by default derived from the name. Since feature level 86. */
  readonly emoji_code?: string;
  /** The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
  readonly reaction_type?: string;
}

const NO_STATUS: UserStatus = Object.freeze({ status_text: "", emoji_name: "", emoji_code: "", reaction_type: "" });

/** What an account says about itself; empty texts where it says nothing. */
function statusOf(realm: Realm, userId: number): UserStatus {
  return realm.user_statuses.get(userId) ?? NO_STATUS;
}

/**
 * Changes the status of an account. Operations for the own status and for that of others use it.
 *
 * @param changes.away - hides or shows the account's presence
 */
export function changeStatus(realm: Realm, user: User, changes: StatusChanges & { readonly away?: boolean }) {
  const { emoji_name, emoji_code, reaction_type } = changes;
  const given = [changes.status_text, changes.away, emoji_name, emoji_code || undefined, reaction_type || undefined];
  if (given.every((value) => value === undefined)) {
    return badRequest("nothing_to_change", "There is nothing to change.");
  }
  const status_text = changes.status_text?.trim();
  if (status_text !== undefined && [...status_text].length > LIMITS.MAX_STATUS_TEXT_LENGTH) {
    return badRequest(
      "status_text_too_long",
      `status_text: at most ${LIMITS.MAX_STATUS_TEXT_LENGTH} characters are allowed.`,
    );
  }
  const emoji = chosenEmoji(realm, changes);
  if (isFailure(emoji)) return emoji;
  const { away } = changes;
  const isPart = !has(realm, "awayIsASetting");
  const hidden = away === undefined || isPart ? transition(realm) : hiding(realm, user, !away);
  const before = statusOf(realm, user.user_id);
  const after: UserStatus = frozen({
    ...before,
    ...(away === undefined || !isPart ? {} : { away }),
    ...(status_text === undefined ? {} : { status_text }),
    ...emoji,
  });
  const next = withFields(hidden.realm, { user_statuses: hidden.realm.user_statuses.set(user.user_id, after) });
  const said = {
    ...(away === undefined ? {} : { away }),
    ...(status_text === undefined ? {} : { status_text }),
    ...emoji,
  };
  const body = { type: "user_status" as const, user_id: user.user_id, ...said };
  return accepted(
    { ...hidden, realm: next, events: [...hidden.events, eventFor(audienceOfUser(next, user), body)] },
    {},
  );
}

/** Hides or shows the presence of an account, as the setting does that has taken the place of `away`. */
function hiding(realm: Realm, user: User, presence_enabled: boolean): Transition {
  const next = withUserSettings(realm, user.user_id, { presence_enabled });
  const changed = userSettingEvent(user, { property: "presence_enabled", value: presence_enabled });
  return andThen(transition(next, [changed]), (after) => presenceOfHiding(after, user, presence_enabled));
}

const NO_EMOJI = { emoji_name: "", emoji_code: "", reaction_type: "unicode_emoji" } as const;

/** The emoji that a request chooses: none when it names none, the empty one to take it away. */
const SAME_EMOJI: Partial<UserStatus> = Object.freeze({});

function chosenEmoji(realm: Realm, changes: StatusChanges) {
  const { emoji_name, emoji_code, reaction_type } = changes;
  if (emoji_name === undefined) {
    const isHalf = (emoji_code ?? "") !== "" || (reaction_type ?? "") !== "";
    return isHalf ? badRequest("emoji_name_missing", "emoji_name: an emoji needs its name.") : SAME_EMOJI;
  }
  if (emoji_name === "") return NO_EMOJI;
  const found = emojiByName(realm, emoji_name);
  if (found === undefined) return badRequest("emoji_unknown", `emoji_name: there is no emoji "${emoji_name}".`);
  const wanted = {
    emoji_name,
    emoji_code: emoji_code ?? found.emoji_code,
    reaction_type: reaction_type ?? found.reaction_type,
  };
  if (!isReactionType(wanted.reaction_type))
    return badRequest("emoji_kind_unknown", "reaction_type: unknown type of emoji.");
  const isSame = isSameEmoji(realm, { ...wanted, reaction_type: wanted.reaction_type });
  return isSame ? wanted : badRequest("emoji_mismatch", "emoji_name, emoji_code: these are not the same emoji.");
}

function isReactionType(text: string): text is Emoji["reaction_type"] {
  return text === "unicode_emoji" || text === "realm_emoji" || text === "zulip_extra_emoji";
}
