import type { Conversation, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { topicKey } from "../topics/topic-name";

/** The key of a direct conversation: the IDs of all participants, ascending, joined by commas. */
export function directKey(userIds: readonly number[]): string {
  return userIds.join(",");
}

/** Under which key the number of a group of users is kept. */
export function recipientKey(userIds: readonly number[]): string {
  return `direct:${directKey(userIds)}`;
}

/** Whether both users of a one-to-one conversation know it by the number of the other one. */
function isKnownByTheOther(realm: Realm): boolean {
  return (
    has(realm, "oneToOneConversationsShareRecipient") &&
    !has(realm, "oneToOneConversationsHaveNumbers") &&
    followsServer(realm, "recipientIsTheOther")
  );
}

/** Whether the recipient ID of a one-to-one message represents only its receiver, not both users. */
export function receiversHaveNumbers(realm: Realm): boolean {
  return !has(realm, "oneToOneConversationsShareRecipient") || isKnownByTheOther(realm);
}

/** The number by which an account knows the conversation of a message. */
export function recipientIdFor(realm: Realm, viewer: User, message: Message): number {
  const { recipient_id, sender_id, user_ids } = message;
  if (user_ids?.length !== 2 || viewer.user_id === sender_id || !isKnownByTheOther(realm)) return recipient_id;
  return realm.recipient_ids.get(recipientKey([sender_id])) ?? recipient_id;
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
  let recipient = 0;
  let topics = new Map<string, { readonly found: Found }>();
  let lastTopic = "";
  let last: { readonly found: Found } | undefined;
  return (message) => {
    const { recipient_id, user_ids } = message;
    // On old servers, all direct messages to an account have the same recipient, from all senders.
    const topic = user_ids === null ? message.topic : directKey(user_ids);
    // Messages mostly stand where the one before them does.
    if (recipient_id !== recipient) {
      recipient = recipient_id;
      topics = known.get(recipient_id) ?? new Map<string, { readonly found: Found }>();
      known.set(recipient_id, topics);
    } else if (last !== undefined && topic === lastTopic) return last.found;
    last = topics.get(topic);
    lastTopic = topic;
    if (last === undefined) topics.set(topic, (last = { found: find(message) }));
    return last.found;
  };
}
