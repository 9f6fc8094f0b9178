import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { activeSubscription } from "../channels/channel-access";
import { visibilityPolicy } from "../user-topics/user-topics";
import { contentFlags, sayMentioned } from "./flags";

/**
 * Whether a message stands where an account does not want to see news: in a topic that it muted, or in a channel that
 * it muted without unmuting or following the topic. Direct messages never do.
 *
 * @spec Topic visibility policy
 */
export function isInMutedPlace(realm: Realm, userId: number, { stream_id: streamId, topic }: Message): boolean {
  return streamId !== null && isTopicMuted(realm, userId, streamId, topic);
}

/** Whether a message names the account itself, or everybody in a place that it has not muted. */
export function isNoticedMention(realm: Realm, userId: number, message: Message): boolean {
  if (message.mentions === null) return false;
  const flags = contentFlags(message, userId);
  if (flags.includes("mentioned")) return true;
  return sayMentioned(flags) && !isInMutedPlace(realm, userId, message);
}

/** Whether a message stands in a topic that an account muted by itself. */
export function isInMutedTopic(realm: Realm, userId: number, { stream_id: streamId, topic }: Message): boolean {
  return streamId !== null && visibilityPolicy(realm, userId, streamId, topic) === 1;
}

/** Whether a topic is muted for an account, by itself or with its channel. */
export function isTopicMuted(realm: Realm, userId: number, streamId: number, topic: string): boolean {
  const policy = visibilityPolicy(realm, userId, streamId, topic);
  if (policy !== 0) return policy === 1;
  return activeSubscription(realm, userId, streamId)?.is_muted === true;
}
