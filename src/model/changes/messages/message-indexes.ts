import { HashMap } from "../../collections/hash-map";
import type { Intervals } from "../../collections/intervals";
import { SortedIds } from "../../collections/sorted-ids";
import { Vector } from "../../collections/vector";
import { type ChannelContents, type Conversation, EMPTY_CONTENTS } from "../../realm/conversation";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { directKey } from "../../rules/messages/conversations";
import { topicKey } from "../../rules/topics/topic-name";
import { appended } from "./appended";

const EMPTY_CONVERSATION: Conversation = Object.freeze({
  message_ids: SortedIds.empty(),
  read: HashMap.empty<number, Intervals>(),
});

/** The tables that say where the messages are. */
type Indexes = Pick<Realm, "channel_contents" | "direct_conversations" | "direct_keys">;

/** The indexes of messages with a new one of a channel or of a direct conversation. */
export function withMessageIndexed(realm: Realm, message: Message): Indexes {
  return message.stream_id === null ? storeDirect(realm, message) : storeInChannel(realm, message);
}

function storeInChannel(realm: Realm, message: Message): Indexes {
  const streamId = message.stream_id ?? 0;
  const contents = realm.channel_contents.get(streamId) ?? EMPTY_CONTENTS;
  const key = topicKey(message.topic);
  const conversation = contents.topics.get(key) ?? EMPTY_CONVERSATION;
  const grown: ChannelContents = Object.freeze({
    message_ids: contents.message_ids.add(message.id),
    topics: contents.topics.set(key, appended(conversation, message)),
    first_message_id: contents.first_message_id ?? message.id,
    last_active: message.timestamp,
  });
  return {
    channel_contents: realm.channel_contents.set(streamId, grown),
    direct_conversations: realm.direct_conversations,
    direct_keys: realm.direct_keys,
  };
}

function storeDirect(realm: Realm, message: Message): Indexes {
  const userIds = message.user_ids ?? [];
  const key = directKey(userIds);
  const known = realm.direct_conversations.get(key);
  let keys = realm.direct_keys;
  if (known === undefined) {
    for (const id of userIds) keys = keys.update(id, (old) => withKey(old ?? Vector.empty<string>(), key, userIds));
  }
  return {
    channel_contents: realm.channel_contents,
    direct_conversations: realm.direct_conversations.set(key, appended(known ?? EMPTY_CONVERSATION, message)),
    direct_keys: keys,
  };
}

/** A group whose messages were deleted has kept its key. */
function withKey(keys: Vector<string>, key: string, { length }: readonly number[]): Vector<string> {
  return length > 2 && [...keys].includes(key) ? keys : keys.push(key);
}
