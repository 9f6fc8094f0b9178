/** Who is allowed to write to whom, to mention whom, to edit and to delete. */
import { LIMITS } from "../../../protocol/limits";
import { badRequest, failure, failureSince } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Mentions, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, holdsChannelPermission } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { holdsRealmPermission, userGroupById } from "../user-groups/group-membership";
import { holdsGroupPermission } from "../user-groups/group-permissions";
import { userById } from "../users/people";
import { canAccessUser } from "../users/who-may";
import { directKey } from "./conversations";
import { canReadMessage, messageById } from "./message-rows";

/**
 * Checks that an author may mention many users or a group.
 *
 * @see https://zulip.com/api/update-message
 */
export function checkMentionPermission(realm: Realm, author: User, mentions: Mentions | null, channel: Channel | null) {
  if (mentions === null || author.is_system_bot) return undefined;
  return checkWildcards(realm, author, mentions, channel) ?? checkGroups(realm, author, mentions);
}

function checkWildcards(realm: Realm, author: User, mentions: Mentions, channel: Channel | null) {
  if (channel === null) return undefined;
  const manyFrom = LIMITS.WILDCARD_MENTION_FREE_UP_TO;
  const isFree = (count: number): boolean =>
    count <= manyFrom || holdsRealmPermission(realm, "can_mention_many_users_group", author);
  const own = has(realm, "wildcardMentionsHaveOwnErrors");
  if (mentions.channel_wildcard && !isFree(channel.subscribers.size)) {
    const msg = `You are not allowed to mention all of a channel of more than ${manyFrom} subscribers.`;
    const code = "STREAM_WILDCARD_MENTION_NOT_ALLOWED";
    return failureSince(realm, "wildcardMentionsHaveOwnErrors", code, "channel_wildcard_not_allowed", msg);
  }
  if (own && mentions.topic_wildcard && !isFree(mentions.topic_participant_ids.length)) {
    const msg = `You are not allowed to mention all of a topic of more than ${manyFrom} participants.`;
    return failure("TOPIC_WILDCARD_MENTION_NOT_ALLOWED", "topic_wildcard_not_allowed", msg);
  }
  return undefined;
}

function checkGroups(realm: Realm, author: User, mentions: Mentions) {
  for (const id of mentions.group_ids) {
    const group = userGroupById(realm, id);
    if (group === undefined) continue;
    const mayMention = holdsGroupPermission(realm, group, "can_mention_group", author);
    if (!mayMention)
      return badRequest("group_mention_not_allowed", `You are not allowed to mention the group "${group.name}".`);
  }
  return undefined;
}

/**
 * Checks that an account may send a direct message.
 *
 * @param participants - all accounts in the conversation, the sender included
 * @refuses BAD_REQUEST for a deactivated participant, even in an existing conversation; for one that is not visible to
 *   the sender, for a conversation in which no account may send direct messages, then for one that the sender may not
 *   begin
 */
export function checkDirectPermission(realm: Realm, sender: User, participants: readonly User[]) {
  const others = participants.filter((user) => user.user_id !== sender.user_id);
  const isNew = !realm.direct_conversations.has(directKey(participants.map((user) => user.user_id)));
  const deactivated = others.find((user) => !user.is_active);
  if (deactivated !== undefined)
    return badRequest("recipient_deactivated", `to: the account ${deactivated.user_id} is deactivated.`);
  if (sender.is_system_bot) return undefined;
  const hidden = others.find((user) => !canAccessUser(realm, sender, user));
  if (hidden !== undefined)
    return badRequest("recipient_hidden", `to: there is no user ${hidden.user_id} that you may write to.`);
  if (sender.is_bot || others.every((user) => user.is_bot)) return undefined;
  const allowed = participants.some((user) => holdsRealmPermission(realm, "direct_message_permission_group", user));
  if (!allowed)
    return badRequest("direct_messages_not_allowed", "No one in this conversation may send direct messages.");
  if (isNew && !holdsRealmPermission(realm, "direct_message_initiator_group", sender)) {
    return badRequest("direct_conversation_not_allowed", "You are not allowed to start a direct conversation.");
  }
  return undefined;
}

/** Finds a message that an account may read and that can still be changed. */
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
 */
export function checkDeletion(realm: Realm, actor: User, message: Message) {
  if (mayDelete(realm, actor, message, "can_delete_any_message_group")) return undefined;
  const owner = userById(realm, message.sender_id)?.bot_owner_id ?? null;
  if (message.sender_id !== actor.user_id && owner !== actor.user_id) {
    return badRequest("deleting_others_not_allowed", "You are not allowed to delete messages of others.");
  }
  if (!mayDelete(realm, actor, message, "can_delete_own_message_group")) {
    return badRequest("deleting_not_allowed", "You are not allowed to delete messages.");
  }
  if (isBeyondLimit(realm, message, realm.settings.message_content_delete_limit_seconds, 0)) {
    return badRequest("deleting_time_over", "The time for deleting this message is over.");
  }
  return undefined;
}
