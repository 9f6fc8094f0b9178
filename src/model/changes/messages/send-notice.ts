import { type Transition, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { resolveMentions } from "../../rules/messages/mentions";
import { notificationBot, userById } from "../../rules/users/people";
import { deliverMessage } from "./deliver-message";

/** The client name of messages that the server writes. */
export const INTERNAL_CLIENT = "Internal";

/**
 * Sends a person a direct message from a bot of the server, the notification bot unless another is named.
 *
 * @tells the person `message`
 */
export function sendNotice(
  realm: Realm,
  userId: number,
  content: string,
  bot: User = notificationBot(realm),
): Transition {
  const person = userById(realm, userId);
  if (person === undefined) return transition(realm);
  const participants = [person, bot].sort((a, b) => a.user_id - b.user_id);
  const mentions = resolveMentions(realm, content, null);
  return deliverMessage(
    realm,
    { channel: null, participants, content, mentions },
    { sender: bot, client: INTERNAL_CLIENT, read_by_sender: true },
  ).step;
}
