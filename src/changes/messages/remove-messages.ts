import { HashMap } from "../../collections/hash-map";
import { IdSet } from "../../collections/id-set";
import { Vector } from "../../collections/vector";
import { everyoneIn, onlyUsers, tell } from "../../outcome/audience";
import { andThen, andThenForEach, type Step, step, telling } from "../../outcome/step";
import { withFields } from "../../realm/change";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { channelById, hasSharedHistory } from "../../rules/channels/channel-access";
import { directKey, topicConversation } from "../../rules/messages/conversations";
import { hasRow, messageById } from "../../rules/messages/message-rows";
import { concernedBy, withContentAccess } from "../../rules/moving/message-readers";
import { channelTopicKey } from "../../rules/topics/topic-name";
import { setVisibilityPolicy } from "../../rules/user-topics/user-topics";
import { changedChannelFacts } from "../../views/moving/changed-channel-facts";
import { withoutMarks } from "../moving/moved-rows";
import { withoutFromTopic } from "../moving/transfer-messages";
import { claimAttachments, mentionsUploads } from "../uploads/attachment-references";

/**
 * Takes messages of one conversation out of the realm: from the table, the indexes and everybody's marks. Their IDs
 * are never given again. When nothing of a topic is left for an account, its preference for the topic goes too.
 *
 * @param messages - of one topic, or of one group of people; ascending by ID
 * @param deleterId - who deletes, and hears of it in any case; null for the server
 * @tells the readers `delete_message`; `stream/update` where the channel's first message or activity changed;
 *   `attachment/update` to owners of files that lost a message; `user_topic` where a preference went
 * @spec Events
 */
export function removeMessages(realm: Realm, messages: readonly Message[], deleterId: number | null): Step {
  const [first] = messages;
  if (first === undefined) return step(realm);
  const told = deletionEvents(realm, messages, deleterId);
  const removed = step(withoutMessages(realm, first, messages), told);
  const released = andThenForEach(removed, messages.filter(mentionsUploads), (after, message) =>
    claimAttachments(after, message, null),
  );
  if (first.stream_id === null) return released;
  const facts = changedChannelFacts(realm, released.realm, [first.stream_id]);
  return andThen(telling(released, facts), (after) => forgetEmptyTopic(realm, after, first));
}

function withoutMessages(realm: Realm, first: Message, messages: readonly Message[]): Realm {
  const ids = messages.map(({ id }) => id);
  let table = realm.messages;
  for (const id of ids) table = table.set(id - 1, null);
  const unindexed =
    first.stream_id === null
      ? withoutDirect(realm, first.user_ids ?? [], ids)
      : withoutFromTopic(realm, { stream_id: first.stream_id, topic: first.topic }, ids, true);
  return withFields(unindexed, { messages: table, message_marks: withoutMarks(realm.message_marks, ids) });
}

/** A group of people without messages is no conversation any more. */
function withoutDirect(realm: Realm, userIds: readonly number[], ids: readonly number[]): Realm {
  const key = directKey(userIds);
  const conversation = realm.direct_conversations.get(key);
  if (conversation === undefined) return realm;
  const message_ids = conversation.message_ids.deleteAll(ids);
  if (message_ids.size > 0) {
    const rest = Object.freeze({ message_ids, read: conversation.read });
    return withFields(realm, { direct_conversations: realm.direct_conversations.set(key, rest) });
  }
  let keys: HashMap<number, Vector<string>> = realm.direct_keys;
  for (const id of userIds) {
    keys = keys.update(id, (old) => Vector.from([...(old ?? [])].filter((other) => other !== key)));
  }
  return withFields(realm, { direct_conversations: realm.direct_conversations.delete(key), direct_keys: keys });
}

function deletionEvents(realm: Realm, messages: readonly Message[], deleterId: number | null): RealmEvent[] {
  const [first] = messages;
  const ids = messages.map(({ id }) => id);
  const channel = first?.stream_id == null ? undefined : channelById(realm, first.stream_id);
  const deleter = deleterId === null ? IdSet.empty() : IdSet.from([deleterId]);
  if (first === undefined) return [];
  if (channel === undefined) {
    const body = { type: "delete_message", message_type: "private", message_ids: ids };
    return [tell(everyoneIn(first.received_by.union(deleter)), body)];
  }
  const place = { type: "delete_message", message_type: "stream", stream_id: channel.stream_id, topic: first.topic };
  const readers = withContentAccess(realm, channel, concernedBy(realm, channel, messages)).union(deleter);
  if (hasSharedHistory(channel)) return [tell(everyoneIn(readers), { ...place, message_ids: ids })];
  const byIds = new Map<string, number[]>();
  for (const id of readers) {
    const own = messages.filter((message) => hasRow(realm, id, message)).map((message) => message.id);
    if (own.length > 0) byIds.set(own.join(","), [...(byIds.get(own.join(",")) ?? []), id]);
  }
  return [...byIds].map(([own, users]) =>
    tell(onlyUsers(users), { ...place, message_ids: own.split(",").map(Number) }),
  );
}

/**
 * Removes preferences for a topic of which nothing is left: everybody's when no message is, and with protected
 * history those of accounts that saw some of it and see none any more.
 *
 * @assumes A60: deleting the last message by itself counts as deleting the topic
 */
function forgetEmptyTopic(before: Realm, after: Realm, gone: Message): Step {
  const streamId = gone.stream_id ?? 0;
  const channel = channelById(after, streamId);
  const rows = after.user_topics.get(channelTopicKey(streamId, gone.topic));
  if (rows === undefined || channel === undefined) return step(after);
  const left = topicConversation(after, streamId, gone.topic);
  if (left !== undefined && hasSharedHistory(channel)) return step(after);
  const users = [...rows.keys()]
    .sort((a, b) => a - b)
    .filter((userId) => {
      return left === undefined || (seesAny(before, userId, gone) && !seesAny(after, userId, gone));
    });
  return andThenForEach(step(after), users, (realm, userId) =>
    setVisibilityPolicy(realm, userId, streamId, gone.topic, 0),
  );
}

function seesAny(realm: Realm, userId: number, like: Message): boolean {
  for (const id of topicConversation(realm, like.stream_id ?? 0, like.topic)?.message_ids ?? []) {
    const message = messageById(realm, id);
    if (message !== undefined && hasRow(realm, userId, message)) return true;
  }
  return false;
}
