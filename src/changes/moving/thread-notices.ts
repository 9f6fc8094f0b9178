import { andThen, type Step, step } from "../../outcome/step";
import { frozen } from "../../realm/freeze";
import type { BornRead } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { topicConversation } from "../../rules/messages/conversations";
import { resolveMentions } from "../../rules/messages/mentions";
import type { Move } from "../../rules/moving/edit-request";
import { visibleInTopic } from "../../rules/moving/move-scope";
import { notificationBot } from "../../rules/users/people";
import { silentMention } from "../channels/channel-notice";
import { deliverMessage } from "../messages/deliver-message";
import { INTERNAL_CLIENT } from "../messages/send-notice";
import { isSameTopic, type TopicPlace } from "./transfer-messages";

/** Which threads a request wants to be told of a move. */
export interface NoticeSwitches {
  readonly old_thread: boolean;
  readonly new_thread: boolean;
}

/**
 * Posts the notification bot's notices of a move: to the new topic, then to the old one. A change of letter case
 * alone, or of being resolved alone, gives none.
 *
 * @param before - the realm as it was before the move
 * @tells whoever gets the notices `message`
 * @spec Endpoints 2: send_notification_to_old_thread, send_notification_to_new_thread
 */
export function postMoveNotices(before: Realm, after: Realm, actor: User, move: Move, switches: NoticeSwitches): Step {
  if (!move.changes_channel && (move.resolving !== undefined || isRespelling(move))) return step(after);
  const wholeTopic = move.ids.length === move.visible.length;
  const seen = visibleInTopic(before, actor, move.target.stream_id, move.new_topic);
  const isNewTopic = wholeTopic && seen.length === 0;
  const by = silentMention(actor);
  const count = move.ids.length;
  const first = move.ids[0] ?? 0;
  const oldPlace = topicLink(move.source.name, move.old_topic);
  const newPlace = topicLink(move.target.name, move.new_topic);
  const arrived = isNewTopic
    ? `This topic was moved here from ${oldPlace} by ${by}.`
    : count === 1
      ? `${messageLink(move.target.name, move.new_topic, first)} was moved here from ${oldPlace} by ${by}.`
      : `${count} messages were moved here from ${oldPlace} by ${by}.`;
  const left = wholeTopic
    ? `This topic was moved to ${newPlace} by ${by}.`
    : count === 1
      ? `A message was moved from this topic to ${newPlace} by ${by}.`
      : `${count} messages were moved from this topic to ${newPlace} by ${by}.`;
  const target = { stream_id: move.target.stream_id, topic: move.new_topic };
  const source = { stream_id: move.source.stream_id, topic: move.old_topic };
  const posted = switches.new_thread ? postNotice(after, target, arrived, readBy(actor)) : step(after);
  return switches.old_thread ? andThen(posted, (realm) => postNotice(realm, source, left, readBy(actor))) : posted;
}

/** Whether a move leaves the messages in their topic, which is only spelled in another way. */
function isRespelling(move: Move): boolean {
  return isSameTopic(
    { stream_id: move.source.stream_id, topic: move.old_topic },
    { stream_id: move.target.stream_id, topic: move.new_topic },
  );
}

/** A notice starts as read by whoever caused it. */
function readBy(actor: User): BornRead {
  return frozen({ everybody: false, user_ids: [actor.user_id] });
}

function topicLink(channelName: string, topic: string): string {
  return `#**${channelName}>${topic}**`;
}

function messageLink(channelName: string, topic: string, messageId: number): string {
  return `#**${channelName}>${topic}@${messageId}**`;
}

/** Posts a notice of the notification bot to a topic. */
export function postNotice(
  realm: Realm,
  place: TopicPlace,
  content: string,
  bornRead: BornRead,
  isResolveNotice = false,
): Step {
  const channel = channelById(realm, place.stream_id);
  if (channel === undefined) return step(realm);
  const mentions = resolveMentions(realm, content, { channel, topic: place.topic });
  return deliverMessage(
    realm,
    { channel, topic: place.topic, content, mentions },
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
export function lastInTopic(realm: Realm, place: TopicPlace): number | undefined {
  return topicConversation(realm, place.stream_id, place.topic)?.message_ids.last();
}
