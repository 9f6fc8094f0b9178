import type { MutedTopicsEvent } from "../../../generated/event-types";
import { HashMap } from "../../collections/hash-map";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import { fieldsSince, frozen } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import { type UserTopic, VISIBILITY, type VisibilityPolicy } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { activeSubscription, channelById } from "../../rules/channels/channel-access";
import { seesTopic } from "../../rules/moving/move-limits";
import { has } from "../../rules/realm/feature-level";
import { channelTopicKey } from "../../rules/topics/topic-name";
import { visibilityPolicy } from "../../rules/topics/user-topics";
import { mutedTopics } from "../../views/personal-items";

/** The list is computed when it is first read: only clients that only know muting request it. */
const withMutedTopics = fieldsSince<MutedTopicsEvent, "muted_topics">(["muted_topics"]);

/**
 * Sets the policy of an account for a topic; 0 removes the stored row. A row keeps the spelling of the topic that it
 * was made with.
 *
 * @param isStepOfMove - the first half of a move, after which another change follows: `muted_topics` waits for that
 * @see https://zulip.com/api/update-user-topic
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
  const rows = policy === VISIBILITY.none ? byUser.delete(userId) : byUser.set(userId, row);
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

/** What settings that follow or unmute topics by themselves may request: 1 taking part, 2 sending, 3 starting. */
type Activity = 1 | 2 | 3;

/**
 * The policy that an account's settings request when it has done something in a topic: following wins over unmuting,
 * and unmuting is for muted channels only. Old servers had no such settings.
 */
function wantedPolicy(
  realm: Realm,
  user: User,
  isMuted: boolean,
  activities: readonly Activity[],
): VisibilityPolicy | undefined {
  if (!has(realm, "topicsAreFollowedByThemselves")) return undefined;
  const covers = (setting: number): boolean => activities.some((activity) => activity === setting);
  if (covers(user.settings.automatically_follow_topics_policy)) return 3;
  return isMuted && covers(user.settings.automatically_unmute_topics_in_muted_streams_policy) ? 2 : undefined;
}

function mutesChannel(realm: Realm, user: User, channel: Channel): boolean {
  return activeSubscription(realm, user.user_id, channel.stream_id)?.is_muted === true;
}

/**
 * The policy that a sender gets by itself for the topic, by its settings. Sending is taking part, too; both raise any
 * policy but following. Starting a topic counts only where the sender has no policy yet, and the topic is new when the
 * sender can see no message in it. Never for bots.
 *
 * @param realm - before the message
 * @returns the new policy, or undefined when nothing changes
 * @see https://zulip.com/api/update-user-topic
 */
export function policyOfSender(
  realm: Realm,
  sender: User,
  channel: Channel,
  topic: string,
): VisibilityPolicy | undefined {
  if (sender.is_bot) return undefined;
  const present = visibilityPolicy(realm, sender.user_id, channel.stream_id, topic);
  if (present === 3) return undefined;
  const isMuted = mutesChannel(realm, sender, channel);
  const sent = wantedPolicy(realm, sender, isMuted, [1, 2]);
  if (sent === 3) return sent;
  if (present !== 0) return sent === present ? undefined : sent;
  const started = wantedPolicy(realm, sender, isMuted, [3]);
  if (started === undefined || (started === 2 && sent === 2)) return sent;
  return seesTopic(realm, sender, channel.stream_id, topic) ? sent : started;
}

/** The automatic policy of the author of a message that a move has made the first one of a topic. */
export function policyOfStarter(realm: Realm, author: User, channel: Channel): VisibilityPolicy | undefined {
  return author.is_bot ? undefined : wantedPolicy(realm, author, mutesChannel(realm, author, channel), [3]);
}

/**
 * The policy that an account gets by itself for the topic of a message that it reacts to or votes on; only where it
 * subscribes to the channel. Never for bots.
 *
 * @returns the new policy, or undefined when nothing changes
 * @see https://zulip.com/api/update-user-topic
 */
function policyOfParticipant(realm: Realm, user: User, channel: Channel, topic: string): VisibilityPolicy | undefined {
  if (user.is_bot || activeSubscription(realm, user.user_id, channel.stream_id) === undefined) return undefined;
  const wanted = wantedPolicy(realm, user, mutesChannel(realm, user, channel), [1]);
  const present = visibilityPolicy(realm, user.user_id, channel.stream_id, topic);
  return present === 3 || wanted === present ? undefined : wanted;
}

/** The realm after an account reacted to a message or voted on it: it may follow or unmute the topic by its settings. */
export function followedByParticipation(realm: Realm, user: User, message: Message): Transition {
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel === undefined) return transition(realm);
  const policy = policyOfParticipant(realm, user, channel, message.topic);
  if (policy === undefined) return transition(realm);
  return setVisibilityPolicy(realm, user.user_id, channel.stream_id, message.topic, policy);
}
