/* Events about accounts, for all accounts to which they are visible, each in the form that it can see. */
import type { UserSettingsEvent } from "../../../generated/event-types";
import type { PersonAspect } from "../../../protocol/events/users";
import { SYSTEM_GROUP_NAMES } from "../../../protocol/group-settings";
import { IdSet } from "../../collections/id-set";
import { ALL_USERS, eventFor, onlyUsers, usersIn } from "../../outcome/audience";
import type { AddressedEvent, Audience, PersonalForm, RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { isHeldDirectly, systemGroupId, userGroupById } from "../../rules/user-groups/group-membership";
import { canSeeRealEmail, publicEmail, userById } from "../../rules/users/people";
import {
  canAccessAllUsers,
  canAccessUser,
  isEveryoneVisible,
  shareChannel,
  shareConversation,
} from "../../rules/users/who-may";
import { avatarSource, pictureUrl } from "../../views/pictures";
import { UNKNOWN_NAME, userView } from "../../views/users/user-view";
import { memberEvents } from "../user-groups/user-group-events";

/** The active guests who cannot see every account. By default there are no such guests, and no search is needed. */
function limitedViewers(realm: Realm): readonly User[] {
  const viewers: User[] = [];
  if (isEveryoneVisible(realm) || !has(realm, "eventsFollowVisibility")) return viewers;
  for (const viewer of realm.users) if (viewer.is_active && !canAccessAllUsers(realm, viewer)) viewers.push(viewer);
  return viewers;
}

/**
 * The guests that receive other events about a deactivation: those without a direct conversation with the account. If
 * they saw it because of a channel, it is no longer visible to them.
 */
export function guestsWithOtherEvents(
  realm: Realm,
  user: User,
): { readonly cannot_see: readonly number[]; readonly losing_access: readonly number[] } {
  if (user.is_bot) return { cannot_see: [], losing_access: [] };
  const unable = limitedViewers(realm).filter(
    (viewer) => viewer.user_id !== user.user_id && !shareConversation(realm, viewer.user_id, user.user_id),
  );
  const losing = unable.filter((viewer) => shareChannel(realm, viewer.user_id, user.user_id));
  return {
    cannot_see: unable.map((viewer) => viewer.user_id),
    losing_access: losing.map((viewer) => viewer.user_id),
  };
}

/**
 * The accounts that receive events about an account: those to which it is visible, and those who subscribe to a channel
 * of a deactivated account.
 */
export function audienceOfUser(realm: Realm, user: User): Audience {
  const excluded = limitedViewers(realm).filter(
    (viewer) => !canAccessUser(realm, viewer, user) && !shareChannel(realm, user.user_id, viewer.user_id),
  );
  if (excluded.length === 0) return ALL_USERS;
  return { include: null, exclude: IdSet.from(excluded.map((viewer) => viewer.user_id)) };
}

/** An event with another body for those who see the real address of an account, where others see none. */
function withRealEmailForViewers(realm: Realm, user: User, event: AddressedEvent, own: PersonalForm): AddressedEvent {
  const viewers = [...realm.users].filter((viewer) => viewer.is_active && canSeeRealEmail(viewer, user));
  return { ...event, personal: Object.fromEntries(viewers.map((viewer) => [String(viewer.user_id), own])) };
}

/**
 * An event with the record of an account that becomes visible to the audience.
 *
 * @see https://zulip.com/api/get-events
 */
export function personAddedEvent(
  realm: Realm,
  user: User,
  audience: Audience = audienceOfUser(realm, user),
): RealmEvent {
  const options = { client_gravatar: false, include_custom_profile_fields: true };
  const known = userView(realm, user, user, options);
  const person = "profile_data" in known ? { ...known, profile_data: {} } : known;
  if (user.is_bot || user.settings.email_address_visibility === 1) {
    return eventFor(audience, { type: "realm_user", op: "add", person });
  }
  const hidden = { ...person, delivery_email: null };
  const added = eventFor(audience, { type: "realm_user", op: "add", person: hidden });
  return withRealEmailForViewers(realm, user, added, { type: "realm_user", op: "add", person });
}

/** An event that one aspect of an account has changed. */
export function personUpdatedEvent(
  realm: Realm,
  user: User,
  aspect: PersonAspect,
  audience: Audience = audienceOfUser(realm, user),
): AddressedEvent {
  const person = { user_id: user.user_id, ...aspect };
  const event = eventFor(audience, { type: "realm_user", op: "update", person });
  return "is_active" in aspect ? { ...event, records: { user: { ...user, ...aspect } } } : event;
}

/** An event that a setting of an account has another value. */
export function userSettingEvent(
  user: User,
  changed: Pick<UserSettingsEvent, "property" | "value" | "language_name">,
): AddressedEvent {
  const event = eventFor(onlyUsers([user.user_id]), { type: "user_settings", op: "update", ...changed });
  return { ...event, records: { user } };
}

/** An event that an account has another time zone. */
export function timezoneEvent(realm: Realm, user: User): RealmEvent {
  const aspect = { email: publicEmail(realm, user), timezone: user.settings.timezone };
  return personUpdatedEvent(realm, user, aspect);
}

/**
 * Notifies each account whose view of another's real address has changed, because of a new address or a new visibility.
 * All accounts are notified when the public address changes.
 *
 * @param user - the account with the address, after the change
 */
export function emailEvents(before: Realm, after: Realm, user: User): RealmEvent[] {
  const old = userById(before, user.user_id);
  if (old === undefined) return [];
  const groups = new Map<string | null, number[]>();
  for (const viewer of after.users) {
    if (!viewer.is_active || !canAccessUser(after, viewer, user)) continue;
    const seen = canSeeRealEmail(viewer, old) ? old.delivery_email : null;
    const sees = canSeeRealEmail(viewer, user) ? user.delivery_email : null;
    if (seen !== sees) groups.set(sees, [...(groups.get(sees) ?? []), viewer.user_id]);
  }
  const delivered = [...groups].map(([delivery_email, ids]) =>
    personUpdatedEvent(after, user, { delivery_email }, onlyUsers(ids)),
  );
  const new_email = publicEmail(after, user);
  const renamed = new_email === publicEmail(before, old) ? [] : [personUpdatedEvent(after, user, { new_email })];
  if (user.delivery_email !== old.delivery_email) return [...delivered, avatarEvent(after, user), ...renamed];
  return renamed.length === 0 ? delivered : [...delivered, ...renamed, avatarEvent(after, user)];
}

/** An event that an account has another picture, as when it follows from another address. */
function avatarEvent(realm: Realm, user: User): RealmEvent {
  return personUpdatedEvent(realm, user, {
    avatar_source: avatarSource(realm, user),
    avatar_url: pictureUrl(realm, user),
    avatar_url_medium: pictureUrl(realm, user, "medium"),
    avatar_version: user.avatar_version,
  });
}

/**
 * Notifies all accounts of the role groups that an account has left and joined directly: first the group of its role,
 * then full members.
 */
export function roleGroupEvents(before: Realm, after: Realm, userId: number): RealmEvent[] {
  const was = userById(before, userId);
  const is = userById(after, userId);
  const removed: RealmEvent[] = [];
  const added: RealmEvent[] = [];
  const full: RealmEvent[] = [];
  for (const name of SYSTEM_GROUP_NAMES) {
    const group = userGroupById(after, systemGroupId(name));
    if (group === undefined) continue;
    const wasMember = was !== undefined && isHeldDirectly(before, group, was);
    const isMember = is !== undefined && isHeldDirectly(after, group, is);
    if (wasMember === isMember) continue;
    const op = wasMember ? "remove_members" : "add_members";
    const list = name === "role:fullmembers" ? full : wasMember ? removed : added;
    list.push(...memberEvents(op, group.id, [userId]));
  }
  return [...removed, ...added, ...full];
}

/** An event that an account is no longer visible to the audience. It does not say who it was. */
export function personRemovedEvent(user_id: number, audience: Audience): RealmEvent {
  return eventFor(audience, { type: "realm_user", op: "remove", person: { user_id, full_name: UNKNOWN_NAME } });
}

/**
 * Whether an account shares a channel or a conversation with another. It also counts bots, which all accounts can see.
 */
function meets(realm: Realm, { user_id: viewerId }: User, { user_id: id }: User): boolean {
  return viewerId === id || shareChannel(realm, viewerId, id) || shareConversation(realm, viewerId, id);
}

/**
 * Tells the guests among those who take part in a first direct message whom they get to know by it. Bots are known
 * anyway.
 *
 * @param participants - of the conversation, the sender too
 */
export function newlyVisibleUserEvents(before: Realm, after: Realm, participants: readonly User[]): RealmEvent[] {
  const guests = participants.filter((user) => user.is_active && !canAccessAllUsers(before, user));
  if (guests.length === 0) return [];
  return participants.flatMap((user) => {
    if (user.is_bot) return [];
    const unacquainted = guests.filter((guest) => !meets(before, guest, user));
    if (unacquainted.length === 0) return [];
    return [personAddedEvent(after, user, onlyUsers(unacquainted.map((guest) => guest.user_id)))];
  });
}

/**
 * Notifies guests that cannot see all accounts of accounts that become visible or are no longer visible. It is fast in
 * realms in which all accounts see each other.
 *
 * @param joinedIds - accounts that join channels in the same request: servers notify such a guest of each of the others
 *   twice
 */
export function userVisibilityEvents(before: Realm, after: Realm, joinedIds: readonly number[] = []): RealmEvent[] {
  const joined = new Set(joinedIds);
  const viewers = new Set([...limitedViewers(before), ...limitedViewers(after)].map((viewer) => viewer.user_id));
  const events: RealmEvent[] = [];
  for (const viewerId of viewers) {
    const was = userById(before, viewerId);
    const is = userById(after, viewerId);
    if (was === undefined || is === undefined || !is.is_active) continue;
    const self = usersIn(IdSet.from([viewerId]));
    for (const user of after.users) {
      const old = userById(before, user.user_id);
      if (old === undefined) continue;
      const sawIt = meets(before, was, old);
      const seesIt = meets(after, is, user);
      if (!sawIt && seesIt) {
        const added = personAddedEvent(after, user, self);
        events.push(...(joined.has(viewerId) && joined.has(user.user_id) ? [added, added] : [added]));
      }
      if (sawIt && !seesIt) events.push(personRemovedEvent(user.user_id, self));
    }
  }
  return events;
}
