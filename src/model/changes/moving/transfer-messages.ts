import { HashMap } from "../../collections/hash-map";
import type { Intervals } from "../../collections/intervals";
import { SortedIds } from "../../collections/sorted-ids";
import { withFields } from "../../realm/change";
import { EMPTY_CONTENTS } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { messageById } from "../../rules/messages/message-rows";
import { topicKey } from "../../rules/topics/topic-name";
import { readAfterTransfer } from "./moved-rows";

/** A topic of a channel. */
export interface TopicPlace {
  readonly stream_id: number;
  readonly topic: string;
}

/** Whether two places are one topic; letter case makes no other. */
export function isSameTopic(one: TopicPlace, other: TopicPlace): boolean {
  return one.stream_id === other.stream_id && topicKey(one.topic) === topicKey(other.topic);
}

/**
 * Moves messages in the indexes from one topic to another, with what has been read of them. The messages themselves are
 * changed by the caller.
 *
 * @param ids - messages of the source, ascending
 */
export function transferMessages(realm: Realm, source: TopicPlace, target: TopicPlace, ids: readonly number[]): Realm {
  if (isSameTopic(source, target)) return realm;
  const from = realm.channel_contents.get(source.stream_id)?.topics.get(topicKey(source.topic));
  const to = realm.channel_contents.get(target.stream_id)?.topics.get(topicKey(target.topic));
  const read = readAfterTransfer(realm, { source: from, target: to, ids });
  const leavesChannel = source.stream_id !== target.stream_id;
  const without = withoutFromTopic(realm, source, ids, leavesChannel);
  const contents = without.channel_contents.get(target.stream_id) ?? EMPTY_CONTENTS;
  const arrived = Object.freeze({
    message_ids: (to?.message_ids ?? SortedIds.empty()).addAll(ids),
    read: read ?? HashMap.empty<number, Intervals>(),
  });
  const next = Object.freeze({
    message_ids: leavesChannel ? contents.message_ids.addAll(ids) : contents.message_ids,
    topics: contents.topics.set(topicKey(target.topic), arrived),
    first_message_id: contents.first_message_id,
    last_active: Math.max(contents.last_active, messageById(realm, ids[ids.length - 1] ?? 0)?.timestamp ?? 0),
  });
  return withFields(without, { channel_contents: without.channel_contents.set(target.stream_id, next) });
}

/**
 * Takes messages out of the index of their topic, and out of their channel's if they leave it. A topic without
 * messages is no more.
 */
export function withoutFromTopic(
  realm: Realm,
  place: TopicPlace,
  ids: readonly number[],
  leavesChannel: boolean,
): Realm {
  const contents = realm.channel_contents.get(place.stream_id);
  const key = topicKey(place.topic);
  const conversation = contents?.topics.get(key);
  if (contents === undefined || conversation === undefined) return realm;
  const message_ids = conversation.message_ids.deleteAll(ids);
  const topics =
    message_ids.size === 0
      ? contents.topics.delete(key)
      : contents.topics.set(key, Object.freeze({ message_ids, read: conversation.read }));
  const next = Object.freeze({
    ...contents,
    message_ids: leavesChannel ? contents.message_ids.deleteAll(ids) : contents.message_ids,
    topics,
  });
  return withFields(realm, { channel_contents: realm.channel_contents.set(place.stream_id, next) });
}
