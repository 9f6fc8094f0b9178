import type { HashMap } from "../../collections/hash-map";
import { withFields } from "../../realm/change";
import type { Conversation } from "../../realm/conversation";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { conversationOf, directKey, oncePerPlace } from "../../rules/messages/conversations";
import { topicKey } from "../../rules/topics/topic-name";

/** Some messages of one conversation. */
interface Group {
  readonly conversation: Conversation;
  readonly first: Message;
  readonly ids: number[];
}

/**
 * The realm with the conversations of messages changed.
 *
 * @param messages - of any conversations; ascending
 * @param change - is given a conversation and those of the messages that it holds, ascending
 */
export function withConversationsChanged(
  realm: Realm,
  messages: readonly Message[],
  change: (conversation: Conversation, ids: readonly number[]) => Conversation,
): Realm {
  const topics = new Map<number, HashMap<string, Conversation>>();
  let direct = realm.direct_conversations;
  for (const { conversation, first, ids } of groupsOf(realm, messages)) {
    const changed = change(conversation, ids);
    const { stream_id } = first;
    if (stream_id === null) {
      direct = direct.set(directKey(first.user_ids ?? []), changed);
      continue;
    }
    const present = topics.get(stream_id) ?? realm.channel_contents.get(stream_id)?.topics;
    if (present !== undefined) topics.set(stream_id, present.set(topicKey(first.topic), changed));
  }
  let contents = realm.channel_contents;
  for (const [streamId, changed] of topics) {
    const before = contents.get(streamId);
    if (before !== undefined) contents = contents.set(streamId, withFields(before, { topics: changed }));
  }
  if (contents === realm.channel_contents && direct === realm.direct_conversations) return realm;
  return withFields(realm, { channel_contents: contents, direct_conversations: direct });
}

function groupsOf(realm: Realm, messages: readonly Message[]): Iterable<Group> {
  const groups = new Map<Conversation, Group>();
  const groupOf = oncePerPlace((message) => {
    const conversation = conversationOf(realm, message);
    if (conversation === undefined) return undefined;
    const group = groups.get(conversation) ?? { conversation, first: message, ids: [] };
    groups.set(conversation, group);
    return group;
  });
  for (const message of messages) groupOf(message)?.ids.push(message.id);
  return groups.values();
}
