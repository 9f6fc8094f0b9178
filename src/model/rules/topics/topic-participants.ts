import { IdSet } from "../../collections/id-set";
import type { Realm } from "../../realm/realm";
import { topicConversation } from "../messages/conversations";
import { messageById } from "../messages/message-rows";

/** Who has sent to a topic or reacted in it, ascending. */
export function topicParticipantIds(realm: Realm, streamId: number, topic: string): readonly number[] {
  let ids = IdSet.empty();
  for (const id of topicConversation(realm, streamId, topic)?.message_ids ?? []) {
    const message = messageById(realm, id);
    if (message === undefined) continue;
    ids = ids.add(message.sender_id).addAll(message.reactions.map((reaction) => reaction.user_id));
  }
  return [...ids];
}
