import { expiredMessages, withRetentionScheduled } from "../changes/channels/channel-retention";
import { withoutMessagesSilently } from "../changes/messages/remove-messages";
import { type Transition, transition } from "../outcome/transition";
import type { Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import { directKey } from "../rules/messages/conversations";
import { channelTopicKey } from "../rules/topics/topic-name";

/**
 * Messages whose retention time is over are gone, at their second, with the files that no other message refers to.
 * Nobody is told: clients keep them until they register again.
 *
 * @spec Endpoints 3: message_retention_days
 * @settled archive_messages: no event of what is deleted, nor of the first message of a channel
 * @assumes A86
 */
export function expireMessages(realm: Realm): Transition {
  const expired = expiredMessages(realm);
  const after = [...byConversation(expired)].reduce(withoutMessagesSilently, realm);
  return transition(withRetentionScheduled(after));
}

function byConversation(messages: readonly Message[]): Iterable<readonly Message[]> {
  const conversations = new Map<string, Message[]>();
  for (const message of messages) {
    const { stream_id, topic, user_ids } = message;
    const key = stream_id === null ? directKey(user_ids ?? []) : channelTopicKey(stream_id, topic);
    const conversation = conversations.get(key);
    if (conversation === undefined) conversations.set(key, [message]);
    else conversation.push(message);
  }
  return conversations.values();
}
