import type { Conversation } from "../../realm/conversation";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { topicKey } from "../topics/topic-name";

/** The key of a direct conversation: the IDs of all participants, ascending, joined by commas. */
export function directKey(userIds: readonly number[]): string {
  return userIds.join(",");
}

/** The messages of a topic; undefined while nothing was ever sent to it. */
export function topicConversation(realm: Realm, streamId: number, topic: string): Conversation | undefined {
  return realm.channel_contents.get(streamId)?.topics.get(topicKey(topic));
}

/** The conversation that holds a message. */
export function conversationOf(realm: Realm, message: Message): Conversation | undefined {
  return message.stream_id === null
    ? realm.direct_conversations.get(directKey(message.user_ids ?? []))
    : topicConversation(realm, message.stream_id, message.topic);
}
