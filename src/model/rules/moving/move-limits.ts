import { badRequest, failureSince } from "../../outcome/failures";
import { followsServer } from "../../realm/settings";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { DAY_SECONDS, LIMITS } from "../../../protocol/limits";
import { isBeyondLimit } from "../messages/edit-permission";
import { messageById } from "../messages/message-rows";
import { has } from "../realm/feature-level";
import { isModerator } from "../users/people";
import type { PropagateMode } from "./move-scope";

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
 * Checks the age of the message that a move names, against one limit. By the card a move of the whole topic has a
 * check of its own; moderators and administrators have no limit.
 *
 * @refuses by the card MOVE_MESSAGES_TIME_LIMIT_EXCEEDED with its three fields, by real servers BAD_REQUEST
 * @spec Endpoints 2, rule 3
 */
export function checkTargetAge(realm: Realm, actor: User, move: TimedMove, limit: number | null) {
  if (isModerator(actor) || !isBeyondLimit(realm, move.target, limit)) return undefined;
  if (followsServer(realm, "moveBeyondTimeLimit")) {
    return badRequest("move_target_too_old", "The time for moving this message is over.");
  }
  const isLookedAtWhole = move.propagate_mode === "change_all" && has(realm, "moveLimitsAreSettings");
  return isLookedAtWhole ? undefined : limitExceeded(realm, move);
}

/**
 * Checks the age of every message of a topic that is moved as a whole, against the stricter of the limits; old servers
 * looked at the message that the move names alone.
 *
 * @refuses MOVE_MESSAGES_TIME_LIMIT_EXCEEDED with its three fields
 * @spec Endpoints 2, rule 3; Errors
 */
export function checkTopicAge(realm: Realm, actor: User, move: TimedMove) {
  if (isModerator(actor) || move.propagate_mode !== "change_all" || !has(realm, "moveLimitsAreSettings"))
    return undefined;
  const allowed = withinLimit(realm, move.visible, strictestLimit(realm, move));
  return allowed.length === move.visible.length ? undefined : limitExceeded(realm, move);
}
