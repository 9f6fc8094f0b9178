import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import { followsServer } from "../../realm/settings";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { channelById } from "../channels/channel-access";
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
import { checkChannelMove, checkMoveTarget, checkResolving, checkTopicMove } from "./move-permission";

/** The requested move. */
export function plannedMove(
  realm: Realm,
  actor: User,
  message: Message,
  source: Channel,
  wish: RequestedEdit,
  mode: PropagateMode,
) {
  const target = wish.stream_id === undefined ? source : channelById(realm, wish.stream_id);
  if (target === undefined) return badRequest("channel_unknown", "stream_id: there is no such channel.");
  const new_topic = wish.topic ?? message.topic;
  const refusal = checkMoveTarget(realm, actor, target, wish.topic ?? topicThatStays(realm, message));
  if (isFailure(refusal)) return refusal;
  const takesUnseen = followsServer(realm, "movesOfUnreadableMessages") && wish.stream_id === undefined;
  const visible = visibleInTopic(realm, actor, source.stream_id, message.topic);
  return {
    source,
    target,
    old_topic: message.topic,
    new_topic,
    changes_topic: wish.topic !== undefined,
    changes_channel: wish.stream_id !== undefined,
    resolving: wish.resolving,
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
  return !has(realm, "movingIsApartFromEditing") && message.sender_id === actor.user_id;
}

/**
 * Checks the new topic of a move.
 *
 * @refuses BAD_REQUEST for who may not resolve or move between topics; then a message that is too old, which no
 *   resolving is
 */
export function checkNewTopic(realm: Realm, actor: User, message: Message, move: Move) {
  if (!move.changes_topic || isFreeOfTopicRules(realm, actor, message)) return undefined;
  if (move.resolving !== undefined) return checkResolving(realm, actor, move.source, move.target);
  return (
    checkTopicMove(realm, actor, move.source, move.target) ??
    checkTargetAge(realm, actor, timed(message, move), topicLimit(realm))
  );
}

/**
 * Checks the new channel of a move, then the age of a whole topic that moves otherwise than by being resolved.
 *
 * @refuses BAD_REQUEST for who may not move between channels or not post to the new one; then what is too old
 */
export function checkNewChannel(realm: Realm, actor: User, message: Message, move: Move) {
  const timedMove = timed(message, move);
  const limit = channelLimit(realm);
  const refusal = move.changes_channel
    ? (checkChannelMove(realm, actor, move.source, move.target) ?? checkTargetAge(realm, actor, timedMove, limit))
    : undefined;
  return refusal ?? (move.resolving === undefined ? checkTopicAge(realm, actor, timedMove) : undefined);
}
