import { LIMITS } from "../../../protocol/limits";
import { ascending } from "../../collections/sorted-ids";
import { isFailure } from "../../outcome/failures";
import { andThen, type Transition, transition } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { ReadFromStart } from "../../realm/message";
import { VISIBILITY } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { topicConversation } from "../../rules/messages/conversations";
import { resolveMentions } from "../../rules/messages/mentions";
import { messageById } from "../../rules/messages/message-rows";
import { isWholeTopic, type Move } from "../../rules/moving/edit-request";
import { visibleInTopic } from "../../rules/moving/move-limits";
import { has } from "../../rules/realm/feature-level";
import { checkTopicPolicy, normalizeTopic } from "../../rules/topics/topic-name";
import { visibilityPolicy } from "../../rules/topics/user-topics";
import { notificationBot, userById } from "../../rules/users/people";
import { deliverMessage } from "../messages/deliver-message";
import { INTERNAL_CLIENT, readBy, silentMention } from "../messages/notices";
import { removeMessages } from "../messages/remove-messages";
import type { TopicPlace } from "./transfer-messages";

/**
 * Posts the notice that a topic was resolved or unresolved. If such a notice is the newest message of the topic and not
 * older than a minute, the change is an undo: the notice is deleted, without a new one.
 */
export function postResolveNotice(realm: Realm, actor: User, move: Move): Transition {
  const place = { stream_id: move.target.stream_id, topic: move.new_topic };
  const last = messageById(realm, lastInTopic(realm, place) ?? 0);
  if (last?.is_resolve_notice === true && realm.now - last.timestamp <= LIMITS.RESOLVE_UNDO_SECONDS) {
    return removeMessages(realm, [last], actor.user_id);
  }
  const says = move.resolving === "resolves" ? "marked this topic as resolved" : "marked this topic as unresolved";
  const content = `${silentMention(actor)} has ${says}.`;
  return postNotice(realm, place, content, readStateOfNotice(realm, actor, move), true);
}

/**
 * For whom the notice starts as unread: those who sent or reacted to one of the messages, the actor too; since users
 * say themselves whether they want to read such notices, by that.
 */
function readStateOfNotice(realm: Realm, actor: User, move: Move): ReadFromStart {
  if (has(realm, "resolveNoticesFollowReadPolicy")) {
    return frozen({ all_users: true, user_ids: unreadFor(realm, actor, move.target, move.new_topic) });
  }
  const messages = move.ids.flatMap((id) => messageById(realm, id) ?? []);
  const participants = messages.flatMap(({ sender_id, reactions }) => [
    sender_id,
    ...reactions.map((one) => one.user_id),
  ]);
  return frozen({ all_users: true, user_ids: ascending(participants) });
}

function unreadFor(realm: Realm, actor: User, channel: Channel, topic: string): number[] {
  const ids: number[] = [];
  for (const id of channel.subscribers) {
    const user = userById(realm, id);
    if (user === undefined || id === actor.user_id) continue;
    const policy = user.settings.resolved_topic_notice_auto_read_policy;
    if (policy === "always") continue;
    const follows = visibilityPolicy(realm, id, channel.stream_id, topic) === VISIBILITY.followed;
    if (policy === "never" || follows) ids.push(id);
  }
  return ids;
}

/** The threads that get a notice of a move. */
export interface NoticeSwitches {
  readonly old_thread: boolean;
  readonly new_thread: boolean;
}

/**
 * Posts the notification bot's notices of a move: to the new topic, then to the old one. Only resolving a topic sends
 * none to the new topic. Old servers posted them for moves between channels only. They are unread; since level 388 the
 * actor has read them.
 *
 * @param before - the realm as it was before the move
 * @see https://zulip.com/api/update-message
 */
export function postMoveNotices(
  before: Realm,
  after: Realm,
  actor: User,
  move: Move,
  switches: NoticeSwitches,
): Transition {
  if (!move.changes_channel && !has(before, "movesInsideChannelsHaveNotices")) return transition(after);
  const isNews = move.changes_channel || move.resolving === undefined;
  const target = { stream_id: move.target.stream_id, topic: move.new_topic };
  const source = { stream_id: move.source.stream_id, topic: move.old_topic };
  const bornRead = has(before, "moveNoticesAreReadForTheActor") ? readBy(actor) : UNREAD;
  const posted =
    switches.new_thread && isNews
      ? postNotice(after, target, arrivalText(before, actor, move), bornRead)
      : transition(after);
  if (!switches.old_thread) return posted;
  return andThen(posted, (realm) => postNotice(realm, source, departureText(actor, move), bornRead));
}

const UNREAD: ReadFromStart = frozen({ all_users: false, user_ids: [] });

function arrivalText(before: Realm, actor: User, move: Move): string {
  const from = `was moved here from ${topicLink(move.source.name, move.old_topic)} by ${silentMention(actor)}.`;
  const count = move.ids.length;
  if (isWholeTopic(move) && !seesOthers(before, actor, move)) return `This topic ${from}`;
  if (count === 1) return `${messageLink(move.target.name, move.new_topic, move.ids[0] ?? 0)} ${from}`;
  return `${count} messages ${from.replace("was", "were")}`;
}

/** Whether the actor could see messages in the new topic before that are not among those moved. */
function seesOthers(before: Realm, actor: User, move: Move): boolean {
  const seen = visibleInTopic(before, actor, move.target.stream_id, move.new_topic);
  const moved = new Set(move.ids);
  return seen.some((id) => !moved.has(id));
}

function departureText(actor: User, move: Move): string {
  const to = `${topicLink(move.target.name, move.new_topic)} by ${silentMention(actor)}.`;
  if (isWholeTopic(move)) return `This topic was moved to ${to}`;
  if (move.ids.length === 1) return `A message was moved from this topic to ${to}`;
  return `${move.ids.length} messages were moved from this topic to ${to}`;
}

function topicLink(channelName: string, topic: string): string {
  return `#**${channelName}>${topic}**`;
}

function messageLink(channelName: string, topic: string, messageId: number): string {
  return `#**${channelName}>${topic}@${messageId}**`;
}

/** Posts a notice of the notification bot to a topic, unless the channel allows no message there. */
function postNotice(
  realm: Realm,
  place: TopicPlace,
  content: string,
  bornRead: ReadFromStart,
  isResolveNotice = false,
): Transition {
  const channel = channelById(realm, place.stream_id);
  const topic = normalizeTopic(realm, place.topic, { noTopicMeansEmpty: true });
  if (channel === undefined || isFailure(topic) || isFailure(checkTopicPolicy(realm, channel, topic))) {
    return transition(realm);
  }
  const sender_id = notificationBot(realm).user_id;
  const mentions = resolveMentions(realm, content, { channel, topic, sender_id });
  return deliverMessage(
    realm,
    { channel, topic, content, mentions },
    {
      sender: notificationBot(realm),
      client: INTERNAL_CLIENT,
      read_by_sender: true,
      born_read: bornRead,
      is_resolve_notice: isResolveNotice,
    },
  ).step;
}

/** The newest message of a topic. */
function lastInTopic(realm: Realm, place: TopicPlace): number | undefined {
  return topicConversation(realm, place.stream_id, place.topic)?.message_ids.last();
}
