/** Which messages a move takes along, and how old they are allowed to be. */
import { DAY_SECONDS, LIMITS } from "../../../protocol/limits";
import { badRequest, failureSince } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { User } from "../../realm/user";
import { channelById, hasSharedHistory } from "../channels/channel-access";
import { topicConversation } from "../messages/conversations";
import { isBeyondLimit } from "../messages/message-permissions";
import { hasRow, messageById } from "../messages/message-rows";
import { has } from "../realm/feature-level";
import { isModerator } from "../users/people";

/** How far an edit of a topic or channel reaches: the message, all from it on, or the whole topic. */
export type PropagateMode = "change_one" | "change_later" | "change_all";

/**
 * The messages of a topic that an account can see, by ID, ascending. With protected history these are the ones that
 * it has rows for; nothing else counts when it moves or deletes.
 *
 * @see https://zulip.com/api/update-message
 */
export function visibleInTopic(realm: Realm, user: User, streamId: number, topic: string): readonly number[] {
  const ids = wholeTopic(realm, streamId, topic);
  const channel = channelById(realm, streamId);
  if (channel === undefined || hasSharedHistory(channel)) return ids;
  return ids.filter((id) => {
    const message = messageById(realm, id);
    return message !== undefined && hasRow(realm, user.user_id, message);
  });
}

/** All messages of a topic by ID, ascending, also unreadable ones. */
export function wholeTopic(realm: Realm, streamId: number, topic: string): readonly number[] {
  return topicConversation(realm, streamId, topic)?.message_ids.slice() ?? [];
}

/** Whether an account can see any message of a topic. */
export function seesTopic(realm: Realm, user: User, streamId: number, topic: string): boolean {
  const conversation = topicConversation(realm, streamId, topic);
  if (conversation === undefined || conversation.message_ids.size === 0) return false;
  const channel = channelById(realm, streamId);
  if (channel === undefined || hasSharedHistory(channel)) return true;
  return visibleInTopic(realm, user, streamId, topic).length > 0;
}

/** Which of some messages of a topic an edit reaches, ascending. */
export function movedIds(among: readonly number[], target: Message, mode: PropagateMode): readonly number[] {
  if (mode === "change_one") return [target.id];
  return mode === "change_all" ? among : among.filter((id) => id >= target.id);
}

/** A move, as far as time limits go. */
export interface TimedMove {
  readonly target: Message;
  readonly propagate_mode: PropagateMode;
  /** Whether the topic changes otherwise than by resolving, which no time limits. */
  readonly changes_topic: boolean;
  readonly changes_channel: boolean;
  /** The messages of the topic that the actor can see. */
  readonly visible: readonly number[];
}

/** How old a message may be whose topic changes; null: no limit. On old servers that could not be set. */
export function topicLimit(realm: Realm): number | null {
  const isSetting = has(realm, "moveLimitsAreSettings");
  return isSetting ? realm.settings.move_messages_within_stream_limit_seconds : fixedTopicLimit(realm);
}

/** The limit that could not be set, which old servers went on to tell for some time. */
export function fixedTopicLimit(realm: Realm): number {
  return has(realm, "moveLimitIsThreeDays") ? 3 * DAY_SECONDS : DAY_SECONDS;
}

/** How old a message may be whose channel changes; null: no limit, as on all old servers. */
export function channelLimit(realm: Realm): number | null {
  return has(realm, "moveLimitsAreSettings") ? realm.settings.move_messages_between_streams_limit_seconds : null;
}

/** The stricter of the limits that apply to a move; null when none does. */
function strictestLimit(realm: Realm, move: TimedMove): number | null {
  const limits: (number | null)[] = [];
  if (move.changes_topic) limits.push(topicLimit(realm));
  if (move.changes_channel) limits.push(channelLimit(realm));
  const finite = limits.filter((limit) => limit !== null);
  return finite.length === 0 ? null : Math.min(...finite);
}

/** How much of a topic is within a limit: a whole topic needs every message to be younger than it, not as old. */
function withinLimit(realm: Realm, visible: readonly number[], limit: number | null): readonly number[] {
  return visible.filter((id) => {
    const message = messageById(realm, id);
    if (message === undefined) return false;
    return limit === null || realm.now - message.timestamp < limit + LIMITS.EDIT_GRACE_SECONDS;
  });
}

function limitExceeded(realm: Realm, move: TimedMove) {
  const msg = "Some of these messages are too old to be moved by you.";
  const allowed = withinLimit(realm, move.visible, strictestLimit(realm, move));
  const code = "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED";
  return failureSince(realm, "movesBeyondLimitHaveOwnError", code, "move_limit_exceeded", msg, {
    first_message_id_allowed_to_move: allowed[0] ?? null,
    total_messages_allowed_to_move: allowed.length,
    total_messages_in_topic: move.visible.length,
  });
}

/**
 * Checks the age of the message that a move names, against one limit. As documented, a move of the whole topic has its
 * own check; moderators and administrators have no limit.
 *
 * @refuses MOVE_MESSAGES_TIME_LIMIT_EXCEEDED with its three fields as documented, BAD_REQUEST on servers
 * @see https://zulip.com/api/update-message
 */
export function checkTargetAge(realm: Realm, actor: User, move: TimedMove, limit: number | null) {
  if (isModerator(actor) || !isBeyondLimit(realm, move.target, limit)) return undefined;
  const young = withinLimit(realm, move.visible, strictestLimit(realm, move));
  const offersRest = has(realm, "movesOfOldMessagesOfferTheRest") && move.propagate_mode === "change_all";
  if (followsServer(realm, "moveBeyondTimeLimit") && !(offersRest && young.length > 0)) {
    return badRequest("move_target_too_old", "The time for moving this message is over.");
  }
  const isLookedAtWhole = move.propagate_mode === "change_all" && has(realm, "moveLimitsAreSettings");
  return isLookedAtWhole ? undefined : limitExceeded(realm, move);
}

/**
 * Checks the age of every message of a topic that is moved as a whole, against the stricter of the limits; old servers
 * looked at the message that the move names alone.
 *
 * @see https://zulip.com/api/update-message
 */
export function checkTopicAge(realm: Realm, actor: User, move: TimedMove) {
  if (isModerator(actor) || move.propagate_mode !== "change_all" || !has(realm, "moveLimitsAreSettings"))
    return undefined;
  const allowed = withinLimit(realm, move.visible, strictestLimit(realm, move));
  return allowed.length === move.visible.length ? undefined : limitExceeded(realm, move);
}
