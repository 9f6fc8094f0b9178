/** The indexes of messages: by channel, by conversation, by recipient. */
import { HashMap } from "../../collections/hash-map";
import { Intervals } from "../../collections/intervals";
import { SortedIds } from "../../collections/sorted-ids";
import { Vector } from "../../collections/vector";
import { withFields } from "../../realm/change";
import { type ChannelContents, type Conversation, EMPTY_CONTENTS, type Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { conversationOf, directKey, oncePerPlace } from "../../rules/messages/conversations";
import { topicKey } from "../../rules/topics/topic-name";

/**
 * The conversation with a new message at its end. Messages that all accounts have read from the start, such as those of
 * a fixture, are stored in intervals, so that the search for unread messages skips them.
 */
function appended({ message_ids: ids, read, born_read: before }: Conversation, message: Message): Conversation {
  const message_ids = ids.add(message.id);
  if (message.born_read.all_users && message.born_read.user_ids.length === 0) {
    const last = ids.last();
    const known = before ?? Intervals.empty();
    const from = last !== undefined && known.has(last) ? last : message.id;
    return Object.freeze({ message_ids, read, born_read: known.add(from, message.id) });
  }
  return Object.freeze(before === undefined ? { message_ids, read } : { message_ids, read, born_read: before });
}

/** Some messages of one conversation, ascending. */
export interface ConversationGroup {
  readonly conversation: Conversation;
  readonly first: Message;
  readonly ids: number[];
}

/** The realm with the conversations of some messages changed; what has none of them stays. */
export function withConversationsChanged(
  realm: Realm,
  groups: Iterable<ConversationGroup>,
  change: (conversation: Conversation, ids: readonly number[]) => Conversation,
): Realm {
  const topics = new Map<number, [string, Conversation][]>();
  let direct = realm.direct_conversations;
  for (const { conversation, first, ids } of groups) {
    if (ids.length === 0) continue;
    const changed = change(conversation, ids);
    const { stream_id } = first;
    if (stream_id === null) {
      direct = direct.set(directKey(first.user_ids ?? []), changed);
      continue;
    }
    const ofChannel = topics.get(stream_id) ?? [];
    ofChannel.push([topicKey(first.topic), changed]);
    topics.set(stream_id, ofChannel);
  }
  let contents = realm.channel_contents;
  for (const [streamId, changed] of topics) {
    const before = contents.get(streamId);
    if (before === undefined) continue;
    contents = contents.set(streamId, withFields(before, { topics: before.topics.setAll(changed) }));
  }
  if (contents === realm.channel_contents && direct === realm.direct_conversations) return realm;
  return withFields(realm, { channel_contents: contents, direct_conversations: direct });
}

/** Messages by their conversations. */
export function groupsOf(realm: Realm, messages: readonly Message[]): Iterable<ConversationGroup> {
  const groups = new Map<Conversation, ConversationGroup>();
  const groupOf = groupFinder(realm, groups, (conversation, first) => ({ conversation, first, ids: [] }));
  for (const message of messages) groupOf(message)?.ids.push(message.id);
  return groups.values();
}

/**
 * Finds the group that a message belongs to; it is for the caller to put the message into it.
 *
 * @param groups - where new groups are kept
 * @param make - makes an empty group of a conversation, with the first of its messages
 */
export function groupFinder<Group extends ConversationGroup>(
  realm: Realm,
  groups: Map<Conversation, Group>,
  make: (conversation: Conversation, first: Message) => Group,
): (message: Message) => Group | undefined {
  return oncePerPlace((message) => {
    const conversation = conversationOf(realm, message);
    if (conversation === undefined) return undefined;
    const group = groups.get(conversation) ?? make(conversation, message);
    groups.set(conversation, group);
    return group;
  });
}

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
    ...contents,
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
