import { HashMap } from "../../collections/hash-map";
import type { Intervals } from "../../collections/intervals";
import { SortedIds } from "../../collections/sorted-ids";
import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { EMPTY_CONTENTS, type Message } from "../../realm/message";
import type { VisibilityPolicy } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { hasContentAccess } from "../../rules/channels/channel-access";
import { topicConversation } from "../../rules/messages/conversations";
import { messageById } from "../../rules/messages/message-rows";
import { isWholeTopic, type Move } from "../../rules/moving/edit-request";
import { visibleInTopic } from "../../rules/moving/move-limits";
import { has } from "../../rules/realm/feature-level";
import { channelTopicKey, topicKey } from "../../rules/topics/topic-name";
import { visibilityPolicy } from "../../rules/topics/user-topics";
import { userById } from "../../rules/users/people";
import { policyOfStarter, setVisibilityPolicy } from "../user-topics/topic-visibility";
import { readAfterTransfer, type RowChanges } from "./moved-rows";

/** A topic of a channel. */
export interface TopicPlace {
  readonly stream_id: number;
  readonly topic: string;
}

/** Whether two places are one topic; letter case makes no other. */
function isSameTopic(one: TopicPlace, other: TopicPlace): boolean {
  return one.stream_id === other.stream_id && topicKey(one.topic) === topicKey(other.topic);
}

/**
 * Moves messages in the indexes from one topic to another, with what has been read of them. The messages themselves are
 * changed by the caller.
 *
 * @param ids - messages of the source, ascending
 */
export function transferMessages(realm: Realm, source: TopicPlace, target: TopicPlace, ids: readonly number[]): Realm {
  if (isSameTopic(source, target)) return realm;
  const from = realm.channel_contents.get(source.stream_id)?.topics.get(topicKey(source.topic));
  const to = realm.channel_contents.get(target.stream_id)?.topics.get(topicKey(target.topic));
  const read = readAfterTransfer(realm, { source: from, target: to, ids });
  const leavesChannel = source.stream_id !== target.stream_id;
  const without = withoutFromTopic(realm, source, ids, leavesChannel);
  const contents = without.channel_contents.get(target.stream_id) ?? EMPTY_CONTENTS;
  const arrived = Object.freeze({
    message_ids: (to?.message_ids ?? SortedIds.empty()).addAll(ids),
    read: read ?? HashMap.empty<number, Intervals>(),
  });
  // Without `read_up_to`: what arrives can be unread, and older than what the account has read here.
  const next = Object.freeze({
    message_ids: leavesChannel ? contents.message_ids.addAll(ids) : contents.message_ids,
    topics: contents.topics.set(topicKey(target.topic), arrived),
    first_message_id: contents.first_message_id,
    last_active: Math.max(contents.last_active, messageById(realm, ids[ids.length - 1] ?? 0)?.timestamp ?? 0),
  });
  return withFields(without, { channel_contents: without.channel_contents.set(target.stream_id, next) });
}

/**
 * Takes messages out of the index of their topic, and out of their channel's if they leave it. A topic without
 * messages is no more.
 */
export function withoutFromTopic(
  realm: Realm,
  place: TopicPlace,
  ids: readonly number[],
  leavesChannel: boolean,
): Realm {
  const contents = realm.channel_contents.get(place.stream_id);
  const key = topicKey(place.topic);
  const conversation = contents?.topics.get(key);
  if (contents === undefined || conversation === undefined) return realm;
  const message_ids = conversation.message_ids.deleteAll(ids);
  const topics =
    message_ids.size === 0
      ? contents.topics.delete(key)
      : contents.topics.set(key, Object.freeze({ message_ids, read: conversation.read }));
  const next = Object.freeze({
    ...contents,
    message_ids: leavesChannel ? contents.message_ids.deleteAll(ids) : contents.message_ids,
    topics,
  });
  return withFields(realm, { channel_contents: realm.channel_contents.set(place.stream_id, next) });
}

/**
 * Moves the topic preferences of accounts with a move. When all messages of a topic that the actor can see move, the
 * preferences of all accounts move, and are merged with those for the new topic if it had messages. Accounts that lose
 * the messages lose their preference. A change of only the letter case removes the preferences. When a part moves,
 * preferences stay, but the author of the first message of a new topic can follow it automatically.
 *
 * @param before - the realm as it was before the move
 * @see https://zulip.com/api/update-user-topic
 */
export function movePolicies(before: Realm, after: Realm, move: Move, target: Message, rows: RowChanges): Transition {
  if (!isWholeTopic(move)) return followAsStarter(after, move, target);
  const merged = has(before, "mergedTopicsKeepTheMoreVisible") ? moreVisible : unmutedOrNone;
  const hadMessages = topicConversation(before, move.target.stream_id, move.new_topic) !== undefined;
  return andThenForEach(transition(after), accountsWithPolicy(before, move), (realm, userId) => {
    const old = visibilityPolicy(before, userId, move.source.stream_id, move.old_topic);
    const there = visibilityPolicy(before, userId, move.target.stream_id, move.new_topic);
    const isLost = rows.losing_access.has(userId);
    const left = setVisibilityPolicy(realm, userId, move.source.stream_id, move.old_topic, 0, !isLost);
    const carried = isLost ? 0 : old;
    const wins = hadMessages ? merged(carried, there) : carried;
    if (wins === there || (isLost && there === 0)) return left;
    return andThen(left, (next) => setVisibilityPolicy(next, userId, move.target.stream_id, move.new_topic, wins));
  });
}

/** Accounts with a preference for either topic, ascending. */
function accountsWithPolicy(realm: Realm, move: Move): number[] {
  const places = [
    channelTopicKey(move.source.stream_id, move.old_topic),
    channelTopicKey(move.target.stream_id, move.new_topic),
  ];
  const ids = new Set(places.flatMap((key) => [...(realm.user_topics.get(key)?.keys() ?? [])]));
  return [...ids].sort((a, b) => a - b);
}

/** From muted to followed. */
const BY_VISIBILITY: readonly VisibilityPolicy[] = [1, 0, 2, 3];

/** The preference after two topics are merged. */
function moreVisible(one: VisibilityPolicy, other: VisibilityPolicy): VisibilityPolicy {
  return BY_VISIBILITY.indexOf(one) > BY_VISIBILITY.indexOf(other) ? one : other;
}

/** The same until level 388: unmuted if one of them is, none if they differ. */
function unmutedOrNone(one: VisibilityPolicy, other: VisibilityPolicy): VisibilityPolicy {
  if (one === other) return one;
  return one === 2 || other === 2 ? 2 : 0;
}

function followAsStarter(after: Realm, move: Move, target: Message): Transition {
  const author = userById(after, target.sender_id);
  if (!has(after, "partialMovesStartTopics") || author === undefined || author.is_bot) return transition(after);
  const { stream_id } = move.target;
  if (!hasContentAccess(after, move.target, author)) return transition(after);
  if (visibleInTopic(after, author, stream_id, move.new_topic)[0] !== target.id) return transition(after);
  const policy = policyOfStarter(after, author, move.target);
  if (policy === undefined) return transition(after);
  return setVisibilityPolicy(after, author.user_id, stream_id, move.new_topic, policy);
}
