import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { messageById } from "../../rules/messages/message-rows";
import { isNoticedMention, isTopicMuted } from "../../rules/messages/muted-places";
import type { MessageDetails } from "../../../protocol/events/message-flags";

/**
 * Where messages are that are unread again, by their IDs as text.
 *
 * @spec Events
 */
export function messageDetails(
  realm: Realm,
  userId: number,
  messageIds: readonly number[],
): Readonly<Record<string, MessageDetails>> {
  const details: Record<string, MessageDetails> = {};
  for (const id of messageIds) {
    const message = messageById(realm, id);
    if (message !== undefined) details[String(id)] = detailsOf(realm, userId, message);
  }
  return details;
}

function detailsOf(realm: Realm, userId: number, message: Message): MessageDetails {
  const mentioned = isNoticedMention(realm, userId, message) ? ({ mentioned: true } as const) : {};
  const { stream_id, topic } = message;
  if (stream_id === null) {
    const others = (message.user_ids ?? []).filter((id) => id !== userId);
    return { type: "private", user_ids: others, ...mentioned };
  }
  const unmuted_stream_msg = !isTopicMuted(realm, userId, stream_id, topic);
  return { type: "stream", stream_id, topic, unmuted_stream_msg, ...mentioned };
}
