import { badRequest } from "../../outcome/failures";
import type { EventQueue, RealmEvent } from "../../realm/event-queue";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { contentFlags } from "../messages/flags";
import { isBornRead } from "../messages/read-state";
import { has } from "../realm/feature-level";
import { isResolvedTopic, topicKey, topicView } from "../topics/topic-name";
import { correspondentByEmail, isGuest, publicEmail, userById } from "../users/people";

/** The operand of `is` that the narrow of a queue may not use; others that it does not know leave nothing out. */
export const QUEUE_NARROW_IS_NOT = "followed";
/** The operators that the narrow of a queue may use. */
export const QUEUE_NARROW_OPERATORS: readonly string[] = ["channel", "stream", "topic", "sender", "is", "mentions"];

/** The operators that the queues of a realm know. */
export function queueNarrowOperators(realm: Realm): readonly string[] {
  if (has(realm, "mentionsIsAnOperator")) return QUEUE_NARROW_OPERATORS;
  return QUEUE_NARROW_OPERATORS.filter((operator) => operator !== "mentions");
}

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
      case "mentions":
        return mentionedUserIds(about.message).includes(userNamed(realm, operand)?.user_id ?? 0);
      default:
        return matchesIs(queue.user_id, about.message, operand);
    }
  });
}

function mentionedUserIds({ mentions }: Message): readonly number[] {
  return mentions?.user_ids ?? [];
}

/** A user by its ID in digits, or by the address under which it is found. */
function userNamed(realm: Realm, operand: string): User | undefined {
  return /^\d+$/.test(operand) ? userById(realm, Number(operand)) : correspondentByEmail(realm, operand);
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
