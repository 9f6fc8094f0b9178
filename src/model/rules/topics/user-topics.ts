import { IdSet } from "../../collections/id-set";
import type { UserTopic, VisibilityPolicy } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { channelById } from "../channels/channel-access";
import { topicConversation } from "../messages/conversations";
import { messageById } from "../messages/message-rows";
import { channelTopicKey } from "./topic-name";

/** The policy of an account for a topic; 0 when it has none. */
export function visibilityPolicy(realm: Realm, userId: number, streamId: number, topic: string): VisibilityPolicy {
  return realm.user_topics.get(channelTopicKey(streamId, topic))?.get(userId)?.visibility_policy ?? 0;
}

/** All topics for which an account has a policy, those of archived channels aside. */
export function userTopicsOf(realm: Realm, userId: number): UserTopic[] {
  const rows: UserTopic[] = [];
  for (const byUser of realm.user_topics.values()) {
    const row = byUser.get(userId);
    if (row !== undefined && channelById(realm, row.stream_id)?.is_archived === false) rows.push(row);
  }
  return rows.sort((a, b) => a.stream_id - b.stream_id || (a.topic_name < b.topic_name ? -1 : 1));
}

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
