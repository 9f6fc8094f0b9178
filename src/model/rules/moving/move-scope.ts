import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, hasSharedHistory } from "../channels/channel-access";
import { topicConversation } from "../messages/conversations";
import { hasRow, messageById } from "../messages/message-rows";

/** How far an edit of a topic or channel reaches: the message, all from it on, or the whole topic. */
export type PropagateMode = "change_one" | "change_later" | "change_all";

/**
 * The messages of a topic that an account can see, by ID, ascending. With protected history these are the ones that
 * it has rows for; nothing else counts when it moves or deletes.
 *
 * @spec Endpoints 2, rule 4
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

/** All messages of a topic by ID, ascending, whoever can see them. */
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
