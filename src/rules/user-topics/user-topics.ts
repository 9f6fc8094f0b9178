import { HashMap } from "../../collections/hash-map";
import { onlyUsers, tell } from "../../outcome/audience";
import { type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { lateFields } from "../../realm/late-fields";
import type { Realm } from "../../realm/realm";
import type { UserTopic, VisibilityPolicy } from "../../realm/user-topic";
import { channelById } from "../channels/channel-access";
import type { MutedTopicsEvent } from "../../spec/events/subscriptions";
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

/** The list is made when somebody reads it: only clients that know nothing but muting ask for it. */
const withMutedTopics = lateFields<MutedTopicsEvent, "muted_topics">(["muted_topics"]);

/**
 * Sets the policy of an account for a topic; 0 removes the stored row. A row keeps the spelling of the topic that it
 * was made with.
 *
 * @param isStepOfMove - the first half of a move, after which another change follows: `muted_topics` waits for that
 * @tells the account `muted_topics` for clients that know only muting, whatever the change, then `user_topic`; nobody
 *   when nothing changes
 * @card Topic visibility policy
 */
export function setVisibilityPolicy(
  realm: Realm,
  userId: number,
  streamId: number,
  topic: string,
  policy: VisibilityPolicy,
  isStepOfMove = false,
): Step {
  const key = channelTopicKey(streamId, topic);
  const byUser = realm.user_topics.get(key) ?? HashMap.empty<number, UserTopic>();
  const before = byUser.get(userId);
  if ((before?.visibility_policy ?? 0) === policy) return step(realm);
  const row: UserTopic = frozen({
    user_id: userId,
    stream_id: streamId,
    topic_name: before?.topic_name ?? topic,
    last_updated: realm.now,
    visibility_policy: policy,
  });
  const rows = policy === 0 ? byUser.delete(userId) : byUser.set(userId, row);
  const next = withFields(realm, {
    user_topics: rows.size === 0 ? realm.user_topics.delete(key) : realm.user_topics.set(key, rows),
  });
  const self = onlyUsers([userId]);
  const { user_id: _account, ...fields } = row;
  const changed = tell(self, { type: "user_topic", ...fields, topic_name: topic });
  if (isStepOfMove) return step(next, [changed]);
  const muted = withMutedTopics({ type: "muted_topics" }, { muted_topics: () => mutedTopics(next, userId) });
  return step(next, [tell(self, muted), changed]);
}

/** The muted topics of an account, as old clients know them: channel name, topic, and the time of muting. */
export function mutedTopics(realm: Realm, userId: number): (readonly [string, string, number])[] {
  return userTopicsOf(realm, userId)
    .filter((row) => row.visibility_policy === 1)
    .map((row) => [channelById(realm, row.stream_id)?.name ?? "", row.topic_name, row.last_updated]);
}
