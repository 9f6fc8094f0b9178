import { markChannelRead, markRead } from "../../changes/messages/mark-read";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { Conversation } from "../../realm/conversation";
import { followsServer } from "../../realm/divergences";
import type { Realm } from "../../realm/realm";
import { topicConversation } from "../../rules/messages/conversations";
import { hasRow, messageById } from "../../rules/messages/message-rows";
import { readableChannel } from "../../rules/messages/readable-channel";
import { unreadInConversation } from "../../rules/messages/unread-messages";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The topic that has been read. */
export interface MarkTopicAsReadParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The topic, in any case of letters. */
  readonly topic_name: string;
}

/**
 * Marks everything as read that one has left unread in a topic. Deprecated by the interface.
 *
 * @param params.topic_name - compared without regard to letter case; the display name stands for the empty topic, by
 *   which real servers mean the whole channel
 * @refuses BAD_REQUEST for a channel that does not exist or that one cannot read, then for a topic in which one has no
 *   message
 * @tells the account `update_message_flags`, when something changed
 * @spec Endpoints 15
 */
export const markTopicAsRead: Operation<MarkTopicAsReadParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { stream_id: streamId, topic_name: name }) => {
    const channel = readableChannel(realm, actor, streamId);
    if (isFailure(channel)) return refused(realm, channel);
    const marksAll = followsServer(realm, "emptyTopicMarksChannel");
    if (name === "" && marksAll) return accepted(markChannelRead(realm, actor.user_id, streamId), {});
    const topic = name === realm.profile.empty_topic_display_name ? "" : name;
    const conversation = topicConversation(realm, streamId, topic);
    if (conversation === undefined || !hasAnyRow(realm, actor.user_id, conversation)) {
      return refused(
        realm,
        badRequest("topic_without_messages", `topic_name: you have no message in the topic ${JSON.stringify(name)}.`),
      );
    }
    if (topic === "" && marksAll) return accepted(markChannelRead(realm, actor.user_id, streamId), {});
    return accepted(markRead(realm, actor.user_id, unreadInConversation(realm, actor.user_id, conversation)), {});
  },
);

function hasAnyRow(realm: Realm, userId: number, { message_ids: ids }: Conversation): boolean {
  for (let place = ids.size - 1; place >= 0; place -= 1) {
    const message = messageById(realm, ids.at(place) ?? 0);
    if (message !== undefined && hasRow(realm, userId, message)) return true;
  }
  return false;
}
