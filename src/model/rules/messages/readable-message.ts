import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { canReadMessage, messageById } from "./message-rows";

/**
 * Finds a message that an account may read.
 *
 * @refuses BAD_REQUEST alike for a message that is not there and for one that the account may not read
 */
export function readableMessage(realm: Realm, user: User, messageId: number) {
  const message = messageById(realm, messageId);
  if (message !== undefined && canReadMessage(realm, user, message)) return message;
  return badRequest("message_unknown", `There is no message with the ID ${messageId} that you can read.`);
}
