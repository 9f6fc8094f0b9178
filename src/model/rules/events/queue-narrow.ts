import { badRequest } from "../../outcome/failures";
import type { EventQueue, RealmEvent } from "../../realm/event-queue";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { contentFlags } from "../messages/flags";
import { isBornRead } from "../messages/read-state";
import { isResolvedTopic, topicKey, topicView } from "../topics/topic-name";
import { isGuest, publicEmail } from "../users/people";

/** The operand of `is` that the narrow of a queue may not use; others that it does not know leave nothing out. */
export const QUEUE_NARROW_IS_NOT = "followed";
/** The operators that the narrow of a queue may use. */
export const QUEUE_NARROW_OPERATORS: readonly string[] = ["channel", "stream", "topic", "sender", "is"];

/**
 * Whether a message matches the narrow of a queue, as it was when it was sent: by the name of its channel, the topic as
 * the queue shows it, and the address that the sender has in the event.
 */
export function matchesQueueNarrow(realm: Realm, queue: EventQueue, event: RealmEvent): boolean {
  const about = event.about;
  if (about === undefined) return true;
  return queue.narrow.every(([operator, operand]) => {
    switch (operator) {
      case "channel":
      case "stream":
        return about.channel?.name.toLowerCase() === operand.toLowerCase();
      case "topic":
        return about.channel !== null && topicKey(shownTopic(realm, queue, about.message)) === topicKey(operand);
      case "sender":
        return publicEmail(realm, about.sender).toLowerCase() === operand.toLowerCase();
      default:
        return matchesIs(queue.user_id, about.message, operand);
    }
  });
}

function shownTopic(realm: Realm, { client_capabilities }: EventQueue, { topic }: Message): string {
  return topicView(realm, topic, client_capabilities.empty_topic_name);
}

function matchesIs(userId: number, message: Message, operand: string): boolean {
  switch (operand) {
    case "dm":
    case "private":
      return message.stream_id === null;
    case "unread":
      return !(message.received_by.has(userId) && isBornRead(message, userId));
    // By name or through a group, not by a wildcard. Alert words are the same.
    case "mentioned":
    case "alerted":
      return contentFlags(message, userId).includes("mentioned");
    case "resolved":
      return message.stream_id !== null && isResolvedTopic(message.topic);
    case "starred":
      return false;
    default:
      return true;
  }
}

/** Guests cannot listen to all public channels. */
export function checkAllPublicStreams(user: User, asked: boolean | undefined) {
  if (asked !== true || !isGuest(user)) return undefined;
  const msg = "all_public_streams: guests cannot listen to all public channels.";
  return badRequest("all_public_streams_not_allowed", msg);
}
