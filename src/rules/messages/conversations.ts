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

/**
 * Finds something for the conversations of many messages of one realm, once for each place that it meets.
 *
 * @param find - gives the same for all messages of a conversation
 */
export function oncePerPlace<Found>(find: (message: Message) => Found): (message: Message) => Found {
  const known = new Map<number, Map<string, { readonly found: Found }>>();
  return (message) => {
    const { recipient_id, user_ids } = message;
    // On old servers all that one is sent directly has one recipient, whoever sends it.
    const topic = user_ids === null ? message.topic : directKey(user_ids);
    let topics = known.get(recipient_id);
    if (topics === undefined) known.set(recipient_id, (topics = new Map()));
    let place = topics.get(topic);
    if (place === undefined) topics.set(topic, (place = { found: find(message) }));
    return place.found;
  };
}
