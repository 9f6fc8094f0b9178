import { SortedIds } from "../collections/sorted-ids";
import type { Conversation } from "../realm/message";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { hasContentAccess } from "../rules/channels/channel-access";
import { allOf, type Candidates, listed } from "../rules/messages/candidates";
import { marksOf } from "../rules/messages/message-rows";
import { unreadIn } from "../rules/messages/unread-in";
import { directConversations } from "./people-terms";

/**
 * The messages that an account has possibly not read. The read messages of a conversation are skipped in one step,
 * however many there are.
 *
 * @param conversations - where to look; by default every conversation that is readable
 */
export function unreadCandidates(
  realm: Realm,
  viewer: User,
  conversations: readonly Conversation[] = openConversations(realm, viewer),
): Candidates {
  const { unread: marked } = marksOf(realm, viewer.user_id);
  const parts = conversations
    .map((conversation) => unreadIn(conversation, viewer.user_id, marked))
    .filter((part) => part !== undefined);
  return allOf(marked.isEmpty ? parts : [...parts, listed(SortedIds.from(marked))]);
}

/** All conversations of the channels that an account may read, and its direct ones. */
function openConversations(realm: Realm, viewer: User): Conversation[] {
  const conversations = directConversations({ realm, viewer }, () => true);
  for (const channel of realm.channels) {
    const contents = realm.channel_contents.get(channel.stream_id);
    if (contents === undefined || !hasContentAccess(realm, channel, viewer)) continue;
    for (const conversation of contents.topics.values()) conversations.push(conversation);
  }
  return conversations;
}
