/** Small changes of accounts: fields, settings, groups, subscribers, alert words, muted users. */
import { ROLES } from "../../../protocol/accounts";
import { DAY_SECONDS } from "../../../protocol/limits";
import { IdSet } from "../../collections/id-set";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { fieldsOf, withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { DueKey, Realm } from "../../realm/realm";
import type { MutedUser, User } from "../../realm/user";
import type { UserGroup } from "../../realm/user-group";
import { userGroupById } from "../../rules/user-groups/group-membership";
import { userById } from "../../rules/users/people";

/** Replaces some fields of an account of the realm; the server's bots cannot be changed. */
export function withUser(realm: Realm, userId: number, fields: Partial<User>): Realm {
  const user = realm.users.get(userId - 1);
  if (user === undefined) return realm;
  return withFields(realm, { users: realm.users.set(userId - 1, frozen({ ...user, ...fields })) });
}

/** Replaces some settings of an account, by names that were checked to be settings. */
export function withUserSettings(realm: Realm, userId: number, changes: Readonly<Record<string, unknown>>): Realm {
  const user = userById(realm, userId);
  if (user === undefined) return realm;
  return withUser(realm, userId, { settings: frozen({ ...user.settings, ...fieldsOf<User["settings"]>(changes) }) });
}

/** Replaces some fields of a group. */
export function withGroup(realm: Realm, groupId: number, fields: Partial<UserGroup>): Realm {
  const group = userGroupById(realm, groupId);
  if (group === undefined) return realm;
  return withFields(realm, { user_groups: realm.user_groups.set(groupId - 1, frozen({ ...group, ...fields })) });
}

/**
 * Takes a deactivated account out of the subscribers of all channels, or puts a reactivated one back; its own
 * settings for the channels stay.
 *
 * @returns the realm, and the channels concerned, ascending
 */
export function withSubscriberPresence(
  realm: Realm,
  userId: number,
  isPresent: boolean,
): { readonly realm: Realm; readonly stream_ids: readonly number[] } {
  let channels = realm.channels;
  const streamIds: number[] = [];
  for (const row of realm.subscriptions.get(userId)?.values() ?? []) {
    const channel = row.active ? channels.get(row.stream_id - 1) : undefined;
    if (channel === undefined) continue;
    const subscribers = isPresent ? channel.subscribers.add(userId) : channel.subscribers.delete(userId);
    if (subscribers === channel.subscribers) continue;
    channels = channels.set(row.stream_id - 1, withFields(channel, { subscribers }));
    streamIds.push(row.stream_id);
  }
  return { realm: withFields(realm, { channels }), stream_ids: streamIds.sort((a, b) => a - b) };
}

/**
 * The moment at which an account becomes a full member; undefined when it never will, or has become one. Deactivated
 * accounts do too.
 */
function fullMemberMoment(realm: Realm, userId: number): DueKey | undefined {
  const user = userById(realm, userId);
  if (user === undefined || user.role !== ROLES.MEMBER) return undefined;
  const at = user.date_joined + realm.settings.waiting_period_threshold * DAY_SECONDS;
  return at > realm.now ? [at, "full_member", userId] : undefined;
}

/**
 * Stores the moments at which accounts become full members, after a change of the accounts or of the waiting period.
 *
 * @param before - the realm before the change, whose moments are forgotten
 * @see https://zulip.com/api/group-setting-values
 */
export function withFullMemberMoments(before: Realm, after: Realm, userIds: Iterable<number>): Realm {
  let { due } = after;
  for (const id of userIds) {
    const old = fullMemberMoment(before, id);
    if (old !== undefined) due = due.delete(old);
    const key = fullMemberMoment(after, id);
    if (key !== undefined) due = due.set(key, true);
  }
  return due === after.due ? after : withFields(after, { due });
}

/** Replaces the words of an account. */
export function withAlertWords(realm: Realm, userId: number, words: readonly string[]): Transition {
  const { alert_words } = realm;
  const next = withFields(realm, {
    alert_words: words.length === 0 ? alert_words.delete(userId) : alert_words.set(userId, frozen([...words])),
  });
  return transition(next, [eventFor(onlyUsers([userId]), { type: "alert_words", alert_words: words })]);
}

/** Replaces the list of users whom an account mutes, after one is added or removed. */
export function withMutedUsers(
  realm: Realm,
  userId: number,
  changedId: number,
  rows: readonly MutedUser[],
): Transition {
  const usersMuting = realm.muted_by.get(changedId) ?? IdSet.empty();
  const isMuted = rows.some((row) => row.id === changedId);
  const left = isMuted ? usersMuting.add(userId) : usersMuting.delete(userId);
  const list = realm.muted_users;
  const next = withFields(realm, {
    muted_users: rows.length === 0 ? list.delete(userId) : list.set(userId, frozen([...rows])),
    muted_by: left.isEmpty ? realm.muted_by.delete(changedId) : realm.muted_by.set(changedId, left),
  });
  return transition(next, [eventFor(onlyUsers([userId]), { type: "muted_users", muted_users: rows })]);
}
