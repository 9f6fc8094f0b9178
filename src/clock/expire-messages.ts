import { expiredMessages, withRetentionScheduled } from "../changes/channels/channel-retention";
import { removeMessages } from "../changes/messages/remove-messages";
import { andThen, andThenForEach, type Step, step } from "../outcome/step";
import type { Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import { topicKey } from "../rules/topics/topic-name";

/**
 * Messages whose retention time is over are deleted, at their second; channels without a limit keep everything.
 *
 * @tells the readers `delete_message`; whoever knows of the channel `stream/update` of its first message
 * @spec Endpoints 3: message_retention_days
 * @assumes A86
 */
export function expireMessages(realm: Realm): Step {
  const removed = andThenForEach(step(realm), realm.channels, (current, channel) =>
    andThenForEach(step(current), byTopic(expiredMessages(current, channel)), (inner, messages) =>
      removeMessages(inner, messages, null),
    ),
  );
  return andThen(removed, (current) => step(withRetentionScheduled(current)));
}

function byTopic(messages: readonly Message[]): Iterable<readonly Message[]> {
  const topics = new Map<string, Message[]>();
  for (const message of messages) {
    const topic = topics.get(topicKey(message.topic));
    if (topic === undefined) topics.set(topicKey(message.topic), [message]);
    else topic.push(message);
  }
  return topics.values();
}
