import type { EventQueue } from "../../realm/event-queue";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { contentFlags, sayMentioned } from "../messages/flags";
import { isBornRead } from "../messages/read-state";
import { topicKey } from "../topics/topic-name";
import { isResolvedTopic } from "../topics/topic-resolving";

/** The operands of `is` that the narrow of a queue may use. */
export const QUEUE_NARROW_IS: readonly string[] = [
  ...["dm", "private", "starred", "unread", "mentioned", "alerted", "resolved"],
];
/** The operators that the narrow of a queue may use. */
export const QUEUE_NARROW_OPERATORS: readonly string[] = ["channel", "stream", "topic", "sender", "is"];

/** Whether a message passes the narrow of a queue, as it was when it was sent. */
export function matchesQueueNarrow(realm: Realm, queue: EventQueue, event: RealmEvent): boolean {
  const about = event.about;
  if (about === undefined) return true;
  return queue.narrow.every(([operator, operand]) => {
    switch (operator) {
      case "channel":
      case "stream":
        return about.channel?.name.toLowerCase() === operand.toLowerCase();
      case "topic":
        return about.channel !== null && topicKey(about.message.topic) === topicKey(emptyTopic(realm, operand));
      case "sender":
        return (
          about.sender.delivery_email.toLowerCase() === operand.toLowerCase() ||
          String(about.sender.user_id) === operand
        );
      default:
        return matchesIs(queue.user_id, about.message, operand);
    }
  });
}

function emptyTopic(realm: Realm, operand: string): string {
  return operand === realm.profile.empty_topic_display_name ? "" : operand;
}

function matchesIs(userId: number, message: Message, operand: string): boolean {
  const flags = contentFlags(message, userId);
  switch (operand) {
    case "dm":
    case "private":
      return message.stream_id === null;
    case "unread":
      return !isBornRead(message, userId);
    case "mentioned":
      return sayMentioned(flags);
    case "alerted":
      return flags.includes("has_alert_word");
    case "resolved":
      return isResolvedTopic(message.topic);
    default:
      return false;
  }
}
