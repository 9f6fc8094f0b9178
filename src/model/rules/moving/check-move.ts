import type { ChannelGroupSetting } from "../../../protocol/group-settings";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { User } from "../../realm/user";
import {
  channelById,
  hasContentAccess,
  holdsChannelPermission,
  mayAdministerChannel,
} from "../channels/channel-access";
import { checkTopicStart } from "../channels/topic-starting";
import { has } from "../realm/feature-level";
import { checkTopicPolicy } from "../topics/topic-name";
import { holdsRealmPermission } from "../user-groups/group-membership";
import type { Move, RequestedEdit } from "./edit-request";
import {
  channelLimit,
  checkTargetAge,
  checkTopicAge,
  movedIds,
  type PropagateMode,
  type TimedMove,
  topicLimit,
  visibleInTopic,
  wholeTopic,
} from "./move-limits";

/** The requested move. */
export function plannedMove(
  realm: Realm,
  actor: User,
  message: Message,
  source: Channel,
  requested: RequestedEdit,
  mode: PropagateMode,
) {
  const target = requested.stream_id === undefined ? source : channelById(realm, requested.stream_id);
  if (target === undefined) return badRequest("channel_unknown", "stream_id: there is no such channel.");
  const new_topic = requested.topic ?? message.topic;
  const refusal = checkMoveTarget(realm, actor, target, requested.topic ?? topicThatStays(realm, message));
  if (isFailure(refusal)) return refusal;
  const takesUnseen = followsServer(realm, "movesOfUnreadableMessages") && requested.stream_id === undefined;
  const visible = visibleInTopic(realm, actor, source.stream_id, message.topic);
  return {
    source,
    target,
    old_topic: message.topic,
    new_topic,
    changes_topic: requested.topic !== undefined,
    changes_channel: requested.stream_id !== undefined,
    resolving: requested.resolving,
    propagate_mode: mode,
    visible,
    ids: movedIds(takesUnseen ? wholeTopic(realm, source.stream_id, message.topic) : visible, message, mode),
  };
}

/** An unchanged topic is not checked against the realm's policy on topics. */
function topicThatStays(realm: Realm, { topic }: Message): string | undefined {
  return has(realm, "topicsPolicyIsAChoice") ? topic : undefined;
}

function timed(message: Message, move: Move): TimedMove {
  return {
    target: message,
    propagate_mode: move.propagate_mode,
    changes_topic: move.changes_topic && move.resolving === undefined,
    changes_channel: move.changes_channel,
    visible: move.visible,
  };
}

/** The name under which old servers kept messages without a topic. */
const NO_TOPIC = "(no topic)";

/**
 * Whether neither permission nor limit applies: on old servers, authors could change topics, and all accounts could add
 * missing ones.
 */
function isFreeOfTopicRules(realm: Realm, actor: User, message: Message): boolean {
  if (!has(realm, "topicRulesHoldWithoutTopic") && message.topic === NO_TOPIC) return true;
  return !has(realm, "movingIsSeparateFromEditing") && message.sender_id === actor.user_id;
}

/** Checks the new topic of a move. */
export function checkNewTopic(realm: Realm, actor: User, message: Message, move: Move) {
  if (!move.changes_topic || isFreeOfTopicRules(realm, actor, message)) return undefined;
  if (move.resolving !== undefined) return checkResolving(realm, actor, move.source, move.target);
  return (
    checkTopicMove(realm, actor, move.source, move.target) ??
    checkTargetAge(realm, actor, timed(message, move), topicLimit(realm))
  );
}

/**
 * Checks the new channel of a move; then, for a topic that moves otherwise than by being resolved, its age and the right
 * to start the topic that the messages come to.
 */
export function checkNewChannel(realm: Realm, actor: User, message: Message, move: Move) {
  const timedMove = timed(message, move);
  const limit = channelLimit(realm);
  const refusal = move.changes_channel
    ? (checkChannelMove(realm, actor, move.source, move.target) ?? checkTargetAge(realm, actor, timedMove, limit))
    : undefined;
  if (isFailure(refusal) || move.resolving !== undefined) return refusal;
  return checkTopicAge(realm, actor, timedMove) ?? checkTopicStart(realm, actor, move.target, move.new_topic);
}

function holdsInAny(realm: Realm, channels: readonly Channel[], name: ChannelGroupSetting, user: User): boolean {
  return channels.some((channel) => holdsChannelPermission(realm, channel, name, user));
}

/**
 * Checks that a channel can take messages under a topic, as far as its own rules go.
 *
 * @param topic - undefined where the policy on topics is not asked
 */
function checkMoveTarget(realm: Realm, actor: User, channel: Channel, topic: string | undefined) {
  if (channel.is_archived || !hasContentAccess(realm, channel, actor)) {
    return badRequest("channel_unknown", "stream_id: there is no such channel.");
  }
  return topic === undefined ? undefined : checkTopicPolicy(realm, channel, topic);
}

/**
 * Checks that an account may give messages another topic. Where channels have groups for that, either channel's own
 * group suffices, and who administers a channel needs none; before, the realm's group bound administrators, too.
 *
 * @see https://zulip.com/api/update-message
 */
function checkTopicMove(realm: Realm, actor: User, source: Channel, target: Channel) {
  const channels = [source, target];
  const may =
    (has(realm, "channelGroupsMoveMessages") &&
      channels.some((channel) => mayAdministerChannel(realm, channel, actor))) ||
    holdsRealmPermission(realm, "can_move_messages_between_topics_group", actor) ||
    holdsInAny(realm, channels, "can_move_messages_within_channel_group", actor);
  return may
    ? undefined
    : badRequest("topic_move_not_allowed", "You are not allowed to move messages to another topic.");
}

/**
 * Checks that an account may resolve and unresolve topics. Before the realm had a group for that, the rules of
 * moves applied.
 *
 * @see https://zulip.com/api/update-message
 */
function checkResolving(realm: Realm, actor: User, source: Channel, target: Channel) {
  if (!has(realm, "resolvingHasOwnPermission")) return checkTopicMove(realm, actor, source, target);
  const may =
    holdsRealmPermission(realm, "can_resolve_topics_group", actor) ||
    holdsInAny(realm, [source, target], "can_resolve_topics_group", actor);
  return may ? undefined : badRequest("resolving_not_allowed", "You are not allowed to resolve or unresolve topics.");
}

/**
 * Checks that an account may move messages out of one channel and into another: of the right to post to that one it
 * needs the channel's group alone.
 *
 * @see https://zulip.com/api/update-message
 */
function checkChannelMove(realm: Realm, actor: User, source: Channel, target: Channel) {
  const may =
    (has(realm, "channelGroupsMoveMessages") && mayAdministerChannel(realm, source, actor)) ||
    holdsRealmPermission(realm, "can_move_messages_between_channels_group", actor) ||
    holdsInAny(realm, [source], "can_move_messages_out_of_channel_group", actor);
  if (!may) return badRequest("channel_move_not_allowed", "You are not allowed to move messages to another channel.");
  const mayWrite = holdsChannelPermission(realm, target, "can_send_message_group", actor);
  return mayWrite ? undefined : badRequest("posting_not_allowed", "You are not allowed to post to this channel.");
}
