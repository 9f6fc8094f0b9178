import { type Transition, transition } from "../../outcome/transition";
import { followsServer } from "../../realm/divergences";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { directKey } from "../../rules/messages/conversations";
import { type UnreachableRecipient, unreachableRecipient } from "../../rules/messages/unreachable-recipient";
import { messageById } from "../../rules/messages/message-rows";
import type { MessageRequest } from "../../rules/messages/prepare-message";
import { notificationBot } from "../../rules/users/people";
import { LIMITS } from "../../../protocol/limits";
import { sendNotice } from "./send-notice";

const WHY: Readonly<Record<UnreachableRecipient, string>> = {
  unknown: "wrote to a channel that there is not.",
  empty: "wrote to a channel that has no subscribers.",
};

/**
 * Tells the owner of a bot that a message of it is read by nobody, whether or not it is refused; once within five
 * minutes.
 *
 * @tells the owner `message` by the notification bot
 * @settled send_pm_if_empty_stream, send_rate_limited_pm_notification_to_bot_owner
 */
export function warnBotOwner(realm: Realm, bot: User, request: MessageRequest): Transition {
  const { bot_owner_id: ownerId } = bot;
  if (!bot.is_bot || ownerId === null || !followsServer(realm, "ownersHearOfLostMessages")) return transition(realm);
  const lost = unreachableRecipient(realm, bot, request);
  if (lost === undefined) return transition(realm);
  const named = `Your bot \`${bot.delivery_email}\` `;
  return wasWarned(realm, ownerId, named) ? transition(realm) : sendNotice(realm, ownerId, `${named}${WHY[lost]}`);
}

/** Whether the owner has had a message that begins so, of the bot of the server, in the last minutes. */
function wasWarned(realm: Realm, ownerId: number, beginning: string): boolean {
  const sender = notificationBot(realm).user_id;
  const key = directKey([ownerId, sender].sort((a, b) => a - b));
  for (const id of realm.direct_conversations.get(key)?.message_ids ?? []) {
    const message = messageById(realm, id);
    if (message === undefined || realm.now - message.timestamp > LIMITS.BOT_OWNER_WARNING_SECONDS) continue;
    if (message.sender_id === sender && message.content.startsWith(beginning)) return true;
  }
  return false;
}
