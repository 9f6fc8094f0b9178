import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { VisibilityPolicy } from "../../realm/personal-items";
import { hasContentAccess } from "../../rules/channels/channel-access";
import { topicConversation } from "../../rules/messages/conversations";
import { isWholeTopic, type Move } from "../../rules/moving/edit-request";
import { visibleInTopic } from "../../rules/moving/move-limits";
import { has } from "../../rules/realm/feature-level";
import { channelTopicKey } from "../../rules/topics/topic-name";
import { visibilityPolicy } from "../../rules/topics/user-topics";
import { userById } from "../../rules/users/people";
import { policyOfStarter, setVisibilityPolicy } from "../user-topics/topic-visibility";
import type { RowChanges } from "./moved-rows";

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
    const isLost = rows.shut_out.has(userId);
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
