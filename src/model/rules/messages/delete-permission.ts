import { badRequest } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, holdsChannelPermission } from "../channels/channel-access";
import { holdsRealmPermission } from "../user-groups/group-membership";
import { userById } from "../users/people";
import { isBeyondLimit } from "./edit-permission";

type DeletePermission = "can_delete_any_message_group" | "can_delete_own_message_group";

/** Whether the realm, or the channel of a message for the messages in it, lets an account delete. */
function mayDelete(realm: Realm, actor: User, message: Message, name: DeletePermission): boolean {
  if (holdsRealmPermission(realm, name, actor)) return true;
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  return channel !== undefined && holdsChannelPermission(realm, channel, name, actor);
}

/**
 * Checks that an account may delete a message that it can read: any message with the permission for all, and its own
 * ones or those of its bots with the permission for these, within the time limit, which has no grace.
 *
 * @refuses BAD_REQUEST for somebody else's message, then without the permission, then after the time limit
 */
export function checkDeletion(realm: Realm, actor: User, message: Message) {
  if (mayDelete(realm, actor, message, "can_delete_any_message_group")) return undefined;
  const owner = userById(realm, message.sender_id)?.bot_owner_id ?? null;
  if (message.sender_id !== actor.user_id && owner !== actor.user_id) {
    return badRequest("deleting_others_not_allowed", "You may not delete messages of others.");
  }
  if (!mayDelete(realm, actor, message, "can_delete_own_message_group")) {
    return badRequest("deleting_not_allowed", "You may not delete messages.");
  }
  if (isBeyondLimit(realm, message, realm.settings.message_content_delete_limit_seconds, 0)) {
    return badRequest("deleting_time_over", "The time for deleting this message is over.");
  }
  return undefined;
}
