import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, hasContentAccess } from "../channels/channel-access";
import { has } from "../realm/feature-level";

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
