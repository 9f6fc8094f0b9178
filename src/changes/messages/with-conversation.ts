import { withFields } from "../../realm/change";
import type { Conversation } from "../../realm/conversation";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { directKey } from "../../rules/messages/conversations";
import { topicKey } from "../../rules/topics/topic-name";

/** The realm with another record of the conversation that holds a message. */
export function withConversationOf(realm: Realm, message: Message, conversation: Conversation): Realm {
  const { stream_id: streamId, topic, user_ids: userIds } = message;
  if (streamId === null) {
    const key = directKey(userIds ?? []);
    return withFields(realm, { direct_conversations: realm.direct_conversations.set(key, conversation) });
  }
  const contents = realm.channel_contents.get(streamId);
  if (contents === undefined) return realm;
  const topics = contents.topics.set(topicKey(topic), conversation);
  return withFields(realm, {
    channel_contents: realm.channel_contents.set(streamId, withFields(contents, { topics })),
  });
}
