import { HashMap } from "../../collections/hash-map";
import { onlyUsers, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { fieldsSince } from "../../realm/fields-since";
import type { Realm } from "../../realm/realm";
import type { UserTopic, VisibilityPolicy } from "../../realm/user-topic";
import { channelTopicKey } from "../../rules/topics/topic-name";
import { mutedTopics } from "../../views/personal-items";
import type { MutedTopicsEvent } from "../../../protocol/events/subscriptions";

/** The list is made when somebody reads it: only clients that know nothing but muting ask for it. */
const withMutedTopics = fieldsSince<MutedTopicsEvent, "muted_topics">(["muted_topics"]);

/**
 * Sets the policy of an account for a topic; 0 removes the stored row. A row keeps the spelling of the topic that it
 * was made with.
 *
 * @param isStepOfMove - the first half of a move, after which another change follows: `muted_topics` waits for that
 * @tells the account `muted_topics` for clients that know only muting, whatever the change, then `user_topic`; nobody
 *   when nothing changes
 * @spec Topic visibility policy
 */
export function setVisibilityPolicy(
  realm: Realm,
  userId: number,
  streamId: number,
  topic: string,
  policy: VisibilityPolicy,
  isStepOfMove = false,
): Transition {
  const key = channelTopicKey(streamId, topic);
  const byUser = realm.user_topics.get(key) ?? HashMap.empty<number, UserTopic>();
  const before = byUser.get(userId);
  if ((before?.visibility_policy ?? 0) === policy) return transition(realm);
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
  const changed = eventFor(self, { type: "user_topic", ...fields, topic_name: topic });
  if (isStepOfMove) return transition(next, [changed]);
  const muted = withMutedTopics({ type: "muted_topics" }, { muted_topics: () => mutedTopics(next, userId) });
  return transition(next, [eventFor(self, muted), changed]);
}
