import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, hasContentAccess } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { canReadMessage, messageById } from "./message-rows";

/**
 * Finds a channel that an account may read; archived ones too since these answer.
 *
 * @refuses BAD_REQUEST alike for a channel that does not exist and for one that the account may not read
 */
export function readableChannel(realm: Realm, user: User, streamId: number) {
  const channel = channelById(realm, streamId);
  const isOpen = channel?.is_archived === false || has(realm, "archivedChannelsAnswer");
  if (channel !== undefined && isOpen && hasContentAccess(realm, channel, user)) return channel;
  const msg = `stream_id: there is no channel with the ID ${streamId} that you can read.`;
  return badRequest("channel_not_readable", msg);
}

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
