import { LIMITS } from "../../../protocol/limits";
import { badRequest, failure, failureSince } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Mentions } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { holdsRealmPermission, userGroupById } from "../user-groups/group-membership";
import { holdsGroupPermission } from "../user-groups/group-permissions";
import { canAccessUser } from "../users/user-access";
import { directKey } from "./conversations";

/**
 * Checks that an author may mention many users or a group.
 *
 * @refuses STREAM_WILDCARD_MENTION_NOT_ALLOWED in a channel of many subscribers, then
 *   TOPIC_WILDCARD_MENTION_NOT_ALLOWED in a topic of many participants, then BAD_REQUEST for a group that the author
 *   may not mention
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
    const msg = `You may not mention all of a channel of more than ${manyFrom} subscribers.`;
    const code = "STREAM_WILDCARD_MENTION_NOT_ALLOWED";
    return failureSince(realm, "wildcardMentionsHaveOwnErrors", code, "channel_wildcard_not_allowed", msg);
  }
  if (own && mentions.topic_wildcard && !isFree(mentions.topic_participant_ids.length)) {
    const msg = `You may not mention all of a topic of more than ${manyFrom} participants.`;
    return failure("TOPIC_WILDCARD_MENTION_NOT_ALLOWED", "topic_wildcard_not_allowed", msg);
  }
  return undefined;
}

function checkGroups(realm: Realm, author: User, mentions: Mentions) {
  for (const id of mentions.group_ids) {
    const group = userGroupById(realm, id);
    if (group === undefined) continue;
    const mayMention = holdsGroupPermission(realm, group, "can_mention_group", author);
    if (!mayMention) return badRequest("group_mention_not_allowed", `You may not mention the group "${group.name}".`);
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
  const gone = others.find((user) => !user.is_active);
  if (gone !== undefined) return badRequest("recipient_deactivated", `to: the account ${gone.user_id} is deactivated.`);
  if (sender.is_system_bot) return undefined;
  const hidden = others.find((user) => !canAccessUser(realm, sender, user));
  if (hidden !== undefined)
    return badRequest("recipient_hidden", `to: there is no user ${hidden.user_id} that you may write to.`);
  if (sender.is_bot || others.every((user) => user.is_bot)) return undefined;
  const allowed = participants.some((user) => holdsRealmPermission(realm, "direct_message_permission_group", user));
  if (!allowed)
    return badRequest("direct_messages_not_allowed", "No one in this conversation may send direct messages.");
  if (isNew && !holdsRealmPermission(realm, "direct_message_initiator_group", sender)) {
    return badRequest("direct_conversation_not_allowed", "You may not begin a direct conversation.");
  }
  return undefined;
}
