import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { markChannelRead, markRead } from "../../changes/messages/marks";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Conversation } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import { topicConversation } from "../../rules/messages/conversations";
import { hasRow, messageById, readableChannel } from "../../rules/messages/message-rows";
import { unreadInConversation } from "../../rules/messages/read-state";
import { accepted } from "../../views/outcome";
import { topicOfMessage } from "../examples";
import { operation } from "../operation";

/** The topic; case does not matter. */
export const markTopicAsRead = operation(
  () => ({
    id: "mark-topic-as-read",
    method: "POST",
    path: "/mark_topic_as_read",
    parameters: {
      /** The topic, in any case of letters. */
      topic_name: required(text),
      /** The ID of the channel. */
      stream_id: required(integer),
    },
    read_in_order: [["topic_name", "stream_id"]],
    answer: {},
    refusals: ["channel_not_readable", "topic_without_messages"],
    events: ["update_message_flags/add"],
    example: topicOfMessage,
  }),
  (realm, actor, { stream_id: streamId, topic_name: name }) => {
    const channel = readableChannel(realm, actor, streamId);
    if (isFailure(channel)) return channel;
    const marksAll = followsServer(realm, "emptyTopicMarksChannel");
    if (name === "" && marksAll) return accepted(markChannelRead(realm, actor.user_id, streamId), {});
    const topic = name === realm.profile.empty_topic_display_name ? "" : name;
    const conversation = topicConversation(realm, streamId, topic);
    if (conversation === undefined || !hasAnyRow(realm, actor.user_id, conversation)) {
      return badRequest(
        "topic_without_messages",
        `topic_name: you have no message in the topic ${JSON.stringify(name)}.`,
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
