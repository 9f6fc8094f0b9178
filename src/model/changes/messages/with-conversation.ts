import { withFields } from "../../realm/change";
import type { Conversation } from "../../realm/conversation";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { conversationOf, directKey, oncePerPlace } from "../../rules/messages/conversations";
import { topicKey } from "../../rules/topics/topic-name";

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
