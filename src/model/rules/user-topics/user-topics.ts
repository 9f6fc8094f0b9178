import type { Realm } from "../../realm/realm";
import type { UserTopic, VisibilityPolicy } from "../../realm/personal-items";
import { channelById } from "../channels/channel-access";
import { channelTopicKey } from "../topics/topic-name";

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
