import { badRequest } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { type ChannelGroupSetting } from "../../../protocol/group-settings";
import { hasContentAccess, holdsChannelPermission, mayAdministerChannel } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { checkTopicPolicy } from "../topics/topic-name";
import { holdsRealmPermission } from "../user-groups/group-membership";

function holdsInAny(realm: Realm, channels: readonly Channel[], name: ChannelGroupSetting, user: User): boolean {
  return channels.some((channel) => holdsChannelPermission(realm, channel, name, user));
}

/**
 * Checks that a channel can take messages under a topic, as far as its own rules go.
 *
 * @param topic - undefined where the policy on topics is not asked
 * @refuses BAD_REQUEST for a channel that the account may not read or that is archived, then for a topic that the
 *   channel's policy does not allow
 */
export function checkMoveTarget(realm: Realm, actor: User, channel: Channel, topic: string | undefined) {
  if (channel.is_archived || !hasContentAccess(realm, channel, actor)) {
    return badRequest("channel_unknown", "stream_id: there is no such channel.");
  }
  return topic === undefined ? undefined : checkTopicPolicy(realm, channel, topic);
}

/**
 * Checks that an account may give messages another topic. Where channels have groups for that, either channel's own
 * group suffices, and who administers a channel needs none; before, the realm's group bound administrators, too.
 *
 * @refuses BAD_REQUEST
 * @see https://zulip.com/api/update-message
 */
export function checkTopicMove(realm: Realm, actor: User, source: Channel, target: Channel) {
  const channels = [source, target];
  const may =
    (has(realm, "channelGroupsMoveMessages") &&
      channels.some((channel) => mayAdministerChannel(realm, channel, actor))) ||
    holdsRealmPermission(realm, "can_move_messages_between_topics_group", actor) ||
    holdsInAny(realm, channels, "can_move_messages_within_channel_group", actor);
  return may ? undefined : badRequest("topic_move_not_allowed", "You may not move messages to another topic.");
}

/**
 * Checks that an account may resolve and unresolve topics. Before the realm had a group for that, it was a move as any
 * other.
 *
 * @refuses BAD_REQUEST
 * @see https://zulip.com/api/update-message
 */
export function checkResolving(realm: Realm, actor: User, source: Channel, target: Channel) {
  if (!has(realm, "resolvingHasOwnPermission")) return checkTopicMove(realm, actor, source, target);
  const may =
    holdsRealmPermission(realm, "can_resolve_topics_group", actor) ||
    holdsInAny(realm, [source, target], "can_resolve_topics_group", actor);
  return may ? undefined : badRequest("resolving_not_allowed", "You may not resolve or unresolve topics.");
}

/**
 * Checks that an account may move messages out of one channel and into another: of the right to post to that one it
 * needs the channel's group alone.
 *
 * @refuses BAD_REQUEST without the permission to move, then without the permission to post to the target
 * @see https://zulip.com/api/update-message
 */
export function checkChannelMove(realm: Realm, actor: User, source: Channel, target: Channel) {
  const may =
    (has(realm, "channelGroupsMoveMessages") && mayAdministerChannel(realm, source, actor)) ||
    holdsRealmPermission(realm, "can_move_messages_between_channels_group", actor) ||
    holdsInAny(realm, [source], "can_move_messages_out_of_channel_group", actor);
  if (!may) return badRequest("channel_move_not_allowed", "You may not move messages to another channel.");
  const mayWrite = holdsChannelPermission(realm, target, "can_send_message_group", actor);
  return mayWrite ? undefined : badRequest("posting_not_allowed", "You may not post to this channel.");
}
