/* What is told about accounts, and to whom: everybody who may know of the account, each as it may see it. */

import { IdSet } from "../../collections/id-set";
import { ALL_USERS, usersIn, onlyUsers, eventFor } from "../../outcome/audience";
import type { AddressedEvent, Audience, PersonalForm, RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isHeldDirectly, systemGroupId, userGroupById } from "../../rules/user-groups/group-membership";
import { canSeeRealEmail, publicEmail, userById } from "../../rules/users/people";
import {
  canAccessAllUsers,
  canAccessUser,
  isEveryoneVisible,
  shareChannel,
  shareConversation,
} from "../../rules/users/user-access";
import { SYSTEM_GROUP_NAMES } from "../../../protocol/group-settings";
import type { PersonAspect } from "../../../protocol/events/users";
import { memberEvents } from "../user-groups/user-group-events";
import { pictureUrl } from "../../views/pictures";
import { UNKNOWN_NAME, userView } from "../../views/users/user-view";

/** The active guests who cannot see every account. By default there are none, which is known without a search. */
function limitedViewers(realm: Realm): readonly User[] {
  const viewers: User[] = [];
  if (isEveryoneVisible(realm)) return viewers;
  for (const viewer of realm.users) if (viewer.is_active && !canAccessAllUsers(realm, viewer)) viewers.push(viewer);
  return viewers;
}

/**
 * The guests who are told of a deactivation otherwise than the rest: those who do not know of the account by a direct
 * conversation. Those of them who knew of it by a channel lose it.
 */
export function guestsApart(
  realm: Realm,
  user: User,
): { readonly blind: readonly number[]; readonly losing: readonly number[] } {
  if (user.is_bot) return { blind: [], losing: [] };
  const blind = limitedViewers(realm).filter(
    (viewer) => viewer.user_id !== user.user_id && !shareConversation(realm, viewer.user_id, user.user_id),
  );
  const losing = blind.filter((viewer) => shareChannel(realm, viewer.user_id, user.user_id));
  return { blind: blind.map((viewer) => viewer.user_id), losing: losing.map((viewer) => viewer.user_id) };
}

/** Everybody who may know of an account. */
export function audienceOfUser(realm: Realm, user: User): Audience {
  const blind = limitedViewers(realm).filter((viewer) => !canAccessUser(realm, viewer, user));
  return blind.length === 0 ? ALL_USERS : { include: null, exclude: IdSet.from(blind.map((viewer) => viewer.user_id)) };
}

/** An event with another body for those who see the real address of an account, where others see none. */
function otherwiseForThoseWhoSeeEmail(
  realm: Realm,
  user: User,
  event: AddressedEvent,
  own: PersonalForm,
): AddressedEvent {
  const viewers = [...realm.users].filter((viewer) => viewer.is_active && canSeeRealEmail(viewer, user));
  return { ...event, personal: Object.fromEntries(viewers.map((viewer) => [String(viewer.user_id), own])) };
}

/**
 * An event with the record of an account that those in the audience did not know of.
 *
 * @spec Events: realm_user (not shown; public facts)
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
  const told = eventFor(audience, { type: "realm_user", op: "add", person: hidden });
  return otherwiseForThoseWhoSeeEmail(realm, user, told, { type: "realm_user", op: "add", person });
}

/** An event that one aspect of an account has changed. */
export function personUpdatedEvent(
  realm: Realm,
  user: User,
  aspect: PersonAspect,
  audience: Audience = audienceOfUser(realm, user),
): AddressedEvent {
  return eventFor(audience, { type: "realm_user", op: "update", person: { user_id: user.user_id, ...aspect } });
}

/** An event that an account has another time zone. */
export function timezoneEvent(realm: Realm, user: User): RealmEvent {
  const aspect = { email: publicEmail(realm, user), timezone: user.settings.timezone };
  return personUpdatedEvent(realm, user, aspect);
}

/**
 * Tells each account how it sees another's real address now, as far as that is different from before: after a change of
 * the address, or of who may see it. Everybody is told where the address under which the account goes is another.
 *
 * @param user - who is seen, as it is after the change
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
    avatar_source: "G",
    avatar_url: pictureUrl(realm, user),
    avatar_url_medium: pictureUrl(realm, user, "medium"),
    avatar_version: user.avatar_version,
  });
}

/** Tells everybody which role groups an account has left and joined directly: that of its role, then full members. */
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

/** An event that an account is out of sight for those in the audience, who are not told who it was. */
export function personRemovedEvent(user_id: number, audience: Audience): RealmEvent {
  return eventFor(audience, { type: "realm_user", op: "remove", person: { user_id, full_name: UNKNOWN_NAME } });
}

/** Whether an account meets another in a channel or a conversation: bots too, although everybody may know of them. */
function meets(realm: Realm, { user_id: viewerId }: User, { user_id: id }: User): boolean {
  return viewerId === id || shareChannel(realm, viewerId, id) || shareConversation(realm, viewerId, id);
}

/**
 * Tells the guests among those who take part in a first direct message whom they get to know by it. Bots are known
 * anyway.
 *
 * @param participants - of the conversation, the sender too
 */
export function acquaintanceEvents(before: Realm, after: Realm, participants: readonly User[]): RealmEvent[] {
  const guests = participants.filter((user) => user.is_active && !canAccessAllUsers(before, user));
  if (guests.length === 0) return [];
  return participants.flatMap((user) => {
    if (user.is_bot) return [];
    const strangers = guests.filter((guest) => !meets(before, guest, user));
    if (strangers.length === 0) return [];
    return [personAddedEvent(after, user, onlyUsers(strangers.map((guest) => guest.user_id)))];
  });
}

/**
 * Tells guests who may not know of everybody which accounts have come into their sight, and which have left it.
 * Costs nothing in realms where everybody may know of everybody.
 */
export function userVisibilityEvents(before: Realm, after: Realm): RealmEvent[] {
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
      if (!sawIt && seesIt) events.push(personAddedEvent(after, user, self));
      if (sawIt && !seesIt) events.push(personRemovedEvent(user.user_id, self));
    }
  }
  return events;
}
