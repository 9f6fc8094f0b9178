/* Deactivation and reactivation: what becomes of an account's places in channels, groups and settings. */
import { REALM_GROUP_SETTING_NAMES, USER_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { IdSet } from "../../collections/id-set";
import { ALL_USERS, allUsersExcept, eventFor, onlyUsers } from "../../outcome/audience";
import { andThen, andThenForEach, type Transition, transition, withEvents } from "../../outcome/transition";
import type { Audience, RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { GroupSettingValue } from "../../realm/user-group";
import { channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { allGroups, isDirectMember } from "../../rules/user-groups/group-membership";
import { groupValueView, namesUser } from "../../rules/user-groups/group-value-check";
import { userById } from "../../rules/users/people";
import { botOwnerEvents } from "../bots/bot-events";
import { botUpdatedEvent } from "../bots/bot-events";
import { peerEvents } from "../channels/channel-visibility";
import { withQueuesAtEnd, withQueuesCaughtUp } from "../events/event-queues";
import { revokeInvitationsOf } from "../invitations/invitations";
import { exportConsentEvents } from "../realm/realm-changes";
import { memberEvents, userGroupUpdatedEvent } from "../user-groups/user-group-events";
import { withFullMemberMoments, withSubscriberPresence, withUser } from "./people-changes";
import { guestsWithOtherEvents, personRemovedEvent, personUpdatedEvent } from "./people-events";

/** The events that `deactivateAccount` can send. */
export const DEACTIVATION_EVENTS = [
  "invites_changed",
  "realm/update_dict",
  "realm_bot/update",
  "realm_user/remove",
  "realm_user/update",
  "subscription/peer_remove",
  "user_group/remove_members",
  "user_group/update",
] as const;

/** The events that `reactivateAccount` can send. */
export const REACTIVATION_EVENTS = [
  "realm/update_dict",
  "realm_bot/update",
  "realm_export_consent",
  "realm_user/update",
  "subscription/peer_add",
  "user_group/add_members",
  "user_group/update",
] as const;

/**
 * Deactivates an account and, before it, the bots that it owns. Its messages stay; it leaves the subscribers of its
 * channels and is shown in no group and no setting, all of which comes back with a reactivation.
 */
export function deactivateAccount(realm: Realm, userId: number): Transition {
  const bots = [...realm.users].filter((bot) => bot.bot_owner_id === userId && bot.is_active && bot.user_id !== userId);
  const alone = andThenForEach(transition(realm), bots, (next, bot) => deactivateAccount(next, bot.user_id));
  const revoked = andThen(alone, (next) => revokeInvitationsOf(next, userId));
  return andThen(revoked, (next) => deactivate(withQueuesCaughtUp(next, userId), userId));
}

function deactivate(realm: Realm, userId: number): Transition {
  const user = userById(realm, userId);
  if (user === undefined || !user.is_active) return transition(realm);
  const { next, stream_ids } = withActivity(realm, userId, false);
  const peers = stream_ids.map((stream_id) => ({ stream_id, user_ids: [userId] }));
  const { cannot_see, losing_access } = guestsWithOtherEvents(realm, user);
  const audience = cannot_see.length === 0 ? ALL_USERS : allUsersExcept(IdSet.from(cannot_see));
  const others =
    cannot_see.length === 0 ? [] : membershipEvents(realm, next, userId, "remove_members", onlyUsers(cannot_see));
  return transition(next, [
    ...(has(realm, "deactivationNotifiesSubscribers") ? peerEvents("peer_remove", next, peers) : []),
    personUpdatedEvent(next, user, { is_active: false }, audience),
    ...others,
    ...(losing_access.length === 0 ? [] : [personRemovedEvent(userId, onlyUsers(losing_access))]),
    ...(user.is_bot ? [botUpdatedEvent(next, user, { is_active: false })] : []),
  ]);
}

/**
 * Reactivates an account. Its bots stay deactivated until they are reactivated themselves. A bot whose owner is
 * deactivated gets a new owner. For an active account, the same events are sent.
 *
 * @param newOwnerId - the new owner of such a bot: the account that reactivates it
 */
export function reactivateAccount(realm: Realm, userId: number, newOwnerId: number): Transition {
  const user = userById(realm, userId);
  if (user === undefined) return transition(realm);
  const { next, stream_ids } = withActivity(user.is_active ? realm : withQueuesAtEnd(realm, userId), userId, true);
  const back = transition(next, [
    personUpdatedEvent(next, user, { is_active: true }),
    ...(user.is_bot ? [botBackEvent(next, user)] : exportConsentEvents(next, user)),
  ]);
  const owned = andThen(back, (current) => withLivingOwner(current, user, newOwnerId));
  const peers = stream_ids.map((stream_id) => ({ stream_id, user_ids: [userId] }));
  return withEvents(owned, [
    ...peerEvents("peer_add", owned.realm, peers),
    ...membershipEvents(owned.realm, owned.realm, userId, "add_members", ALL_USERS),
  ]);
}

/** The event of a reactivated bot; on old servers that of a new bot, with its current key. */
function botBackEvent(realm: Realm, bot: User): RealmEvent {
  const key = has(realm, "botsComeBackByUpdate") ? {} : { api_key: bot.api_key };
  return botUpdatedEvent(realm, bot, { is_active: true, ...key });
}

/** A bot whose owner is deactivated gets another owner. */
function withLivingOwner(realm: Realm, bot: User, newOwnerId: number): Transition {
  const owner = bot.bot_owner_id === null ? undefined : userById(realm, bot.bot_owner_id);
  if (owner === undefined || owner.is_active) return transition(realm);
  const next = withUser(realm, bot.user_id, { bot_owner_id: newOwnerId });
  const changed = userById(next, bot.user_id) ?? bot;
  return transition(next, botOwnerEvents(next, changed, bot.bot_owner_id));
}

/**
 * The account as active or not, and the channels that it subscribes to, ascending: without archived ones, except for
 * newer servers that deactivate it.
 */
function withActivity(
  realm: Realm,
  userId: number,
  is_active: boolean,
): { readonly next: Realm; readonly stream_ids: readonly number[] } {
  const changed = withFullMemberMoments(realm, withUser(realm, userId, { is_active }), [userId]);
  const { realm: next } = withSubscriberPresence(changed, userId, is_active);
  const rows = [...(realm.subscriptions.get(userId)?.values() ?? [])];
  const all = !is_active && has(realm, "deactivationNamesArchivedChannels");
  const ids = rows.filter((row) => row.active && (all || channelById(next, row.stream_id)?.is_archived === false));
  return { next, stream_ids: ids.map((row) => row.stream_id).sort((a, b) => a - b) };
}

/**
 * The events of the groups that have an account as a direct member, by ID, and of the settings that name it. There are
 * none on old servers, where it stays in them.
 */
function membershipEvents(
  holding: Realm,
  shown: Realm,
  userId: number,
  op: "add_members" | "remove_members",
  audience: Audience,
): RealmEvent[] {
  const user = userById(holding, userId);
  if (user === undefined || !has(shown, "deactivatedUsersLeaveGroups")) return [];
  const groups = allGroups(holding).filter((group) => isDirectMember(holding, group, user));
  return [
    ...groups.flatMap(({ id }) => memberEvents(op, id, [userId], audience)),
    ...settingEvents(shown, userId, audience),
  ];
}

/** The group settings of a record that name an account, in their current form. */
function settingsNaming<Name extends string>(
  realm: Realm,
  names: readonly Name[],
  valueOf: (name: Name) => GroupSettingValue,
  userId: number,
): { readonly [name: string]: GroupSettingValue }[] {
  return names.flatMap((name) => {
    const value = valueOf(name);
    return typeof value === "number" || !namesUser(value, userId) ? [] : [{ [name]: groupValueView(realm, value) }];
  });
}

/** The events of settings of groups and of the realm that name a deactivated or reactivated account, one by one. */
function settingEvents(realm: Realm, userId: number, audience: Audience): RealmEvent[] {
  const ofGroups = allGroups(realm).flatMap((group) => {
    const changed = settingsNaming(realm, USER_GROUP_SETTING_NAMES, (name) => group[name], userId);
    return changed.map((data) => userGroupUpdatedEvent(group, data, audience));
  });
  const ofRealm = settingsNaming(realm, REALM_GROUP_SETTING_NAMES, (name) => realm.settings[name], userId);
  const realmEvents = ofRealm.map((data) =>
    eventFor(audience, { type: "realm", op: "update_dict", property: "default", data }),
  );
  return [...ofGroups, ...realmEvents];
}
