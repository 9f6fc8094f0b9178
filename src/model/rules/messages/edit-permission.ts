import { LIMITS } from "../../../protocol/limits";
import { badRequest } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, holdsChannelPermission } from "../channels/channel-access";
import { holdsRealmPermission } from "../user-groups/group-membership";
import { userById } from "../users/people";
import { canReadMessage, messageById } from "./message-rows";

/**
 * Finds a message that an account may read and that can still be changed.
 *
 * @refuses BAD_REQUEST for a message that is not there or that the account may not read, and for one in an archived
 *   channel
 */
export function messageToChange(realm: Realm, actor: User, messageId: number) {
  const message = messageById(realm, messageId);
  if (message === undefined || !canReadMessage(realm, actor, message))
    return badRequest("message_unknown", "There is no such message.");
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  return channel?.is_archived === true
    ? badRequest("channel_archived", "The channel of this message is archived.")
    : message;
}

/** Whether a message is older than a limit; no limit is null, and the interface ranges each by a grace. */
export function isBeyondLimit(
  realm: Realm,
  message: Message,
  limitSeconds: number | null,
  graceSeconds: number = LIMITS.EDIT_GRACE_SECONDS,
): boolean {
  return limitSeconds !== null && realm.now - message.timestamp > limitSeconds + graceSeconds;
}

/** Whether a message was sent as a widget, as a poll or a list of tasks, which is not edited as text. */
export function isWidgetMessage(message: Message): boolean {
  return message.submessages !== undefined;
}

/** The refusal where editing is disabled. */
export function editingDisabled() {
  return badRequest("editing_disabled", "Messages cannot be edited in this organization.");
}

/**
 * Checks that an account may change the content of a message now. No role is exempt.
 *
 * @param graceSeconds - by how much the time limit is widened; typing for an edit has no grace
 * @refuses BAD_REQUEST where the realm allows no editing, then for all accounts but the author, then after the time
 *   limit
 * @see https://zulip.com/api/update-message
 */
export function checkContentEdit(
  realm: Realm,
  actor: User,
  message: Message,
  graceSeconds: number = LIMITS.EDIT_GRACE_SECONDS,
) {
  if (!realm.settings.allow_message_editing) return editingDisabled();
  if (message.sender_id !== actor.user_id) return badRequest("not_the_author", "Only its author may edit a message.");
  if (isBeyondLimit(realm, message, realm.settings.message_content_edit_limit_seconds, graceSeconds)) {
    return badRequest("editing_time_over", "The time for editing this message is over.");
  }
  return undefined;
}

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
 * @refuses BAD_REQUEST for a message of another account, then without the permission, then after the time limit
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
