import { andThen, andThenForEach, type Step, step } from "../../outcome/step";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { VisibilityPolicy } from "../../realm/user-topic";
import { channelById, hasContentAccess } from "../../rules/channels/channel-access";
import { topicConversation } from "../../rules/messages/conversations";
import type { Move } from "../../rules/moving/edit-request";
import { channelTopicKey } from "../../rules/topics/topic-name";
import { setVisibilityPolicy, visibilityPolicy } from "../../rules/user-topics/user-topics";
import { userById } from "../../rules/users/people";
import { automaticPolicy } from "../messages/automatic-visibility";
import { isSameTopic } from "./transfer-messages";

/** The setting of following or unmuting topics by oneself that means those one starts. */
const STARTED_TOPICS = 3;

/**
 * Lets the topic preferences of accounts follow a move. When all that the actor can see of a topic moves, everybody's
 * preference moves along, and joins the one for the new topic if that had messages: the most visible of the two wins.
 * When a part moves, preferences stay, but the author of the first message of a new topic may come to follow it.
 *
 * @param before - the realm as it was before the move
 * @tells each account whose preference changed `user_topic`: first 0 for the old topic
 * @spec Topic visibility policy
 */
export function movePolicies(before: Realm, after: Realm, move: Move, target: Message): Step {
  const source = { stream_id: move.source.stream_id, topic: move.old_topic };
  const destination = { stream_id: move.target.stream_id, topic: move.new_topic };
  if (isSameTopic(source, destination)) return step(after);
  if (move.ids.length < move.visible.length) return followAsStarter(before, after, move, target);
  const hadMessages = topicConversation(before, destination.stream_id, destination.topic) !== undefined;
  return andThenForEach(step(after), accountsWithPolicy(before, move), (realm, userId) => {
    const old = visibilityPolicy(before, userId, source.stream_id, source.topic);
    const there = visibilityPolicy(before, userId, destination.stream_id, destination.topic);
    const left = setVisibilityPolicy(realm, userId, source.stream_id, move.old_topic, 0);
    if (!mayRead(realm, userId, destination.stream_id)) return left;
    const wins = hadMessages ? mostVisible(old, there) : old;
    return andThen(left, (next) => setVisibilityPolicy(next, userId, destination.stream_id, move.new_topic, wins));
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

function mostVisible(one: VisibilityPolicy, other: VisibilityPolicy): VisibilityPolicy {
  const order: readonly VisibilityPolicy[] = [3, 2, 0, 1];
  return order.find((policy) => policy === one || policy === other) ?? 0;
}

function mayRead(realm: Realm, userId: number, streamId: number): boolean {
  const user = userById(realm, userId);
  const channel = channelById(realm, streamId);
  return user !== undefined && channel !== undefined && hasContentAccess(realm, channel, user);
}

function followAsStarter(before: Realm, after: Realm, move: Move, target: Message): Step {
  const first = topicConversation(after, move.target.stream_id, move.new_topic)?.message_ids.first();
  const author = userById(before, target.sender_id);
  if (first !== target.id || author === undefined || !mayRead(after, author.user_id, move.target.stream_id)) {
    return step(after);
  }
  const policy = automaticPolicy(after, author, move.target, move.new_topic, "starts");
  const { automatically_follow_topics_policy: follows, automatically_unmute_topics_in_muted_streams_policy: unmutes } =
    author.settings;
  const isMeant = policy === 3 ? follows === STARTED_TOPICS : unmutes === STARTED_TOPICS;
  if (policy === undefined || !isMeant) return step(after);
  return setVisibilityPolicy(after, author.user_id, move.target.stream_id, move.new_topic, policy);
}
