/* Deactivation and reactivation: what becomes of an account's places in channels, groups and settings. */

import { EVERYBODY, tell } from "../../outcome/audience";
import { andThen, andThenForEach, type Step, step } from "../../outcome/step";
import type { GroupSettingValue } from "../../realm/group-setting-value";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { channelById } from "../../rules/channels/channel-access";
import { namesUser, shownGroupValue } from "../../rules/user-groups/group-setting-values";
import { userById } from "../../rules/users/people";
import {
  CHANNEL_GROUP_SETTINGS,
  type GroupSettingRule,
  REALM_GROUP_SETTINGS,
  USER_GROUP_SETTINGS,
} from "../../spec/group-settings";
import { botUpdatedEvent } from "../../views/bots/bots";
import { channelUpdateEvent, metadataAudience } from "../../views/channels/channel-activity";
import { peerEvent } from "../../views/channels/channel-visibility";
import { personUpdatedEvent, roleGroupEvents } from "../../views/users/people-events";
import { revokeInvitationsOf } from "../invitations/revoke-invitations-of";
import { withFullMemberMoments } from "./full-members";
import { withSubscriberPresence, withUser } from "./people-changes";

/**
 * Deactivates an account and the bots that it owns. Its messages stay; it leaves the subscribers of its channels and
 * is shown in no group and no setting, all of which comes back with a reactivation.
 *
 * @tells who may know of it `realm_user/update` with `is_active`; everybody `user_group/remove_members`; the
 *   channels' observers `subscription/peer_remove`; `realm/update_dict`, `user_group/update` and `stream/update` where
 *   settings named it; administrators `invites_changed` when invitations die with it
 * @assumes A90
 */
export function deactivateAccount(realm: Realm, userId: number): Step {
  const bots = [...realm.users].filter((bot) => bot.bot_owner_id === userId && bot.is_active && bot.user_id !== userId);
  const gone = andThen(setActivity(realm, userId, false), (next) => revokeInvitationsOf(next, userId));
  return andThenForEach(gone, bots, (next, bot) => deactivateAccount(next, bot.user_id));
}

/**
 * Takes a deactivation back; bots stay deactivated until they are reactivated themselves.
 *
 * @tells as `deactivateAccount` does, the other way round
 */
export function reactivateAccount(realm: Realm, userId: number): Step {
  return setActivity(realm, userId, true);
}

function setActivity(realm: Realm, userId: number, is_active: boolean): Step {
  const user = userById(realm, userId);
  if (user === undefined || user.is_active === is_active) return step(realm);
  const changed = withFullMemberMoments(realm, withUser(realm, userId, { is_active }), [userId]);
  const { realm: next, stream_ids } = withSubscriberPresence(changed, userId, is_active);
  const groupOp = is_active ? "add_members" : "remove_members";
  const groups = [...next.user_groups].filter((group) => group.members.has(userId));
  return step(next, [
    personUpdatedEvent(next, user, { is_active }),
    ...(user.is_bot ? [botUpdatedEvent(next, user, { is_active })] : []),
    ...roleGroupEvents(realm, next, userId),
    ...groups.map(({ id }) => tell(EVERYBODY, { type: "user_group", op: groupOp, group_id: id, user_ids: [userId] })),
    ...stream_ids.flatMap((id) => {
      const channel = channelById(next, id);
      return channel === undefined ? [] : [peerEvent(is_active ? "peer_add" : "peer_remove", next, channel, [userId])];
    }),
    ...settingEvents(next, userId),
  ]);
}

/** The group settings of a record that name an account, as they are shown now. */
function settingsNaming(
  realm: Realm,
  rules: Readonly<Record<string, GroupSettingRule>>,
  valueOf: (name: string) => unknown,
  userId: number,
): Record<string, GroupSettingValue> {
  const shown: Record<string, GroupSettingValue> = {};
  for (const name of Object.keys(rules)) {
    const value = valueOf(name);
    if (isAnonymousGroup(value) && namesUser(value, userId)) shown[name] = shownGroupValue(realm, value);
  }
  return shown;
}

function isAnonymousGroup(value: unknown): value is Exclude<GroupSettingValue, number> {
  return typeof value === "object" && value !== null && "direct_members" in value;
}

/** What is told of settings of the realm, of groups and of channels that name an account which came or went. */
function settingEvents(realm: Realm, userId: number): RealmEvent[] {
  const events: RealmEvent[] = [];
  const ofRealm = new Map<string, unknown>(Object.entries(realm.settings));
  const settings = settingsNaming(realm, REALM_GROUP_SETTINGS, (name) => ofRealm.get(name), userId);
  if (Object.keys(settings).length > 0) {
    events.push(tell(EVERYBODY, { type: "realm", op: "update_dict", property: "default", data: settings }));
  }
  for (const group of realm.user_groups) {
    const fields = new Map<string, unknown>(Object.entries(group));
    const changed = settingsNaming(realm, USER_GROUP_SETTINGS, (name) => fields.get(name), userId);
    if (Object.keys(changed).length === 0) continue;
    events.push(tell(EVERYBODY, { type: "user_group", op: "update", group_id: group.id, data: changed }));
  }
  for (const channel of realm.channels) {
    const fields = new Map<string, unknown>(Object.entries(channel));
    const changed = settingsNaming(realm, CHANNEL_GROUP_SETTINGS, (name) => fields.get(name), userId);
    for (const [name, value] of Object.entries(changed)) {
      events.push(channelUpdateEvent(metadataAudience(realm, channel), channel, name, value));
    }
  }
  return events;
}
